import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { enquiryBody, openTestApi } from '#server/testing/api.ts';
import { expectDone, expectFailure } from '#server/testing/contract/case.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { scopes } from '#shared/keys/schema.ts';
import { deleteOldAnswers } from '../features/keys/idempotency.ts';

const api = await openTestApi(await freshDatabase());
const { call, db } = api;

type As = { token(): string | null };
const newKey = () => `key ${newId()}`;
const label = () => `Category ${newId()}`;

const create = (as: As, key: string, body: object) =>
  call('POST /api/create-category', { as, headers: { 'idempotency-key': key }, body });
const categories = async (name: string) =>
  (await db.selectFrom('categories').select('id').where('label', '=', name).execute()).length;
const keptCalls = async () => (await db.selectFrom('idempotent_calls').select('status').execute()).length;

describe('Idempotency-Key', () => {
  it('the same key and body gets the first answer again', async () => {
    const [owner, key, body] = [await api.admin(), newKey(), { label: label() }];
    const first = await create(owner, key, body);
    expectDone(first, 201);
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    const again = await create(owner, key, body);
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await categories(body.label)).toBe(1);
  });

  it('calls that come together create once', async () => {
    const [owner, key, body] = [await api.admin(), newKey(), { label: label() }];
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => create(owner, key, body)))).map(
      ({ status }) => status,
    );
    expect(statuses).toContain(201);
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(await categories(body.label)).toBe(1);
  });

  it('another body or another call with the key is refused', async () => {
    const [owner, key] = [await api.admin(), newKey()];
    expectDone(await create(owner, key, { label: label() }), 201);
    expectFailure(await create(owner, key, { label: label() }), 'idempotencyKeyReused');
    const reel = { as: owner, headers: { 'idempotency-key': key }, body: { url: 'https://example.com/v' } };
    expectFailure(await call('POST /api/add-reel', reel), 'idempotencyKeyReused');
  });

  it('a failed call frees its key', async () => {
    const [owner, key] = [await api.admin(), newKey()];
    const before = await keptCalls();
    expect((await create(owner, key, { label: '' })).status).toBe(400);
    expect(await keptCalls()).toBe(before);
    expectDone(await create(owner, key, { label: label() }), 201);
  });

  it('a call that runs is 409 until its lease ends', async () => {
    const [owner, key, body] = [await api.admin(), newKey(), { label: label() }];
    expectDone(await create(owner, key, body), 201);
    const running = (until: string) =>
      sql`update idempotent_calls set status = null, leased_until = now() + ${until}::interval
        where user_id = ${owner.id}`.execute(db);
    await running('20 seconds');
    expectFailure(await create(owner, key, body), 'idempotencyRunning');
    await running('-1 second');
    expectFailure(await create(owner, key, { label: label() }), 'idempotencyKeyReused');
    expectFailure(await create(owner, key, body), 'categoryExists');
  });

  it('an empty or too long key is refused', async () => {
    const owner = await api.admin();
    for (const key of ['', ' ', '""', 'k'.repeat(256)])
      expectFailure(await create(owner, key, { label: label() }), 'idempotencyKeyInvalid');
    expectDone(await create(owner, 'k'.repeat(255), { label: label() }), 201);
  });

  it('a key belongs to its account or API key', async () => {
    const [owner, other, key] = [await api.admin(), await api.admin(), newKey()];
    expectDone(await create(owner, key, { label: label() }), 201);
    expectDone(await create(other, key, { label: label() }), 201);
    const { data } = await owner.api.keys.add({ name: 'Bot', scopes: [...scopes] });
    const enquiry = {
      as: { token: () => data.secret },
      headers: { 'idempotency-key': key },
      body: enquiryBody,
    };
    const first = await call('POST /api/create-enquiry', enquiry);
    expectDone(first, 201);
    expect((await call('POST /api/create-enquiry', enquiry)).text).toBe(first.text);
    const stranger = { headers: enquiry.headers, body: enquiry.body };
    expect((await call('POST /api/create-enquiry', stranger)).text).not.toBe(first.text);
  });

  it('answers are kept for a day', async () => {
    const [owner, key] = [await api.admin(), newKey()];
    expectDone(await create(owner, key, { label: label() }), 201);
    const age = (hours: number) =>
      sql`update idempotent_calls set created_at = now() - make_interval(hours => ${hours})`.execute(db);
    await age(23);
    await deleteOldAnswers(db);
    expectFailure(await create(owner, key, { label: label() }), 'idempotencyKeyReused');
    await age(25);
    expectDone(await create(owner, key, { label: label() }), 201);
    await age(25);
    await deleteOldAnswers(db);
    expect(await keptCalls()).toBe(0);
  });

  it("an erasure deletes the answers about a person's rows", async () => {
    const [owner, asha] = [await api.admin(), await api.customer()];
    const service = await api.make.service();
    const order = await api.make.order(asha, service);
    const { data } = await owner.api.keys.add({ name: 'Bot', scopes: [...scopes] });
    const body = { productId: service._id, note: 'It leaks again', key: newId() };
    await owner.api.orders.setStage({ id: order._id, stage: 'done' });
    const claimed = await call(`POST /api/warranty-claim/${order._id}`, {
      as: { token: () => data.secret },
      headers: { 'idempotency-key': newKey() },
      body,
    });
    expectDone(claimed, 201);
    const before = await keptCalls();
    await owner.api.rights.eraseForCaller({ id: asha.id });
    expect(await keptCalls()).toBe(before - 1);
  });
});
