import { z } from 'zod';
import { reportedLast } from '../field-order.ts';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { id, requiredText } from '../primitives.ts';
import { trackingInput } from '../tracking/schema.ts';

const isNoRating = (value: unknown) =>
  value === undefined || value === null || value === 0 || (typeof value === 'string' && value.trim() === '');
const ratingWords = {
  error: ({ input }: { input?: unknown }) => (isNoRating(input) ? say.feedbackIncomplete : say.ratingRange),
};

const feedbackFields = {
  rating: z.number(ratingWords).int(ratingWords).min(1, ratingWords).max(5, ratingWords),
  comment: requiredText(say.feedbackIncomplete, maxLength.message),
};
const incompleteFirst = reportedLast(({ path, input }) => path?.[0] === 'rating' && !isNoRating(input));

export const feedbackForm = z.object(feedbackFields).check(incompleteFirst);
export const feedbackInput = z.object({ ...feedbackFields, orderId: id() }).check(incompleteFirst);
export const feedbackByLinkInput = trackingInput.extend(feedbackFields).check(incompleteFirst);

export type FeedbackForm = z.output<typeof feedbackForm>;
export type Feedback = z.output<typeof feedbackInput>;
