import { z } from 'zod';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import {
  answer,
  countedPage,
  emailOrBlank,
  filter,
  givenPassword,
  id,
  messageOnly,
  mobile,
  moment,
  pageFields,
  requiredLine,
  requiredText,
  text,
  whole,
} from '../primitives.ts';
import { trackingInput } from '../tracking/schema.ts';
import { allKept } from './retention.ts';

/** The kinds of requests: an answer to a complaint, a copy of the own data, erasure. */
export const requestKinds = ['complaint', 'copy', 'erasure'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** A copy of a person's data: `json` for programs, `page` is one HTML file for people. */
export const copyAnswer = answer({ json: z.string(), page: z.string() });

/** An account asks for its password again. A guest has none. */
export const eraseMeInput = z.object({ password: givenPassword().optional() });
/** What the holder of a tracking link asks the shop for. */
export const askByLinkInput = trackingInput.extend({
  kind: z.enum(['copy', 'erasure'], { error: say.unknownValue }),
});
export const ofPersonInput = z.object({ id: id() });

export { messageOnly };

export const complaintForm = z.object({
  fullname: requiredLine(say.fullNameRequired, maxLength.name),
  mobile: mobile(say.mobileInvalid, say.mobileInvalid),
  email: emailOrBlank(say.emailInvalid),
  order: text(10)
    .regex(/^$|^[0-9]{1,9}$/, { error: say.orderNumberInvalid })
    .optional(),
  message: requiredText(say.messageEmpty, maxLength.message),
  // A honeypot field for bots: the page hides it from people.
  website: z.literal('', { error: say.honeypot }).nullish(),
});
export const complaintAnswer = answer({ number: whole });

export const requestStates = ['open', 'answered'] as const;
/**
 * A row of the log. The law gives 48 hours to acknowledge a complaint (`acknowledgeBy`) and a month to answer
 * it (`answerBy`). `late` is what a past time has been missed for.
 */
export const request = z.object({
  _id: z.string(),
  number: whole,
  kind: z.enum(requestKinds),
  at: moment,
  fullname: z.string(),
  mobile: z.string(),
  email: z.string(),
  order: whole.nullable(),
  message: z.string(),
  byStaff: z.string(),
  acknowledgeBy: moment,
  acknowledgedAt: moment.nullable(),
  answerBy: moment,
  answeredAt: moment.nullable(),
  answer: z.string(),
  answeredBy: z.string(),
  days: whole,
  late: z.enum(['acknowledge', 'answer']).nullable(),
});
export const requestTableInput = z.object({
  kind: filter(z.enum(requestKinds, { error: say.unknownValue })),
  state: filter(z.enum(requestStates, { error: say.unknownValue })),
  limit: pageFields.limit.default(25),
  cursor: pageFields.cursor,
});
export const requestTable = countedPage(request);
export const requestIdInput = z.object({ id: id() });
export const answerRequestInput = requestIdInput.extend({
  answer: requiredText(say.messageEmpty, maxLength.message),
});
export const answerForm = answerRequestInput.pick({ answer: true });
export const requestAnswer = answer({ data: request });

/** What a nightly sweep would delete now. */
export const dueForSweep = z.array(z.object({ kept: z.enum(allKept), due: whole }));

export type AskByLink = z.output<typeof askByLinkInput>;
export type Complaint = z.output<typeof complaintForm>;
export type Request = z.output<typeof request>;
export type RequestTableInput = z.output<typeof requestTableInput>;
export type AnswerRequest = z.output<typeof answerRequestInput>;
