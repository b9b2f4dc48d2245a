import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { csvOf, xlsxOf } from '#server/testing/sheets.ts';

const shop = openTestShop(await freshDatabase());
const today = '20/11/26';

/** Orders that are done. `paid` are rupees paid by UPI at once. */
async function bills(...jobs: { charge: number; paid?: number; reference?: string; name?: string }[]) {
  const owner = await shop.admin();
  const made = [];
  for (const { charge, paid = 0, reference, name = 'Asha Patil' } of jobs) {
    const asha = await shop.customer();
    const service = await addTestService(shop.db, { charge });
    const { data } = await asha.api.orders.book(bookingInput([service], { fullname: name }));
    const finish = { method: 'UPI' as const, taken: paid, ...(reference && { reference }) };
    await owner.api.orders.setStage({ id: data._id, stage: 'done', finish });
    const bill = await owner.api.bills.ofOrder({ orderId: data._id });
    made.push({ ...bill, tr: bill.number.replace(/\W/g, ''), orderId: data._id });
  }
  return { owner: owner.api, made };
}

const heading = ['Txn Date', 'Credit', 'UTR', 'Narration'];
const fileOf = (lines: string[][], head = [heading]) => ({
  fileName: 'bank.csv',
  file: csvOf([...head, ...lines]).toString('base64'),
});
type Owner = Awaited<ReturnType<typeof shop.admin>>['api'];
const dueOf = async (owner: Owner, orderId: string) => (await owner.bills.ofOrder({ orderId })).due;

test('a line with the reference of a bill pays it once, however often the file is read', async () => {
  const { owner, made } = await bills({ charge: 399 }, { charge: 499 });
  const [one, two] = made;
  const file = fileOf([
    [today, '399.00', '632512345671', `UPI/ASHA/${one?.tr}`],
    [today, '499.00', '632512345672', `UPI ORDER${two?.orderNumber} paytm`],
    [today, '399.00', '632512345671', `UPI/ASHA/${one?.tr}`],
  ]);
  const plan = await owner.bills.planSettlement(file);
  expect(plan.lines.map(({ does, bill }) => [does, bill?.number])).toEqual([
    ['book', one?.number],
    ['book', two?.number],
    ['twice', undefined],
  ]);
  expect(await dueOf(owner, one?.orderId ?? '')).toBe(399);
  expect(await owner.bills.takeSettlement(file)).toEqual({
    message: 'Bank file taken over',
    data: { book: 2, link: 0, open: 0, known: 0, twice: 1 },
  });
  const bill = await owner.bills.ofOrder({ orderId: one?.orderId ?? '' });
  expect(bill).toMatchObject({
    due: 0,
    payments: [{ method: 'UPI', amount: 399, reference: '632512345671' }],
  });
  expect(await owner.bills.takeSettlement(file)).toEqual({
    message: 'Every line of this file was read before. Nothing has changed.',
    data: { book: 0, link: 0, open: 0, known: 3, twice: 0 },
  });
  expect((await owner.orders.events({ id: one?.orderId ?? '' })).map(({ kind }) => kind)).toContain('paid');
  const trail = await owner.backoffice.audit({ entity: 'bills' });
  expect(trail.items).toMatchObject([
    { action: 'settlement.take', after: { booked: 2, linked: 0, open: 0 } },
  ]);
});

test('two people who take the same file over at once book each line once', async () => {
  const { owner, made } = await bills({ charge: 399 });
  const file = fileOf([[today, '399', '632512345673', made[0]?.tr ?? '']]);
  const both = await Promise.all([owner.bills.takeSettlement(file), owner.bills.takeSettlement(file)]);
  expect(both.map(({ data }) => data.book).sort()).toEqual([0, 1]);
  expect((await owner.bills.ofOrder({ orderId: made[0]?.orderId ?? '' })).payments).toHaveLength(1);
});

test('a line without a reference pays the only open bill of its sum and day', async () => {
  const { owner, made } = await bills({ charge: 350 }, { charge: 420 }, { charge: 420 });
  const { lines } = await owner.bills.planSettlement(
    fileOf([
      ['21/11/2026', '350', '', 'UPI asha@okaxis'],
      ['2026-11-20', '420', '', 'UPI rohan@okaxis'],
      ['17-Nov-26', '350', '', 'UPI too early'],
      ['22/11/2026', '350', '', 'UPI after today'],
    ]),
  );
  expect(lines.map(({ does, why, bill }) => [does, why, bill?.number])).toEqual([
    ['open', 'wrongDay', undefined],
    ['open', 'several', undefined],
    ['open', 'unknown', undefined],
    ['open', 'wrongDay', undefined],
  ]);
  const { data } = await owner.bills.takeSettlement(
    fileOf([['19/11/2026', '₹350.00 Cr', '', 'UPI asha@okaxis']]),
  );
  expect(data).toMatchObject({ book: 1 });
  expect(await dueOf(owner, made[0]?.orderId ?? '')).toBe(0);
});

