import type { GetICUArgs } from '@schummar/icu-type-parser';
import compile from 'icu-minify/compile';
import type { FormatValues } from 'icu-minify/format';
import { type CompiledMessage, formatMessage } from './format-message.ts';
import { currentLanguage, type Language } from './language.ts';

type Row = Readonly<Record<Language, string>>;
export type TextTable = Readonly<Record<string, Row>>;

type Arguments<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: string | number; ICUNumberArgument: number }
>;

type Tags<Text extends string> = Text extends `${string}</${infer Tag}>${infer Rest}`
  ? Tag | Tags<Rest>
  : never;

// A translation must have the arguments and tags of the English text.
export type SameArguments<Table extends TextTable> = {
  readonly [Key in keyof Table]: {
    readonly [Code in Language]: [keyof Arguments<Table[Key][Code]>, Tags<Table[Key][Code]>] extends [
      keyof Arguments<Table[Key]['en']>,
      Tags<Table[Key]['en']>,
    ]
      ? [keyof Arguments<Table[Key]['en']>, Tags<Table[Key]['en']>] extends [
          keyof Arguments<Table[Key][Code]>,
          Tags<Table[Key][Code]>,
        ]
        ? Table[Key][Code]
        : never
      : never;
  };
};

type Values<Text extends string> = keyof Arguments<Text> extends never ? [] : [values: Arguments<Text>];
type Parts<Text extends string, Part> = Arguments<Text> &
  Readonly<Record<Tags<Text>, (inner: (string | Part)[]) => Part>>;

type NoLabels = Record<never, never>;
type All<Table extends TextTable, Labels extends TextTable> = Table & Omit<Labels, keyof Table>;

export type Texts<Table extends TextTable, Labels extends TextTable = NoLabels> = {
  /** Returns a message in the current language. */
  <Key extends keyof All<Table, Labels> & string>(
    key: Key,
    ...values: Values<All<Table, Labels>[Key]['en']>
  ): string;
  /** Returns the parts of a message with tags. Each tag's function makes an element of the text inside. */
  rich<Key extends keyof Table & string, Part>(
    key: Key,
    values: Parts<Table[Key]['en'], Part>,
  ): (string | Part)[];
  keys: readonly (keyof Table & string)[];
  table: Table;
};

/**
 * Makes the messages of a screen or domain from a table with one row per message, in ICU format. A missing
 * language or another argument does not compile. The build keeps only the columns that a page needs. A key that the
 * table does not have is read from `labels`.
 */
export function texts<const Table extends TextTable, Labels extends TextTable = NoLabels>(
  table: Table & SameArguments<Table>,
  labels?: Texts<Labels>,
): Texts<Table, Labels> {
  const compiled: Partial<Record<Language, Map<string, CompiledMessage>>> = {};
  const label = labels as ((key: string, values?: FormatValues) => unknown) | undefined;
  const t = (key: string, values?: FormatValues) => {
    if (label && !(key in table)) return label(key, values);
    compiled[currentLanguage()] ??= new Map();
    const messages = compiled[currentLanguage()];
    const text = (table as TextTable)[key]?.[currentLanguage()] ?? key;
    const message = messages?.get(key) ?? compile(text);
    messages?.set(key, message);
    return formatMessage(message, values);
  };
  return Object.assign(t, { rich: t, keys: Object.keys(table), table, labels }) as unknown as Texts<
    Table,
    Labels
  >;
}
