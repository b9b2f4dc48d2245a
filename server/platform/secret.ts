import { randomBytes } from 'node:crypto';
import type { Db } from './db/schema.ts';

export async function readSecret(db: Db, name: string): Promise<Buffer> {
  const find = () => db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  const existing = await find();
  if (existing) return Buffer.from(existing.value);
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const created = await find();
  if (!created) throw new Error(`The secret ${name} could not be created`);
  return Buffer.from(created.value);
}
