import { type ApplianceKind, applianceName } from '#shared/appliances/kinds.ts';
import type { AuditedAction } from '#shared/backoffice/audited.ts';
import { inLanguage } from '../../platform/request-language.ts';
import type { UserContext } from '../../procedures/context.ts';
import { recordChange } from '../audit/audit.ts';

type Changed = { userId: string; kind: ApplianceKind; maker: string; place?: string };
type Facts = Readonly<Record<string, unknown>>;

/**
 * Records what staff did to an appliance of a person, below that person. So an erasure clears the words. What persons do
 * to their own appliances is not recorded.
 */
export async function recordStaffChange(
  { db, user }: UserContext,
  action: Extract<AuditedAction, `appliance.${string}`>,
  { userId, ...appliance }: Changed,
  { before = null, after = null }: { before?: Facts | null; after?: Facts | null } = {},
): Promise<void> {
  if (user.id === userId) return;
  const person = await db
    .selectFrom('users')
    .select(['name', 'user_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const name = inLanguage('en', () => applianceName(appliance));
  await recordChange(db, user, action, userId, `${person.name} (${person.user_id})`, {
    before,
    after: { appliance: name, ...after },
  });
}
