import type { VisitTimes } from '#shared/visits/schema.ts';

/**
 * Reads the choice of VisitPicker, or the field `visit` of a page that has already asked. Without scripts the page
 * shows only the windows of its first day, so a window means the same hours of the chosen day. If these are not
 * free, returns the day's first free window, and `isExact` is false.
 */
export function chosenVisit(fields: URLSearchParams, times: VisitTimes) {
  const endingWith = (end: string) => [...fields].find(([name]) => name.endsWith(end))?.[1] ?? '';
  const [day = '', from] = (fields.get('visit') ?? endingWith('-window')).split(' ');
  const date = fields.has('visit') ? day : endingWith('-day');
  if (date === '') return { visit: null, isExact: true };
  if (from && day === date) return { visit: { date, from }, isExact: true };
  const windows = times.find((one) => one.date === date)?.windows ?? [];
  const open = windows.filter(({ free }) => free > 0);
  const [same, first] = [open.find((one) => one.from === from), open[0] ?? windows[0]];
  const found = same ?? first;
  return { visit: found ? { date, from: found.from } : null, isExact: same !== undefined };
}
