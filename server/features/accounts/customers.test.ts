import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';

const shop = openTestShop(await freshDatabase());

const names = (page: { items: { name: string }[] }) => page.items.map(({ name }) => name);

const fill = async () => {
  const sunil = await shop.admin({ name: 'Sunil', email: 'zeno@example.com' });
  for (const [at, name] of ['vikram', 'Asha', 'Élodie', '50%_off', 'asha'].entries())
    await shop.customer({ name, email: `customer-${at}@example.com` });
  return sunil;
};

test.each([
  ['userId', 'asc', ['Sunil', 'vikram', 'Asha', 'Élodie', '50%_off', 'asha']],
  ['name', 'asc', ['50%_off', 'Asha', 'asha', 'Sunil', 'vikram']],
  ['email', 'desc', ['Sunil', 'asha', '50%_off', 'Élodie', 'Asha', 'vikram']],
] as const)(
  'All Customers sorts by %s %s and pages forwards and backwards',
  async (sort, direction, expected) => {
    const sunil = await fill();
    if (sort === 'name') await shop.db.deleteFrom('users').where('name', '=', 'Élodie').execute();
    const input = { sort, direction, limit: 2 };
    const first = await sunil.api.accounts.table(input);
    const second = await sunil.api.accounts.table({ ...input, cursor: first.nextCursor });
    const third = await sunil.api.accounts.table({ ...input, cursor: second.nextCursor });
    expect([first, second, third].flatMap(names)).toEqual(expected);
    expect(names(await sunil.api.accounts.table({ ...input, cursor: third.previousCursor }))).toEqual(
      names(second),
    );
    expect(first).toMatchObject({ count: expected.length, countIsExact: true });
  },
);

test('All Customers finds customers by parts of name and email', async () => {
  const sunil = await fill();
  for (const [search, expected] of [
    ['ASH', ['asha', 'Asha']],
    ['%_', ['50%_off']],
    ['zeno@', ['Sunil']],
    ['nobody', []],
  ] as const) {
    const page = await sunil.api.accounts.table({ search });
    expect([names(page), page.count]).toEqual([expected, expected.length]);
  }
});

test('All Customers finds a customer by mobile number in any notation', async () => {
  const sunil = await shop.admin({ mobile: '9876543210', name: 'Sunil' });
  await shop.customer({ mobile: '9876500000', name: 'Asha 98765' });
  for (const search of ['9876543210', '+91 98765 43210', '098765-432', '919876543210'])
    expect(names(await sunil.api.accounts.table({ search }))).toEqual(['Sunil']);
  expect(names(await sunil.api.accounts.table({ search: '98765' }))).toEqual(['Asha 98765', 'Sunil']);
  expect(names(await sunil.api.accounts.table({ search: '98765', role: 'GENERAL' }))).toEqual(['Asha 98765']);
  expect(names(await sunil.api.accounts.table({ search: '43210' }))).toEqual([]);
});

test('All Customers can be filtered by role', async () => {
  const sunil = await fill();
  expect(names(await sunil.api.accounts.table({ role: 'ADMIN' }))).toEqual(['Sunil']);
  const { nextCursor } = await sunil.api.accounts.table({ limit: 1 });
  const told = await refusal(sunil.api.accounts.table({ limit: 1, role: 'GENERAL', cursor: nextCursor }));
  expect(told).toMatchObject({ status: 400, message: 'Cursor is not valid' });
});

test("All Customers shows each customer's number of orders", async () => {
  const [sunil, asha] = [await shop.admin(), await shop.customer()];
  const order = {
    u_id: asha.userId,
    fullname: 'A',
    email: asha.email,
    area: 'CIDCO',
    street: 'Lane 1',
    mobile: '1',
  };
  for (const client_key of ['a', 'b']) {
    await shop.db
      .insertInto('orders')
      .values({ ...order, id: newId(), user_id: asha.id, client_key, total_paise: 100, total_qty: 1 })
      .execute();
  }
  const { items } = await sunil.api.accounts.table({});
  expect(items.map(({ orderCount }) => orderCount)).toEqual([2, 0]);
});

test('All Customers begins with the newest, and shows what is due, the last visit and the area', async () => {
  const [sunil, asha] = [await shop.admin(), await shop.customer()];
  const order = {
    u_id: asha.userId,
    user_id: asha.id,
    fullname: 'A',
    email: asha.email,
    street: 'Lane 1',
    mobile: '1',
    total_paise: 100,
    total_qty: 1,
  };
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
  const visit = { visit_from: at(4), visit_to: at(6) };
  await shop.db
    .insertInto('orders')
    .values([
      {
        ...order,
        ...visit,
        id: newId(),
        client_key: 'a',
        area: 'CIDCO',
        stage: 'done',
        status: 'Complete',
        due_paise: 44900,
        billed_paise: 44900,
        created_at: at(1),
      },
      { ...order, id: newId(), client_key: 'b', area: 'HUDCO', created_at: at(8) },
    ])
    .execute();
  const { items } = await sunil.api.accounts.table({});
  expect(items).toMatchObject([
    { userId: asha.userId, due: 449, area: 'HUDCO', lastVisit: at(4).toISOString() },
    { userId: sunil.userId, due: 0, area: '', lastVisit: null },
  ]);
});
