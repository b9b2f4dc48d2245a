import { z } from 'zod';
import { serviceTypes, statuses } from '../business.ts';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import {
  answer,
  changesFields,
  changesPage,
  day,
  email,
  filter,
  id,
  mobile,
  moment,
  pagesOf,
  requiredLine,
  requiredText,
  status,
  statusFilter,
  text,
} from '../primitives.ts';

export const enquiryForm = z.object({
  fullname: requiredLine(say.fullNameRequired, maxLength.name),
  email: email(say.emailInvalid, say.emailInvalid),
  mobile: mobile(say.mobileInvalid, say.mobileInvalid),
  area: requiredLine(say.areaRequired, maxLength.address),
  serviceType: z.enum(serviceTypes, { error: say.serviceTypeRequired }),
  message: requiredText(say.messageEmpty, maxLength.message),
  // A honeypot field for bots: the page hides it from people.
  website: z.literal('', { error: say.honeypot }).nullish(),
});

export const enquiry = z.object({
  _id: z.string(),
  fullname: z.string(),
  area: z.string(),
  email: z.string(),
  mobile: z.string(),
  serviceType: z.string(),
  message: z.string(),
  status: z.enum(statuses),
  createdAt: moment,
});

export const enquiryAnswer = answer({ data: enquiry });
export const enquiryPage = changesPage(enquiry);
export const enquiryListInput = z.object({ status: statusFilter, ...changesFields });

const enquiryFilters = {
  /** 'complaint' includes requests about data. */
  kind: filter(z.enum(['enquiry', 'complaint'], { error: say.unknownValue })),
  status: statusFilter,
  search: text(maxLength.search).optional(),
  serviceType: z.preprocess((value) => (value === '' ? undefined : value), z.enum(serviceTypes).optional()),
  from: day.optional(),
  to: day.optional(),
};
export const enquiryTableInput = z.object({
  ...enquiryFilters,
  ...pagesOf(25),
  /** 'open' lists what is open first. */
  sort: z.enum(['open', 'createdAt']).default('open'),
  direction: z.enum(['asc', 'desc']).default('desc'),
});
export const exportInput = z.object(enquiryFilters);
export const enquiryIdInput = z.object({ id: id() });
export const answerForm = z.object({ answer: requiredText(say.messageEmpty, maxLength.message) });
export const answerEnquiryInput = enquiryIdInput.extend(answerForm.shape);
/** How an enquiry was answered. */
export const replyWays = ['whatsApp', 'call', 'mail'] as const;
export const setEnquiryStatusInput = z.object({
  id: id(),
  status,
  reply: z.enum(replyWays, { error: say.unknownValue }).optional(),
});

export type EnquiryForm = z.output<typeof enquiryForm>;
export type Enquiry = z.output<typeof enquiry>;
export type AnswerEnquiry = z.output<typeof answerEnquiryInput>;
export type EnquiryListInput = z.output<typeof enquiryListInput>;
export type EnquiryTableInput = z.output<typeof enquiryTableInput>;
export type EnquiryFilters = z.output<typeof exportInput>;
