import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { textOf } from '#server/testing/text-of-pdf.ts';
import { expectNoViolations, visit } from './harness.ts';
import { bookAs, isWiderThanWindow } from './owner.ts';
import {
  admin,
  asAdmin,
  asha,
  ask,
  freeVisits,
  makeNewcomer,
  openAs,
  placeOrder,
  steadyTokenOf,
  tokenOf,
} from './people.ts';

const shop = await visit();

type Order = { _id: string };

/** Books a visit for Asha under another name and assigns it to a technician, by API calls. */
async function jobFor(
  page: Page,
  technicianId: string,
  fullname: string,
  nth: number,
  note = 'Ring twice',
): Promise<string> {
  const visit = (await freeVisits(page))[nth];
  const id = await bookAs(page, fullname, { services: ['Split AC Repair'], visit, note });
  await asAdmin(page, 'orders.assign', { id, technicianId });
  return id;
}

/** Prints a sheet of stickers. Returns the code of one. */
async function newSticker(office: Page): Promise<string> {
  const headers = { authorization: `Bearer ${await steadyTokenOf(office, admin)}` };
  const made = await office.request.post('/trpc/appliances.makeStickers', { headers, data: { sheets: 1 } });
  const { _id } = ((await made.json()) as { result: { data: { data: Order } } }).result.data.data;
  const sheet = await office.request.get(`/api/sticker-sheets/${_id}`, { headers });
  const [code = ''] = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(textOf(await sheet.body())) ?? [];
  return code;
}

async function makeTechnician(office: Page) {
  const person = await makeNewcomer(office);
  const token = await tokenOf(office, person);
  const me = await office.request.get('/api/user-details', { headers: { authorization: `Bearer ${token}` } });
  const { _id } = ((await me.json()) as { data: Order }).data;
  await asAdmin(office, 'accounts.updateUser', { userId: _id, role: 'TECHNICIAN' });
  return { person, token, _id };
}

/** Creates a technician with two visits. */
async function prepare(office: Page) {
  const { _id, ...technician } = await makeTechnician(office);
  return {
    ...technician,
    meera: await jobFor(office, _id, 'Meera Joshi', 0),
    vijay: await jobFor(office, _id, 'Vijay Pawar', 1, 'The drum turns and stops. '.repeat(38)),
  };
}

const waitForWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

const storedOnPhone = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open('my-jobs');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction('kept').objectStore('kept').getAll();
          all.onsuccess = () => resolve(JSON.stringify(all.result));
        };
      }),
  );

/** Opens a job's row. In the evening no visit of today is left, so the first job is a row too. */
const unfold = async (card: Locator) => {
  const row = card.getByRole('button', { expanded: false }).first();
  await card.waitFor();
  if (!(await card.getByRole('button', { name: 'Note for the shop' }).isVisible())) await row.click();
};

/** In the evening no visit of today is left, and one of another day asks first. */
const setOut = async (page: Page, card: Locator) => {
  await card.getByRole('button', { name: 'On my way', exact: true }).click();
  const yes = page.getByRole('dialog').getByRole('button', { name: 'On my way' });
  await card.getByRole('button', { name: 'Start', exact: true }).or(yes).waitFor();
  if (await yes.isVisible()) await yes.click();
};

