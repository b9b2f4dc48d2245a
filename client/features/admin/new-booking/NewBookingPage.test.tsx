import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { conflict } from '#client/testing/conflict.ts';
import { renderAt } from '#client/testing/render.tsx';
import { LeaveGuard } from '#client/ui/use-unsaved.tsx';
import { wordsOfFailure } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import { paths } from '#shared/paths.ts';
import { Component } from './NewBookingPage.tsx';

const person = (id: string, fullname: string, street: string) => ({
  _id: id,
  userId: 1007,
  fullname,
  area: 'CIDCO',
  street,
  email: '',
  language: 'mr',
  lastOrderAt: '2026-11-01T06:30:00.000Z',
});
const meera = person('meera', 'Meera Joshi', '12 Lotus Lane');
const vikram = person('vikram', 'Vikram Rao', '4 Hill Road');
const peopleOf: Record<string, object[]> = {
  '9876501234': [meera],
  '9876501235': [meera, vikram],
  '9876501236': [],
  '9876501237': [person('rohini', 'Rohini Kulkarni', '4 Hill Road'), vikram],
};
const refused = (id: 'priceChanged' | 'enquiryBooked', count = 0) => conflict(wordsOfFailure(id, count));

let charge = 300;
let booked: Record<string, unknown>[] = [];
let repairs: object[] = [];
let refusal: unknown = null;
let enquiryOrder: { _id: string; orderNumber: number } | null = null;

const service = () => ({ _id: 'fridge', productName: 'Fridge Repair', charge });
const answers = {
  'accounts.byMobile': ({ mobile }: { mobile: string }) => {
    if (!peopleOf[mobile]) throw new Error('away');
    return peopleOf[mobile];
  },
  'catalogue.search': () => ({ items: [service()], total: 1 }),
  'catalogue.service': () => ({ product: service(), feedbacks: [] }),
  'visits.times': [
    { date: '2099-11-22', windows: [{ from: '09:00', to: '11:00', free: 2 }] },
    { date: '2099-11-23', windows: [{ from: '09:00', to: '11:00', free: 0 }] },
  ],
  'enquiries.one': () => ({
    _id: 'enquiry',
    fullname: 'Rohini Kulkarni',
    area: 'CIDCO',
    email: 'rohini@example.com',
    mobile: '9876501236',
    serviceType: 'Oven',
    message: 'It does not heat.',
    status: 'Incomplete',
    createdAt: '2026-11-21T10:00:00.000Z',
    order: enquiryOrder,
  }),
  'warranty.repairs': () => repairs,
  'warranty.claim': {
    message: successMessages.booked,
    data: { _id: 'claim', orderNumber: 1300, visit: null, stage: 'requested' },
  },
  'orders.pictures': [],
  'orders.bookForCaller': (input: Record<string, unknown>) => {
    booked.push(input);
    if (refusal) throw refusal;
    return { message: successMessages.booked, data: { _id: 'order' }, created: true };
  },
};

const show = (address: string = paths.admin.newBooking) =>
  renderAt(
    address,
    [
      {
        path: paths.admin.newBooking,
        element: (
          <>
            <Component />
            <LeaveGuard />
          </>
        ),
      },
      { path: paths.admin.orders, element: <p>All Orders</p> },
    ],
    answers,
  );
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, text: string) => userEvent.type(await field(label), text);
const addService = async () => {
  await userEvent.type(screen.getByRole('combobox', { name: 'Services' }), 'fridge');
  await screen.findByText('Fridge Repair');
  await userEvent.keyboard('{Enter}');
};
const book = () => userEvent.click(screen.getByRole('button', { name: 'Book' }));

beforeEach(() => {
  charge = 300;
  booked = [];
  repairs = [];
  refusal = null;
  enquiryOrder = null;
});

test('another mobile number clears prefilled fields but not typed ones', async () => {
  show();
  await type('Mobile', '9876501234');
  await waitFor(async () => expect((await field('Street / Town')).value).toBe('12 Lotus Lane'));
  await type('Street / Town', ', second floor');
  await userEvent.clear(await field('Mobile'));
  await type('Mobile', '+91 98765 01236');
  await screen.findByText('Nobody has booked with this number yet.');
  expect((await field('Full Name')).value).toBe('');
  expect((await field('Street / Town')).value).toBe('12 Lotus Lane, second floor');
});

