// A customer's appliances: booking for the right one, and the page of a sticker.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { textOf } from '#server/testing/text-of-pdf.ts';
import { expectNoViolations, journey, openHydrated } from './harness.ts';
import { admin, fillCart, makeNewcomer, openAs, steadyTokenOf, tokenOf } from './people.ts';

const shop = await journey();
const bedroom = 'LG स्प्लिट एसी, Bedroom 2';

async function call<T>(page: Page, token: string, procedure: string, data: object): Promise<T> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.post(`/trpc/${procedure}`, { headers, data });
  if (!answer.ok()) throw new Error(`${procedure}: ${await answer.text()}`);
  return (await answer.json()).result.data.data;
}

/** A customer with two ACs and a repair of one in the cart. */
async function withTwoAcs(page: Page) {
  const person = await makeNewcomer(page);
  const token = await tokenOf(page, person);
  await call(page, token, 'appliances.add', { kind: 'ac_split', maker: 'Voltas', place: 'Hall' });
  const { _id } = await call<{ _id: string }>(page, token, 'appliances.add', {
    ...{ kind: 'ac_split', maker: 'LG', place: 'Bedroom 2' },
  });
  await fillCart(page, token, 'Split AC Repair');
  return { person, token, _id };
}

test('a customer with two ACs books in Marathi for the right one', async () => {
  const page = await shop.page(360);
  const { token } = await withTwoAcs(page);
  await openAs(page, { token }, '/mr/cart');
  const choice = page.getByLabel('तुमच्या कोणत्या उपकरणासाठी?');
  await choice.selectOption({ label: bedroom });
  await expectNoViolations(page);
  await page.getByLabel('पत्ता / परिसर').selectOption({ index: 3 });
  await page.locator('button[value="book"]').last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(bedroom).waitFor();
  await dialog.locator('button[type="submit"]').click();
  await page.waitForURL('**/mr/my-orders');
  await page.getByRole('article').getByText(bedroom).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'माझी उपकरणे' }).click();
  // My Orders, which names it too, stays until the next page's code is there.
  await page.getByRole('heading', { level: 1, name: 'माझी उपकरणे' }).waitFor();
  await page.getByText(bedroom).click();
  await page.getByRole('heading', { level: 1, name: bedroom }).waitFor();
  await page.getByText('अजून दुरुस्ती नाही').waitFor();
  await expectNoViolations(page);
});

test('without JavaScript a customer with two ACs books for the right one', async () => {
  const page = await shop.page(360, { javaScriptEnabled: false });
  const { person, _id } = await withTwoAcs(page);
  await page.goto('/mr/login?back=%2Fcart');
  await page.locator('[name=email]').fill(person.email);
  await page.locator('[name=password]').fill(person.password);
  await page.locator('button[value="login"]').click();
  await page.waitForURL('**/mr/cart');
  await page.getByLabel('तुमच्या कोणत्या उपकरणासाठी?').selectOption(_id);
  await page.locator('[name=area]').selectOption({ index: 3 });
  await page.locator('button[value="book"]').last().click();
  await page.getByText(bedroom).waitFor();
  await page.locator('button[value="book back"]').click();
  expect(await page.getByLabel('तुमच्या कोणत्या उपकरणासाठी?').inputValue()).toBe(_id);
  await page.locator('button[value="book"]').last().click();
  await page.locator('button[value="book yes"]').click();
  await page.waitForURL('**/mr/my-orders');
  await page.getByRole('article').getByText(bedroom).waitFor();
  await page.goto(`/mr/my-appliances/${_id}`);
  await page.getByRole('heading', { level: 1, name: bedroom }).waitFor();
});

/** Prints stickers and binds one to the appliance. */
async function stickerOn(page: Page, applianceId: string): Promise<string> {
  const owner = await steadyTokenOf(page, admin);
  const { _id } = await call<{ _id: string }>(page, owner, 'appliances.makeStickers', { sheets: 1 });
  const headers = { authorization: `Bearer ${owner}` };
  const pdf = await (await page.request.get(`/api/sticker-sheets/${_id}`, { headers })).body();
  const [code = ''] = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(textOf(pdf)) ?? [];
  await call(page, owner, 'appliances.bindSticker', { sticker: code, applianceId });
  return code;
}

test('a stranger scans a sticker and books for himself', async () => {
  const page = await shop.page(360);
  const { _id, token } = await withTwoAcs(page);
  const code = await stickerOn(page, _id);
  await openHydrated(page, `/a/${code}`);
  await page.getByRole('heading', { level: 1, name: 'LG split AC', exact: true }).waitFor();
  expect(await page.getByText('Meera').count()).toBe(0);
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Book a repair for this appliance' }).click();
  await page.waitForURL('**/product-category?category=air+condition');
  await page.getByRole('link', { name: 'Split AC Repair' }).first().waitFor();

  const plain = await shop.page(360, { javaScriptEnabled: false });
  expect((await plain.goto('/hi/a/no-such-sticker'))?.status()).toBe(404);
  await plain.locator('[name=code]').fill(code.toLowerCase().replace('-', ' '));
  await plain.locator('button[value="sticker"]').click();
  await plain.getByRole('heading', { level: 1, name: 'LG स्प्लिट एसी' }).waitFor();

  // The page's own scan knew him, so it is not asked for again: 30 tries a minute are 30 pages.
  const stranger = await shop.page(360);
  const asked: string[] = [];
  stranger.on('request', (request) => asked.push(request.url()));
  const theirs = await tokenOf(stranger, await makeNewcomer(stranger));
  await stranger.context().addCookies([{ name: 'token', value: theirs, url: shop.url }]);
  await openAs(stranger, { token: theirs }, `/a/${code}`);
  await stranger.waitForLoadState('networkidle');
  await stranger.getByRole('link', { name: 'Book a repair for this appliance' }).waitFor();
  expect(asked.filter((url) => url.includes('appliances.scan'))).toEqual([]);

  const owner = await shop.page(360);
  await openAs(owner, { token }, `/a/${code}`);
  await owner.getByRole('link', { name: 'Its repairs and warranty' }).click();
  await owner.getByText(`Sticker ${code}`).waitFor();
});

test('without JavaScript a customer adds an appliance', async () => {
  const page = await shop.page(360, { javaScriptEnabled: false });
  const person = await makeNewcomer(page);
  await page.goto('/login?back=%2Fmy-appliances');
  await page.locator('[name=email]').fill(person.email);
  await page.locator('[name=password]').fill(person.password);
  await page.locator('button[value="login"]').click();
  await page.waitForURL('**/my-appliances');
  await page.getByRole('button', { name: 'Add an appliance' }).click();
  await page.getByLabel('Maker (optional)').fill('LG');
  await page.locator('button[value="appliance yes"]').click();
  await page.getByText('Please choose a kind of appliance').first().waitFor();
  expect(await page.getByLabel('Maker (optional)').inputValue()).toBe('LG');
  await page.getByLabel('Kind').selectOption({ label: 'Split AC' });
  await page.getByLabel('Maker’s warranty in months').fill('12');
  await page.locator('button[value="appliance yes"]').click();
  await page.getByRole('link', { name: 'LG split AC' }).waitFor();
});