test('wrong sums, days and taken-back bills are never booked by themselves', async () => {
  const { owner, made } = await bills({ charge: 399 }, { charge: 450 }, { charge: 460 });
  const [due, credited, other] = made;
  await owner.bills.credit({ id: credited?._id ?? '', reason: 'Wrong service' });
  const { lines } = await owner.bills.planSettlement(
    fileOf([
      [today, '300', '632512345674', due?.tr ?? ''],
      [today, '400', '632512345675', due?.tr ?? ''],
      [today, '450', '632512345676', credited?.tr ?? ''],
      ['10/10/2026', '399', '632512345677', due?.tr ?? ''],
      [today, '399', '632512345674', due?.tr ?? ''],
      [today, '399', '632512345678', `${due?.tr} ${other?.tr}`],
    ]),
  );
  expect(lines.map(({ does, why }) => [does, why])).toEqual([
    ['open', 'wrongSum'],
    ['open', 'wrongSum'],
    ['open', 'credited'],
    ['open', 'wrongDay'],
    ['open', 'sameUtr'],
    ['open', 'several'],
  ]);
});

test('a payment that was recorded by hand is recognised and not booked again', async () => {
  const { owner, made } = await bills(
    { charge: 399, paid: 399 },
    { charge: 520, paid: 520, reference: 'UPI 632512345679' },
    { charge: 610, paid: 610 },
  );
  const file = fileOf([
    [today, '399', '632512345680', made[0]?.tr ?? ''],
    ['21/11/2026', '520', '632512345679', 'UPI meena'],
    [today, '610', '', 'UPI without a reference'],
    [today, '399', '632512345681', made[0]?.tr ?? ''],
  ]);
  shop.wait(24 * 3600_000);
  const again = (await shop.admin()).api;
  const { data } = await again.bills.takeSettlement(file);
  expect(data).toEqual({ book: 0, link: 3, open: 1, known: 0, twice: 0 });
  for (const { orderId } of made) expect((await owner.bills.ofOrder({ orderId })).payments).toHaveLength(1);
  expect((await again.bills.bankLines({ state: 'open' })).items).toMatchObject([
    { amount: 399, reference: '632512345681', bill: null },
  ]);
});

test('lines that stay open are matched by hand or set aside', async () => {
  const { owner, made } = await bills({ charge: 399, name: 'Meena Joshi' }, { charge: 800 });
  await owner.bills.takeSettlement(
    fileOf([
      [today, '200', '632512345682', 'UPI meena'],
      [today, '5000', '632512345683', 'Rent'],
    ]),
  );
  const open = async () => (await owner.bills.bankLines({ state: 'open' })).items;
  const [part, rent] = (await open()).sort((one, other) => one.amount - other.amount);
  const found = await owner.bills.billsForLine({ id: part?._id ?? '', search: 'meena' });
  expect(found).toMatchObject([{ number: made[0]?.number, due: 399, recorded: false }]);
  const byNumber = await owner.bills.billsForLine({ id: part?._id ?? '', search: made[0]?.number ?? '' });
  expect(byNumber).toHaveLength(1);
  const tooMuch = owner.bills.matchLine({ id: rent?._id ?? '', billId: made[1]?._id ?? '' });
  expect((await refusal(tooMuch)).message).toBe('That is more than what is due: ₹800.00');
  const match = { id: part?._id ?? '', billId: made[0]?._id ?? '' };
  await owner.bills.matchLine(match);
  expect(await refusal(owner.bills.matchLine(match))).toMatchObject({ status: 409 });
  expect(await dueOf(owner, made[0]?.orderId ?? '')).toBe(199);
  await owner.bills.setAsideLine({ id: rent?._id ?? '', notOurs: true });
  expect(await open()).toEqual([]);
  await owner.bills.setAsideLine({ id: rent?._id ?? '', notOurs: false });
  expect(await open()).toMatchObject([{ amount: 5000 }]);
});