test("a failed look-up of a number does not keep the former caller's data", async () => {
  peopleOf['9876501239'] = [{ ...meera, email: 'meera@example.com' }];
  onTestFinished(() => {
    delete peopleOf['9876501239'];
  });
  const { router } = show();
  await type('Mobile', '9876501239');
  await screen.findByRole('radio', { name: /^Meera/ });
  expect((await field('Email (optional)')).value).toBe('meera@example.com');
  await userEvent.type(await field('Mobile'), '{Backspace}8');
  for (const label of ['Full Name', 'Email (optional)', 'Street / Town'])
    expect((await field(label)).value).toBe('');
  await type('Full Name', 'Neha Gokhale');
  await type('Street / Town', '9 Shanti Heights');
  await userEvent.selectOptions(await field('Address / Area'), 'CIDCO');
  await addService();
  await book();
  await waitFor(() => expect(router.location.search).toBe('?order=order'));
  expect(booked).toMatchObject([{ fullname: 'Neha Gokhale', email: '', customerId: null }]);
});

test('correcting the number back fills in the chosen person again', async () => {
  show();
  await type('Mobile', '9876501235');
  await userEvent.click(await screen.findByRole('radio', { name: /^Vikram/ }));
  expect((await field('Street / Town')).value).toBe('4 Hill Road');
  await userEvent.type(await field('Mobile'), '{Backspace}');
  expect((await field('Street / Town')).value).toBe('');
  await type('Mobile', '5');
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^Vikram/ })).checked).toBe(true);
  expect((await field('Street / Town')).value).toBe('4 Hill Road');
});

test('each new call looks up its mobile number again', async () => {
  const { router } = show();
  await type('Mobile', '9876501236');
  await screen.findByText('Nobody has booked with this number yet.');
  await act(() => router.navigate(paths.admin.orders));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  peopleOf['9876501236'] = [meera];
  onTestFinished(() => {
    peopleOf['9876501236'] = [];
  });
  await act(() => router.navigate(paths.admin.newBooking));
  await type('Mobile', '9876501236');
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^Meera Joshi/ })).checked).toBe(true);
  expect((await field('Street / Town')).value).toBe('12 Lotus Lane');
});

test('New Booking chooses a person who appears while the form is open', async () => {
  const { queryClient } = show();
  const meanwhile = async (people: object[]) => {
    peopleOf['9876501236'] = people;
    await act(() => queryClient.invalidateQueries());
  };
  onTestFinished(() => {
    peopleOf['9876501236'] = [];
  });
  await type('Mobile', '9876501236');
  await screen.findByText('Nobody has booked with this number yet.');
  await meanwhile([meera]);
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^Meera Joshi/ })).checked).toBe(true);
  expect((await field('Street / Town')).value).toBe('12 Lotus Lane');
  await userEvent.click(screen.getByRole('radio', { name: 'Somebody else' }));
  await meanwhile([meera, vikram]);
  await screen.findByRole('radio', { name: /^Vikram/ });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Somebody else' }).checked).toBe(true);
});

test('New Booking asks who calls if several people share a number', async () => {
  const { router } = show();
  await type('Mobile', '9876501235');
  await screen.findByRole('radio', { name: /^Vikram Rao 4 Hill Road, CIDCO, last booked/ });
  expect((await field('Full Name')).value).toBe('');
  await type('Full Name', 'Vikram');
  await userEvent.selectOptions(await field('Address / Area'), 'CIDCO');
  await type('Street / Town', '5 Hill Road');
  await addService();
  await book();
  await screen.findByText('Please choose who is calling');
  expect(document.activeElement?.getAttribute('type')).toBe('radio');
  expect(booked).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: /^Vikram Rao/ }));
  expect((await field('Full Name')).value).toBe('Vikram');
  await book();
  await waitFor(() => expect(router.location.search).toBe('?order=order'));
  expect(booked).toMatchObject([
    {
      customerId: 'vikram',
      mobile: '9876501235',
      street: '5 Hill Road',
      totalPrice: 300,
      visit: { date: '2099-11-22', from: '09:00' },
      knowingly: false,
    },
  ]);
});

test('for another number, New Booking asks who calls after Book', async () => {
  show();
  await type('Mobile', '9876501235');
  await type('Full Name', 'Vikram');
  await userEvent.selectOptions(await field('Address / Area'), 'CIDCO');
  await type('Street / Town', '5 Hill Road');
  await addService();
  await book();
  await screen.findByText('Please choose who is calling');
  await book();
  expect(document.activeElement?.getAttribute('type')).toBe('radio');
  await userEvent.type(await field('Mobile'), '{Backspace}7');
  await screen.findByRole('radio', { name: /^Rohini/ });
  expect(screen.queryByText('Please choose who is calling')).toBeNull();
  await book();
  await screen.findByText('Please choose who is calling');
  expect(document.activeElement?.getAttribute('type')).toBe('radio');
});

test('Enter in the search for services takes the first result', async () => {
  show();
  await type('Mobile', '9876501234');
  await screen.findByRole('radio', { name: /^Meera/ });
  await userEvent.type(screen.getByRole('combobox', { name: 'Services' }), 'fr{Enter}');
  expect(booked).toEqual([]);
  expect(screen.queryByRole('list', { name: 'Services to book' })).toBeNull();
  await screen.findByRole('list', { name: 'Services to book' });
  expect(booked).toEqual([]);
});

