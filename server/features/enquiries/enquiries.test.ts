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

// Enquiries at noon of the 20th, midnight and noon of the 21st, and midnight of the 22nd, in India's time.
test('the table of enquiries filters by words, service and days', async () => {
  await fill();
  const sunil = await shop.admin();
  for (const [input, expected] of [
    [{ search: 'NIL' }, ['Nilesh']],
    [{ search: '5550100201' }, ['Syed']],
    [{ serviceType: 'Oven' }, ['Manjit', 'Syed']],
    [{ from: '2026-11-21' }, ['Manjit', 'Nilesh', 'Syed']],
    [{ to: '2026-11-20' }, ['Rohini']],
    [{ from: '2026-11-21', to: '2026-11-21', serviceType: 'Split AC' }, ['Nilesh']],
    [{ sort: 'createdAt', direction: 'asc' }, ['Rohini', 'Syed', 'Nilesh', 'Manjit']],
    [{ search: '_' }, []],
  ] as const) {
    const page = await sunil.api.enquiries.table(input);
    expect(names(page), JSON.stringify(input)).toEqual(expected);
    expect(page).toMatchObject({ count: expected.length, countIsExact: true });
  }
});

test('All Enquiries begins with what is open, over its pages', async () => {
  await fill();
  const sunil = await shop.admin();
  const [newest] = (await sunil.api.enquiries.table({})).items;
  await sunil.api.enquiries.setStatus({ id: newest?._id ?? '', status: 'Complete' });
  const first = await sunil.api.enquiries.table({ limit: 2 });
  const second = await sunil.api.enquiries.table({ limit: 2, cursor: first.nextCursor });
  expect([first, second].map(names)).toEqual([
    ['Nilesh', 'Syed'],
    ['Rohini', 'Manjit'],
  ]);
  const back = await sunil.api.enquiries.table({ limit: 2, cursor: second.previousCursor });
  expect(names(back)).toEqual(names(first));
});

test("a change of an enquiry's status writes one audit entry", async () => {
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

test('an admin reads one enquiry', async () => {
  const sunil = await shop.admin();
  const { data } = await send();
  expect(await sunil.api.enquiries.one({ id: data._id })).toEqual({
    ...data,
    order: null,
    language: 'en',
    whatsApp: expect.stringContaining('Thank you for your enquiry (Split AC).'),
    kind: 'enquiry',
    number: null,
    acknowledgeBy: '2026-11-22T06:30:00.000Z',
    acknowledgedAt: null,
    answerBy: '2026-12-20T06:30:00.000Z',
    settledAt: null,
    late: null,
    answer: '',
    personId: null,
  });
  expect(await refusal(sunil.api.enquiries.one({ id: 'nonsense' }))).toMatchObject({
    status: 404,
    message: 'Enquiry not found',
  });
});

test('the mail about an enquiry says when the shop calls, by its opening hours', async () => {
  await send();
  shop.wait(10 * 3600_000);
  await send();
  const [noon, night] = await shop.mailsTo(form.email);
  expect(noon?.text).toContain('call you within 2 hours.');
  expect(night?.text).toContain('call you tomorrow by 11 am.');
});

test("the WhatsApp text to an enquirer is in the language of the enquiry's page", async () => {
  const sunil = await shop.admin();
  const { data } = await shop.visitor({ language: 'mr' }).api.enquiries.send(form);
  const { language, whatsApp } = await sunil.api.enquiries.one({ id: data._id });
  expect(language).toBe('mr');
  expect(whatsApp).toContain('तुमच्या चौकशीबद्दल (स्प्लिट एसी) धन्यवाद');
});
