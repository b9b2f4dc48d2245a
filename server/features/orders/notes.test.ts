import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import type { WhatsAppText } from '#shared/orders/notes.ts';

const shop = openTestShop(await freshDatabase());

async function anOrder() {
  const [asha, owner, imran, vijay] = [
    await shop.customer(),
    await shop.admin(),
    await shop.technician({ name: 'Imran Pathan' }),
    await shop.technician(),
  ];
  const { data } = await asha.api.orders.book(bookingInput([await addTestService(shop.db)]));
  await owner.api.orders.assign({ id: data._id, technicianId: imran.id });
  const history = async () =>
    (await owner.api.orders.events({ id: data._id })).map(({ text }) => text).slice(2);
  return { asha, owner, imran, vijay, id: data._id, history };
}

test("a customer does not see the team's notes", async () => {
  const { asha, owner, imran, id, history } = await anOrder();
  const note = { id, note: '  The gate is on the left. ', key: 'n-1' };
  await owner.api.orders.addNote(note);
  await owner.api.orders.addNote(note);
  await imran.api.orders.addNote({ id, note: 'Needs a ladder' });
  expect(await history()).toEqual(['Note: The gate is on the left.', 'Note: Needs a ladder']);
  expect(JSON.stringify(await asha.api.orders.events({ id }))).not.toMatch(/gate|ladder/);
  expect((await refusal(owner.api.orders.addNote({ id, note: ' ' }))).issues).toMatchObject([
    { path: 'note' },
  ]);
});

test('a note from an offline phone has the time at which it was written', async () => {
  const { owner, imran, id } = await anOrder();
  shop.wait(3_600_000);
  const at = new Date(shop.deps.clock().getTime() - 600_000).toISOString();
  await imran.api.orders.addNote({ id, note: 'Needs a ladder', key: 'n-1', at });
  expect((await owner.api.orders.events({ id })).at(-1)).toMatchObject({ kind: 'noted', at });
});

test('a double click records a WhatsApp message once', async () => {
  const { asha, owner, imran, id, history } = await anOrder();
  const open = (who: typeof owner, about: WhatsAppText) => who.api.orders.noteWhatsApp({ id, about });
  await Promise.all([open(owner, 'Delayed'), open(owner, 'Delayed')]);
  await open(imran, 'Delayed');
  await open(owner, 'On the way');
  shop.wait(61_000);
  await open(owner, 'On the way');
  expect(await history()).toEqual([
    'WhatsApp opened: Delayed.',
    'WhatsApp opened: Delayed.',
    'WhatsApp opened: On the way.',
    'WhatsApp opened: On the way.',
  ]);
  expect(JSON.stringify(await asha.api.orders.events({ id }))).not.toContain('WhatsApp');
  expect((await refusal(open(owner, '<b>anything</b>' as WhatsAppText))).status).toBe(400);
});

test('people without access to a job cannot write notes', async () => {
  const { asha, vijay, id, history } = await anOrder();
  for (const [who, status] of [
    [asha, 403],
    [vijay, 404],
  ] as const) {
    expect((await refusal(who.api.orders.addNote({ id, note: 'Hello' }))).status).toBe(status);
    expect((await refusal(who.api.orders.noteWhatsApp({ id, about: 'Delayed' }))).status).toBe(status);
  }
  expect(await history()).toEqual([]);
});
