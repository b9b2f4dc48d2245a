import { expect, test } from 'vitest';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { csvOf } from '#server/testing/sheets.ts';
import { turnsDuring } from '#server/testing/turns-during.ts';

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
const plan = (owner: Owner, lines: string[][], head = [heading]) =>
  owner.bills.planBankFile(fileOf(lines, head));
type Plan = Awaited<ReturnType<typeof plan>>;
const statesOf = ({ lines }: Plan) =>
  lines
    .toSorted((one, other) => one.row - other.row)
    .map(({ state, why, bill }) => [state, why, ...(bill ? [bill.number] : [])]);

/** Books what is ticked at first, or the lines given. */
async function book(
  owner: Owner,
  file: ReturnType<typeof fileOf>,
  chosen?: { row: number; billId: string }[],
) {
  const { columns, lines } = await owner.bills.planBankFile(file);
  const sure = lines.flatMap(({ row, state, bill }) =>
    state === 'sure' && bill ? [{ row, billId: bill._id }] : [],
  );
  return owner.bills.bookBankLines({ ...file, columns, lines: chosen ?? sure });
}
const dueOf = async (owner: Owner, orderId: string) => (await owner.bills.ofOrder({ orderId })).due;

const status = ['Transaction Date', 'Amount', 'UTR', 'Status', 'Notes'];

test('a line that names a bill is sure, reading books nothing, booking it twice books once', async () => {
  const { owner, made } = await bills({ charge: 399 }, { charge: 499 });
  const [one, two] = made;
  const file = fileOf([
    [today, '399.00', '632512345671', `UPI/ASHA/${one?.tr}`],
    [today, '499.00', '632512345672', `UPI ORDER${two?.orderNumber} paytm`],
  ]);
  expect(statesOf(await owner.bills.planBankFile(file))).toEqual([
    ['sure', 'named', one?.number],
    ['sure', 'named', two?.number],
  ]);
  expect(await dueOf(owner, one?.orderId ?? '')).toBe(399);
  expect(await book(owner, file)).toEqual({
    message: '2 payments booked',
    data: { booked: 2, refused: [] },
  });
  const bill = await owner.bills.ofOrder({ orderId: one?.orderId ?? '' });
  expect(bill).toMatchObject({
    due: 0,
    payments: [{ method: 'UPI', amount: 399, reference: '632512345671' }],
  });
  expect(statesOf(await owner.bills.planBankFile(file))).toEqual([
    ['known', 'known'],
    ['known', 'known'],
  ]);
  expect((await owner.orders.events({ id: one?.orderId ?? '' })).map(({ kind }) => kind)).toContain('paid');
  const trail = await owner.backoffice.audit({ entity: 'bills' });
  expect(trail.items).toMatchObject([{ action: 'settlement.take', after: { booked: 2 } }]);
});

test('two people who book the same line at once book it once', async () => {
  const { owner, made } = await bills({ charge: 399 });
  const file = fileOf([[today, '399', '632512345673', made[0]?.tr ?? '']]);
  const both = await Promise.all([book(owner, file), book(owner, file)]);
  expect(both.reduce((sum, { data }) => sum + data.booked, 0)).toBe(1);
  expect((await owner.bills.ofOrder({ orderId: made[0]?.orderId ?? '' })).payments).toHaveLength(1);
});

test('a line of which only sum and day fit is likely if one bill fits', async () => {
  const { owner, made } = await bills({ charge: 350 }, { charge: 420 }, { charge: 420 });
  const lines = [
    ['21/11/2026', '350', '', 'UPI after today'],
    ['2026-11-20', '420', '', 'UPI rohan@okaxis'],
    ['17-Nov-26', '350', '', 'UPI too early'],
    ['19/11/2026', '₹350.00 Cr', '', 'UPI asha@okaxis'],
  ];
  expect(statesOf(await plan(owner, lines))).toEqual([
    ['open', 'wrongDay'],
    ['open', 'several'],
    ['open', 'unknown'],
    ['likely', 'sumAndDay', made[0]?.number],
  ]);
});

test('wrong sums, days and taken-back bills are open', async () => {
  const { owner, made } = await bills({ charge: 399 }, { charge: 450 }, { charge: 460 });
  const [due, credited, other] = made;
  await owner.bills.credit({ id: credited?._id ?? '', reason: 'Wrong service' });
  const lines = [
    [today, '300', '632512345674', due?.tr ?? ''],
    [today, '450', '632512345676', credited?.tr ?? ''],
    ['10/10/2026', '399', '632512345677', due?.tr ?? ''],
    [today, '399', '632512345678', `${due?.tr} ${other?.tr}`],
  ];
  expect(statesOf(await plan(owner, lines)).map(([state, why]) => [state, why])).toEqual([
    ['open', 'wrongSum'],
    ['open', 'credited'],
    ['open', 'wrongDay'],
    ['open', 'several'],
  ]);
});

