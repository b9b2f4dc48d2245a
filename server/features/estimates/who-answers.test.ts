import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';

const shop = openTestShop(await freshDatabase());
const visit = { date: '2026-11-20', from: '16:00' };
const labour = { kind: 'labour' as const, words: 'Fitting', quantity: 1, price: 200, hsn: '' };

/** Creates an estimate that the technician `worker` shows to the customer `customer`. */
async function offered(
  customer: Awaited<ReturnType<typeof shop.customer>>,
  worker: Awaited<ReturnType<typeof shop.technician>>,
) {
  const owner = await shop.admin();
  const service = await addTestService(shop.db);
  const { data } = await customer.api.orders.book(bookingInput([service], { visit }));
  const id = data._id;
  await owner.api.orders.assign({ id, technicianId: worker.id });
  await worker.api.orders.setStage({ id, stage: 'working' });
  await worker.api.estimates.save({ id, version: 0, lines: [labour] });
  await worker.api.estimates.offer({ id, version: 1 });
  const { link } = await owner.api.orders.link({ id });
  return { id, owner, token: link.split('/').at(-1) ?? '' };
}

test('a technician answers the estimate for his own booking', async () => {
  const [ravi, imran] = [await shop.technician(), await shop.technician({ name: 'Imran Pathan' })];
  const { id } = await offered(ravi, imran);
  expect((await ravi.api.estimates.of({ id }))?.state).toBe('offered');
  const { data } = await ravi.api.estimates.answer({ id, version: 1, agree: true });
  expect(data).toMatchObject({ state: 'agreed', answeredWhere: 'account' });
});

test('the assigned technician cannot agree by the tracking link', async () => {
  const [asha, ravi] = [await shop.customer({ name: 'Asha Patil' }), await shop.technician()];
  const { id, owner, token } = await offered(asha, ravi);
  const answer = { token, version: 1, agree: true };
  expect((await refusal(ravi.api.tracking.answerEstimate(answer))).status).toBe(403);
  await asha.api.tracking.answerEstimate(answer);
  const { text } = (await owner.api.orders.events({ id })).at(-1) ?? {};
  expect(text).toContain('by the tracking link');
});
