import { sql } from 'kysely';
import type { MailList, MailSetAside } from '#shared/backoffice/schema.ts';
import { percentOnTop, plusTaxWords } from '#shared/bills/tax-words.ts';
import { addressWithCity } from '#shared/business/words.ts';
import type { Db, Deps } from '../../deps.ts';
import { indiaDay } from '../../platform/india-days.ts';
import type { Sender } from '../../platform/mail/render.ts';
import { countRows, readPage } from '../../platform/paging.ts';
import { rateToday } from '../business/rates.ts';

export async function listSetAside(db: Db, { cursors }: Pick<Deps, 'cursors'>, input: MailList) {
  const page = await readPage(cursors, 'mails', input, {
    columns: [sql.ref('created_at'), sql.ref('id')],
    order: 'desc',
    keysOf: (row: { created_at: Date; id: string }) => [row.created_at.toISOString(), row.id],
    read: ({ after, order, limit }) =>
      db
        .selectFrom('mails')
        .select(['id', 'recipient', 'subject', 'attempts', 'last_error', 'created_at'])
        .where('state', '=', 'set_aside')
        .where(after)
        .orderBy('created_at', order)
        .orderBy('id', order)
        .limit(limit)
        .execute(),
  });
  const items = page.items.map(
    (row): MailSetAside => ({
      _id: row.id,
      recipient: row.recipient,
      subject: row.subject,
      attempts: row.attempts,
      lastError: row.last_error ?? '',
      createdAt: row.created_at.toISOString(),
    }),
  );
  return { items, ...(page.nextCursor === undefined ? {} : { nextCursor: page.nextCursor }) };
}

export const countSetAside = (db: Db): Promise<number> =>
  countRows(db.selectFrom('mails').where('state', '=', 'set_aside'));

/** Reads the sender once a day, and after each change of the business. */
export const knownSender =
  ({ cache, clock }: Pick<Deps, 'cache' | 'clock'>) =>
  (db: Db): Promise<Sender> =>
    cache.value(`sender on ${indiaDay(clock())}`, ['business'], () => readSender(db));

export async function readSender(db: Db): Promise<Sender> {
  const row = await db
    .selectFrom(['business', 'bill_settings'])
    .select([
      'company_name as companyName',
      'phone',
      'business.email',
      'business.address',
      'city',
      'registration',
      'prices_include_tax as pricesIncludeTax',
      rateToday('service_rate').as('serviceRate'),
    ])
    .where('business.id', '=', 1)
    .executeTakeFirstOrThrow();
  const { companyName, phone, email, address, city, ...terms } = row;
  return {
    companyName,
    phone,
    email,
    address: addressWithCity({ address, city }),
    taxWords: plusTaxWords(percentOnTop(terms)),
  };
}