test('lines with one UTR are open, also where a debit takes the credit out', async () => {
  const { owner, made } = await bills({ charge: 399 }, { charge: 450 }, { charge: 460 });
  const [one, two, three] = made.map(({ tr }) => tr);
  const same = [one, two, three].map((tr, at) => [
    today,
    ['399', '450', '460'][at] ?? '',
    '632512345671',
    tr ?? '',
  ]);
  expect(statesOf(await plan(owner, same))).toEqual(Array(3).fill(['open', 'sameUtr']));
  const head = ['Date', 'Narration', 'UTR', 'Debit', 'Credit'];
  const reversed = [
    [today, `UPI ${one}`, '632512345672', '', '399'],
    [today, 'UPI', '0000632512345672', '399', ''],
  ];
  expect(statesOf(await plan(owner, reversed, [head]))).toEqual([
    ['open', 'reversed'],
    ['open', 'out'],
  ]);
  const all = made.map(({ _id }, at) => ({ row: at + 2, billId: _id }));
  // The UTR may be that of a payout, so a person's choice counts. Booked lines are known.
  expect((await book(owner, fileOf(same), all)).data).toEqual({ booked: 3, refused: [] });
  expect(statesOf(await plan(owner, same))).toEqual(Array(3).fill(['known', 'known']));
  expect((await book(owner, fileOf(same), all)).data.booked).toBe(0);
});

test.each(['FAILED', 'PENDING', 'FAILURE', 'DECLINED', 'REFUND', 'PAYOUT', 'paid', 'SUCCESS?!x'])(
  'a line with the status %s is open and shows the word',
  async (word) => {
    const { owner, made } = await bills({ charge: 399 }, { charge: 450 });
    for (const title of ['Status', 'Transaction Status', 'Payment Status', 'Type']) {
      const lines = [
        [today, '399', '632512345671', 'SUCCESS', made[0]?.tr ?? ''],
        [today, '450', '632512345672', word, made[1]?.tr ?? ''],
      ];
      const planned = await plan(owner, lines, [status.with(3, title)]);
      expect(planned.lines).toMatchObject([
        { state: 'sure', why: 'named' },
        { state: 'open', why: 'word', word, bill: null },
      ]);
    }
  },
);

test('refunds, returns, interest and charges of a narration are open', async () => {
  const { owner, made } = await bills({ charge: 399 });
  for (const word of [
    'REFUND',
    'Reversal',
    'NEFT RETURN',
    'CHARGEBACK',
    'Interest',
    'INT.PD',
    'SMS CHARGES',
    'RVSL',
    'CHQ RET',
    'REJECTED',
    'RFND',
    'UNPAID',
    'BOUNCED',
    'CANCELLED',
    'TIMEOUT',
    'ON HOLD',
    'SMS CHG',
    'विफल',
    'UPI/DR/',
  ]) {
    const planned = await plan(owner, [[today, '399', '632512345671', `${word} ${made[0]?.tr}`]]);
    expect(planned.lines).toMatchObject([{ state: 'open', why: 'word' }]);
  }
});

test('a UTR is one, whether a bank pads it, an app prefixes it or somebody types it', async () => {
  const { owner, made } = await bills(
    { charge: 399, name: 'Meena Joshi' },
    { charge: 399 },
    { charge: 520, paid: 520, reference: 'upi-6325 1234 5679.0' },
  );
  const head = [
    'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance'.split(','),
  ];
  const bank = fileOf([[today, 'UPI-MEENA', '0000632512345671', today, '', '399.00', '1,399.00']], head);
  expect(statesOf(await owner.bills.planBankFile(bank))).toEqual([['open', 'several']]);
  const chosen = [{ row: 2, billId: made[0]?._id ?? '' }];
  expect((await book(owner, bank, chosen)).data).toEqual({ booked: 1, refused: [] });
  const app = fileOf(
    [
      [today, '399', 'UPI-632512345671', 'SUCCESS', ''],
      [today, '399', 'IMPS-632512345671.0', 'SUCCESS', ''],
      ['21/11/26', '520', '000632512345679', 'SUCCESS', ''],
    ],
    [status],
  );
  shop.wait(24 * 3600_000);
  const later = (await shop.admin()).api;
  expect(statesOf(await later.bills.planBankFile(app))).toEqual([
    ['known', 'known'],
    ['known', 'known'],
    ['sure', 'utr', made[2]?.number],
  ]);
  expect(await dueOf(later, made[1]?.orderId ?? '')).toBe(399);
  const wrongBill = [{ row: 4, billId: made[1]?._id ?? '' }];
  expect((await book(later, app, wrongBill)).data).toMatchObject({ booked: 0 });
  expect((await book(later, app)).data).toEqual({ booked: 1, refused: [] });
  const { payments } = await later.bills.ofOrder({ orderId: made[2]?.orderId ?? '' });
  expect(payments).toHaveLength(1);
});

