import { z } from 'zod';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { day, id, line, text, whole } from '../primitives.ts';
import { tableChoices } from '../separators.ts';

/** The most bytes of a bank's file. In base64 they fit into one call. */
export const maxBankFileBytes = 2 * 2 ** 20;
export const maxBankRows = 20_000;

/** The kinds of columns. Narration, reference and status may be in several columns. */
export const columnKinds = [
  'none',
  'date',
  'in',
  'out',
  'amount',
  'direction',
  'reference',
  'narration',
  'status',
] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** `below` is the place of the first line below the headings among the rows with content. */
const columns = z.object({
  headings: z.array(text(4_001)).max(100, { error: say.unknownValue }),
  below: z.number({ error: say.unknownValue }).int().min(0).max(100),
  kinds: z.array(z.enum(columnKinds, { error: say.unknownValue })).max(100, { error: say.unknownValue }),
});
export type BankColumns = z.output<typeof columns>;

/** Without `columns` the server proposes them by their headings. */
export const bankFileInput = z.object({
  fileName: line(maxLength.name),
  /** The file in base64. */
  file: z.string({ error: say.unknownValue }).max(Math.ceil(maxBankFileBytes / 3) * 4),
  columns: columns.optional(),
  ...tableChoices,
});
export type BankFile = z.output<typeof bankFileInput>;

/** Lines that were booked, and (before 2.12) lines that waited or were set aside. */
export const bankLineStates = ['open', 'booked', 'linked', 'notOurs'] as const;
export type BankLineState = (typeof bankLineStates)[number];

export const lineStates = ['sure', 'likely', 'open', 'known'] as const;
export type LineState = (typeof lineStates)[number];

/** Why a line has its state. `word` and `unread` come with a text of the file. */
export type LineReason =
  | 'utr'
  | 'named'
  | 'recorded'
  | 'sumAndDay'
  | 'known'
  | 'alike'
  | 'out'
  | 'word'
  | 'unread'
  | 'noDirection'
  | 'reversed'
  | 'sameUtr'
  | 'unknown'
  | 'several'
  | 'wrongSum'
  | 'wrongDay'
  | 'paid'
  | 'credited';

/** The ticked lines, each with the bill that a person saw or chose. */
export const bookLinesInput = bankFileInput.extend({
  columns,
  lines: z.array(z.object({ row: whole, billId: id() })).max(maxBankRows, { error: say.unknownValue }),
});
export type BookLines = z.output<typeof bookLinesInput>;

/** Finds bills for a line by number, order or name; without a text, those that fit the line's sum. */
export const billsForLineInput = z.object({
  amount: z.number({ error: say.unknownValue }).min(0).max(1e9),
  day,
  search: text(maxLength.name).default(''),
});