test('a technician takes three steps offline, which are sent in order later', async () => {
  const [office, phone] = [await shop.page(1280), await shop.page(360)];
  const { token, meera, vijay } = await prepare(office);
  await openAs(phone, { token }, '/jobs');
  const cardOf = (name: string) => phone.getByRole('article', { name });
  const tap = (name: string, words: string) =>
    cardOf(name).getByRole('button', { name: words, exact: true }).click();
  await cardOf('Meera Joshi').waitFor();
  expect(await phone.getByRole('article').count()).toBe(2);
  await cardOf('Vijay Pawar').getByRole('button', { expanded: false }).click();
  const showAll = phone.getByRole('button', { name: 'Show all' });
  await showAll.waitFor();
  expect(await showAll.count()).toBe(1);
  for (const width of [1280, 360]) {
    await phone.setViewportSize({ width, height: 740 });
    await expectNoViolations(phone);
    expect(await isWiderThanWindow(phone)).toBe(false);
  }
  await waitForWorker(phone);

  await phone.context().setOffline(true);
  await phone.reload();
  await phone.getByText(/^Offline: these are the jobs of /).waitFor();
  await unfold(cardOf('Meera Joshi'));
  await setOut(phone, cardOf('Meera Joshi'));
  await tap('Meera Joshi', 'Start');
  await cardOf('Vijay Pawar').getByRole('button', { expanded: false }).click();
  await setOut(phone, cardOf('Vijay Pawar'));
  await cardOf('Vijay Pawar').getByText('Waiting for network').waitFor();
  expect(await phone.getByRole('status').filter({ hasText: '3 steps wait' }).count()).toBe(1);
  await expectNoViolations(phone);
  await phone.reload();
  await cardOf('Meera Joshi').getByRole('button', { name: 'Finish' }).waitFor();

  await asAdmin(office, 'orders.cancel', { id: vijay });
  await phone.context().setOffline(false);
  const overtaken = phone.getByRole('alert').filter({ hasText: 'Vijay Pawar: ‘On my way’' });
  await overtaken.getByText('This booking is cancelled: that step is not possible now.').waitFor();
  await phone.getByRole('status').filter({ hasText: '1 step was not done' }).waitFor();
  await expectNoViolations(phone);
  const headers = { authorization: `Bearer ${await steadyTokenOf(office, asha)}` };
  const eventKinds = async (id: string) => {
    const answer = await office.request.get(`/api/order-events/${id}`, { headers });
    const { data } = (await answer.json()) as { data: { kind: string }[] };
    return data.map(({ kind }) => kind);
  };
  const { length } = await eventKinds(meera);
  expect((await eventKinds(meera)).slice(length - 2)).toEqual(['setOut', 'started']);
  expect((await eventKinds(meera)).filter((kind) => kind === 'setOut')).toHaveLength(1);
  expect(await eventKinds(vijay)).not.toContain('setOut');
  await overtaken.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => phone.getByRole('alert').count()).toBe(0);
  await phone.getByRole('status').filter({ hasText: 'Online' }).waitFor();

  expect(await storedOnPhone(phone)).toContain('Meera Joshi');
  await phone.getByRole('button', { name: 'Logout' }).click();
  await phone.waitForURL(`${shop.url}/`);
  await expect.poll(() => storedOnPhone(phone)).toBe('[]');
  await phone.getByRole('heading', { level: 1, name: /^Home-appliance repair/ }).waitFor();
  expect(new URL(phone.url()).pathname).toBe('/');
});

