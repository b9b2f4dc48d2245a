// Which orders are late: those still open after the promised hours.
import { legal } from '../business.ts';

/** Open orders that came before this moment are late. */
export const lateBefore = (now: Date): Date => new Date(now.getTime() - legal.promiseHours * 3600_000);
