// Field schemas with their own words: every schema of a domain is made of these.
import { z } from 'zod';
import { statuses } from './business.ts';
import { maxLength, mostPieces } from './limits.ts';
import { fieldMessages as say } from './messages.ts';
import { hasTwoDecimals } from './money.ts';

// zod compiles schemas with `new Function`, which our pages' policy forbids; every schema is made after this line.
if ('document' in globalThis) z.config({ jitless: true });

// PostgreSQL refuses NUL in text, and a lone surrogate is no character: both are refused before they reach it.
const storable = (value: string) => !value.includes('\0') && value.isWellFormed();

const unseen = String.raw`\s\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800`;
const onlyUnseen = new RegExp(`^[${unseen}]*$`, 'u');

// Trimmed; a text of which a reader would see nothing (a zero-width blank, a filler) is blank.
const shown = (value: string) => (onlyUnseen.test(value) ? '' : value.trim());

const onOneLine = (value: string) => value.replace(/[\n\v\f\r\u0085\u2028\u2029]+/g, ' ');

const atMost = (max: number) => ({ error: `Please use at most ${max} characters` });

const storableText = (message: string) =>
  z.string({ error: message }).refine(storable, { error: say.textUnstorable });

// A rule that follows 'required' lets the blank text pass, so that one mistake is told once. (Aborting the
// field would do the same, but zod then also leaves out the rules between two fields.)

/** A text that may be blank, trimmed, at most `max` characters. `message` answers a wrong type. */
export const text = (max: number, message: string = say.unknownValue) =>
  storableText(message).overwrite(shown).max(max, atMost(max));

/** A text that must not be blank after trimming; `message` answers a missing, blank or non-text value. */
export const requiredText = (message: string, max: number) =>
  storableText(message).overwrite(shown).min(1, { error: message }).max(max, atMost(max));

/** As `text`, on one line: line breaks become spaces (docs/rules.md#api). */
export const line = (max: number, message: string = say.unknownValue) =>
  storableText(message).overwrite(onOneLine).overwrite(shown).max(max, atMost(max));

/** As `requiredText`, on one line. */
export const requiredLine = (message: string, max: number) =>
  storableText(message)
    .overwrite(onOneLine)
    .overwrite(shown)
    .min(1, { error: message })
    .max(max, atMost(max));

