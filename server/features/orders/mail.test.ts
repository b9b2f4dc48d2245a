import { expect, test } from 'vitest';
import { sampleBusiness as business } from '#server/testing/sample-business.ts';
import { sampleOrder } from '#server/testing/sample-order.ts';
import { plusTaxWords } from '#shared/bills/tax-words.ts';
import { bookingContact } from '#shared/orders/schema.ts';
import { render } from '../../platform/mail/render.ts';
import { bookedMail, cancelledMail, statusChangedMail } from './mail.ts';

const order = sampleOrder;
const link = 'https://shop.example.in/track/k3J0x4sV8cM5c1mY2n7bK9d6fH0gLwPzRtUeIoAsDfE';
const when = 'by 11 am today';
const words = (message: ReturnType<typeof bookedMail>, taxOnTop: number | null = null) =>
  render(message, { ...business, taxWords: plusTaxWords(taxOnTop) }).text;

test('the confirmation mail has lines, total, address and the next step', () => {
  const message = bookedMail(order, link, { toOwner: true, warrantyDays: [90], business, when });
  expect(message.to).toBe('asha@example.com');
  const text = words(message);
  expect(text).toContain('Hello Asha,');
  expect(text).toContain('20 November 2026.');
  expect(text).toContain('Split AC Service × 2: ₹1,198.00');
  expect(text).toContain('Oven Repair: ₹349.50');
  expect(text).toContain('Total: ₹1,547.50');
  expect(text).toContain('Asha Patil\nN-4, Plot 12\nCIDCO, Chhatrapati Sambhajinagar');
  expect(text).toContain('What happens next: we call you on 5550100101');
  expect(text).toContain(link);
});

test('the mail after the work lists the bill, what was paid and what is due', () => {
  const bill = {
    number: 'PA/26-27/00042',
    lines: [{ words: 'Split AC Service', quantity: 2, amount: 1198 }],
    discount: 98,
    discountReason: 'Regular customer',
    total: 1100,
    payments: [{ method: 'UPI' as const, amount: 800 }],
    due: 300,
    upi: null,
  };
  const done = { ...order, status: 'Complete' as const, billNumber: bill.number, billTotal: 1100, due: 300 };
  const text = words(statusChangedMail(done, link, bill));
  expect(text).toContain(
    'Split AC Service × 2: ₹1,198.00\nDiscount (Regular customer): −₹98.00\nTotal: ₹1,100.00\nPaid, UPI: ₹800.00\nStill due: ₹300.00',
  );
  expect(text).not.toContain('UPI:\n');
});

test('the mail after the work leads with what is due and the button to pay by UPI', () => {
  const bill = {
    number: 'PA/26-27/00042',
    lines: [],
    discount: 0,
    discountReason: '',
    total: 1100,
    payments: [],
    due: 300,
    upi: 'upi://pay?pa=shop@bank&am=300.00',
  };
  const done = { ...order, status: 'Complete' as const, billNumber: bill.number, billTotal: 1100, due: 300 };
  expect(words(statusChangedMail(done, link, bill))).toMatch(
    `Our work is done. ₹300.00 are still due.\n\nPay ₹300.00 by UPI:\n${link}\n\n`,
  );
});

test('the confirmation mail shows tax on top after total and fee', () => {
  const booked = words(bookedMail(order, link, { toOwner: true, warrantyDays: [90], business, when }), 18);
  expect(booked).toContain('Total: ₹1,547.50 plus 18 % GST\n');
  expect(booked).toContain('If he has already come, it costs ₹200.00 plus 18 % GST.');
  expect(booked.match(/GST/g)).toHaveLength(2);
  expect(words(statusChangedMail(order, link), 2.5)).toContain('Total: ₹1,547.50 plus 2.5 % GST\n');
  expect(words(statusChangedMail({ ...order, totalPrice: 0 }, link), 18)).toContain('Total: ₹0.00\n');
  const billed = { ...order, billNumber: 'PA/26-27/00042', billTotal: 1826.05, due: 0 };
  const done = words(statusChangedMail({ ...billed, status: 'Complete' }, link), 18);
  expect(done).toContain('Total: ₹1,826.05\n');
  expect(done).not.toContain('GST');
});

test("the mail about a cancellation asks for the bill's amount", () => {
  const cancelled = { ...order, stage: 'cancelled' as const, cancellationFee: 200 };
  expect(words(cancelledMail(cancelled, link))).toContain('₹200.00 is due for the visit.');
  const billed = { ...cancelled, billNumber: 'PA/26-27/00042', billTotal: 236, due: 236 };
  expect(words(cancelledMail(billed, link))).toContain('₹236.00 is due for the visit.');
});

