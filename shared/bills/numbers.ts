import { indiaAheadMs } from '../india-day.ts';

export function financialYear(moment: Date): string {
  const india = new Date(moment.getTime() + indiaAheadMs);
  const begins = india.getUTCFullYear() - (india.getUTCMonth() < 3 ? 1 : 0);
  const short = (year: number) => String(year % 100).padStart(2, '0');
  return `${short(begins)}-${short(begins + 1)}`;
}

/** The first day of the financial year: 1 April. */
export function financialYearStart(moment: Date): string {
  const india = new Date(moment.getTime() + indiaAheadMs);
  return `${india.getUTCFullYear() - (india.getUTCMonth() < 3 ? 1 : 0)}-04-01`;
}

export const maxBillNumberLength = 16;
export const maxPrefixLength = 3;

export const billNumber = (prefix: string, year: string, serial: number): string =>
  `${prefix}/${year}/${String(serial).padStart(5, '0')}`;

/**
 * The prefixes of a shop's bills and credit notes, from the initials of its name: 'Sai Home Care' has SH and
 * SHC. A name without Latin letters has B and BC.
 */
export function initialPrefixes(companyName: string): { bill: string; creditNote: string } {
  const words = companyName.toUpperCase().match(/[A-Z0-9]+/g) ?? ['B'];
  const initials = words.map((word) => word[0]).join('');
  const bill = initials.slice(0, maxPrefixLength - 1);
  return { bill, creditNote: `${bill}C` };
}

export const billFileName = ({ kind, number }: { kind: string; number: string }): string =>
  `${kind.replaceAll(' ', '-')}-${number.replaceAll('/', '-')}.pdf`;
