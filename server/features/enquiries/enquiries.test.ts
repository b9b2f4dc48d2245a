import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';

const shop = openTestShop(await freshDatabase());

const form = {
  fullname: 'Rohini Kulkarni',
  email: 'rohini@example.com',
  mobile: '5550100201',
  area: 'Ulkanagari',
  serviceType: 'Split AC',
  message: 'It blows warm air.',
} as const;

const send = (changes: Partial<Record<keyof typeof form | 'website', string>> = {}) =>
  shop.visitor().api.enquiries.send({ ...form, ...changes } as typeof form);

const fill = async () => {
  for (const [at, fullname] of ['Rohini', 'Syed', 'Nilesh', 'Manjit'].entries()) {
    await send({ fullname, mobile: `555010020${at}`, serviceType: at % 2 ? 'Oven' : 'Split AC' });
    shop.wait(12 * 3600_000);
  }
};

const names = (page: { items: { fullname: string }[] }) => page.items.map(({ fullname }) => fullname);

test('takes an enquiry without an account as Incomplete and confirms it by mail', async () => {
  const { message, data } = await send();
  expect(message).toBe('Successfully Sent Enquiry!');
  expect(data).toMatchObject({ ...form, status: 'Incomplete', createdAt: '2026-11-20T06:30:00.000Z' });
  expect(await shop.mailsTo(form.email)).toMatchObject([{ template: 'enquiryReceived' }]);
});

test('checks the fields in their fixed order', async () => {
  const blank = { fullname: '', email: '', mobile: '', area: '', serviceType: '', message: '' };
  const told = await refusal(send({ ...blank, website: 'spam' }));
  expect(told.issues?.map(({ message }) => message)).toEqual([
    'Full name is required',
    'Please enter a valid email',
    'Please enter a valid 10-digit mobile number',
    'Address is required',
    'Please select a service type',
    'Message cannot be empty',
    'This enquiry looks automatic. Please leave the website field empty',
  ]);
});

test('lists enquiries newest first in pages, filtered by status', async () => {
  await fill();
  const sunil = await shop.admin();
  const first = await sunil.api.enquiries.list({ limit: 3 });
  const second = await sunil.api.enquiries.list({ limit: 3, cursor: first.nextCursor });
  expect([...names(first), ...names(second)]).toEqual(['Manjit', 'Nilesh', 'Syed', 'Rohini']);
  await sunil.api.enquiries.setStatus({ id: first.items[0]?._id ?? '', status: 'Complete' });
  expect(names(await sunil.api.enquiries.list({ status: 'Complete' }))).toEqual(['Manjit']);
});

// Noon of the 20th, midnight and noon of the 21st, midnight of the 22nd in India.
test.each([
  [{ search: 'NIL' }, ['Nilesh']],
  [{ search: '5550100201' }, ['Syed']],
  [{ serviceType: 'Oven' }, ['Manjit', 'Syed']],
  [{ from: '2026-11-21' }, ['Manjit', 'Nilesh', 'Syed']],
  [{ to: '2026-11-20' }, ['Rohini']],
  [{ from: '2026-11-21', to: '2026-11-21', serviceType: 'Split AC' }, ['Nilesh']],
  [{ direction: 'asc' }, ['Rohini', 'Syed', 'Nilesh', 'Manjit']],
  [{ search: '_' }, []],
] as const)('shows the table filtered by %j as %j', async (input, expected) => {
  await fill();
  const page = await (await shop.admin()).api.enquiries.table(input);
  expect(names(page)).toEqual(expected);
  expect(page).toMatchObject({ count: expected.length, countIsExact: true });
});

test('sets a status once with audit; the same again changes nothing', async () => {
  const sunil = await shop.admin();
  const { data } = await send();
  for (const _ of [1, 2]) {
    const answer = await sunil.api.enquiries.setStatus({ id: data._id, status: 'Complete' });
    expect(answer).toEqual({ message: 'Status updated successfully', data: { ...data, status: 'Complete' } });
  }
  const entries = await shop.db.selectFrom('audit_entries').selectAll().execute();
  expect(entries).toMatchObject([
    {
      entity: 'enquiry',
      entity_id: data._id,
      before: { status: 'Incomplete' },
      after: { status: 'Complete' },
    },
  ]);
});

test('shows one enquiry to an admin; an unknown one is not found', async () => {
  const sunil = await shop.admin();
  const { data } = await send();
  expect(await sunil.api.enquiries.one({ id: data._id })).toEqual({ ...data, order: null });
  expect(await refusal(sunil.api.enquiries.one({ id: 'nonsense' }))).toMatchObject({
    status: 404,
    message: 'Enquiry not found',
  });
});

test('distinguishes an unknown enquiry from an unknown status', async () => {
  const sunil = await shop.admin();
  const set = (id: string, status: string) =>
    refusal(sunil.api.enquiries.setStatus({ id, status } as { id: string; status: 'Complete' }));
  expect(await set('nonsense', 'Complete')).toMatchObject({ status: 404, message: 'Enquiry not found' });
  expect(await set('nonsense', 'Done')).toMatchObject({ status: 400 });
});
