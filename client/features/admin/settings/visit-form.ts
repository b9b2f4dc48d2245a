import { z } from 'zod';
import { type VisitSettings, visitSettings } from '#shared/visits/schema.ts';
import { formatClock } from '#shared/visits/words.ts';
import { visitTimesTexts as t } from './visit-times-texts.ts';

export type WindowForm = { from: string; to: string; visits: string };
export type SpecialDayForm = { date: string; windows: readonly WindowForm[] };

const numberFields = ['perTechnician', 'leadMinutes', 'horizonDays', 'callHours'] as const;
type Numbers<T> = Record<(typeof numberFields)[number], T>;

export type VisitForm = Numbers<string> & {
  week: readonly (readonly WindowForm[])[];
  days: readonly SpecialDayForm[];
};

const mapped = <T, U>(numbers: Numbers<T>, map: (value: T) => U) =>
  Object.fromEntries(numberFields.map((name) => [name, map(numbers[name])])) as Numbers<U>;

const windowsForm = (windows: VisitSettings['week'][number]): WindowForm[] =>
  windows.map(({ visits, ...times }) => ({ ...times, visits: visits === null ? '' : String(visits) }));

export const toValues = ({ week, days, ...numbers }: VisitSettings): VisitForm => ({
  week: week.map(windowsForm),
  days: days.map(({ date, windows }) => ({ date, windows: windowsForm(windows) })),
  ...mapped(numbers, String),
});

export const toNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));
const toWindows = (windows: readonly WindowForm[]) =>
  windows.map(({ visits, ...times }) => ({ ...times, visits: visits.trim() === '' ? null : Number(visits) }));

/** Checks the form's values and converts them to the server's input. */
export const visitForm = z.preprocess(
  ({ week, days, ...numbers }: VisitForm) => ({
    week: week.map(toWindows),
    days: days.map(({ date, windows }) => ({ date, windows: toWindows(windows) })),
    ...mapped(numbers, toNumber),
  }),
  visitSettings,
);

/** The form's error messages by place: 'leadMinutes', 'week.0' (a day), 'week.0.1.visits' (a field). */
export type VisitFailures = Readonly<Record<string, string>>;

export function failuresOf(values: VisitForm): VisitFailures {
  const failures: Record<string, string> = {};
  for (const { path, message } of visitForm.safeParse(values).error?.issues ?? [])
    failures[path.filter((part) => part !== 'windows').join('.')] ??= message;
  return failures;
}

export const formatTime = (time: string): string => (time === '24:00' ? t('midnight') : formatClock(time));
const clock = (halves: number) =>
  `${String(Math.floor(halves / 2)).padStart(2, '0')}:${halves % 2 ? '30' : '00'}`;
/** The full and half hours of a day, '00:00' to '24:00'. */
export const clockTimes: readonly string[] = Array.from({ length: 49 }, (_, halves) => clock(halves));

/** A new window: two hours after the day's last one, or 9 to 11. */
export function nextWindow(windows: readonly WindowForm[]): WindowForm {
  const last = windows.at(-1);
  const from = Math.min(last ? clockTimes.indexOf(last.to) : 18, 46);
  return { from: clock(from), to: clock(Math.min(from + 4, 48)), visits: last?.visits ?? '' };
}
