import { z } from 'zod';
import { statuses } from '../business.ts';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { stages } from '../orders/stages.ts';
import { countedPage, day, id, messageOnly, moment, page, pagesOf, text, whole } from '../primitives.ts';
import { technicianName } from '../technicians/name.ts';
import { visit } from '../visits/schema.ts';

const sum = z.object({ count: z.number(), rupees: z.number() });
/** What waits for the office now. */
export const toDo = z.object({
  lateOrders: z.number(),
  toCall: z.number(),
  unassigned: z.object({ count: z.number(), day: z.string().nullable() }),
  newEnquiries: z.number(),
  dueLong: sum,
  cashLong: sum,
  missingContacts: z.array(z.string()),
  mailsSetAside: z.number(),
  lostLinks: z.number(),
  complaints: z.object({ open: z.number(), late: z.number() }),
});

/**
 * The open tasks of the opening day. `missing` names blank fields of the business. `hasOrders` is false until
 * somebody books. `firstBill` is the number of the year's first bill.
 */
export const openingSteps = [
  'business',
  'services',
  'visitTimes',
  'tax',
  'technician',
  'testBooking',
] as const;
export const opening = z.object({
  shown: z.boolean(),
  done: z.record(z.enum(openingSteps), z.boolean()),
  missing: z.array(z.string()),
  hasOrders: z.boolean(),
  firstBill: z.string(),
  testOrder: z.object({ _id: z.string(), orderNumber: whole }).nullable(),
});

const newest = z.object({ _id: z.string(), fullname: z.string() });

/**
 * The server keeps changes for this time, and at most this number of changes. A client that polls less often
 * reloads everything.
 */
export const changesToldMs = 60_000;
export const changesTold = 20;
const change = z.object({
  _id: z.string(),
  entity: z.string(),
  entityId: z.string(),
  status: z.enum(statuses).optional(),
  stage: z.enum(stages).optional(),
  visit: visit.nullish(),
  technician: technicianName.nullish(),
});

/**
 * News since a moment. Without a moment, the answer has only `now` and the `changes` of the last minute,
 * newest first.
 */
export const newsInput = z.object({ since: z.iso.datetime({ error: say.dateInvalid }).optional() });
export const news = z.object({
  orders: z.number(),
  newestOrder: newest.optional(),
  enquiries: z.number(),
  newestEnquiry: newest.optional(),
  changes: z.array(change),
  now: moment,
});

export const searchInput = z.object({ text: text(maxLength.search).min(1) });
export const found = z.object({
  people: z.array(
    z.object({
      _id: z.string(),
      userId: whole,
      name: z.string(),
      mobile: z.string(),
      email: z.string(),
      openOrders: whole,
    }),
  ),
  orders: z.array(
    z.object({
      _id: z.string(),
      orderNumber: whole,
      fullname: z.string(),
      area: z.string(),
      mobile: z.string(),
      stage: z.enum(stages),
      /** Who is on the way or at work, and since when. */
      technician: z.string().nullable(),
      since: moment.nullable(),
      createdAt: moment,
    }),
  ),
  bills: z.array(
    z.object({
      _id: z.string(),
      number: z.string(),
      orderNumber: whole,
      fullname: z.string(),
      total: z.number(),
    }),
  ),
  enquiries: z.array(
    z.object({ _id: z.string(), fullname: z.string(), serviceType: z.string(), createdAt: moment }),
  ),
  services: z.array(z.object({ _id: z.string(), name: z.string() })),
});

export const mailSetAside = z.object({
  _id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  attempts: z.number(),
  lastError: z.string(),
  createdAt: moment,
});
export const mailPage = page(mailSetAside);
export const mailListInput = z.object(pagesOf(50));
export const mailIdInput = z.object({ id: id() });

export const auditInput = z.object({
  ...pagesOf(50),
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

export type ToDo = z.output<typeof toDo>;
export type OpeningStep = (typeof openingSteps)[number];
export type Opening = z.output<typeof opening>;
export type News = z.output<typeof news>;
export type Found = z.output<typeof found>;
export type MailSetAside = z.output<typeof mailSetAside>;
export type MailList = z.output<typeof mailListInput>;
export type AuditInput = z.output<typeof auditInput>;
export type AuditEntry = z.output<typeof auditEntry>;
