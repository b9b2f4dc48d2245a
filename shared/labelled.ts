import { labels } from './label-texts.ts';
import { type SameArguments, type TextTable, texts } from './texts.ts';

/** Makes the messages of a screen of the panel, a file or a mail. They include the words of `labels`. */
export const labelled = <const Table extends TextTable>(table: Table & SameArguments<Table>) =>
  texts<Table, typeof labels.table>(table, labels);
