// A spreadsheet with one of these characters cannot be opened (https://www.w3.org/TR/xml/#charsets).
const noXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escaped = /_x[0-9a-f]{4}_/i;

export const cellText = (text: string): string => text.replace(noXml, '').replace(/\r\n?/g, '\n');

export const hasEscape = (text: string): boolean => escaped.test(text);

/** Escapes such texts (ECMA-376, part 1, 22.9.2.19, ST_Xstring). */
export const escapeCellText = (text: string): string => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
