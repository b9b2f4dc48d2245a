import { z } from 'zod';
import { serviceTypes, statuses } from '../business.ts';
import { languageCodes } from '../language.ts';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import {
  answer,
  changesFields,
  changesPage,
  countedPage,
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
  whole,
} from '../primitives.ts';
import { enquiryKinds } from './kinds.ts';

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

/** `late` is what a past time has been missed for. */
export const listedEnquiry = enquiry.extend({
  kind: z.enum(enquiryKinds),
  number: whole.nullable(),
  acknowledgeBy: moment,
  acknowledgedAt: moment.nullable(),
  answerBy: moment,
  settledAt: moment.nullable(),
  late: z.enum(['acknowledge', 'answer']).nullable(),
});

export const enquiryInFull = listedEnquiry.extend({
  /** The booking that an enquiry became, or that a complaint is about. */
  order: z.object({ _id: z.string(), orderNumber: whole }).nullable(),
  /** The language of the page on which the enquiry was written, and of the WhatsApp message. */
  language: z.enum(languageCodes),
  whatsApp: z.string(),
  answer: z.string(),
  /** The customer who asks about his own data. */
  personId: z.string().nullable(),
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
export const enquiryTable = countedPage(listedEnquiry);
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
export type ListedEnquiry = z.output<typeof listedEnquiry>;
export type AnswerEnquiry = z.output<typeof answerEnquiryInput>;
export type EnquiryInFull = z.output<typeof enquiryInFull>;
export type EnquiryListInput = z.output<typeof enquiryListInput>;
export type EnquiryTableInput = z.output<typeof enquiryTableInput>;
export type EnquiryFilters = z.output<typeof exportInput>;
