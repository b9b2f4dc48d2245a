// The endpoints, as owners keep them in the panel.
import { randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import type { SaveWebhook, Webhook, WebhookKind } from '#shared/webhooks/schema.ts';
import { webhookTest } from '#shared/webhooks/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Db, Tables } from '../../platform/db/schema.ts';
import { readEndpoint } from '../../platform/webhooks/addresses.ts';
import type { CurrentUser } from '../../procedures/context.ts';
import { recordChange } from '../audit/audit.ts';
import { recordWebhook } from './record.ts';

const maxEndpoints = 10;

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

type Row = Selectable<Tables['webhook_endpoints']>;

const isoOf = (at: Date | null) => at?.toISOString() ?? null;

const present = (row: Omit<Row, 'secret' | 'secret_before'>, waiting: number, now: Date): Webhook => ({
  _id: row.id,
  address: row.address,
  kinds: row.kinds as WebhookKind[],
  offReason: row.off_reason,
  failingSince: isoOf(row.failing_since),
  lastSuccessAt: isoOf(row.last_success_at),
  secretBeforeUntil:
    row.secret_before_until && row.secret_before_until > now ? isoOf(row.secret_before_until) : null,
  waiting,
  createdAt: row.created_at.toISOString(),
});

export async function listWebhooks(db: Db, { clock }: Deps): Promise<Webhook[]> {
  const rows = await db
    .selectFrom('webhook_endpoints as e')
    .select(['id', 'address', 'kinds', 'off_reason', 'failing_since', 'last_success_at'])
    .select(['secret_before_until', 'created_at'])
    .select(({ selectFrom, fn }) =>
      selectFrom('webhook_deliveries')
        .select(fn.countAll<number>().as('count'))
        .whereRef('endpoint_id', '=', 'e.id')
        .where('state', '=', 'waiting')
        .as('waiting'),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ waiting, ...row }) => present(row, waiting ?? 0, clock()));
}

const lockedEndpoint = (db: Db, id: string): Promise<Row> =>
  db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new AppError('webhookNotFound'));

const hostOf = (address: string) => new URL(address).host;

/** Adds or changes an endpoint. The answer has the secret of a new one. */
export async function saveWebhook(
  db: Db,
  { config, clock }: Deps,
  actor: CurrentUser,
  { id, address: typed, kinds }: SaveWebhook,
) {
  const url = readEndpoint(typed, { loopback: config.webhooksToLoopback });
  if (!url) throw new AppError('webhookAddressRefused', { path: 'address' });
  const address = url.href;
  const secret = await db.transaction().execute(async (db) => {
    const after = { address, kinds: kinds.join(', ') };
    if (id) {
      const { address: was, kinds: asked } = await lockedEndpoint(db, id);
      await db.updateTable('webhook_endpoints').set({ address, kinds }).where('id', '=', id).execute();
      const before = { address: was, kinds: asked.join(', ') };
      await recordChange(db, actor, 'webhook.update', id, hostOf(address), { before, after });
      return null;
    }
    const { count } = await sql<{ count: number }>`
      select count(*) as count from webhook_endpoints, pg_advisory_xact_lock(hashtext('webhook_endpoints'))`
      .execute(db)
      .then(({ rows }) => rows[0] ?? { count: 0 });
    if (count >= maxEndpoints) throw new AppError('tooManyWebhooks', { count: maxEndpoints });
    const made = { id: newId(), secret: newSecret() };
    await db
      .insertInto('webhook_endpoints')
      .values({ ...made, address, kinds, created_at: clock() })
      .execute();
    await recordChange(db, actor, 'webhook.add', made.id, hostOf(address), { after });
    return made.secret;
  });
  return { message: successMessages.webhookSaved, secret };
}

/** Switches an endpoint on or off. What waited while it was off is sent then. */
export async function switchWebhook(db: Db, actor: CurrentUser, { id, on }: { id: string; on: boolean }) {
  await db.transaction().execute(async (db) => {
    const { address, off_reason: was } = await lockedEndpoint(db, id);
    if ((was === null) === on) return;
    await db
      .updateTable('webhook_endpoints')
      .set(on ? { off_reason: null, failing_since: null } : { off_reason: 'owner' })
      .where('id', '=', id)
      .execute();
    const changed = { before: { on: !on }, after: { on } };
    await recordChange(db, actor, 'webhook.update', id, hostOf(address), changed);
  });
  return { message: on ? successMessages.webhookOn : successMessages.webhookOff };
}

/** Makes a new secret. The one before signs too for 24 hours, so that the receiver can change in peace. */
export async function changeSecret(db: Db, actor: CurrentUser, { id }: { id: string }) {
  const secret = newSecret();
  await db.transaction().execute(async (db) => {
    const { address, secret: before } = await lockedEndpoint(db, id);
    await db
      .updateTable('webhook_endpoints')
      .set({
        secret,
        secret_before: before,
        secret_before_until: sql<Date>`now() + interval '24 hours'`,
      })
      .where('id', '=', id)
      .execute();
    await recordChange(db, actor, 'webhook.changeSecret', id, hostOf(address));
  });
  return { message: successMessages.webhookSecretChanged, secret };
}

export async function removeWebhook(db: Db, actor: CurrentUser, { id }: { id: string }) {
  await db.transaction().execute(async (db) => {
    const { address } = await lockedEndpoint(db, id);
    await db.deleteFrom('webhook_endpoints').where('id', '=', id).execute();
    await recordChange(db, actor, 'webhook.remove', id, hostOf(address));
  });
  return { message: successMessages.webhookRemoved };
}

/** Writes a test message for one endpoint. The queue sends it within seconds. */
export async function testWebhook(db: Db, { clock }: Deps, { id }: { id: string }) {
  await db.transaction().execute(async (db) => {
    const { off_reason } = await lockedEndpoint(db, id);
    if (off_reason) throw new AppError('webhookOff');
    await recordWebhook(db, { type: webhookTest, data: {} }, clock(), { only: id });
  });
  return { message: successMessages.webhookTestSent };
}
