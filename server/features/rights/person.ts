// Finds which rows are about one person.
import { sql } from 'kysely';
import { AppError } from '#shared/errors.ts';
import type { Role } from '#shared/permissions.ts';
import type { Db } from '../../platform/db/schema.ts';

export type Person = {
  id: string;
  userId: number;
  name: string;
  email: string | null;
  role: Role;
  passwordHash: string | null;
  /** The person's row, and the guests who are the same person. */
  ids: string[];
  orderIds: string[];
  names: string[];
  places: string[];
  mobiles: string[];
  emails: string[];
  /** Whether an admin has made sure that rows with the number or the address are this person's. */
  isSure: boolean;
};

type Found = Pick<Person, 'id' | 'userId' | 'name' | 'email' | 'role' | 'passwordHash'>;

const distinct = (texts: readonly (string | null)[]) =>
  [...new Set(texts)].filter((text) => !!text) as string[];

/**
 * Reads who a user is. With `alsoSameNumber`, guests with the same name and mobile number count as the same
 * person: an admin has made sure of that, a person on a screen has not.
 */
export async function readPerson(db: Db, id: string, { alsoSameNumber = false } = {}): Promise<Person> {
  const found: Found | undefined = await db
    .selectFrom('users')
    .select(['id', 'user_id as userId', 'name', 'email', 'role', 'password_hash as passwordHash'])
    .where('id', '=', id)
    .where('joined_to', 'is', null)
    .executeTakeFirst();
  if (!found) throw new AppError('userNotFound');
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'mobile', 'address'])
    .where(({ eb, or, and, selectFrom }) =>
      or([
        eb('id', '=', id),
        eb('joined_to', '=', id),
        ...(alsoSameNumber
          ? [
              and([
                eb('email', 'is', null),
                eb('joined_to', 'is', null),
                eb('mobile', '!=', ''),
                sql<boolean>`(lower(name), mobile) = ${selectFrom('users as u')
                  .select(({ ref }) => [sql`lower(${ref('u.name')})`.as('name'), 'u.mobile'])
                  .where('u.id', '=', id)}`,
              ]),
            ]
          : []),
      ]),
    )
    .execute();
  const ids = rows.map((row) => row.id);
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'fullname', 'mobile', 'email', 'street'])
    .where('user_id', 'in', ids)
    .orderBy('created_at')
    .execute();
  return {
    ...found,
    isSure: alsoSameNumber,
    ids,
    orderIds: orders.map((order) => order.id),
    names: distinct([...rows.map(({ name }) => name), ...orders.map(({ fullname }) => fullname)]),
    places: distinct([...rows.map(({ address }) => address), ...orders.map(({ street }) => street)]),
    mobiles: distinct([...rows.map(({ mobile }) => mobile), ...orders.map(({ mobile }) => mobile)]),
    emails: distinct([found.email, ...orders.map(({ email }) => email)]),
  };
}

// Anybody can type somebody else's number or address, so the name must fit too.
const sameContact = (table: 'enquiries' | 'requests', { names, mobiles, emails, isSure }: Person) =>
  sql<boolean>`(${sql.ref(`${table}.mobile`)} = any(${mobiles}::text[])
      or ${sql.ref(`${table}.email`)} = any(${emails}::text[]))
    and (${isSure} or lower(${sql.ref(`${table}.fullname`)}) = any(${names.map((name) => name.toLowerCase())}::text[]))`;

/** The enquiries of a person: those that became a booking, and those with the same name and number or email. */
export const enquiriesOf = (db: Db, person: Person) =>
  db
    .selectFrom('enquiries')
    .where(({ eb, or, selectFrom }) =>
      or([
        sameContact('enquiries', person),
        eb(
          'id',
          'in',
          selectFrom('orders').select('enquiry_id').where('id', 'in', listedIds(person.orderIds)),
        ),
      ]),
    );

export const requestsOf = (db: Db, person: Person) =>
  db
    .selectFrom('requests')
    .where(({ eb, or }) => or([eb('user_id', 'in', person.ids), sameContact('requests', person)]));

// `in ()` is no SQL.
const noId = '00000000-0000-0000-0000-000000000000';
export const listedIds = (ids: readonly string[]) => (ids.length > 0 ? ids : [noId]);