test("a bank's own transaction number is no UTR", async () => {
  const { owner, made } = await bills({ charge: 399 }, { charge: 450 });
  const head = ['Transaction ID', 'Date', 'Credit', 'Narration'];
  const lines = [
    ['998877665544', today, '399', `UPI/632512345671/${made[0]?.tr}`],
    ['998877665544', today, '450', `UPI/632512345672/${made[1]?.tr}`],
  ];
  expect(statesOf(await plan(owner, lines, [head])).map(([state]) => state)).toEqual(['sure', 'sure']);
  await book(owner, fileOf(lines, [head]));
  const { payments } = await owner.bills.ofOrder({ orderId: made[0]?.orderId ?? '' });
  expect(payments).toMatchObject([{ reference: '632512345671' }]);
});

test('a payment that was recorded by hand is recognised and not booked again', async () => {
  const { owner, made } = await bills({ charge: 399, paid: 399 }, { charge: 610, paid: 610 });
  const lines = [
    ['20/11/26', '399', '632512345680', made[0]?.tr ?? ''],
    ['20/11/26', '610', '', 'UPI without a reference'],
    ['20/11/26', '399', '632512345681', made[0]?.tr ?? ''],
  ];
  expect(statesOf(await plan(owner, lines))).toEqual([
    ['sure', 'recorded', made[0]?.number],
    ['likely', 'recorded', made[1]?.number],
    ['open', 'paid', made[0]?.number],
  ]);
  await book(owner, fileOf(lines));
  const paidBy = async (at: number) =>
    (await owner.bills.ofOrder({ orderId: made[at]?.orderId ?? '' })).payments.length;
  expect([await paidBy(0), await paidBy(1)]).toEqual([1, 1]);
});

test('two equal credits of one day without a UTR are two', async () => {
  const { owner, made } = await bills({ charge: 399 }, { charge: 399 });
  const file = fileOf([
    [today, '399', '', 'UPI CR'],
    [today, '399', '', 'UPI CR'],
  ]);
  const all = made.map(({ _id }, at) => ({ row: at + 2, billId: _id }));
  expect((await book(owner, file, all)).data).toEqual({ booked: 2, refused: [] });
  expect(statesOf(await owner.bills.planBankFile(file))).toEqual(Array(2).fill(['known', 'known']));
});

test('a line without a UTR that was booked from another row of another file is open', async () => {
  const { owner, made } = await bills({ charge: 598 });
  const half = [today, '299', '', `NEFT HALF ${made[0]?.number}`];
  const billId = made[0]?._id ?? '';
  expect((await book(owner, fileOf([half]), [{ row: 2, billId }])).data.booked).toBe(1);
  const later = fileOf([[today, '5000', '', 'Rent'], half]);
  const { lines } = await owner.bills.planBankFile(later);
  expect(lines.find(({ row }) => row === 3)).toMatchObject({ state: 'open', why: 'alike' });
});

test('a person chooses the bill of an open line, for a part of its due too', async () => {
  const { owner, made } = await bills({ charge: 399, name: 'Meena Joshi' }, { charge: 800 });
  const find = (search: string) => owner.bills.billsForLine({ amount: 200, day: '2026-11-20', search });
  expect(await find('meena')).toMatchObject([{ number: made[0]?.number, due: 399, recorded: false }]);
  expect(await find(made[0]?.number ?? '')).toHaveLength(1);
  expect(await find('')).toEqual([]);
  const file = fileOf([
    [today, '200', '632512345682', 'UPI meena'],
    [today, '5000', '632512345683', 'Rent'],
    ['', '100', '632512345684', 'No day'],
  ]);
  const { data, message } = await book(owner, file, [
    { row: 2, billId: made[0]?._id ?? '' },
    { row: 3, billId: made[1]?._id ?? '' },
    { row: 4, billId: made[1]?._id ?? '' },
  ]);
  expect(message).toBe('1 payment booked');
  expect(data.refused).toEqual([
    { row: 3, why: 'That is more than what is due: ₹800.00' },
    { row: 4, why: 'This line of the bank is not there' },
  ]);
  expect(await dueOf(owner, made[0]?.orderId ?? '')).toBe(199);
});

