import { sql } from 'kysely';
import type { MailList } from '#shared/backoffice/schema.ts';
import { percentOnTop, plusTaxWords } from '#shared/bills/tax-words.ts';
import { addressWithCity } from '#shared/business/words.ts';
import type { Db, Deps } from '../../deps.ts';
import type { Sender } from '../../platform/mail/render.ts';
import { countRows, readPage } from '../../platform/paging.ts';

type ListContext = { db: Db; deps: Pick<Deps, 'cursors'> };

export async function listSetAside({ db, deps: { cursors } }: ListContext, input: MailList) {
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
  const items = page.items.map(({ id, last_error, created_at, ...row }) => ({
    ...row,
    _id: id,
    lastError: last_error ?? '',
    createdAt: created_at.toISOString(),
  }));
  return { ...page, items };
}

export const countSetAside = (db: Db): Promise<number> =>
  countRows(db.selectFrom('mails').where('state', '=', 'set_aside'));

/** Reads the sender once, and after each change of the business. */
export const cachedSender =
  ({ cache }: Pick<Deps, 'cache'>) =>
  (db: Db): Promise<Sender> =>
    cache.value('sender', ['business'], () => readSender(db));

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
      'service_rate as serviceRate',
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
