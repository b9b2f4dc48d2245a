// The number of a bill: a series for each prefix and financial year, counted up from 1.
import { indiaAheadMs } from '../india-day.ts';

/** The financial year in India (April to March) of a moment: '26-27'. */
export function financialYear(moment: Date): string {
  const india = new Date(moment.getTime() + indiaAheadMs);
  // April is month 3
  const begins = india.getUTCFullYear() - (india.getUTCMonth() < 3 ? 1 : 0);
  const short = (year: number) => String(year % 100).padStart(2, '0');
  return `${short(begins)}-${short(begins + 1)}`;
}

/** The longest number that the law allows (CGST Rules, rule 46 (b)). */
export const longestNumber = 16;
/** The longest prefix: with it, a year has room for 999,999 bills. */
export const longestPrefix = 3;

/** 'PA', '26-27', 42 -> 'PA/26-27/00042'. */
export const billNumber = (prefix: string, year: string, serial: number): string =>
  `${prefix}/${year}/${String(serial).padStart(5, '0')}`;
