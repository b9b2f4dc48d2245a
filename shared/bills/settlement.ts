import { z } from 'zod';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { answer, countedPage, filter, id, line, moment, pageFields, text, whole } from '../primitives.ts';

/** The most bytes of a settlement file. In base64 they fit into one call. */
export const maxSettlementBytes = 2 * 2 ** 20;

/** The kinds of columns of a settlement file. Date and amount are required. `direction`: money in or out. */
export const bankColumns = ['date', 'amount', 'direction', 'reference', 'words'] as const;
export type BankColumn = (typeof bankColumns)[number];

/** `booked`: the file recorded a payment. `linked`: it is a payment that somebody had recorded before. */
export const bankLineStates = ['open', 'booked', 'linked', 'notOurs'] as const;
export type BankLineState = (typeof bankLineStates)[number];

/** Why a line is not matched by itself. */
export const openReasons = [
  'unknown',
  'several',
  'wrongSum',
  'wrongDay',
  'paid',
  'credited',
  'sameUtr',
] as const;
export type OpenReason = (typeof openReasons)[number];

const column = z.number({ error: say.unknownValue }).int().min(-1).max(99);

/** `row` is the place of the headings among the rows with content. A column is -1 if the file has none. */
const mapping = z.object({
  row: z.number().int().min(0).max(100),
  date: column,
  amount: column,
  direction: column.default(-1),
  reference: column,
  words: column,
});
export type BankMapping = z.output<typeof mapping>;

/** Without `columns` the server guesses them by their headings. */
export const settlementInput = z.object({
  fileName: line(maxLength.name),
  /** The file in base64. */
  file: z.string({ error: say.unknownValue }).max(Math.ceil(maxSettlementBytes / 3) * 4),
  columns: mapping.optional(),
});
export type SettlementFile = z.output<typeof settlementInput>;

const billOfLine = z.object({ _id: z.string(), number: z.string(), fullname: z.string() });

const bankLine = z.object({
  day: z.string(),
  amount: z.number(),
  reference: z.string(),
  words: z.string(),
});

/** What would happen to a line: `known` lines were read before, `twice` ones stand above in the same file. */
const plannedLine = bankLine.extend({
  row: whole,
  does: z.enum(['book', 'link', 'open', 'known', 'twice']),
  why: z.enum(openReasons).nullable(),
  bill: billOfLine.nullable(),
});
export type PlannedLine = z.output<typeof plannedLine>;

const counts = z.object({ book: whole, link: whole, open: whole, known: whole, twice: whole });
export type SettlementCounts = z.output<typeof counts>;

/** `head` has the first rows of the file. `lines` are the first ones, `counts` is of all. `unread` are rows with an unreadable
 * date, amount or direction, `skipped` is of rows without money that came in. */
export const settlementPlan = z.object({
  head: z.array(z.object({ row: whole, cells: z.array(z.string()) })),
  columns: mapping,
  lines: z.array(plannedLine),
  counts,
  unread: z.array(whole),
  skipped: whole,
});
export type SettlementPlan = z.output<typeof settlementPlan>;
export const settlementAnswer = answer({ data: counts });

export const bankLinesInput = z.object({
  state: filter(z.enum(bankLineStates, { error: say.unknownValue })),
  limit: pageFields.limit.default(50),
  cursor: pageFields.cursor,
});
export type BankLines = z.output<typeof bankLinesInput>;
const storedLine = bankLine.extend({
  _id: z.string(),
  state: z.enum(bankLineStates),
  bill: billOfLine.nullable(),
  fileName: z.string(),
  readAt: moment,
  readBy: z.string(),
});
export type StoredBankLine = z.output<typeof storedLine>;
export const bankLinePage = countedPage(storedLine);

/** Bills for a line by number, order or name; without a text those with the line's sum. */
export const billsForLineInput = z.object({ id: id(), search: text(maxLength.name).default('') });
export const billsForLine = z.array(
  billOfLine.extend({ issuedAt: moment, due: z.number(), recorded: z.boolean() }),
);
export type BillForLine = z.output<typeof billsForLine>[number];

export const matchLineInput = z.object({ id: id(), billId: id() });
export const setAsideLineInput = z.object({ id: id(), notOurs: z.boolean({ error: say.unknownValue }) });
