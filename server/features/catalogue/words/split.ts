// Splits texts of services and searches into words.

export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\b([a-z])[. /](?=[a-z]\b)/g, '$1')
    .split(/[,.;:()/&+!?|\s-]+/)
    .filter(Boolean);

export const singular = (word: string) => (/^[a-z]{3,}[^s]s$/.test(word) ? word.slice(0, -1) : word);
const signs = /([%_\\'"]+)/;
/** Splits a text at signs and makes its words singular. '100%' must not match '100'. */
export const tokensIn = (text: string) =>
  wordsIn(text).flatMap((word) => word.split(signs).filter(Boolean).map(singular));
export const betweenSpaces = (text: string) => ` ${wordsIn(text).map(singular).join(' ')} `;
