// The visit times as they stand in the form: numbers as they are typed, and a key for each row.
import { setVisitSettingsInput, type VisitSettings, type VisitSettingsRead } from '#shared/visits/schema.ts';

export type WindowDraft = { key: number; from: string; to: string; visits: string };
export type SpecialDayDraft = { key: number; date: string; windows: readonly WindowDraft[] };
export type VisitDraft = {
  week: readonly (readonly WindowDraft[])[];
  days: readonly SpecialDayDraft[];
  leadMinutes: string;
  horizonDays: string;
};

let lastKey = 0;
const nextKey = () => {
  lastKey += 1;
  return lastKey;
};

const windowDraft = ({ from, to, visits }: VisitSettings['week'][number][number]): WindowDraft => ({
  key: nextKey(),
  from,
  to,
  visits: String(visits),
});

/** What the form starts with. */
export const draftOf = ({ week, days, leadMinutes, horizonDays }: VisitSettings): VisitDraft => ({
  week: week.map((windows) => windows.map(windowDraft)),
  days: days.map(({ date, windows }) => ({ key: nextKey(), date, windows: windows.map(windowDraft) })),
  leadMinutes: String(leadMinutes),
  horizonDays: String(horizonDays),
});

// a blank is no number
const typed = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));
const windowsOf = (windows: readonly WindowDraft[]) =>
  windows.map(({ from, to, visits }) => ({ from, to, visits: typed(visits) }));

/** What the draft would save, as the schema takes it. */
const settingsOf = ({ week, days, leadMinutes, horizonDays }: VisitDraft) => ({
  week: week.map(windowsOf),
  days: days.map(({ date, windows }) => ({ date, windows: windowsOf(windows) })),
  leadMinutes: typed(leadMinutes),
  horizonDays: typed(horizonDays),
});

/** Whether a draft says something else than what is saved. */
export const differs = (draft: VisitDraft, { version: _, ...saved }: VisitSettingsRead): boolean =>
  JSON.stringify(settingsOf(draft)) !== JSON.stringify(settingsOf(draftOf(saved)));

/**
 * Checks a draft by the schema's rules: what to send, or what is wrong where: 'leadMinutes', 'week.0' (a day),
 * 'week.0.1.visits' (a field).
 */
export function checkDraft(draft: VisitDraft, version: number) {
  const checked = setVisitSettingsInput.safeParse({ ...settingsOf(draft), version });
  const failures: Record<string, string> = {};
  for (const { path, message } of checked.error?.issues ?? [])
    failures[path.filter((part) => part !== 'windows').join('.')] ??= message;
  return { input: checked.data, failures };
}

const clock = (halves: number) =>
  `${String(Math.floor(halves / 2)).padStart(2, '0')}:${halves % 2 ? '30' : '00'}`;
/** Whole hours and halves of a day, '00:00' to '24:00'. */
export const clockTimes: readonly string[] = Array.from({ length: 49 }, (_, halves) => clock(halves));

/** A further window: two hours after the day's last one, or as a first one from nine to eleven. */
export function furtherWindow(windows: readonly WindowDraft[]): WindowDraft {
  const last = windows.at(-1);
  const from = Math.min(last ? clockTimes.indexOf(last.to) : 18, 46);
  return {
    key: nextKey(),
    from: clock(from),
    to: clock(Math.min(from + 4, 48)),
    visits: last?.visits ?? '4',
  };
}

/** The same windows as rows of another day. */
export const copiedWindows = (windows: readonly WindowDraft[]): WindowDraft[] =>
  windows.map((window) => ({ ...window, key: nextKey() }));

/** A single day that is still to be chosen. */
export const newSpecialDay = (windows: readonly WindowDraft[]): SpecialDayDraft => ({
  key: nextKey(),
  date: '',
  windows: copiedWindows(windows),
});
