// What the features' messages are made of.
import type { MailBlock } from './mail.ts';

/** A paragraph; `charge` is a charge in it that may leave the tax out. */
export const text = (text: string, charge?: string): MailBlock => ({
  kind: 'text',
  text,
  ...(charge && { charge }),
});
/** A button that opens `url`, which has to be absolute. */
export const action = (label: string, url: string): MailBlock => ({ kind: 'action', label, url });
/** A list of labels with their values; the value of a third is a charge that may leave the tax out. */
export const lines = (
  ...rows: readonly (readonly [label: string, value: string, charge?: 'charge'])[]
): MailBlock => ({
  kind: 'lines',
  rows: rows.map(([label, value, charge]) => ({ label, value, ...(charge && { charge: value }) })),
});

/**
 * 'Hello Asha,' by the first word of a name. Whoever signs up may type another's address, so a name that
 * could carry a link or a message is left out.
 */
export function greet(name: string): string {
  const first = name.trim().split(/\s/u)[0] ?? '';
  return /^[\p{L}\p{M}'’-]{1,30}$/u.test(first) ? `Hello ${first},` : 'Hello,';
}
