import { z } from 'zod';
import { applianceKinds } from '../appliances/kinds.ts';
import { applianceWords, pastMonth } from '../appliances/schema.ts';
import { applianceKindTexts } from '../appliances/texts.ts';
import { serviceForm } from '../catalogue/schema.ts';
import { dayMs } from '../durations.ts';
import { languageCodes } from '../language.ts';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { bookingContact } from '../orders/schema.ts';
import {
  answer,
  charge,
  emailOrBlank,
  filter,
  id,
  line,
  requiredLine,
  text,
  typedDay,
  whole,
} from '../primitives.ts';
import { tableChoices } from '../separators.ts';
import { readDay } from '../typed-values.ts';

export const importKinds = ['customers', 'services', 'orders', 'appliances'] as const;
export type ImportKind = (typeof importKinds)[number];

export const maxImportBytes = 5 * 2 ** 20;
export const maxImportRows = 20_000;
export const undoableForMs = dayMs;

const { fullname, mobile } = bookingContact.shape;

export const customerRow = z.object({ fullname, mobile, address: line(maxLength.address) });

/** In a row of an import of services, `picture` is the name of a sample picture. */
export const serviceRow = serviceForm
  .omit({ productImage: true, translations: true, inShop: true })
  .extend({ picture: line(maxLength.name) });

/**
 * A row of an import of past orders. `number` is the order's number in the earlier books. Only customer,
 * date, service and amount are required. A new field of bookings becomes a column.
 */
export const pastOrderRow = z.object({
  number: line(maxLength.name),
  date: typedDay,
  ...bookingContact.shape,
  area: line(maxLength.address),
  street: line(maxLength.address),
  email: emailOrBlank(say.emailInvalid),
  service: requiredLine(say.productNameRequired, maxLength.name),
  amount: charge,
  technician: line(maxLength.name),
  note: text(maxLength.note),
});

const inWords = (words: string): string => words.trim().toLowerCase();
// Only the server has the table of texts.
const kindInWords = (typed: string) =>
  applianceKinds.find((kind) =>
    [kind, ...Object.values(applianceKindTexts.table[kind])].some(
      (words) => inWords(words) === inWords(typed),
    ),
  );

/** A row of an import of appliances. The kind is written as the shop names it, in any of its languages. */
export const applianceRow = z.object({
  mobile,
  kind: z.preprocess(
    (typed) => kindInWords(String(typed)) ?? typed,
    z.enum(applianceKinds, { error: say.applianceKindUnknown }),
  ),
  ...applianceWords,
  bought: filter(
    z
      .string()
      .overwrite((typed) => readDay(typed)?.slice(0, 7) ?? readDay(`1 ${typed}`)?.slice(0, 7) ?? typed)
      .pipe(pastMonth),
  ),
});

const kind = z.enum(importKinds, { error: say.importKindUnknown });

export const importSampleInput = z.object({ kind });
/** The fields of the upload form. Nothing is written unless `dryRun` is 'false'. */
export const importForm = z.object({
  kind,
  dryRun: z.enum(['true', 'false'], { error: say.unknownValue }).default('true'),
  language: z.enum(languageCodes, { error: say.unknownValue }).default('en'),
  ...tableChoices,
});

/**
 * The rows that an import adds or would add. Duplicates are in the shop already or twice in the file;
 * `doubleRows` has the first of them, `doublesInWords` says what each is the same as. `problems` has the first
 * invalid rows.
 */
export const importReport = z.object({
  kind: z.enum(importKinds),
  added: whole,
  doubles: whole,
  doubleRows: z.array(whole),
  doublesInWords: z.array(z.string()),
  problemCount: whole,
  problems: z.array(z.string()),
  notes: z.array(z.string()),
});

/** How many rows of an import are written. The shop's own page gets it before the answer. */
export const importProgress = z.object({ done: whole, total: whole });

export const importAnswer = answer({ data: importReport, created: z.boolean() });

export const undoImportInput = z.object({ id: id() });

export type CustomerRow = z.output<typeof customerRow>;
export type ServiceRow = z.output<typeof serviceRow>;
export type PastOrderRow = z.output<typeof pastOrderRow>;
export type ApplianceRow = z.output<typeof applianceRow>;
export type ImportReport = z.output<typeof importReport>;
export type ImportProgress = z.output<typeof importProgress>;
export type ImportForm = z.output<typeof importForm>;
