import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import { currentLanguage } from './language.ts';

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

type Say = (key: string, values?: FormatValues) => unknown;

/**
 * Makes the messages of one language, which the build has compiled (client/texts-of-language.ts).
 *
 * @public
 */
export const compiledTexts = (messages: Readonly<Record<string, CompiledMessage>>, labels?: Say) => {
  const t: Say = (key, values) =>
    labels && !(key in messages) ? labels(key, values) : formatMessage(messages[key] ?? key, values);
  return Object.assign(t, { rich: t, keys: Object.keys(messages) });
};
