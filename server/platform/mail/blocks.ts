import type { MailBlock, MailMessage, MailTemplate } from './mail.ts';
import { mailTexts as t } from './texts.ts';

export const text = (text: string, charge?: string): MailBlock => ({
  kind: 'text',
  text,
  ...(charge && { charge }),
});
export const action = (label: string, url: string): MailBlock => ({ kind: 'action', label, url });
export const lines = (
  ...rows: readonly (readonly [label: string, value: string, charge?: 'charge'])[]
): MailBlock => ({
  kind: 'lines',
  rows: rows.map(([label, value, charge]) => ({ label, value, ...(charge && { charge: value }) })),
});

/** Lines whose labels lead to a page. */
export const linkedLines = (
  ...rows: readonly (readonly [label: string, value: string, url: string])[]
): MailBlock => ({ kind: 'lines', rows: rows.map(([label, value, url]) => ({ label, value, url })) });

/** Returns 'Hello Asha,'. If the name looks like a link or a message from a stranger, returns 'Hello,'. */
export function greet(name: string): string {
  const first = name.trim().split(/\s/u)[0] ?? '';
  return /^[\p{L}\p{M}'’-]{1,30}$/u.test(first) ? t('hello', { name: first }) : t('helloAll');
}

/** A mail to a person whom it greets by name. */
export const mailTo = (
  { name, email }: { name: string; email: string },
  template: MailTemplate,
  subject: string,
  blocks: readonly MailBlock[],
): MailMessage => ({ template, to: email, subject, greeting: greet(name), blocks });