test('what a line does not say clearly is shown with its cell', async () => {
  const { owner } = await bills();
  const head = ['Date', 'Narration', 'Withdrawal', 'Deposit'];
  const planned = await plan(
    owner,
    [
      ['31/02/26', 'UPI', '', '100.00'],
      [today, 'UPI', '', '12,00'],
      [today, 'ATM', '500.00', ''],
      [today, 'Both', '500.00', '100'],
      ['', 'Total', '', '1,499.00'],
      ['Opening balance', '', '', ''],
    ],
    [['Account No', '0012345'], head],
  );
  expect(planned.lines.map(({ row, why, word, mayBook }) => [row, why, word, mayBook])).toEqual([
    [3, 'unread', 'Date: 31/02/26', false],
    [4, 'unread', 'Deposit: 12,00', false],
    [5, 'out', '', false],
    [6, 'unread', 'Withdrawal: 500.00', false],
    [7, 'unread', 'Date: –', false],
  ]);
});

test('an amount without a sign or a word says nothing about its direction', async () => {
  const { owner, made } = await bills({ charge: 399 });
  const head = ['Date', 'Amount', 'UTR', 'Narration'];
  const sums = ['-399', '−399.00', '₹-399', '-₹399', '(399.00)', '399-', '399.00Dr', '399 DR.'];
  const lineOf = (sum: string) => [today, sum, '', `UPI ${made[0]?.tr}`];
  expect(statesOf(await plan(owner, [lineOf('399')], [head]))).toEqual([['open', 'noDirection']]);
  const planned = await plan(owner, [...sums, '399Cr'].map(lineOf), [head]);
  expect(statesOf(planned).map(([, why]) => why)).toEqual([...sums.map(() => 'out'), 'named']);
  expect(statesOf(await plan(owner, ['399', '-20'].map(lineOf), [head])).map(([, why]) => why)).toEqual([
    'named',
    'out',
  ]);
});

test('columns that an admin confirmed are remembered by their headings', async () => {
  const { owner, made } = await bills({ charge: 399 });
  const file = fileOf(
    [[today, 'Prince', '399', `UPI ${made[0]?.tr}`]],
    [['Sai Home Care'], ['Booked', 'Who', 'Rupees in', 'What']],
  );
  const first = await owner.bills.planBankFile(file);
  expect(first).toMatchObject({ lines: [], head: [[today, 'Prince', '399', `UPI ${made[0]?.tr}`]] });
  const columns = {
    ...first.columns,
    kinds: ['date' as const, 'none' as const, 'in' as const, 'narration' as const],
  };
  expect((await owner.bills.planBankFile({ ...file, columns })).lines).toMatchObject([{ state: 'sure' }]);
  await owner.bills.bookBankLines({ ...file, columns, lines: [{ row: 3, billId: made[0]?._id ?? '' }] });
  expect((await owner.bills.planBankFile(file)).columns).toEqual(columns);
});

test('a file of 20,000 lines does not stop the shop', async () => {
  const { owner } = await bills({ charge: 399 });
  const lines = Array.from({ length: 19_000 }, (_, at) => [
    today,
    '399',
    `${632500000000 + at}`,
    `UPI ORDER${at + 50_000}`,
  ]);
  const file = fileOf(lines);
  const [{ counts }, turns] = await turnsDuring(() => owner.bills.planBankFile(file));
  expect(counts).toEqual({ sure: 0, likely: 0, open: 19_000, known: 0 });
  expect(turns).toBeGreaterThan(4 * 190);
});

test('a payment of a closed month is recorded today', async () => {
  const { made } = await bills({ charge: 399 });
  shop.wait(20 * 24 * 3600_000);
  const owner = (await shop.admin()).api;
  await owner.bills.closeMonth({ month: '2026-11' });
  await book(owner, fileOf([['21/11/2026', '399', '632512345685', made[0]?.tr ?? '']]));
  const { payments } = await owner.bills.ofOrder({ orderId: made[0]?.orderId ?? '' });
  expect(payments[0]?.at.slice(0, 7)).toBe('2026-12');
});

