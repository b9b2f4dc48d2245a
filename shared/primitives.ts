import { z } from 'zod';
import { statuses } from './business.ts';
import { boundTexts } from './field-texts.ts';
import { dayPattern, isInCalendar } from './india-day.ts';
import { maxLength, maxPieces } from './limits.ts';
import { fieldMessages as say } from './messages.ts';
import { bareMobile } from './mobile-number.ts';
import { hasTwoDecimals } from './money.ts';
import { readDay, typedNumber, withoutMarks } from './typed-values.ts';
import './zod-fallback-messages.ts';

// zod compiles schemas with `new Function`, which the Content-Security-Policy forbids. The compiler must be
// off before the first schema.
if ('document' in globalThis) z.config({ jitless: true });

const storable = (value: string) => !/[\0\p{Cs}]/u.test(value);

const unseen = String.raw`\s\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800`;
const onlyUnseen = new RegExp(`^[${unseen}]*$`, 'u');

// Trims a text. A text of invisible characters (zero-width, fillers) counts as blank.
const trimmed = (value: string) => (onlyUnseen.test(value) ? '' : value.trim());
/** Removes invisible marks at both ends, which come along with a paste. */
function withoutEnds(value: string): string {
  const signs = [...value];
  const isSeen = (sign: string) => !onlyUnseen.test(sign);
  const first = signs.findIndex(isSeen);
  const after = signs.length - [...signs].reverse().findIndex(isSeen);
  return first < 0 ? '' : signs.slice(first, after).join('');
}

const clean = (value: string) => trimmed(withoutMarks(value)).normalize('NFC');

const onOneLine = (value: string) => value.replace(/[\n\v\f\r\u0085\u2028\u2029]+/g, ' ');

const atMost = (max: number) => ({ error: () => boundTexts('characters', { max: `${max}` }) });

const storableText = (message: string) =>
  z.string({ error: message }).refine(storable, { error: say.textUnstorable });

// Rules after 'required' let a blank text pass, so that each mistake is reported once. If the field aborted
// instead, zod would skip the rules between two fields.

export const text = (max: number, message: string = say.unknownValue) =>
  storableText(message).overwrite(clean).max(max, atMost(max));

export const requiredText = (message: string, max: number, tidy = clean) =>
  storableText(message).overwrite(tidy).min(1, { error: message }).max(max, atMost(max));

/** The address of an account, which may be older than the rule for addresses. */
export const signInAddress = (required: string) =>
  requiredText(required, maxLength.email, trimmed).toLowerCase();

export const line = (max: number, message: string = say.unknownValue) =>
  storableText(message).overwrite(onOneLine).overwrite(clean).max(max, atMost(max));

export const requiredLine = (message: string, max: number) => line(max, message).min(1, { error: message });

