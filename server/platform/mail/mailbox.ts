import type { Db } from '../db/schema.ts';
import type { MailTransport } from './transport.ts';

const maxShown = 200;

export type MailboxEntry = { to: string; subject: string; text: string; html: string; sentAt: string };

export function mailboxTransport(db: Db): MailTransport {
  return {
    async send(letter) {
      try {
        const { id, html, text } = letter;
        await db.updateTable('mails').set({ html, text }).where('id', '=', id).execute();
        return { kind: 'taken', providerId: 'mailbox' };
      } catch (error) {
        return { kind: 'unknown', reason: String(error) };
      }
    },
    async find(mailId) {
      try {
        const row = await db.selectFrom('mails').select('html').where('id', '=', mailId).executeTakeFirst();
        return row?.html ? { kind: 'taken', providerId: 'mailbox' } : { kind: 'absent' };
      } catch (error) {
        return { kind: 'unanswered', reason: String(error) };
      }
    },
  };
}

export async function listMailbox(db: Db): Promise<MailboxEntry[]> {
  const rows = await db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'text', 'html', 'sent_at'])
    .where('state', '=', 'sent')
    .where('html', 'is not', null)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxShown)
    .execute();
  return rows.map((row) => ({
    to: row.recipient,
    subject: row.subject,
    text: row.text ?? '',
    html: row.html ?? '',
    sentAt: (row.sent_at ?? new Date(0)).toISOString(),
  }));
}
