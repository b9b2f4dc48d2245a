import type { VisitChoice } from './visits/schema.ts';

/** The forms that the server answers without the page's scripts (server/pages/forms/). */
export type FormName =
  | 'again'
  | 'answer'
  | 'appliance'
  | 'book'
  | 'cancel'
  | 'complaint'
  | 'enquiry'
  | 'feedback'
  | 'forget'
  | 'guest'
  | 'login'
  | 'logOut'
  | 'lostLink'
  | 'open'
  | 'quantity'
  | 'remove'
  | 'repair'
  | 'signUp'
  | 'sticker'
  | 'time'
  | 'toLogin';

/** The value of a form's button: the form's name, and what it is about. '' reloads the page. */
export type SendValue = '' | Named;

type Named = FormName | `${FormName} ${string}`;

/**
 * A form that a browser sent without the page's scripts. Its page shows it again: `send` is the pressed button
 * (server/pages/forms/), `values` what was typed, `problems` the words at each refused field.
 */
export type SentForm = {
  send: string;
  values: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
  failure: string | null;
};

/** The button's value for the second press, which answers the question of the first. */
export const surely = (send: Named): SendValue => `${send} yes`;

export const withoutSurely = (send: string): string => send.replace(/ yes$/, '');

/** A visit in such a form: 'date from', '' for a call. */
export const visitWords = (visit: VisitChoice | null): string => (visit ? `${visit.date} ${visit.from}` : '');