test('the columns of a bank statement are found below its head, and money that went out is skipped', async () => {
  const { owner, made } = await bills({ charge: 1399 });
  const rows = [
    ['Account No', '0012345'],
    ['Date', 'Narration', 'Chq./Ref.No.', 'Value Dt', 'Withdrawal Amt.', 'Deposit Amt.'],
    ['20/11/26', `UPI-ASHA-${made[0]?.number}`, '0000632512345684', '20/11/26', '', '1,399.00'],
    ['20/11/26', 'ATM', '', '20/11/26', '500.00', ''],
    ['31/02/26', 'UPI', '', '', '', '100.00'],
    ['', 'Total', '', '', '500.00', '1,499.00'],
  ];
  const file = { fileName: 'statement.xlsx', file: (await xlsxOf(rows)).toString('base64') };
  const plan = await owner.bills.planSettlement(file);
  expect(plan).toMatchObject({
    columns: { row: 1, date: 0, amount: 5, reference: 2, words: 1 },
    lines: [{ row: 3, day: '2026-11-20', amount: 1399, does: 'book' }],
    unread: [5],
    skipped: 2,
  });
  const other = await owner.bills.planSettlement({ ...file, columns: { ...plan.columns, amount: 4 } });
  expect(other.lines).toMatchObject([{ row: 4, amount: 500, does: 'open' }]);
});

test.each([
  ['Dr/Cr', 'DR', 'CR'],
  ['Cr / Dr', 'd', 'c'],
  ['Type', 'Debit', 'CREDIT'],
  ['Transaction Type', 'Dr.', 'Cr.'],
])('with one amount column, %s says that %s went out and %s came in', async (title, out, came) => {
  const { owner, made } = await bills({ charge: 399 }, { charge: 450 });
  const head = ['Date', 'Narration', 'Ref No', title, 'Amount', 'Balance'];
  const file = fileOf(
    [
      [today, `UPI ${made[0]?.tr}`, '632512345691', out, '399', '1000'],
      [today, `UPI ${made[1]?.tr}`, '632512345692', came, '450', '1450'],
      [today, 'UPI', '632512345693', 'unknown', '20', '1470'],
    ],
    [head],
  );
  const plan = await owner.bills.planSettlement(file);
  expect(plan).toMatchObject({
    columns: { date: 0, amount: 4, direction: 3 },
    lines: [{ row: 3, does: 'book' }],
    unread: [4],
    skipped: 1,
  });
  const chosen = { ...file, columns: { ...plan.columns, direction: -1 } };
  expect((await owner.bills.planSettlement(chosen)).lines).toHaveLength(3);
  await owner.bills.takeSettlement(file);
  expect([await dueOf(owner, made[0]?.orderId ?? ''), await dueOf(owner, made[1]?.orderId ?? '')]).toEqual([
    399, 0,
  ]);
});

test('a type of payment and a balance in debit say nothing about the direction of a line', async () => {
  const { owner } = await bills();
  const planOf = (head: string[], ...lines: string[][]) => owner.bills.planSettlement(fileOf(lines, [head]));
  const ofCards = ['Date', 'Amount', 'Type'];
  expect(await planOf(ofCards, [today, '399', 'Debit card'], [today, '450', 'UPI'])).toMatchObject({
    columns: { direction: -1 },
    skipped: 0,
    counts: { open: 2 },
  });
  const ofOverdraft = ['Date', 'Debit', 'Credit', 'Balance', 'Dr/Cr'];
  expect(await planOf(ofOverdraft, [today, '', '399', '9000', 'DR'])).toMatchObject({
    columns: { amount: 2, direction: -1 },
    counts: { open: 1 },
  });
});

test('sums with a sign or a mark of money that went out are left out', async () => {
  const { owner } = await bills();
  const sums = ['-399', '−399.00', '₹-399', '₹ -399', '-₹399', '(399.00)', '399-', '399.00Dr', '399 DR.'];
  const plan = await owner.bills.planSettlement(
    fileOf(
      [...sums, '399/-', '399Cr'].map((sum) => [today, sum, '', 'UPI']),
      [['Date', 'Amount', 'UTR', 'Narration']],
    ),
  );
  expect(plan).toMatchObject({ skipped: sums.length, unread: [], lines: [{ row: 11 }, { row: 12 }] });
});

test('a payment of a closed month is recorded today', async () => {
  const { made } = await bills({ charge: 399 });
  shop.wait(20 * 24 * 3600_000);
  const owner = (await shop.admin()).api;
  await owner.bills.closeMonth({ month: '2026-11' });
  await owner.bills.takeSettlement(fileOf([['21/11/2026', '399', '632512345685', made[0]?.tr ?? '']]));
  const { payments } = await owner.bills.ofOrder({ orderId: made[0]?.orderId ?? '' });
  expect(payments[0]?.at.slice(0, 7)).toBe('2026-12');
});
