import type { MailBlock } from './mail.ts';

/** A paragraph. `charge` is an amount in it that may exclude tax. */
export const text = (text: string, charge?: string): MailBlock => ({
  kind: 'text',
  text,
  ...(charge && { charge }),
});
/** A button. `url` is absolute. */
export const action = (label: string, url: string): MailBlock => ({ kind: 'action', label, url });
/** A list of labels and values. 'charge' marks a value that may exclude tax. */
export const lines = (
  ...rows: readonly (readonly [label: string, value: string, charge?: 'charge'])[]
): MailBlock => ({
  kind: 'lines',
  rows: rows.map(([label, value, charge]) => ({ label, value, ...(charge && { charge: value }) })),
});

/**
 * 'Hello Asha,' with the first word of a name. Leaves out a name that could contain a link or a message: a
 * stranger may have typed it.
 */
export function greet(name: string): string {
  const first = name.trim().split(/\s/u)[0] ?? '';
  return /^[\p{L}\p{M}'’-]{1,30}$/u.test(first) ? `Hello ${first},` : 'Hello,';
}
