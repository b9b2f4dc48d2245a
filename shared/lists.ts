import type { labels } from './label-texts.ts';
import type { PlainKey } from './sayings.ts';

export type Label = PlainKey<typeof labels.table>;

/** A column of a spreadsheet. A Date is a moment. `format` is a number format of Excel; without one, a text. */
export type Field<Row> = {
  of: (row: Row, number: number) => string | number | Date;
  width: number;
  format?: string;
};

/** The columns of a list, by their titles. */
export type Fields<Row> = Readonly<{ [Title in Label]?: Field<Row> }>;

export const columnFormats = { rupees: '#,##0.00', day: 'dd mmm yyyy', moment: 'dd mmm yyyy hh:mm' } as const;