test('typing after Enter starts a new choice of service', async () => {
  show();
  await userEvent.type(screen.getByRole('combobox', { name: 'Services' }), 'fr{Enter}idge');
  await screen.findByText('Fridge Repair');
  expect(screen.queryByRole('list', { name: 'Services to book' })).toBeNull();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('list', { name: 'Services to book' });
});

test('New Booking shows a changed charge before it books', async () => {
  const { router } = show();
  await type('Mobile', '9876501234');
  await screen.findByRole('radio', { name: /^Meera/ });
  await addService();
  await userEvent.click(await screen.findByRole('radio', { name: /full$/ }));
  await screen.findByText(/Customers can't choose this time any more/);
  charge = 350;
  refusal = refused('priceChanged');
  await book();
  await screen.findByText(wordsOfFailure('priceChanged'));
  await waitFor(() => expect(screen.getAllByText('₹350.00').length).toBeGreaterThan(0));
  refusal = null;
  await book();
  await waitFor(() => expect(router.location.search).toBe('?order=order'));
  expect(booked.map(({ totalPrice, knowingly }) => [totalPrice, knowingly])).toEqual([
    [300, true],
    [350, true],
  ]);
});

test('New Booking starts with the details of an enquiry', async () => {
  show(paths.admin.bookEnquiry('enquiry'));
  expect((await field('Full Name')).value).toBe('Rohini Kulkarni');
  expect((await field('What is wrong?')).value).toBe('It does not heat.');
  await type('Street / Town', '4 Hill Road');
  await addService();
  enquiryOrder = { _id: 'theirs', orderNumber: 1042 };
  refusal = refused('enquiryBooked', 1042);
  await book();
  const link = await screen.findByRole('link', { name: 'order 1042' });
  expect(link.getAttribute('href')).toBe(paths.admin.order('theirs'));
  expect(screen.queryByRole('button', { name: 'Book' })).toBeNull();
  expect(booked).toMatchObject([{ enquiryId: 'enquiry', enquiryDone: true, customerId: null }]);
});

const leaves = async ({ router }: ReturnType<typeof show>) => {
  const reload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(reload);
  await act(() => router.navigate(paths.admin.orders));
  const asked = screen.queryByRole('dialog', { name: 'Discard your changes?' }) !== null;
  expect([router.location.pathname === paths.admin.newBooking, reload.defaultPrevented]).toEqual([
    asked,
    asked,
  ]);
  return !asked;
};

test('New Booking asks before it loses what was typed', async () => {
  const shown = show();
  await type('Mobile', '98765');
  expect(await leaves(shown)).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect((await field('Mobile')).value).toBe('98765');
});

test('New Booking asks before it loses a chosen time', async () => {
  const shown = show();
  await userEvent.click(await screen.findByRole('radio', { name: /full$/ }));
  expect(await leaves(shown)).toBe(false);
});

test('New Booking does not ask before something is typed', async () => {
  const shown = show();
  await field('Mobile');
  expect(await leaves(shown)).toBe(true);
});

test("New Booking does not ask about a known customer's details before something is typed", async () => {
  const shown = show(`${paths.admin.newBooking}?mobile=9876501234`);
  await screen.findByRole('radio', { name: /^Meera/ });
  await waitFor(async () => expect((await field('Full Name')).value).toBe('Meera Joshi'));
  expect(screen.getByLabelText<HTMLSelectElement>('Language').value).toBe('mr');
  expect(await leaves(shown)).toBe(true);
});

test("New Booking asks if only the note of a known customer's call was typed", async () => {
  const shown = show(`${paths.admin.newBooking}?mobile=9876501234`);
  await screen.findByRole('radio', { name: /^Meera/ });
  await type('What is wrong?', 'Leaks');
  expect(await leaves(shown)).toBe(false);
});

test('New Booking shows a claim of the caller without a question', async () => {
  repairs = [
    {
      orderId: 'old',
      orderNumber: 1001,
      productId: 'fridge',
      productName: 'Fridge Repair',
      warrantyUntil: '2099-12-01',
    },
  ];
  const { router } = show();
  await type('Mobile', '9876501234');
  await userEvent.click(await screen.findByRole('button', { name: 'Claim warranty' }));
  const dialog = await screen.findByRole('dialog', { name: 'Claim warranty' });
  await userEvent.type(within(dialog).getByLabelText(/^What is wrong/), 'It leaks again.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Claim warranty' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show the new order' }));
  await waitFor(() => expect(router.location.search).toBe('?order=claim'));
});
