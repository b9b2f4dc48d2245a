// The business itself: one row of contact details, and the reels.
import { z } from 'zod';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import {
  answer,
  emailOrBlank,
  id,
  line,
  messageOnly,
  requiredLine,
  requiredText,
  text,
} from '../primitives.ts';

const link = text(maxLength.url).refine(
  (value) => value === '' || (value.startsWith('https://') && URL.canParse(value)),
  { error: say.linkInvalid },
);

/** Contact details of the business; all but the name may be blank and are then left out of the pages. */
export const businessForm = z.object({
  companyName: requiredLine(say.companyNameRequired, maxLength.name),
  phone: text(30)
    .refine((value) => value === '' || /^\+?[0-9][0-9 ()-]{5,24}$/.test(value), { error: say.phoneInvalid })
    .optional(),
  email: emailOrBlank(say.emailInvalid).optional(),
  address: line(maxLength.address).optional(),
  facebook: link.optional(),
  instagram: link.optional(),
  youtube: link.optional(),
  whatsapp: link.optional(),
});
export const companyNameInput = businessForm.pick({ companyName: true });

const businessDetails = z.object({
  companyName: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  facebook: z.string(),
  instagram: z.string(),
  youtube: z.string(),
  whatsapp: z.string(),
});
/**
 * What everybody may know of the business, whether one can book without an account, and the tax in percent that comes on top of
 * the charges of services: null where they include it.
 */
export const business = businessDetails.extend({
  guestBookings: z.boolean(),
  taxOnTop: z.number().nullable(),
});
export const guestBookingsInput = z.object({ allowed: z.boolean({ error: say.unknownValue }) });
/**
 * Only the fields that were changed. `seen` has what stood in them when they were read: where something else stands there
 * now, the change is refused; a field without it is written as it comes.
 */
export const changeBusinessInput = businessForm
  .partial()
  .extend({ seen: businessDetails.partial().optional() });
export const companyAnswer = answer({ companyName: z.string() });

/** A reel's link: https, or a clip that this shop serves itself. */
const reelLink = requiredText(say.reelUrlRequired, maxLength.url);
export const reel = z.object({ _id: z.string(), url: z.string() });
export const reelList = z.array(reel);
/** A reel to add; /api calls its link `reelUrl`, as it does where one is changed. */
export const addReelInput = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null && !('url' in value) && 'reelUrl' in value
      ? { url: value.reelUrl }
      : value,
  z.object({ url: reelLink }),
);
export const updateReelInput = z.object({ reelId: id(say.reelRequired), reelUrl: reelLink });
export const reelIdInput = z.object({ id: id(say.reelRequired) });
export const reelAnswer = answer({ data: reel });

export { messageOnly };

export type ChangeBusiness = z.output<typeof changeBusinessInput>;
export type BusinessDetails = z.output<typeof businessDetails>;
export type Business = z.output<typeof business>;
export type Reel = z.output<typeof reel>;