// One @, no blanks, a dot in the domain; more would refuse addresses that work.
const emailPattern = /^[^\s@"<>()[\]\\,;:]+@[^\s@"<>()[\]\\,;:.]+(\.[^\s@"<>()[\]\\,;:.]+)+$/;
// Controls, direction changers, halves, what no standard names, and what is invisible without being one of these.
const hiddenInAddress = new RegExp(`[${unseen}\\p{C}]`, 'u');

/**
 * Whether a text is one plain address in the form in which we keep it: the one definition for forms, procedures and
 * mail (docs/rules.md#api). Rows may be older than the rule.
 */
export const isAddress = (value: string): boolean =>
  value.length <= maxLength.email && emailPattern.test(value) && !hiddenInAddress.test(value);

const addressText = (wrongType: string, invalid: string) =>
  z
    .string({ error: wrongType })
    .overwrite((value) => shown(value).toLowerCase())
    // one rule, so that of one address one mistake is told
    .refine((value) => value === '' || isAddress(value), { error: invalid });

/** An email address: trimmed and in lower case (docs/rules.md#accounts). */
export const email = (required: string, invalid: string) =>
  addressText(required, invalid)
    .min(1, { error: required })
    // for the API's document, in words that every language's patterns know
    .meta({ maxLength: maxLength.email, pattern: emailPattern.source });

/** An email address that may be blank. */
export const emailOrBlank = (invalid: string) => addressText(invalid, invalid);

/** A mobile number of exactly 10 digits; the input field strips +91, 0 and blanks before it comes here. */
export const mobile = (required: string, invalid: string) =>
  requiredText(required, maxLength.address).regex(/^$|^[0-9]{10}$/, { error: invalid });

/** A password: 6 to 128 characters, not trimmed. */
export const newPassword = z
  .string({ error: say.passwordRequired })
  .min(1, { error: say.passwordRequired })
  .refine(storable, { error: say.textUnstorable })
  .refine((value) => value === '' || value.length >= 6, { error: say.passwordShort })
  .max(128, { error: say.passwordLong });

/** A password that is only compared, whatever its length (up to a bound that keeps hashing cheap). */
export const givenPassword = (message: string = say.passwordRequired) =>
  storableText(message).min(1, { error: message }).max(1000, { error: say.passwordLong });

/** Whether a text looks like one of our opaque keys, in either case. */
export const isKey = (value: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

/** What a malformed key becomes: no row has it. */
export const noSuchId = '00000000-0000-0000-0000-000000000000';

/**
 * An opaque key of one of our rows. A missing one is 400; a malformed one becomes the key that no row has,
 * so that it ends as 404 like any other unknown key (docs/rules.md#api).
 */
export const id = (message: string = say.idRequired) =>
  z
    .string({ error: message })
    .trim()
    .min(1, { error: message })
    .transform((value) => (isKey(value) ? value.toLowerCase() : noSuchId));

const chargeNumber = (value: unknown) =>
  typeof value === 'string' && /^\s*[0-9]+(\.[0-9]+)?\s*$/.test(value) ? Number(value) : value;

/** A charge in rupees, 0 to 1,000,000 with at most 2 decimals; a numeric string will do. */
export const charge = z.preprocess(
  (value) =>
    value === null || (typeof value === 'string' && shown(value) === '') ? undefined : chargeNumber(value),
  z
    .number({ error: (issue) => (issue.input === undefined ? say.chargeRequired : say.chargeRange) })
    .min(0, { error: say.chargeRange, abort: true })
    .max(1_000_000, { error: say.chargeRange, abort: true })
    .refine(hasTwoDecimals, { error: say.chargeDecimals }),
);

export { toPaise, toRupees } from './money.ts';

/** How many pieces of a service: 1 to 20 (docs/rules.md#cart-and-booking). */
export const quantity = z
  .number({ error: say.quantityRange })
  .int({ error: say.quantityRange })
  .min(1, { error: say.quantityRange })
  .max(mostPieces, { error: say.quantityRange });

/** A whole rating of 1 to 5 stars. */
export const stars = z
  .number({ error: say.ratingRange })
  .int({ error: say.ratingRange })
  .min(1, { error: say.ratingRange })
  .max(5, { error: say.ratingRange });

/** A whole number of an answer: a count, a number of a row. */
export const whole = z.int();

/** Complete or Incomplete. */
export const status = z.enum(statuses, { error: say.statusUnknown });

/** A filter; blank is none. What can not be stored is no blank. */
export const filter = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && storable(value) && shown(value) === '' ? undefined : value),
    schema.optional(),
  );

/** A filter by status. */
export const statusFilter = filter(status);

// what a month does not have would be read as a day of the next one
const isInCalendar = (day: string): boolean => {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
};

/** A day of the calendar in India (YYYY-MM-DD), as date pickers give it. */
export const day = z
  .string({ error: say.dateInvalid })
  .regex(/^20[0-9]{2}-[01][0-9]-[0-3][0-9]$/, { error: say.dateInvalid })
  .refine(isInCalendar, { error: say.dateInvalid });

/** A moment that a caller gives: ISO 8601 with its zone, as `moment`. */
export const givenMoment = z.iso
  .datetime({ offset: true, error: say.momentInvalid })
  // a rule of its own: as `startsWith` it would be the format that the API's document names
  .refine((moment) => moment.startsWith('20'), { error: say.momentInvalid });

/** A moment, ISO 8601 in UTC, as the server gives it. */
export const moment = z.string().meta({ format: 'date-time' });

/** `limit` and `cursor` of every list. The cursor is opaque and made by the server alone. */
export const pageFields = {
  limit: z
    .number({ error: say.limitRange })
    .int({ error: say.limitRange })
    .min(1, { error: say.limitRange })
    .max(1000, { error: say.limitRange })
    .default(1000),
  cursor: z.string({ error: say.cursorUnknown }).max(1000, { error: say.cursorUnknown }).optional(),
};

/** One page of a list; `nextCursor` is there where the list goes on. */
export const page = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().optional() });

/** One page of an admin's table: with the way back and the count, exact up to 10,000. */
export const countedPage = <T extends z.ZodType>(item: T) =>
  page(item).extend({ previousCursor: z.string().optional(), count: z.number(), countIsExact: z.boolean() });

/** What a change answers: the words for the toast beside what it made. */
export const answer = <T extends z.ZodRawShape>(shape: T) => z.object({ message: z.string(), ...shape });

/** What a change answers that has nothing to give but its words. */
export const messageOnly = answer({});
