import { z } from 'zod';
import { type VisitSettings, visitSettings } from '#shared/visits/schema.ts';
import { weekdays } from '#shared/visits/weekdays.ts';
import { formatClock } from '#shared/visits/words.ts';
import { visitTimesTexts as t } from './visit-times-texts.ts';

type Weekday = (typeof weekdays)[number];
type Windows = VisitSettings['week'][number];
export type WindowForm = { from: string; to: string; visits: string };
export type SpecialDayForm = { date: string; windows: readonly WindowForm[] };

export type FlatSettings = Record<Weekday, Windows> & Omit<VisitSettings, 'week'>;
export type VisitForm = Record<Weekday, readonly WindowForm[]> & {
  days: readonly SpecialDayForm[];
  perTechnician: string;
  leadMinutes: string;
  horizonDays: string;
  callHours: string;
};

export const flatten = ({ week, ...others }: VisitSettings): FlatSettings => ({
  ...(Object.fromEntries(weekdays.map((name, at) => [name, week[at] ?? []])) as Record<Weekday, Windows>),
  ...others,
});
export const unflatten = ({
  days,
  perTechnician,
  leadMinutes,
  horizonDays,
  callHours,
  ...week
}: FlatSettings): VisitSettings => ({
  week: weekdays.map((name) => week[name]),
  days,
  perTechnician,
  leadMinutes,
  horizonDays,
  callHours,
});

const windowsForm = (windows: Windows): WindowForm[] =>
  windows.map(({ from, to, visits }) => ({ from, to, visits: visits === null ? '' : String(visits) }));

export const toValues = ({
  days,
  perTechnician,
  leadMinutes,
  horizonDays,
  callHours,
  ...week
}: FlatSettings): VisitForm => ({
  ...(Object.fromEntries(weekdays.map((name) => [name, windowsForm(week[name])])) as Record<
    Weekday,
    WindowForm[]
  >),
  days: days.map(({ date, windows }) => ({ date, windows: windowsForm(windows) })),
  perTechnician: String(perTechnician),
  leadMinutes: String(leadMinutes),
  horizonDays: String(horizonDays),
  callHours: String(callHours),
});

export const toNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));
const toWindows = (windows: readonly WindowForm[]) =>
  windows.map(({ from, to, visits }) => ({ from, to, visits: visits.trim() === '' ? null : Number(visits) }));

/** Checks the form's values and converts them to the server's input. */
export const visitForm = z.preprocess((values: VisitForm) => {
  const { days, perTechnician, leadMinutes, horizonDays, callHours, ...week } = values;
  return {
    week: weekdays.map((name) => toWindows(week[name])),
    days: days.map(({ date, windows }) => ({ date, windows: toWindows(windows) })),
    perTechnician: toNumber(perTechnician),
    leadMinutes: toNumber(leadMinutes),
    horizonDays: toNumber(horizonDays),
    callHours: toNumber(callHours),
  };
}, visitSettings);

/** The form's error messages by place: 'leadMinutes', 'week.0' (a day), 'week.0.1.visits' (a field). */
export type VisitFailures = Readonly<Record<string, string>>;

export function failuresOf(values: VisitForm): VisitFailures {
  const failures: Record<string, string> = {};
  for (const { path, message } of visitForm.safeParse(values).error?.issues ?? [])
    failures[path.filter((part) => part !== 'windows').join('.')] ??= message;
  return failures;
}

export const fieldNames = {
  perTechnician: t('perTechnician'),
  leadMinutes: t('leadMinutes'),
  horizonDays: t('horizonDays'),
  callHours: t('callHours'),
} as const;

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
