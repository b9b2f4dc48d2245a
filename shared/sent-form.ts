import type { VisitChoice } from './visits/schema.ts';

/**
 * A form that a browser sent without the page's scripts. Its page shows it again: `send` is the pressed button
 * (server/pages/forms.ts), `values` what was typed, `problems` the words at each refused field.
 */
export type SentForm = {
  send: string;
  values: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
  failure: string | null;
};

/** The end of a button's value that answers the question of its first press. */
export const surely = (send: string): string => `${send} yes`;

export const withoutSurely = (send: string): string => send.replace(/ yes$/, '');

/** A visit in such a form: 'date from', '' for a call. */
export const visitWords = (visit: VisitChoice | null): string => (visit ? `${visit.date} ${visit.from}` : '');