const emailPattern = /^[^\s@"<>()[\]\\,;:]+@[^\s@"<>()[\]\\,;:.]+(\.[^\s@"<>()[\]\\,;:.]+)+$/;
// Characters that a text may not contain: control, direction-changing, unassigned and invisible characters,
// and lone surrogates.
const hiddenInAddress = new RegExp(`[${unseen}\\p{C}]`, 'u');

/** Whether a text is one plain, normalized email address. Stored rows may be older than this rule. */
export const isAddress = (value: string): boolean =>
  value.length <= maxLength.email && emailPattern.test(value) && !hiddenInAddress.test(value);

const addressText = (wrongType: string, invalid: string) =>
  z
    .string({ error: wrongType })
    // Refuses a mark inside an address. Without the mark, it would be somebody else's address.
    .overwrite((value) => withoutEnds(value).toLowerCase())
    .refine((value) => value === '' || isAddress(value), { error: invalid });

export const email = (required: string, invalid: string) =>
  addressText(required, invalid)
    .min(1, { error: required })
    // A regular expression that other languages understand too, for the API document.
    .meta({ maxLength: maxLength.email, pattern: emailPattern.source });

export const emailOrBlank = (invalid: string) => addressText(invalid, invalid);

// A text that is no number stays as it is typed.
const tenDigits = (value: string) => {
  const bare = bareMobile(value);
  return /^[0-9]{10}$/.test(bare) ? bare : value;
};

export const mobile = (required: string, invalid: string) =>
  requiredText(required, maxLength.address)
    .overwrite(tenDigits)
    .regex(/^$|^[0-9]{10}$/, { error: invalid });

export const mobileOrBlank = (invalid: string) =>
  text(maxLength.address)
    .overwrite(tenDigits)
    .regex(/^$|^[0-9]{10}$/, { error: invalid });

export const newPassword = z
  .string({ error: say.passwordRequired })
  .min(1, { error: say.passwordRequired })
  .refine(storable, { error: say.textUnstorable })
  .refine((value) => value === '' || value.length >= 6, { error: say.passwordShort })
  .max(128, { error: say.passwordLong });

export const givenPassword = (message: string = say.passwordRequired) =>
  storableText(message).min(1, { error: message }).max(1000, { error: say.passwordLong });

export const isKey = (value: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

/** An id that no row has. Malformed ids become this id. */
export const noSuchId = '00000000-0000-0000-0000-000000000000';

/** A missing id is answered with 400. A malformed id becomes `noSuchId`, so it is answered with 404. */
export const id = (message: string = say.idRequired) =>
  z
    .string({ error: message })
    .trim()
    .min(1, { error: message })
    .transform((value) => (isKey(value) ? value.toLowerCase() : noSuchId));

const chargeMistake = (input: unknown): string => {
  if (input === undefined) return say.chargeRequired;
  return typeof input === 'string' && /\d,\d/.test(input) ? say.amountInvalid : say.chargeRange;
};

export const charge = z.preprocess(
  (value) =>
    value === null || (typeof value === 'string' && clean(value) === '') ? undefined : typedNumber(value),
  z
    .number({ error: ({ input }) => chargeMistake(input) })
    .min(0, { error: say.chargeRange, abort: true })
    .max(1_000_000, { error: say.chargeRange, abort: true })
    .refine(hasTwoDecimals, { error: say.chargeDecimals }),
);

export { toPaise, toRupees } from './money.ts';

export const inRange = (min: number, max: number, error: string) =>
  z.number({ error }).int({ error }).min(min, { error }).max(max, { error });

/** A sum or a rate with at most two decimals. */
export const decimal = (min: number, max: number, error: string) =>
  z
    .number({ error })
    .min(min, { error, abort: true })
    .max(max, { error, abort: true })
    .refine(hasTwoDecimals, { error });

export const quantity = inRange(1, maxPieces, say.quantityRange);

export const stars = inRange(1, 5, say.ratingRange);

/** A whole number that the database's integers can hold. */
export const whole = z.int32();

export const status = z.enum(statuses, { error: say.statusUnknown });

export const filter = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && storable(value) && clean(value) === '' ? undefined : value),
    schema.optional(),
  );

export const statusFilter = filter(status);

export const day = z
  .string({ error: say.dateInvalid })
  .regex(dayPattern, { error: say.dateInvalid })
  .refine(isInCalendar, { error: say.dateInvalid });

/** A day in any of the forms that people write in a file. */
export const typedDay = z
  .string({ error: say.dateInvalid })
  .overwrite((value) => readDay(value) ?? value)
  .pipe(day);

export const givenMoment = z.iso
  .datetime({ offset: true, error: say.momentInvalid })
  // A refinement, because `startsWith` would appear as a format in the API document.
  .refine((moment) => moment.startsWith('20'), { error: say.momentInvalid });

export const moment = z.string().meta({ format: 'date-time' });

export const pageFields = {
  limit: inRange(1, 1000, say.limitRange).default(1000),
  cursor: z.string({ error: say.cursorUnknown }).max(1000, { error: say.cursorUnknown }).optional(),
};

/** The fields for pages of a list. `length` is the usual length of a page. */
export const pagesOf = (length: number) => ({ ...pageFields, limit: pageFields.limit.default(length) });

export const page = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().optional() });

/** A list whose readers continue from the moment `until` of its last answer. */
export const changesFields = { updatedSince: filter(givenMoment), ...pageFields };

export const changesPage = <T extends z.ZodType>(item: T) => page(item).extend({ until: moment });

export const answer = <T extends z.ZodRawShape>(shape: T) => z.object({ message: z.string(), ...shape });
