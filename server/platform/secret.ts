import { randomBytes } from 'node:crypto';
import type { Db } from './db/schema.ts';

/** Reads the named secret of 32 bytes, which all instances share. The first call creates it. */
export async function readSecret(db: Db, name: string): Promise<Buffer> {
  const find = () => db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  const there = await find();
  if (there) return Buffer.from(there.value);
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const made = await find();
  if (!made) throw new Error(`The secret ${name} could not be made`);
  return Buffer.from(made.value);
}
