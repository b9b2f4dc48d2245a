// Texts for the cells of a spreadsheet, which is XML 1.0.

// What XML 1.0 cannot carry, escaped or not (https://www.w3.org/TR/xml/#charsets): one of these, and no program opens
// the file any more.
const noXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escaped = /_x[0-9a-f]{4}_/i;

/** A text as a cell can hold it: without what XML cannot carry, its line breaks as XML keeps them. */
export const cellText = (text: string): string => text.replace(noXml, '').replace(/\r\n?/g, '\n');

/** Whether a text has what spreadsheets read as an escaped character: '_x0041_' would be shown as 'A'. */
export const looksEscaped = (text: string): boolean => escaped.test(text);

/** Escapes what looks escaped, so that it is shown as it was typed (ECMA-376, part 1, 22.9.2.19, ST_Xstring). */
export const escapeCellText = (text: string): string => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
