import { formatWeekday } from '#shared/visits/weekdays.ts';
import { formatWindow } from '#shared/visits/words.ts';

/** Formats '1 09:00-11:00' as 'Monday, 9 am to 11 am'. */
export function slotName(slot: string): string {
  const [, weekday, from, to] = /^([1-7]) (\d\d:\d\d)-(\d\d:\d\d)$/.exec(slot) ?? [];
  return from && to ? `${formatWeekday(Number(weekday) - 1)}, ${formatWindow({ from, to })}` : slot;
}