test('an appliance is named offline with picture and sticker, and the shop has it once', async () => {
  const [office, phone] = [await shop.page(1280), await shop.page(360)];
  const { token, _id: technicianId } = await makeTechnician(office);
  const customer = await makeNewcomer(office);
  const own = await tokenOf(office, customer);
  const { _id: id } = await placeOrder(office, own, customer, {
    services: ['Split AC Repair'],
    visit: (await freeVisits(office))[0],
  });
  await asAdmin(office, 'orders.assign', { id, technicianId, knowingly: true });
  const code = await newSticker(office);

  await openAs(phone, { token }, '/jobs');
  const card = phone.getByRole('article', { name: customer.name });
  await card.waitFor();
  await waitForWorker(phone);
  await phone.context().setOffline(true);
  await phone.reload();
  await unfold(card);
  await setOut(phone, card);
  await card.getByRole('button', { name: 'Start', exact: true }).click();
  await card.getByRole('button', { name: 'Which appliance?' }).click();
  const dialog = phone.getByRole('dialog', { name: 'Which appliance?' });
  await dialog.getByLabel('Maker').fill('LG');
  const plate = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#777' } })
    .png()
    .toBuffer();
  const file = { name: 'plate.png', mimeType: 'image/png', buffer: plate };
  await dialog.getByLabel('Picture of the plate').setInputFiles(file);
  await dialog.getByRole('img', { name: 'Picture of the plate' }).waitFor();
  await dialog.getByLabel('Eight letters').fill(code.toLowerCase());
  expect(await dialog.getByLabel('Kind').inputValue()).toBe('ac_split');
  await expectNoViolations(phone);
  expect(await isWiderThanWindow(phone)).toBe(false);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await card.getByText(`LG split AC · Sticker ${code}`).waitFor();
  await expectNoViolations(phone);
  await card.getByRole('button', { name: 'Finish', exact: true }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Finish', exact: true }).click();
  await phone.getByRole('status').filter({ hasText: '5 steps wait' }).waitFor();

  await phone.context().setOffline(false);
  await phone.getByRole('status').filter({ hasText: 'Online' }).waitFor();
  expect(await phone.getByRole('alert').count()).toBe(0);
  const appliances = await ask<object[]>(office, own, 'appliances.mine');
  expect(appliances).toMatchObject([{ name: 'LG split AC', kind: 'ac_split', pictures: 1 }]);
  expect(await ask(office, own, 'appliances.scan', { token: code })).toMatchObject({ state: 'bound', code });
});

test('the cash of a Finish on a job that was given away reaches the office', async () => {
  const [office, phone] = [await shop.page(1280), await shop.page(360)];
  const { token, meera } = await prepare(office);
  await openAs(phone, { token }, '/jobs');
  await waitForWorker(phone);
  await phone.context().setOffline(true);
  const card = phone.getByRole('article', { name: 'Meera Joshi' });
  await unfold(card);
  await setOut(phone, card);
  for (const step of ['Start', 'Finish']) await card.getByRole('button', { name: step, exact: true }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Finish', exact: true }).click();
  await phone.getByRole('status').filter({ hasText: '3 steps wait' }).waitFor();

  await asAdmin(office, 'orders.assign', { id: meera, technicianId: null });
  await phone.context().setOffline(false);
  const notice = phone.getByRole('alert').filter({ hasText: 'Meera Joshi: ‘On my way’' });
  await notice.getByText(/^You took ₹[0-9,.]+ \(Cash\): please tell the shop\.$/).waitFor();
  await expectNoViolations(phone);
  await phone.reload();
  await notice.waitFor();

  await openAs(office, admin, '/admin-panel/day');
  await office.getByText('To do now', { exact: true }).click();
  const conflict = office.getByRole('listitem').filter({ hasText: 'Meera Joshi' });
  await conflict.getByText(/ took ₹[0-9,.]+ \(Cash\), /).waitFor();
  await expectNoViolations(office);
  await conflict.getByRole('button', { name: 'Take it over' }).click();
  await office.getByText(/The order has no bill yet/).waitFor();
  await conflict.getByRole('button', { name: 'Put it aside' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Put it aside' }).click();
  await conflict.waitFor({ state: 'detached' });
});

test('a technician logs out offline, and the session ends with the network', async () => {
  const [office, phone] = [await shop.page(1280), await shop.page(360)];
  const { person, meera } = await prepare(office);
  // A script cannot delete this HTTP-only cookie.
  const { data: token } = await (await phone.request.post('/api/signin', { data: person })).json();
  await openAs(phone, { token }, '/jobs');
  const card = phone.getByRole('article', { name: 'Meera Joshi' });
  await card.waitFor();
  await waitForWorker(phone);
  await expect.poll(() => storedOnPhone(phone)).toContain('Meera Joshi');
  await phone.context().setOffline(true);
  await phone.reload();
  await unfold(card);
  await card.getByRole('button', { name: 'Note for the shop' }).click();
  const dialog = phone.getByRole('dialog', { name: 'Note for the shop' });
  await dialog.getByLabel('Note').fill('The key is with the neighbour');
  await expectNoViolations(phone);
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await card.getByText('Waiting for network').waitFor();

  await phone.getByRole('button', { name: 'Logout' }).click();
  const asked = phone.getByRole('dialog', { name: 'Log out?' });
  await asked.getByText('There is no network. If you stay, it is sent when it is back.').waitFor();
  await expectNoViolations(phone);
  await asked.getByRole('button', { name: 'Stay' }).click();
  await phone.context().setOffline(false);
  const headers = { authorization: `Bearer ${await steadyTokenOf(office, admin)}` };
  const notes = async () => {
    const { data } = await (await office.request.get(`/api/order-events/${meera}`, { headers })).json();
    return (data as { text: string }[]).map(({ text }) => text);
  };
  await expect.poll(notes).toContain('Note: The key is with the neighbour');
  await phone.getByRole('status').filter({ hasText: 'Online' }).waitFor();

  await phone.context().setOffline(true);
  await phone.getByRole('button', { name: 'Logout' }).click();
  await phone.getByRole('heading', { name: 'You are logged out' }).waitFor();
  await expectNoViolations(phone);
  await expect.poll(() => storedOnPhone(phone)).toBe('[]');
  const session = () =>
    office.request.get('/api/user-details', { headers: { authorization: `Bearer ${token}` } });
  expect((await session()).status()).toBe(200);
  await phone.context().setOffline(false);
  await expect.poll(async () => (await session()).status()).toBe(401);
});
