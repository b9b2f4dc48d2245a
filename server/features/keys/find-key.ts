import ipaddr from 'ipaddr.js';
import { AppError } from '#shared/errors.ts';
import { can } from '#shared/permissions.ts';
import type { Db, Deps } from '../../deps.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { hashToken } from '../../platform/hash.ts';
import type { CurrentUser } from '../../procedures/context.ts';

const touchEveryMs = 60_000;

/**
 * Finds the caller of an API key, or null for a key that is unknown, revoked or ended, or whose maker is no
 * longer an admin. Reads the database for each request, so that a revocation holds at once on all instances.
 * Searches by the hash: no comparison of secrets takes longer for a better guess. Throws `keyFromElsewhere`.
 */
export async function findKey(
  db: Db,
  clock: Deps['clock'],
  secret: string,
  address: string,
): Promise<CurrentUser | null> {
  const now = clock();
  const row = await db
    .withPlugin(prepared)
    .selectFrom('api_keys as k')
    .innerJoin('users as u', 'u.id', 'k.made_by')
    .select(['k.id', 'k.name', 'scopes', 'addresses', 'ends_at', 'last_used_at'])
    .select(['u.id as maker', 'u.user_id', 'email', 'role'])
    .where('token_hash', '=', hashToken(secret))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!row || (row.ends_at && row.ends_at <= now) || !can(row.role, 'roles.edit')) return null;
  if (row.addresses && !isListed(row.addresses, address)) throw new AppError('keyFromElsewhere');
  const usedAgo = row.last_used_at ? now.getTime() - row.last_used_at.getTime() : touchEveryMs;
  if (usedAgo >= touchEveryMs)
    db.updateTable('api_keys')
      .set({ last_used_at: now })
      .where('id', '=', row.id)
      .execute()
      .catch(() => {});
  const { id, name, scopes, role } = row;
  return {
    id: row.maker,
    userId: row.user_id,
    name: `API key “${name}”`,
    email: row.email,
    role,
    sessionId: '',
    key: { id, name, scopes },
  };
}

/** Whether IP addresses and networks contain an address. IPv4-mapped IPv6 addresses count as IPv4. */
function isListed(listed: readonly string[], address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const client = ipaddr.process(address);
  return listed.some((one) => {
    const [network, bits] = one.includes('/') ? ipaddr.parseCIDR(one) : [ipaddr.process(one), null];
    return (
      network.kind() === client.kind() && client.match(network, bits ?? network.toByteArray().length * 8)
    );
  });
}
