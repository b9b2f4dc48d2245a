import { z } from 'zod';
import { stateNames } from '../bills/states.ts';
import { languageCodes } from '../language.ts';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { bareMobile } from '../mobile-number.ts';
import { readUrl } from '../paths.ts';
import { answer, emailOrBlank, id, line, requiredLine, requiredText, text, whole } from '../primitives.ts';

const link = text(maxLength.url).refine(
  (value) => value === '' || (value.startsWith('https://') && readUrl(value) !== null),
  { error: say.linkInvalid },
);

// Owners know their number rather than its link.
const asWhatsAppLink = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{10}$/.test(bareMobile(value))
    ? `https://wa.me/91${bareMobile(value)}`
    : value;

const isPastYear = (year: string) =>
  year === '' || (/^(19|20)[0-9]{2}$/.test(year) && Number(year) <= new Date().getFullYear());

const phone = text(30).refine((value) => value === '' || /^\+?[0-9][0-9 ()-]{5,24}$/.test(value), {
  error: say.phoneInvalid,
});

export const businessForm = z.object({
  companyName: requiredLine(say.companyNameRequired, maxLength.name),
  shortName: line(12).optional(),
  mark: line(3).optional(),
  sinceYear: line(4).refine(isPastYear, { error: say.sinceYearInvalid }).optional(),
  promise: requiredLine(say.promiseRequired, 40).optional(),
  payPromise: requiredLine(say.promiseRequired, 40).optional(),
  phone: phone.optional(),
  email: emailOrBlank(say.emailInvalid).optional(),
  address: line(maxLength.address).optional(),
  city: requiredLine(say.cityRequired, 60).optional(),
  state: z.enum(stateNames, { error: say.stateUnknown }).optional(),
  areas: text(8000).optional(),
  firstLanguage: z.enum(languageCodes, { error: say.unknownValue }).optional(),
  hoursNote: line(120).optional(),
  officerName: line(maxLength.name).optional(),
  officerPhone: phone.optional(),
  officerEmail: emailOrBlank(say.emailInvalid).optional(),
  facebook: link.optional(),
  instagram: link.optional(),
  youtube: link.optional(),
  whatsapp: z.preprocess(asWhatsAppLink, link).optional(),
});
export const companyNameInput = businessForm.pick({ companyName: true });

const businessDetails = z.object({
  companyName: z.string(),
  /** A short name for a phone's header. Blank shows no name. */
  shortName: z.string(),
  /** Initials instead of the drawn logo. Blank shows the logo. */
  mark: z.string(),
  sinceYear: z.string(),
  promise: z.string(),
  payPromise: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.enum(stateNames),
  /** One area a line, with its names in Hindi and Marathi after '|'. Blank means the usual areas. */
  areas: z.string(),
  /** The language of people who phone, until they have their own. */
  firstLanguage: z.enum(languageCodes),
  hoursNote: z.string(),
  /** The grievance officer: a shop must name one (E-Commerce Rules 2020). Blank until the owner names one. */
  officerName: z.string(),
  officerPhone: z.string(),
  officerEmail: z.string(),
  facebook: z.string(),
  instagram: z.string(),
  youtube: z.string(),
  whatsapp: z.string(),
});
const openingHours = z.object({ opens: z.string(), closes: z.string() }).nullable();
export const business = businessDetails.extend({
  yearsOfService: whole,
  hours: z.string(),
  /** Opening hours by weekday, Monday first. Null is a closed day. */
  openingWeek: z.array(openingHours),
  /** Single days with hours of their own, from today on. */
  openingDays: z.array(z.object({ date: z.string(), hours: openingHours })),
  callHours: whole,
  guestBookings: z.boolean(),
  taxOnTop: z.number().nullable(),
  /** Whether the shop's bills are tax invoices, so a business customer can have one. */
  taxInvoices: z.boolean(),
});
export const guestBookingsInput = z.object({ allowed: z.boolean({ error: say.unknownValue }) });
/**
 * In a change of the business, `seen` has the values that the form loaded. The server refuses a field that
 * differs now. Fields without a seen value are overwritten.
 */
export const changeBusinessInput = businessForm
  .partial()
  .extend({ seen: businessDetails.partial().optional() });
export const companyAnswer = answer({ companyName: z.string() });

const reelLink = requiredText(say.reelUrlRequired, maxLength.url);
/** A reel. A blank name means that its card has a number. */
export const reel = z.object({ _id: z.string(), url: z.string(), name: z.string() });
export const reelList = z.array(reel);
export const reelForm = z.object({ url: reelLink, name: line(maxLength.name).default('') });
export const addReelInput = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null && !('url' in value) && 'reelUrl' in value
      ? { ...value, url: value.reelUrl }
      : value,
  reelForm,
);
export const updateReelInput = z.object({
  reelId: id(say.reelRequired),
  reelUrl: reelLink,
  name: line(maxLength.name).optional(),
});
export const reelIdInput = z.object({ id: id(say.reelRequired) });
export const reelAnswer = answer({ data: reel });

export type ChangeBusiness = z.output<typeof changeBusinessInput>;
export type BusinessDetails = z.output<typeof businessDetails>;
export type Business = z.output<typeof business>;
export type Reel = z.output<typeof reel>;
