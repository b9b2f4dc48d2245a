import { z } from 'zod';
import { fieldMessages as say } from './messages.ts';

/** The separators of CSV files, by name. */
export const separators = { comma: ',', semicolon: ';', tab: '\t', bar: '|' } as const;
export type Separator = keyof typeof separators;

/** A person's choices. Without one, the file decides. `headingsRow` is the row's number in a spreadsheet program. */
export const tableChoices = {
  separator: z.enum(['comma', 'semicolon', 'tab', 'bar'], { error: say.unknownValue }).optional(),
  headingsRow: z
    .string()
    .regex(/^(?:[1-9]|[12]\d|30)$/, say.unknownValue)
    .optional(),
};
export type TableChoices = { separator?: Separator | undefined; headingsRow?: string | undefined };
export const headingsRows = Array.from({ length: 30 }, (_, at) => String(at + 1));
