import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { businessDefaults } from '#shared/business/defaults.ts';
import { isReelLink } from './rules.ts';

const shop = openTestShop(await freshDatabase());

const trail = () =>
  shop.db.selectFrom('audit_entries').select(['action', 'before', 'after']).orderBy('id').execute();

const keptOnes = async (tag: 'business' | 'reels') => {
  await shop.deps.cache.serve('an answer', [tag], async () => Buffer.from('old'));
  return () => shop.deps.cache.peek('an answer');
};

test('a change of the business shows at once and writes an audit entry', async () => {
  const sunil = await shop.admin();
  const kept = await keptOnes('business');
  const answer = await sunil.api.business.update({ companyName: 'Panchakki', phone: '+91 240 555 0142' });
  expect(answer).toEqual({ message: 'Company updated successfully!', companyName: 'Panchakki' });
  expect(kept()).toBeNull();
  expect(await shop.visitor().api.business.get()).toMatchObject({
    companyName: 'Panchakki',
    phone: '+91 240 555 0142',
  });
  expect(await trail()).toMatchObject([
    {
      action: 'business.update',
      before: { companyName: 'Home Appliance Care' },
      after: { companyName: 'Panchakki' },
    },
  ]);
});

test('an update of the business keeps absent fields and clears blank ones', async () => {
  const sunil = await shop.admin();
  await sunil.api.business.update({ companyName: 'A', phone: '+91 240 555 0142', email: 'care@example.com' });
  await sunil.api.business.setCompanyName({ companyName: 'B' });
  await sunil.api.business.update({ companyName: 'B', email: '' });
  expect(await shop.visitor().api.business.get()).toMatchObject({
    companyName: 'B',
    phone: '+91 240 555 0142',
    email: '',
  });
});

test('the business form refuses an edit of a field that another admin changed', async () => {
  const [sunil, farhana] = [await shop.admin(), await shop.admin()];
  await sunil.api.business.update({ phone: '+91 240 555 0142', seen: { phone: '' } });
  await farhana.api.business.update({ email: 'care@example.com', seen: { email: '' } });
  expect(await shop.visitor().api.business.get()).toMatchObject({
    companyName: 'Home Appliance Care',
    phone: '+91 240 555 0142',
    email: 'care@example.com',
  });
  const told = await refusal(
    farhana.api.business.update({
      phone: '+91 240 555 0177',
      address: 'New',
      seen: { phone: '', address: '' },
    }),
  );
  expect(told.status).toBe(409);
  expect(await shop.visitor().api.business.get()).toMatchObject({ phone: '+91 240 555 0142', address: '' });
});

test('a new shop has the specified default texts', async () => {
  const { companyName, ...words } = await shop.visitor().api.business.get();
  expect({ ...words, companyName: '' }).toEqual({ ...businessDefaults, promise: '', yearsOfService: 0 });
  expect(companyName).toBe('Home Appliance Care');
});

test("the number of years is counted from the business's first year", async () => {
  const sunil = await shop.admin();
  const years = async () => (await shop.visitor().api.business.get()).yearsOfService;
  await sunil.api.business.update({ sinceYear: '2009' });
  expect(await years()).toBe(17);
  await sunil.api.business.update({ sinceYear: '' });
  expect(await years()).toBe(0);
  for (const sinceYear of ['09', '2999'])
    expect(await refusal(sunil.api.business.update({ sinceYear }))).toMatchObject({ status: 400 });
});

test('the opening hours follow a change of the visit times at once', async () => {
  const sunil = await shop.admin();
  const kept = await keptOnes('business');
  const settings = await sunil.api.visits.settings();
  const week = settings.week.map((windows, day) => (day === 6 ? [] : windows));
  await sunil.api.visits.setSettings({ ...settings, week });
  expect(kept()).toBeNull();
  await sunil.api.business.update({ hoursNote: 'Diwali closed', seen: { hoursNote: '' } });
  const { hours, openingWeek } = await shop.visitor().api.business.get();
  expect(hours).toBe('Mon–Sat, 9 am to 8 pm; Sun closed. Diwali closed');
  expect(openingWeek[6]).toBe(null);
});

test('saving the same business values writes no audit entry', async () => {
  const sunil = await shop.admin();
  await sunil.api.business.setCompanyName({ companyName: 'Home Appliance Care' });
  expect(await trail()).toEqual([]);
});

test('an admin adds, changes and deletes reels', async () => {
  const sunil = await shop.admin();
  const kept = await keptOnes('reels');
  const { data: first } = await sunil.api.business.addReel({
    url: 'https://example.com/1',
    name: 'A new drum',
  });
  expect(kept()).toBeNull();
  shop.wait(1000);
  const { data: second } = await sunil.api.business.addReel({ url: '/clips/drum-cleaning.mp4' });
  await sunil.api.business.updateReel({ reelId: first._id, reelUrl: 'https://example.com/2' });
  expect(await shop.visitor().api.business.reels()).toEqual([
    second,
    { ...first, url: 'https://example.com/2' },
  ]);
  await sunil.api.business.deleteReel({ id: second._id });
  expect(await shop.visitor().api.business.reels()).toHaveLength(1);
  expect((await trail()).map(({ action }) => action)).toEqual([
    'reel.add',
    'reel.add',
    'reel.update',
    'reel.delete',
  ]);
});

test.each([
  ['https://video.example.com/watch?v=1', true],
  ['/clips/drum-cleaning.mp4', true],
  ['http://127.0.0.1:4000/clips/drum-cleaning.mp4', true],
  ['http://video.example.com/1', false],
  ['//video.example.com/1', false],
  ['/\\video.example.com/1', false],
  ['/clips/../admin-panel', false],
  ['/api/userLogout', false],
  ['https://127.0.0.1:4000@video.example.com/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,hello', false],
  ['drum-cleaning.mp4', false],
])('a reel with the URL %s is saved as %s', (link, allowed) => {
  expect(isReelLink(link, 'http://127.0.0.1:4000')).toBe(allowed);
});
