// Lists, makes and revokes the API keys of third parties.
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { AppError } from '#shared/errors.ts';
import type { NewKey } from '#shared/keys/schema.ts';
import { successMessages } from '#shared/messages.ts';
import { can, type Role } from '#shared/permissions.ts';
import type { ShopContext } from '../../deps.ts';
import { hashToken } from '../../platform/hash.ts';
import { dayEnd, indiaDay } from '../../platform/india-days.ts';
import { newKeySecret } from '../../platform/key-secret.ts';
import { countRows } from '../../platform/paging.ts';
import type { UserContext } from '../../procedures/context.ts';
import { recordChange } from '../audit/audit.ts';

const maxKeys = 50;
const maxListed = 200;

type Validity = { revoked_at: Date | null; ends_at: Date | null; role: Role | null };

type State = 'works' | 'ended' | 'revoked' | 'makerLeft';

function stateOf({ revoked_at, ends_at, role }: Validity, now: Date): State {
  if (revoked_at) return 'revoked';
  if (ends_at && ends_at <= now) return 'ended';
  return role !== null && can(role, 'roles.edit') ? 'works' : 'makerLeft';
}

/** Lists keys, those that are not revoked first. */
export async function listKeys({ db, deps: { clock } }: ShopContext) {
  const rows = await db
    .selectFrom('api_keys as k')
    .leftJoin('users as u', 'u.id', 'k.made_by')
    .select(['k.id', 'k.name', 'hint', 'scopes', 'addresses', 'ends_at', 'last_used_at', 'revoked_at'])
    .select(['k.created_at', 'u.name as maker', 'role'])
    .orderBy(sql`revoked_at is not null`)
    .orderBy('k.created_at', 'desc')
    .limit(maxListed)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    hint: row.hint,
    scopes: row.scopes,
    addresses: row.addresses ?? [],
    lastDay: row.ends_at && indiaDay(new Date(row.ends_at.getTime() - 1)),
    madeBy: row.maker ?? '',
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    state: stateOf(row, clock()),
  }));
}

/** Only this answer has the secret, because the server stores only its hash. */
export async function addKey({ db, deps: { clock }, user: admin }: UserContext, wanted: NewKey) {
  const [id, secret] = [newId(), newKeySecret()];
  const hint = secret.slice(-4);
  const { name, scopes, lastDay, addresses } = wanted;
  await db.transaction().execute(async (db) => {
    const count = await countRows(db.selectFrom('api_keys').where('revoked_at', 'is', null));
    if (count >= maxKeys) throw new AppError('tooManyKeys', { count: maxKeys });
    const made = { id, name, made_by: admin.id, created_at: clock() };
    await db
      .insertInto('api_keys')
      .values({
        ...made,
        scopes: [...new Set(scopes)],
        token_hash: hashToken(secret),
        hint,
        ends_at: lastDay ? dayEnd(lastDay) : null,
        addresses: addresses.length > 0 ? addresses : null,
      })
      .execute();
    const after = { scopes, lastDay: lastDay ?? '', addresses };
    await recordChange(db, admin, 'apiKey.add', id, name, { after });
  });
  return { message: successMessages.keyMade, data: { _id: id, name, hint, secret } };
}

/** Revokes a key at once and for ever. A key that is revoked already stays as it is. */
export async function revokeKey({ db, deps: { clock }, user: admin }: UserContext, { id }: { id: string }) {
  await db.transaction().execute(async (db) => {
    const row = await db
      .selectFrom('api_keys')
      .select(['name', 'revoked_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow(() => new AppError('keyNotFound'));
    if (row.revoked_at) return;
    await db.updateTable('api_keys').set({ revoked_at: clock() }).where('id', '=', id).execute();
    await recordChange(db, admin, 'apiKey.revoke', id, row.name);
  });
  return { message: successMessages.keyRevoked };
}