const visit = { date: '2026-11-23', from: '09:00', to: '11:00' };

test('the confirmation mail names the visit', () => {
  const noted = { ...order, stage: 'scheduled' as const, visit, note: 'It leaks at www.prize.example' };
  const told = words(bookedMail(noted, link, { toOwner: true, warrantyDays: [90], business, when }));
  expect(told).toContain('Visit: Monday, 23 November, 9 am to 11 am');
  expect(told).toContain('What happens next: we come on Monday, 23 November, 9 am to 11 am.');
  expect(told).toContain('What is wrong: It leaks at www.prize.example');
  const stranger = { ...noted, email: 'stranger@example.com' };
  expect(
    words(bookedMail(stranger, link, { toOwner: false, warrantyDays: [90], business, when })),
  ).not.toMatch(/leaks|prize/);
});

test.each([
  ['2026-11-22T12:29:00Z', true],
  ['2026-11-22T12:31:00Z', false],
  ['2026-11-23T01:00:00Z', false],
])('a booking at %s for the 23rd promises a reminder: %s', (createdAt, promised) => {
  const text = words(
    bookedMail({ ...order, visit, createdAt }, link, { toOwner: true, warrantyDays: [90], business, when }),
  );
  expect(text.includes('The day before, we remind you.')).toBe(promised);
});

test('the mail about a reopened order names the visit', () => {
  const visited = { ...order, visit };
  expect(words(statusChangedMail(visited, link))).toContain('Visit: Monday, 23 November');
  expect(words(statusChangedMail({ ...visited, status: 'Complete' }, link))).not.toContain('Visit:');
  expect(words(statusChangedMail(visited, link))).toContain('Split AC Service × 2: ₹1,198.00');
});

test.each(bookingContact.keyof().options)('the confirmation mail to the account repeats %s', (field) => {
  const message = bookedMail(order, 'https://shop.example.in', {
    toOwner: true,
    warrantyDays: [90],
    business,
    when,
  });
  expect(order[field], 'the sample order has a value for it').not.toBe('');
  expect(`${message.to}\n${words(message)}`).toContain(order[field]);
});

test("a mail to another address than the account's repeats only the name", () => {
  const spam = {
    fullname: 'Asha Patil-won www.prize.example',
    street: 'Claim at https://prize.example',
    area: 'Call 9999999999 now',
    mobile: '9999999999',
  };
  const stranger = { ...order, ...spam, email: 'stranger@example.com' };
  const text = words(bookedMail(stranger, link, { toOwner: false, warrantyDays: [90], business, when }));
  expect(text).toContain('Hello Asha,');
  expect(text).toContain('Split AC Service × 2: ₹1,198.00');
  expect(text).not.toMatch(/prize|won|claim|9999999999/i);
  expect(text.match(/https?:\/\/\S+/g)).toEqual([link]);
  for (const fullname of ['www.prize.example', 'https://prize.example now', 'Win!', '9999999999']) {
    const greeted = bookedMail({ ...stranger, fullname }, link, {
      toOwner: false,
      warrantyDays: [90],
      business,
      when,
    });
    expect(greeted.greeting).toBe('Hello,');
  }
});

test('the confirmation does not promise a visit in 24 hours for a later day', () => {
  const text = words(bookedMail(order, link, { toOwner: true, warrantyDays: [90], business, when }));
  expect(text).not.toMatch(/24 ?(hrs|hours)/);
  expect(text).toContain('Cancelling is free until the technician comes');
  expect(text).toContain('₹200.00');
});

test.each(['Complete', 'Incomplete'] as const)(
  'the mail describes the status %s in the specified sentence',
  (status) => {
    const message = statusChangedMail({ ...order, status }, link);
    expect(words(message)).toContain(`Your payment status has been updated to "${status}".`);
  },
);

test('the mail about a done order names the warranty', () => {
  const [first, second] = ['2027-02-18', '2027-03-01'];
  const told = (...until: (string | null)[]) => {
    const products = until.map((warrantyUntil, at) => ({
      productId: `p${at}`,
      productName: `Service ${at}`,
      quantity: 1,
      price: 399,
      warrantyUntil,
    }));
    return JSON.stringify(statusChangedMail({ ...order, status: 'Complete', products }, 'https://x').blocks);
  };
  expect(told(first, first)).toContain('It is under warranty until 18 February 2027. If the same fault');
  expect(told(first, second, null)).toContain(
    'under warranty until 18 February 2027 (Service 0), 1 March 2027 (Service 1). If',
  );
  expect(told(null)).not.toContain('warranty');
});
