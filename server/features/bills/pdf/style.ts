import { labels } from '#shared/label-texts.ts';
import { plainTexts } from '#shared/sayings.ts';
import { sheet as paper, type Sheet, type TextStyle } from '../../../platform/pdf/page.ts';
import { inLanguage } from '../../../platform/request-language.ts';
import type { PrintedBill } from '../issue/documents.ts';
import { billTexts } from './texts.ts';

export const ink = '#14213d';
export const quiet = '#5b6270';
export const accent = '#0b7a75';
export const hairline = '#d9d4c7';
export const tint = '#f4f2ec';

export const left = paper.margin;
export const right = paper.width - paper.margin;
export const wide = right - left;
export const bottom = paper.height - 46;

export const small: TextStyle = { size: 8, color: quiet };
export const plain: TextStyle = { size: 9, color: ink };
export const strong: TextStyle = { ...plain, weight: 'bold' };

export const stack = (
  sheet: Sheet,
  { x, y, width }: { x: number; y: number; width: number },
  texts: readonly (readonly [text: string, style: TextStyle])[],
): number =>
  texts
    .filter(([text]) => text !== '')
    .reduce((at, [text, style]) => at + sheet.text(text, { x, y: at, width }, style), y);

const say = plainTexts(labels, billTexts);
export type Label = keyof typeof say;

export const inCustomersLanguage = ({ language = 'en' }: PrintedBill, say: () => string): string =>
  inLanguage(language, say);

/** Says words in English and, for a customer with another language, again in that language. */
export const inBoth = (bill: PrintedBill, say: () => string, between = ' · '): string =>
  [...new Set([inLanguage('en', say), inCustomersLanguage(bill, say)])].join(between);

export const label = (bill: PrintedBill, key: Label, between?: string): string =>
  inBoth(bill, () => say[key], between);
