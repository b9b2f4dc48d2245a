import { expect, test } from 'vitest';
import type { z } from 'zod';
import { signUpInput } from './accounts/schema.ts';
import { serviceForm } from './catalogue/schema.ts';
import { enquiryForm } from './enquiries/schema.ts';
import { placedFirst } from './field-order.ts';
import { feedbackForm } from './orders/feedback.ts';
import { bookInput } from './orders/schema.ts';

const complaints = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];

const first = (schema: z.ZodType, value: unknown) => complaints(schema, value)[0];

const enquiry = {
  fullname: 'Asha Patil',
  email: 'asha@example.com',
  mobile: '5550100101',
  area: 'CIDCO',
  serviceType: 'Split AC',
  message: 'It does not cool.',
};

const person = {
  name: 'Asha Patil',
  email: 'Asha@Example.com ',
  mobile: '5550100101',
  address: 'Garkheda',
  password: 'monsoon-42',
  confirmPassword: 'monsoon-42',
};

const id = (last: number) => `019f0000-0000-7000-8000-00000000000${last}`;

const booking = {
  fullname: 'Asha Patil',
  area: 'CIDCO',
  street: 'N-4',
  mobile: '5550100101',
  email: 'asha@example.com',
  products: [{ productId: id(1), quantity: 1 }],
  orderId: 'key-1',
  paymentMethod: 'Cash on Delivery',
  totalQty: 1,
  totalPrice: 299,
};

test('passwords that differ are reported before a photo that is too large', () => {
  const photo = `data:image/png;base64,${'A'.repeat(2_796_204)}`;
  expect(complaints(signUpInput, { ...person, confirmPassword: 'other', profilePic: photo })).toEqual([
    'Passwords do not match',
    'File size should be less than 2MB',
  ]);
});

test('a photo may have 2,097,151 decoded bytes and not one more', () => {
  const photo = (bytes: number) => `data:image/png;base64,${Buffer.alloc(bytes).toString('base64')}`;
  expect(complaints(signUpInput, { ...person, profilePic: photo(2_097_151) })).toEqual([]);
  expect(first(signUpInput, { ...person, profilePic: photo(2_097_152) })).toBe(
    'File size should be less than 2MB',
  );
});

test('the schema trims texts and puts emails in lower case', () => {
  const parsed = signUpInput.parse({
    ...person,
    name: '  Asha ',
    password: ' padded ',
    confirmPassword: ' padded ',
  });
  expect(parsed).toMatchObject({ name: 'Asha', email: 'asha@example.com', password: ' padded ' });
});

test('incomplete feedback is reported before an invalid rating', () => {
  for (const comment of ['', ' ', '\u200b', undefined, 7]) {
    expect(complaints(feedbackForm, { rating: 9, comment })).toEqual([
      'Please fill in both rating and comment.',
      'Rating must be between 1 and 5',
    ]);
  }
  for (const rating of [undefined, null, 0, '', ' ']) {
    expect(complaints(feedbackForm, { rating, comment: 'Good' })).toEqual([
      'Please fill in both rating and comment.',
    ]);
  }
  expect(first(feedbackForm, { rating: '5', comment: 'Good' })).toBe('Rating must be between 1 and 5');
});

test.each([
  [
    'sign-up',
    signUpInput,
    person,
    [
      ['name', 'Name is required'],
      ['email', 'Email is required'],
      ['mobile', 'Mobile number is required'],
      ['address', 'Address is required'],
      ['password', 'Password is required'],
      ['confirmPassword', 'Confirm Password is required'],
    ],
  ],
  [
    'enquiry',
    enquiryForm,
    enquiry,
    [
      ['fullname', 'Full name is required'],
      ['email', 'Please enter a valid email'],
      ['mobile', 'Please enter a valid 10-digit mobile number'],
      ['area', 'Address is required'],
      ['serviceType', 'Please select a service type'],
      ['message', 'Message cannot be empty'],
    ],
  ],
  [
    'booking',
    bookInput,
    booking,
    [
      ['fullname', 'Full name is required'],
      ['area', 'Address is required'],
      ['street', 'Streat/Town is required'],
      ['mobile', 'Please enter a valid 10-digit mobile number'],
      ['email', 'Email is required'],
      ['products', 'At Least One Service is required'],
      ['orderId', 'Booking key (orderId) is required'],
      ['paymentMethod', 'Payment method must be Cash on Delivery'],
      ['totalQty', 'Total quantity is required'],
      ['totalPrice', 'Total price is required'],
    ],
  ],
] as const)('a wrong JSON type in a field of the %s is reported once', (_, schema, right, fields) => {
  for (const [field, message] of fields) {
    for (const wrong of [true, {}, [], ['x'], null]) {
      const { error } = schema.safeParse({ ...right, [field]: wrong });
      const issues = error?.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
      expect(placedFirst(issues ?? [])).toEqual([{ path: field, message }]);
    }
  }
});

test('a charge is 0 to 1,000,000 rupees with at most 2 decimals', () => {
  const charge = (charge: unknown) => complaints(serviceForm.pick({ charge: true }), { charge })[0] ?? 'fine';
  expect(['0', 0, 299.5, '299.50', 1_000_000].map(charge)).toEqual(Array(5).fill('fine'));
  expect([-1, 1_000_000.01, 'much', '1e3', true, {}].map(charge)).toEqual(
    Array(6).fill('Charge must be between 0 and 1000000'),
  );
  expect(charge(1.005)).toBe('Charge can have at most 2 decimals');
  expect([undefined, null, '', '  ', '\t\u00a0', '\u200b'].map(charge)).toEqual(
    Array(6).fill('Charge is required'),
  );
});
