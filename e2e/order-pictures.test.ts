// Pictures of what is wrong: a customer adds them on My Orders and by the tracking link. The customer and the
// admins see them.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import { expectNoViolations, visit } from './harness.ts';
import { openPanel } from './owner.ts';
import { admin, ask, bookBeside, makeNewcomer, openAs, steadyTokenOf, tokenOf } from './people.ts';

const shop = await visit();

const photo = async (background: string) => ({
  name: `${background}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .png()
    .toBuffer(),
});

test('a customer adds pictures on My Orders and by the tracking link', async () => {
  const page = await shop.page();
  const person = await makeNewcomer(page);
  const token = await tokenOf(page, person);
  const { _id, orderNumber } = await bookBeside(page, token, person, 'Single Door Refrigerator Repair');
  await openAs(page, { token }, '/my-orders');
  const order = page.getByRole('article').first();
  await order.getByRole('button', { name: 'Pictures' }).click();
  await order.getByLabel('Add pictures').setInputFiles([await photo('#ff0000'), await photo('#00ff00')]);
  await order.getByRole('img', { name: '2 of 2' }).waitFor();
  await expectNoViolations(page);
  const natural = await order
    .getByRole('img', { name: '1 of 2' })
    .evaluate((node) => (node as HTMLImageElement).naturalWidth);
  expect(natural).toBe(1280);

  const { link } = await ask<{ link: string }>(page, await steadyTokenOf(page, admin), 'orders.link', {
    id: _id,
  });
  const visitor = await shop.page();
  await visitor.goto(new URL(link).pathname);
  await visitor.getByRole('button', { name: 'Pictures' }).click();
  await visitor.getByRole('img', { name: '2 of 2' }).waitFor();
  await visitor.getByLabel('Add pictures').setInputFiles(await photo('#0000ff'));
  await visitor.getByRole('img', { name: '3 of 3' }).waitFor();
  await expectNoViolations(visitor);

  const owner = await shop.page(1280);
  await openPanel(owner, `${paths.admin.orders}?order=${_id}`, 'All Orders');
  const panel = owner.getByRole('dialog', { name: new RegExp(`Order ${orderNumber} `) });
  await panel.getByRole('button', { name: 'Pictures' }).click();
  await panel.getByRole('img', { name: '3 of 3' }).waitFor();
  expect(await panel.getByLabel('Add pictures').count()).toBe(0);
});
