import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#shared/language.ts';
import { contactFields } from '#shared/orders/contact.ts';
import type { BookingContact } from '#shared/orders/schema.ts';
import type { ShopContext } from '../../deps.ts';
import { columnList } from '../../platform/db/columns.ts';

const maxPeople = 5;
const maxLookedAt = 200;

const fields = contactFields.filter((field) => field !== 'mobile');

const ofProfile: Partial<Record<keyof BookingContact, RawBuilder<string>>> = {
  fullname: sql`users.name`,
  street: sql`users.address`,
  email: sql`coalesce(users.email, '')`,
};
const begins = sql.join(
  fields.map(
    (name) => sql`coalesce(${sql.ref(`last.${name}`)}, ${ofProfile[name] ?? sql`''`}) as ${sql.ref(name)}`,
  ),
);

type Row = Omit<BookingContact, 'mobile'> & {
  _id: string;
  userId: number;
  language: Language;
  lastOrderAt: Date | null;
};

/**
 * Lists the people who have this mobile number in an order or a profile. The newest booking comes first, with
 * the contact of that order.
 */
export async function peopleByMobile({ db }: ShopContext, { mobile }: { mobile: string }) {
  const { rows } = await sql<Row>`
    with orders_with_it as (
      select distinct on (user_id) user_id, ${columnList(fields)}, created_at
      from (
        select * from orders where mobile = ${mobile} order by created_at desc, id desc limit ${sql.lit(maxLookedAt)}
      ) as newest
      order by user_id, created_at desc
    ),
    people as (
      select user_id as id from orders_with_it union
      (select id from users where mobile = ${mobile} order by user_id desc limit ${sql.lit(maxLookedAt)})
    )
    select users.id as "_id", users.user_id as "userId", ${begins}, last.created_at as "lastOrderAt",
      users.language
    from people join users using (id)
    left join lateral (
      (select ${columnList(fields)}, created_at from orders_with_it where user_id = users.id)
      union all
      (select ${columnList(fields)}, created_at from orders
        where user_id = users.id and not exists (select from orders_with_it where user_id = users.id)
        order by created_at desc, id desc limit 1)
    ) as last on true
    where users.joined_to is null
    order by last.created_at desc nulls last, users.user_id desc limit ${sql.lit(maxPeople)}`.execute(db);
  return rows.map((row) => ({ ...row, lastOrderAt: row.lastOrderAt?.toISOString() ?? null }));
}
