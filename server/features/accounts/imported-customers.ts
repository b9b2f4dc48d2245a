// Imported customers are callers: users without email, password and session.
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { CustomerRow } from '#shared/imports/schema.ts';
import type { Db } from '../../deps.ts';
import { removeUnused } from '../../platform/db/remove-unused.ts';
import { inBatches } from '../../platform/in-batches.ts';
import { readDetails } from '../business/queries.ts';
import { callerRow } from './callers.ts';

export type KnownCustomer = { id: string; userId: number };

/** Returns those of these mobile numbers that are in a profile or a booking, with the names of the people. */
export async function namesOfMobiles(db: Db, mobiles: readonly string[]) {
  const { rows } = await sql<{ mobile: string; name: string }>`
    select distinct mobile, fullname as name from orders where mobile = any(${mobiles}::text[])
    union all
    select mobile, name from users where mobile = any(${mobiles}::text[]) and joined_to is null`.execute(db);
  return new Map(rows.map(({ mobile, name }) => [mobile, name]));
}

/**
 * Finds callers by mobile number, the earliest one of each number. Leaves out people with an account or a
 * session, because nobody has verified their numbers.
 */
export async function callersByMobile(db: Db, mobiles: readonly string[]) {
  const { rows } = await sql<KnownCustomer & { mobile: string }>`
    select distinct on (mobile) mobile, id, user_id as "userId" from users
    where mobile = any(${mobiles}::text[]) and email is null and joined_to is null
      and not exists (select from sessions where sessions.user_id = users.id)
    order by mobile, user_id`.execute(db);
  return new Map(rows.map(({ mobile, ...customer }) => [mobile, customer]));
}

export async function addCallers(
  db: Db,
  customers: readonly CustomerRow[],
  now: Date,
  report?: (done: number) => void,
): Promise<(KnownCustomer & { mobile: string })[]> {
  const { firstLanguage: language } = await readDetails(db);
  const add = (batch: readonly CustomerRow[]) =>
    db
      .insertInto('users')
      .values(
        batch.map(({ fullname: name, mobile, address }) =>
          callerRow({ id: newId(), name, mobile, address, language }, now),
        ),
      )
      .returning(['id', 'user_id as userId', 'mobile'])
      .execute();
  return inBatches(customers, add, report);
}

/** Removes callers without an order and an appliance. Returns the names of the others. */
export const removeUnusedCallers = (db: Db, ids: readonly string[]): Promise<string[]> =>
  removeUnused(
    ids,
    (batch) => db.selectFrom('users').select(['id', 'name']).where('id', 'in', batch),
    (batch) =>
      db
        .deleteFrom('users')
        .where('id', 'in', batch)
        .where('email', 'is', null)
        .where(sql<boolean>`not exists (select from orders where user_id = users.id)`)
        .where(sql<boolean>`not exists (select from sessions where user_id = users.id)`)
        .where(sql<boolean>`not exists (select from appliances where user_id = users.id)`)
        .execute(),
  );
