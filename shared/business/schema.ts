// The business itself: one row of contact details, the reels, the owner's overview and the audit list.
import { z } from 'zod';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import {
  answer,
  countedPage,
  day,
  email,
  id,
  messageOnly,
  moment,
  page,
  pageFields,
  requiredText,
  text,
} from '../primitives.ts';

const blankOr = <T extends z.ZodType>(schema: T) => z.union([z.literal(''), schema]);
const link = text(maxLength.url).refine(
  (value) => value === '' || (value.startsWith('https://') && URL.canParse(value)),
  { error: say.linkInvalid },
);

/** Contact details of the business; all but the name may be blank and are then left out of the pages. */
export const businessForm = z.object({
  companyName: requiredText(say.companyNameRequired, maxLength.name),
  phone: text(30)
    .refine((value) => value === '' || /^\+?[0-9][0-9 ()-]{5,24}$/.test(value), { error: say.phoneInvalid })
    .optional(),
  email: blankOr(email(say.emailInvalid, say.emailInvalid)).optional(),
  address: text(maxLength.address).optional(),
  facebook: link.optional(),
  instagram: link.optional(),
  youtube: link.optional(),
  whatsapp: link.optional(),
});
export const companyNameInput = businessForm.pick({ companyName: true });

export const business = z.object({
  companyName: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  facebook: z.string(),
  instagram: z.string(),
  youtube: z.string(),
  whatsapp: z.string(),
});
export const companyAnswer = answer({ companyName: z.string() });

/** A reel's link: https, or a clip that this shop serves itself. */
const reelLink = requiredText(say.reelUrlRequired, maxLength.url);
export const reel = z.object({ _id: z.string(), url: z.string() });
export const reelList = z.array(reel);
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

const figure = z.object({ count: z.number(), rupees: z.number() });
const openOrder = z.object({
  _id: z.string(),
  fullname: z.string(),
  area: z.string(),
  mobile: z.string(),
  services: z.array(z.string()),
  createdAt: moment,
  late: z.boolean(),
});

/** What the owner asks each morning (money in rupees, days in India's time). */
export const overview = z.object({
  openOrders: z.number(),
  lateOrders: z.number(),
  oldestOpen: z.array(openOrder),
  newEnquiries: z.number(),
  today: figure,
  month: figure,
  ratings: z.object({ average: z.number(), count: z.number() }),
  bookingsPerDay: z.array(z.object({ day: z.string(), count: z.number() })),
  bookingsPerService: z.array(z.object({ service: z.string(), count: z.number() })),
  missingContacts: z.array(z.string()),
  mailsSetAside: z.number(),
});

const newest = z.object({ _id: z.string(), fullname: z.string() });

/**
 * What is new since a moment: for the unobtrusive note above an open table. Without a moment the answer is the
 * server's time alone; `newestOrder` and `newestEnquiry` are there where something is new.
 */
export const newsInput = z.object({ since: z.iso.datetime({ error: say.dateInvalid }).optional() });
export const news = z.object({
  orders: z.number(),
  newestOrder: newest.optional(),
  enquiries: z.number(),
  newestEnquiry: newest.optional(),
  now: moment,
});

/** Mails that were given up after a day of tries, for the admin to send again. */
export const mailSetAside = z.object({
  _id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  attempts: z.number(),
  lastError: z.string(),
  createdAt: moment,
});
export const mailPage = page(mailSetAside);
export const mailListInput = z.object({ ...pageFields, limit: pageFields.limit.default(50) });
export const mailIdInput = z.object({ id: id() });

export const auditInput = z.object({
  limit: pageFields.limit.default(50),
  cursor: pageFields.cursor,
  entity: text(40).optional(),
  entityId: text(64).optional(),
  actor: text(maxLength.search).optional(),
  from: day.optional(),
  to: day.optional(),
});
export const auditEntry = z.object({
  _id: z.string(),
  at: moment,
  actor: z.string(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  label: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export const auditPage = countedPage(auditEntry);
export { messageOnly };

export type BusinessForm = z.output<typeof businessForm>;
export type Business = z.output<typeof business>;
export type Reel = z.output<typeof reel>;
export type Overview = z.output<typeof overview>;
export type News = z.output<typeof news>;
export type MailSetAside = z.output<typeof mailSetAside>;
export type MailList = z.output<typeof mailListInput>;
export type AuditInput = z.output<typeof auditInput>;
export type AuditEntry = z.output<typeof auditEntry>;
