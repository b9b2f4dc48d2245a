import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import { currentLanguage } from './language.ts';
import type { Texts, TextTable } from './texts.ts';

export type { CompiledMessage };

// Numbers have latin digits and Indian groups in every language.
const formatters = {
  getNumberFormat: () => new Intl.NumberFormat('en-IN'),
  getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...options),
  getDateTimeFormat: (): never => {
    throw new Error('Messages take dates as text (format.ts)');
  },
};

export const formatMessage = (message: CompiledMessage, values?: FormatValues): unknown =>
  format(message, currentLanguage(), values, { formatters });

/** Makes the messages of one language, which the build has compiled (client/texts-of-language.ts). */
export const compiledTexts = (messages: Readonly<Record<string, CompiledMessage>>) => {
  const t = (key: string, values?: FormatValues) => formatMessage(messages[key] ?? key, values);
  return Object.assign(t, { rich: t, keys: Object.keys(messages) });
};

type PlainKey<Table extends TextTable> = {
  [Key in keyof Table]: Table[Key]['en'] extends `${string}{${string}` ? never : Key;
}[keyof Table];

/** Makes an object of the messages without arguments. Each is read in the language of the moment. */
export function sayings<Table extends TextTable>(t: Texts<Table>): Readonly<Record<PlainKey<Table>, string>> {
  const say = t as unknown as (key: string) => string;
  const getters = t.keys.map((key) => [key, { get: () => say(key), enumerable: true }]);
  return Object.defineProperties({}, Object.fromEntries(getters)) as Record<PlainKey<Table>, string>;
}
