import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { conflict } from '#client/testing/conflict.ts';
import { renderAt } from '#client/testing/render.tsx';
import { shownToasts } from '#client/testing/shown-toasts.ts';
import type { BillSettings, SetBillSettings } from '#shared/bills/schema.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import { fieldMessages, successMessages } from '#shared/messages.ts';
import { TaxAndBills } from './TaxAndBills.tsx';

let saved: BillSettings;
let turnover = 0;
let sent: SetBillSettings[];
const toasts = shownToasts();

async function open(): Promise<void> {
  renderAt('/', [{ path: '/', element: <TaxAndBills /> }], {
    'bills.settings': () => saved,
    'bills.turnover': () => ({ since: '2026-04-01', rupees: turnover }),
    'bills.setSettings': (input: SetBillSettings) => {
      sent.push(input);
      const { seen, ...settings } = input;
      if (JSON.stringify(seen) !== JSON.stringify(saved)) throw conflict(wordsOfFailure('changedMeanwhile'));
      saved = settings;
      return { message: successMessages.billSettingsSaved, data: saved };
    },
  });
  await screen.findByLabelText('UPI id');
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
async function type(label: string, text: string) {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const registerAs = (label: string) =>
  userEvent.selectOptions(screen.getByLabelText('Registration for tax (GST)'), label);

beforeEach(() => {
  saved = {
    registration: 'none',
    legalName: '',
    gstin: '',
    address: '',
    state: '27',
    upiId: '',
    serviceRate: 18,
    partRate: 18,
    serviceCode: '998715',
    partCode: '',
    pricesIncludeTax: true,
    billPrefix: 'PA',
    creditPrefix: 'PAC',
  };
  sent = [];
});

test('the form of a registered business opens without unsaved changes', async () => {
  saved = {
    ...saved,
    registration: 'regular',
    legalName: 'Prince',
    address: 'Pune',
    gstin: '27AAPFU0939F1ZV',
  };
  await open();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('Tax and Bills says when the turnover comes near a limit', async () => {
  turnover = 17_50_000;
  await open();
  const limit = 'From ₹20,00,000.00 in a year you must register for GST.';
  expect((await screen.findByText(/Turnover since 1 April 2026: ₹17,50,000.00/)).textContent).toContain(
    `${limit} That is near. Ask your accountant now.`,
  );
  await registerAs('Composition scheme');
  expect(await screen.findByText(/ends at ₹50,00,000.00 in a year/)).toBeDefined();
  expect(screen.queryByText(/That is near/)).toBeNull();
  turnover = 0;
});

test('Tax and Bills shows the fields for the kind of registration', async () => {
  await open();
  screen.getByText("Customers get a 'Bill'");
  expect(screen.queryByLabelText('GSTIN')).toBeNull();
  await registerAs('Composition scheme');
  screen.getByText("Customers get a 'Bill of Supply'");
  field('GSTIN');
  expect(screen.queryByLabelText('Tax on parts, percent')).toBeNull();
  await registerAs('Regular');
  screen.getByText("Customers get a 'Tax Invoice'");
  field('Tax on parts, percent');
});

test('Tax and Bills shows errors at their fields and sends nothing', async () => {
  await open();
  await registerAs('Regular');
  await type('GSTIN', '27AAPFU0939F1Z0');
  await type('Tax on parts, percent', 'a lot');
  await press('Save');
  screen.getByText(fieldMessages.legalNameRequired);
  screen.getByText(fieldMessages.gstinInvalid);
  screen.getByText(fieldMessages.rateRange);
  expect(document.activeElement).toBe(field('Name on bills'));
  expect(sent).toEqual([]);
});

test('Tax and Bills shows the saved values as the server returns them', async () => {
  await open();
  await registerAs('Regular');
  await type('Name on bills', 'PA Appliance Care');
  await type('Address on bills', 'Jalna Road');
  await type('GSTIN', '27aapfu0939f1zv');
  await type('Tax on parts, percent', '2.5');
  await userEvent.click(screen.getByLabelText(/Prices include tax/));
  await press('Save');
  await expect.poll(() => toasts.map(({ text }) => text)).toEqual([successMessages.billSettingsSaved]);
  expect(sent).toMatchObject([{ gstin: '27AAPFU0939F1ZV', partRate: 2.5, pricesIncludeTax: false }]);
  expect(field('GSTIN').value).toBe('27AAPFU0939F1ZV');
});

test('Tax and Bills keeps what was typed over the change of a colleague', async () => {
  await open();
  await type('UPI id', 'mine@bank');
  saved = { ...saved, upiId: 'theirs@bank' };
  await press('Save');
  await screen.findByText(wordsOfFailure('changedMeanwhile'));
  expect(field('UPI id').value).toBe('mine@bank');
  await press('Save');
  await expect.poll(() => saved.upiId).toBe('mine@bank');
});

test('Undo restores the saved tax settings', async () => {
  await open();
  await type('UPI id', 'mine@bank');
  await press('Undo');
  expect(field('UPI id').value).toBe('');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
