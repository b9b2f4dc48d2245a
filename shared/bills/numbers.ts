import { indiaAheadMs } from '../india-day.ts';

export function financialYear(moment: Date): string {
  const india = new Date(moment.getTime() + indiaAheadMs);
  const begins = india.getUTCFullYear() - (india.getUTCMonth() < 3 ? 1 : 0);
  const short = (year: number) => String(year % 100).padStart(2, '0');
  return `${short(begins)}-${short(begins + 1)}`;
}

export const maxNumber = 16;
export const maxPrefix = 3;

export const billNumber = (prefix: string, year: string, serial: number): string =>
  `${prefix}/${year}/${String(serial).padStart(5, '0')}`;

export const billFileName = ({ kind, number }: { kind: string; number: string }): string =>
  `${kind.replaceAll(' ', '-')}-${number.replaceAll('/', '-')}.pdf`;