const textFile = (fileName: string, ...rows: string[]) => ({
  fileName,
  file: Buffer.from(rows.join('\n')).toString('base64'),
});

test.each([
  ['State', 'Failed'],
  ['Txn State', 'USER_DROPPED'],
  ['Category', 'REFUND'],
  ['Entity', 'refund'],
  ['Event', 'payment.reversed'],
  ['Mode', 'Chargeback'],
  ['Payment Type', 'Pending'],
])('a word of failure or refund under %s leaves the line open and is shown: %s', async (heading, word) => {
  const { owner, made } = await bills({ charge: 900 });
  const file = textFile(
    'report.csv',
    `Txn Date,${heading},Amount,UTR,Status,Notes`,
    `20/11/2026,${word},900.00,632512345672,SUCCESS,${made[0]?.tr}`,
  );
  const [line] = (await owner.bills.planBankFile(file)).lines;
  expect(line).toMatchObject({ state: 'open', why: 'word' });
  expect(word.toUpperCase()).toContain(line?.word.toUpperCase());
});

test('words of a column that nobody reads stand beside the line, where they differ', async () => {
  const { owner, made } = await bills({ charge: 900 }, { charge: 800 });
  const file = textFile(
    'report.csv',
    'Txn Date,Kind,Shop,Amount,UTR,Status,Notes',
    `20/11/2026,collect,Sai,900.00,632512345672,SUCCESS,${made[0]?.tr}`,
    `20/11/2026,mandate,Sai,800.00,632512345673,SUCCESS,${made[1]?.tr}`,
  );
  const texts = (await owner.bills.planBankFile(file)).lines.map(({ text }) => text);
  expect(texts.join(' ')).toMatch(/Kind: collect.*Kind: mandate/);
  expect(texts.join(' ')).not.toContain('Shop');
});

test('two bills of one payout are both paid, and the report is known afterwards', async () => {
  const { owner, made } = await bills({ charge: 900 }, { charge: 800 });
  const row = (id: string, sum: string) =>
    `${id},O-${id},20/11/2026,Sale,Success,${sum},10,${sum},21/11/2026,AXISCN0123456789`;
  const file = textFile(
    'settlement.csv',
    'Transaction ID,Order ID,Transaction Date,Transaction Type,Status,Amount,Commission,Settled Amount,Settled Date,UTR No.',
    row('T1', '900.00'),
    row('T2', '800.00'),
  );
  const planned = await owner.bills.planBankFile(file);
  expect(planned.lines.map(({ mayBook }) => mayBook)).toEqual([true, true]);
  const lines = planned.lines.map(({ row, amount }) => ({
    row,
    billId: made[amount === 900 ? 0 : 1]?._id ?? '',
  }));
  const { data } = await book(owner, file, lines);
  expect(data).toEqual({ booked: 2, refused: [] });
  for (const { orderId } of made) expect(await dueOf(owner, orderId)).toBe(0);
  expect(statesOf(await owner.bills.planBankFile(file)).map(([state]) => state)).toEqual(['known', 'known']);
});

test.each([
  ['UPI transaction ID: 632512345671'],
  ['UPI Ref No. 632512345671'],
  ['GPay 632512345671'],
  ['632512345671 Meera'],
])('%s, typed by hand, is the payment of the bank', async (reference) => {
  const { owner, made } = await bills({ charge: 900 });
  await owner.bills.recordPayment({ id: made[0]?._id ?? '', taken: 900, method: 'UPI', reference });
  const file = fileOf([[today, '900.00', '632512345671', 'UPI meera@okaxis']]);
  expect(statesOf(await owner.bills.planBankFile(file))[0]?.slice(0, 2)).toEqual(['sure', 'utr']);
});

test.each(['UPIREV/632512345671', 'NEFT_RETN AXIS', 'RTGS RETN', 'R/UPI/632512345671', 'Int Paid'])(
  'a line of %s is open',
  async (words) => {
    const { owner, made } = await bills({ charge: 900 });
    const planned = await plan(owner, [[today, '900.00', '', `${words} ${made[0]?.tr}`]]);
    expect(statesOf(planned)[0]?.slice(0, 2)).toEqual(['open', 'word']);
  },
);

test('a day of the far future is not read, and the other lines are', async () => {
  const { owner, made } = await bills({ charge: 900 });
  const planned = await plan(owner, [
    ['31/12/9999', '100.00', '', 'UPI later'],
    [today, '900.00', '632512345671', made[0]?.tr ?? ''],
  ]);
  expect(statesOf(planned).map(([, why]) => why)).toEqual(['unread', 'named']);
});
