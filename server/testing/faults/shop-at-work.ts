import { v7 as newId } from 'uuid';
import type { Db } from '#server/platform/db/schema.ts';
import { hashToken, newToken } from '#server/platform/hash.ts';
import { addTestService } from '../services.ts';

export const rounds = Number(process.env.FAULT_ROUNDS ?? 1);

export async function fillShop(db: Db, customers = 4) {
  const services = [
    await addTestService(db, { charge: 349.5 }),
    await addTestService(db, { charge: 1200 }),
  ] as const;
  const people = Array.from({ length: customers }, (_, at) => ({ id: newId(), token: newToken(), at }));
  for (const { id, token, at } of people) {
    const user = { id, name: 'Asha', email: `asha-${id}-${at}@example.com`, password_hash: 'none' };
    const role = at === 0 ? 'ADMIN' : 'GENERAL';
    await db
      .insertInto('users')
      .values({ ...user, role, address: 'Garkheda', mobile: '5550100101' })
      .execute();
    await db
      .insertInto('sessions')
      .values({ token_hash: hashToken(token), id: newId(), user_id: id, device: 'Test' })
      .execute();
  }
  return { services, tokens: people.map(({ token }) => token) };
}
