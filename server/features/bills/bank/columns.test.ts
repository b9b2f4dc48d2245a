import { expect, test } from 'vitest';
import { dropRowsAbove } from '../../../platform/table-file/headings.ts';
import { proposeColumns } from './columns.ts';

const letters: Readonly<Record<string, string>> = {
  none: '-',
  date: 'D',
  in: 'I',
  out: 'O',
  amount: 'A',
  direction: '?',
  reference: 'R',
  narration: 'N',
  status: 'S',
};
const propose = (...rows: string[]) => {
  const { below, kinds } = proposeColumns(
    rows.map((row, at) => ({ row: at + 1, cells: row.split(',') })),
    new Map(),
  );
  return `${below} ${kinds.map((kind) => letters[kind]).join('')}`;
};

test.each([
  ['Axis', 'Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL', 'DRNOI--'],
  ['Axis, .xls', 'SRL NO,Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL', '-DRNOI--'],
  ['Kotak', 'Sl. No.,Transaction Date,Value Date,Description,Chq / Ref No.,Debit,Credit,Balance', '-D-NROI-'],
  ['Kotak, one sum', 'Sl. No.,Date,Description,Chq / Ref number,Amount,Dr / Cr,Balance,Dr / Cr', '-DNRA?--'],
  ['SBI', 'Txn Date,Value Date,Description,Ref No./Cheque No.,Branch Code,Debit,Credit,Balance', 'D-NR-OI-'],
  ['HDFC', 'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance', 'DNR-OI-'],
  [
    'ICICI',
    'S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )',
    '--DRNOI-',
  ],
  [
    'ICICI, one sum',
    'No.,Transaction ID,Value Date,Txn Posted Date,ChequeNo.,Description,Cr/Dr,Transaction Amount(INR),Available Balance(INR)',
    '---DRN?A-',
  ],
  ['IDFC', 'Transaction Date,Value Date,Particulars,Cheque No.,Debit,Credit,Balance', 'D-NROI-'],
  ['Union', 'Tran Id,Tran Date,Remarks,Amount (Rs.),Balance (Rs.)', '-DNA-'],
  ['a UPI app', 'Transaction Date,Amount,UTR,Status,Notes', 'DARSN'],
  ['PhonePe', 'Transaction Date,Transaction Id,Merchant Order Id,UTR,Amount,Status,Fee', 'D-NRAS-'],
  [
    'Paytm',
    'Transaction_ID,Order_ID,Transaction_Date,Transaction_Type,Status,Amount,UTR_No.,Settled_Amount',
    '-ND?SAR-',
  ],
  ['DrCr in one word', 'Date,Remarks,DrCr,Amount(INR),RRN,Settlement UTR', 'DN?AR-'],
  [
    'a business app',
    'Transaction ID,Creation time,Payer,Status,Payment transaction amount,Processing fee,Net amount',
    '-DNSA--',
  ],
  ['one column, credit and debit', 'Date,Narration,Debit / Credit Amount,Balance', 'DNA-'],
  ['one column, Dr/Cr', 'Date,Narration,Amount (Dr/Cr),Balance', 'DNA-'],
  ['one column, deposit and withdrawal', 'Date,Narration,Deposit/Withdrawal,Balance', 'DNA-'],
  ['one column, credit', 'Date,Narration,Credit/Debit,Balance', 'DNA-'],
  ['an overdraft', 'Date,Debit,Credit,Balance,Dr/Cr', 'DOI--'],
])('the columns of %s are proposed', (_, headings, kinds) => {
  const data = '20/11/2026,1,2,3,4,5,6,7';
  expect(propose(headings, data)).toBe(`1 ${kinds}`);
  const account = [
    'Prince Repairs',
    'Account No :,912010012345678',
    'Statement from 01-11-2026 to 20-11-2026',
  ];
  expect(propose(...account, headings, data)).toBe(`4 ${kinds}`);
});

test('two rows may be the headings together', () => {
  expect(propose('Date,Narration,Amount,,Balance', ',,Withdrawal,Deposit,', '20/11/26,UPI,,399,1')).toBe(
    '2 DNOI-',
  );
  expect(propose('Transaction,Text,Money,Money', 'Date,,Paid out,Paid in', '20/11/26,UPI,,399')).toBe(
    '2 D-OI',
  );
  expect(
    propose(
      'Txn,Narration,Ref,Withdrawal,Deposit,Closing',
      'Date,,No.,Amt (INR),Amt (INR),Balance',
      '26/11/26,UPI,0000632512345602,,849.00,"1,23,456.00"',
    ),
  ).toBe('2 DNROI-');
  expect(
    propose('Date,Narration,Withdrawal,Deposit,Balance', ',,(Dr),(Cr),(INR)', '20/11/26,UPI,,399,1'),
  ).toBe('2 DNOI-');
});

test('the headings are in the row that a person chose', () => {
  const rows = ['5,Date,Amount', 'Day 1,Money 2', '1-4-2026,900'].map((row, at) => ({
    row: at + 2,
    cells: row.split(','),
  }));
  const { headings, below } = proposeColumns(dropRowsAbove(rows, '3'), new Map(), true);
  expect([headings, below]).toEqual([['Day 1', 'Money 2'], 1]);
});
