import { v7 as newId } from 'uuid';
import type { Role } from '#shared/permissions.ts';
import type { Db } from '../../deps.ts';
import { recordChange } from '../audit/audit.ts';

export async function roleOf(db: Db, email: string): Promise<Role | null> {
  const user = await db.selectFrom('users').select('role').where('email', '=', email).executeTakeFirst();
  return user?.role ?? null;
}

export async function promote(db: Db, email: string): Promise<void> {
  await db.transaction().execute(async (db) => {
    const user = await db
      .updateTable('users')
      .set({ role: 'ADMIN' })
      .where('email', '=', email)
      .returning(['id', 'name', 'user_id'])
      .executeTakeFirstOrThrow();
    await recordPromotion(db, user);
  });
}

export async function createAdmin(db: Db, admin: { email: string; name: string; passwordHash: string }) {
  const { email, name, passwordHash } = admin;
  await db.transaction().execute(async (db) => {
    const user = await db
      .insertInto('users')
      .values({
        id: newId(),
        name,
        email,
        password_hash: passwordHash,
        role: 'ADMIN',
        address: '',
        mobile: '',
      })
      .returning(['id', 'name', 'user_id'])
      .executeTakeFirstOrThrow();
    await recordPromotion(db, user);
  });
}

const recordPromotion = (db: Db, user: { id: string; name: string; user_id: number }) =>
  recordChange(db, null, 'user.update', user.id, `${user.name} (${user.user_id})`, {
    after: { role: 'ADMIN' },
  });
