import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { sendJobNews } from './job-news.ts';

let received: number;
let status: number;
const pushService = createServer(({ url }, response) => {
  // An aborted request may come while the next test runs.
  if (url === '/silent') return;
  received += 1;
  response.writeHead(status).end();
});
await new Promise<void>((listening) => pushService.listen(0, '127.0.0.1', listening));
const realFetch = fetch;
const host = 'push.example.com';
const standIn = `http://127.0.0.1:${(pushService.address() as AddressInfo).port}`;
afterAll(() => pushService.close());
beforeEach(() => {
  received = 0;
  status = 201;
  // No test ends because the machine is busy.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, options) =>
    realFetch(String(address).replace(`https://${host}`, standIn), options),
  );
});

const shop = openTestShop(await freshDatabase(), { PUSH_HOSTS: host });
const send = () => sendJobNews(shop.deps);

/** Creates a push subscription like a phone's browser does (RFC 8291). */
function subscription(endpoint: string) {
  const phone = createECDH('prime256v1');
  phone.generateKeys();
  return {
    endpoint,
    keys: { p256dh: phone.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}

async function job() {
  const [asha, owner, ravi] = [await shop.customer(), await shop.admin(), await shop.technician()];
  const { data } = await asha.api.orders.book(
    bookingInput([await addTestService(shop.db, { productName: 'Fridge Repair' })], {
      visit: { date: '2026-11-23', from: '09:00' },
    }),
  );
  return { owner, ravi, id: data._id };
}

test('the news of a cancelled job name the visit that it was', async () => {
  const { owner, ravi, id } = await job();
  await owner.api.orders.assign({ id, technicianId: ravi.id });
  await send();
  shop.wait(60_000);
  await owner.api.orders.cancel({ id });
  await send();
  const mail = (await shop.mailsTo(ravi.email)).find(({ text }) => text?.includes('withdrawn'));
  expect(mail?.text).toMatch(/withdrawn.*Monday, 23 November.*9 am to 11 am/s);
});

async function cancelAndUndo(meanwhile: () => Promise<void>) {
  const { owner, ravi, id } = await job();
  const { orders } = owner.api;
  await orders.assign({ id, technicianId: ravi.id });
  await send();
  await meanwhile();
  await orders.cancel({ id });
  await meanwhile();
  await orders.setStage({ id, stage: 'requested' });
  await meanwhile();
  await orders.reschedule({ id, visit: { date: '2026-11-23', from: '09:00' } });
  await orders.assign({ id, technicianId: ravi.id });
  shop.wait(60_000);
  await send();
  return (await shop.mailsTo(ravi.email)).map(({ subject }) => subject?.split(',')[0]);
}

test('a technician whose cancelled job comes back reads once that it is withdrawn', async () => {
  const minute = async () => {
    shop.wait(60_000);
    await send();
  };
  const area = /: .+/;
  const told = await cancelAndUndo(minute);
  expect(told.map((subject) => subject?.replace(area, ''))).toEqual(['New job', 'Job withdrawn', 'New job']);
});

test('a technician hears nothing of a job that is withdrawn and comes back within a minute', async () => {
  expect(await cancelAndUndo(async () => {})).toHaveLength(1);
});

test('a push tells a technician about a new and a withdrawn job', async () => {
  const { owner, ravi, id } = await job();
  await ravi.api.jobs.subscribe(subscription(`https://${host}/phone`));
  await owner.api.orders.assign({ id, technicianId: ravi.id });
  await send();
  await send();
  expect(received).toBe(1);
  await owner.api.orders.reschedule({ id, visit: { date: '2026-11-24', from: '09:00' } });
  await owner.api.orders.assign({ id, technicianId: null });
  await send();
  expect(received).toBe(1);
  shop.wait(60_000);
  await send();
  expect(received).toBe(2);
  expect(await shop.mailsTo(ravi.email)).toEqual([]);
});

test('an account has at most 5 push subscriptions, the newest among them', async () => {
  const { ravi } = await job();
  for (let at = 1; at <= 7; at += 1)
    await ravi.api.jobs.subscribe(subscription(`https://${host}/phone-${at}`));
  const kept = await shop.db.selectFrom('push_subscriptions').select('endpoint').execute();
  expect(kept).toHaveLength(5);
  expect(kept).toContainEqual({ endpoint: `https://${host}/phone-7` });
});

test('a push service that does not answer delays nobody but its own technician', async () => {
  const { owner, ravi, id } = await job();
  const imran = await shop.technician();
  const [other] = [await job()];
  await ravi.api.jobs.subscribe(subscription(`https://${host}/silent`));
  await owner.api.orders.assign({ id, technicianId: ravi.id });
  await owner.api.orders.assign({ id: other.id, technicianId: imran.id });
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const sending = send();
  await expect.poll(() => shop.mailsTo(imran.email)).toHaveLength(1);
  expect(await shop.mailsTo(ravi.email)).toEqual([]);
  patience.abort();
  await sending;
  expect(await shop.mailsTo(ravi.email)).toHaveLength(1);
});

test('a technician gets a mail if no phone accepts the push', async () => {
  const { owner, ravi, id } = await job();
  await ravi.api.jobs.subscribe(subscription(`https://${host}/phone`));
  status = 410;
  await owner.api.orders.assign({ id, technicianId: ravi.id });
  await send();
  const [mail] = await shop.mailsTo(ravi.email);
  expect(mail?.subject).toMatch(/^New job: .+, Fridge Repair$/);
  expect(mail?.text).not.toContain('Asha');
  // The push service answers 410 once the browser has ended the subscription.
  expect(await shop.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([]);
});

test('a technician gets the message in his language', async () => {
  const { owner, ravi, id } = await job();
  await ravi.api.accounts.setLanguage({ language: 'mr' });
  await owner.api.orders.assign({ id, technicianId: ravi.id });
  await send();
  const [mail] = await shop.mailsTo(ravi.email);
  expect(mail?.subject).toMatch(/^नवीन काम: .+ सकाळी 9–11, Fridge Repair$/);
  expect(mail?.text).toContain('/mr/jobs');
});

test('a technician gets no message about his own steps', async () => {
  const { owner, ravi, id } = await job();
  await owner.api.orders.assign({ id, technicianId: ravi.id });
  await send();
  shop.wait(60_000);
  for (const stage of ['on_the_way', 'working', 'done'] as const)
    await ravi.api.orders.setStage({ id, stage });
  await send();
  expect(await shop.mailsTo(ravi.email)).toHaveLength(1);
});

test("signing out deletes the phone's push subscription", async () => {
  const { ravi } = await job();
  const elsewhere = subscription('https://127.0.0.1/internal');
  expect((await refusal(ravi.api.jobs.subscribe(elsewhere))).status).toBe(400);
  await ravi.api.jobs.subscribe(subscription(`https://${host}/phone`));
  await ravi.api.accounts.signOut();
  expect(await shop.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([]);
});
