import { z } from 'zod';
import { serviceForm } from '../catalogue/schema.ts';
import { languageCodes } from '../language.ts';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { bookingContact } from '../orders/schema.ts';
import {
  answer,
  charge,
  emailOrBlank,
  id,
  line,
  moment,
  requiredLine,
  text,
  typedDay,
  whole,
} from '../primitives.ts';

export const importKinds = ['customers', 'services', 'orders'] as const;
export type ImportKind = (typeof importKinds)[number];

export const maxImportBytes = 5 * 2 ** 20;
export const maxImportRows = 20_000;
export const undoableForMs = 24 * 3600_000;

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

const kind = z.enum(importKinds, { error: say.importKindUnknown });

export const importSampleInput = z.object({ kind });
/** The fields of the upload form. Nothing is written unless `dryRun` is 'false'. */
export const importForm = z.object({
  kind,
  dryRun: z.enum(['true', 'false'], { error: say.unknownValue }).default('true'),
  language: z.enum(languageCodes, { error: say.unknownValue }).default('en'),
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

export const importList = z.array(
  z.object({
    _id: z.string(),
    kind: z.enum(importKinds),
    fileName: z.string(),
    at: moment,
    by: z.string(),
    added: whole,
    doubles: whole,
    undone: z.object({ at: moment, by: z.string(), removed: whole }).nullable(),
    canUndo: z.boolean(),
  }),
);

export const undoImportInput = z.object({ id: id() });
/**
 * The result of undoing an import. `stayed` counts rows that have been used since the import. `names` has the
 * first of them.
 */
export const undoImportAnswer = answer({
  data: z.object({ removed: whole, stayed: whole, names: z.array(z.string()) }),
});

export type CustomerRow = z.output<typeof customerRow>;
export type ServiceRow = z.output<typeof serviceRow>;
export type PastOrderRow = z.output<typeof pastOrderRow>;
export type ImportReport = z.output<typeof importReport>;
export type ImportProgress = z.output<typeof importProgress>;
export type ImportForm = z.output<typeof importForm>;
export type Import = z.output<typeof importList>[number];
export type UndoAnswer = z.output<typeof undoImportAnswer>;
