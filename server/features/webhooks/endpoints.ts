// The endpoints of webhooks, which owners manage in the panel.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import { type NewWebhook, webhookTest } from '#shared/webhooks/schema.ts';
import type { Db, ShopContext } from '../../deps.ts';
import { countRows } from '../../platform/paging.ts';
import { readEndpoint } from '../../platform/webhooks/addresses.ts';
import type { UserContext } from '../../procedures/context.ts';
import { recordChange } from '../audit/audit.ts';
import { recordWebhook } from './record.ts';

const maxEndpoints = 10;

type Asked = { id: string };

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

const waiting = sql<number>`(
  select count(*) from webhook_deliveries where endpoint_id = e.id and state = 'waiting')`;

export async function listWebhooks({ db }: ShopContext) {
  const rows = await db
    .selectFrom('webhook_endpoints as e')
    .select(['id as _id', 'address', 'kinds', 'off_reason as offReason'])
    .select(['failing_since', 'last_success_at', 'created_at'])
    .select(waiting.as('waiting'))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ failing_since, last_success_at, created_at, ...row }) => ({
    ...row,
    failingSince: failing_since?.toISOString() ?? null,
    lastSuccessAt: last_success_at?.toISOString() ?? null,
    createdAt: created_at.toISOString(),
  }));
}

const readWebhook = (db: Db, id: string) =>
  db
    .selectFrom('webhook_endpoints')
    .select(['address', 'off_reason'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new AppError('webhookNotFound'));

const hostOf = ({ address }: { address: string }) => new URL(address).host;

export async function addWebhook(
  { db, deps, user: actor }: UserContext,
  { address: typed, kinds }: NewWebhook,
) {
  const url = readEndpoint(typed, { loopback: deps.config.webhooksToLoopback });
  if (!url) throw new AppError('webhookAddressRefused', { path: 'address' });
  const made = { id: newId(), address: url.href, secret: newSecret() };
  await db.transaction().execute(async (db) => {
    const count = await countRows(db.selectFrom('webhook_endpoints'));
    if (count >= maxEndpoints) throw new AppError('tooManyWebhooks', { count: maxEndpoints });
    await db
      .insertInto('webhook_endpoints')
      .values({ ...made, kinds })
      .execute();
    const after = { address: made.address, kinds: kinds.join(', ') };
    await recordChange(db, actor, 'webhook.add', made.id, url.host, { after });
  });
  return { message: successMessages.webhookSaved, secret: made.secret };
}

/** Switches an endpoint on or off. Once on, it gets the messages that waited. */
export async function switchWebhook({ db, user: actor }: UserContext, { id, on }: Asked & { on: boolean }) {
  await db.transaction().execute(async (db) => {
    const row = await readWebhook(db, id);
    if ((row.off_reason === null) === on) return;
    await db
      .updateTable('webhook_endpoints')
      .set(on ? { off_reason: null, failing_since: null } : { off_reason: 'owner' })
      .where('id', '=', id)
      .execute();
    const changed = { before: { on: !on }, after: { on } };
    await recordChange(db, actor, 'webhook.update', id, hostOf(row), changed);
  });
  return { message: on ? successMessages.webhookOn : successMessages.webhookOff };
}

/** Makes a new secret. The two secrets before it also sign for 24 hours, so that the receiver has time to change. */
export async function changeSecret({ db, user: actor }: UserContext, { id }: Asked) {
  const secret = newSecret();
  await db.transaction().execute(async (db) => {
    const row = await readWebhook(db, id);
    await sql`update webhook_endpoints set secret = ${secret}, secret_before = concat_ws(' ', secret,
        case when secret_before_until > now() then split_part(secret_before, ' ', 1) end),
      secret_before_until = now() + interval '24 hours' where id = ${id}`.execute(db);
    await recordChange(db, actor, 'webhook.changeSecret', id, hostOf(row));
  });
  return { message: successMessages.webhookSecretChanged, secret };
}

export async function removeWebhook({ db, user: actor }: UserContext, { id }: Asked) {
  await db.transaction().execute(async (db) => {
    const row = await readWebhook(db, id);
    await db.deleteFrom('webhook_endpoints').where('id', '=', id).execute();
    await recordChange(db, actor, 'webhook.remove', id, hostOf(row));
  });
  return { message: successMessages.webhookRemoved };
}

/** Refuses an endpoint that is off, because it would get the message only when it is on again. */
export async function refuseSwitchedOff(db: Db, id: string): Promise<void> {
  if ((await readWebhook(db, id)).off_reason) throw new AppError('webhookOff');
}

/** Writes a test message for one endpoint. The queue sends it within seconds. */
export async function testWebhook({ db, deps: { clock } }: ShopContext, { id }: Asked) {
  await refuseSwitchedOff(db, id);
  await recordWebhook(db, { type: webhookTest, data: {} }, clock(), { only: id });
  return { message: successMessages.webhookTestSent };
}
