import { indiaDayOf } from '#shared/india-day.ts';

export const thisMonth = (): string => indiaDayOf(Date.now()).slice(0, 7);

export const monthOfDay = (day: string | undefined): string | undefined => day?.slice(0, 7) || undefined;

export function lastMonths(count: number): string[] {
  const [year = 0, month = 0] = thisMonth().split('-').map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

export const daysOfMonth = (month: string): { from: string; to: string } => ({
  from: `${month}-01`,
  to: new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10),
});
