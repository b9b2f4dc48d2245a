import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { conflict } from '#client/testing/conflict.ts';
import { type Answers, renderAt } from '#client/testing/render.tsx';
import { shownToasts } from '#client/testing/shown-toasts.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import { fieldMessages, successMessages } from '#shared/messages.ts';
import type { SaveTechnician, Technician } from '#shared/technicians/schema.ts';
import { Technicians } from './Technicians.tsx';

const categories = ['Kitchen', 'Laundary', 'Pumps'].map((label) => ({
  _id: label,
  label,
  value: label.toLowerCase(),
}));

const toasts = shownToasts();

let saved: Technician[];
let sent: SaveTechnician[];
let count = 0;
let refusing = false;
const answers = {
  'catalogue.categories': categories,
  'technicians.list': () => saved,
  'technicians.openVisits': () => ({ count }),
  'accounts.invitations': [],
  'bills.cash': {
    ...{
      day: '2026-11-20',
      lastDay: null,
      isOpen: true,
      closed: null,
      desk: null,
      counts: [],
      late: [],
      outs: [],
      days: [],
    },
    holders: [{ _id: 'imran', name: 'Imran Pathan', expected: 450 }],
  },
  'business.get': { companyName: 'Home Appliance Care' },
  'technicians.save': (input: SaveTechnician) => {
    if (refusing) throw new Error('away');
    sent.push(input);
    const { id, seen: _, visits: __, giveTo: ___, ...change } = input;
    saved = saved.map((one) => (one._id === id ? ({ ...one, ...change } as Technician) : one));
    return { message: successMessages.technicianSaved, data: saved[0] };
  },
};
const open = async (more: Answers = {}) => {
  const { queryClient } = renderAt('/', [{ path: '/', element: <Technicians /> }], { ...answers, ...more });
  await screen.findByRole('rowheader', { name: /^Imran Pathan/ });
  return { queryClient };
};
const choose = async (item: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Change: Imran Pathan' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const edit = () => choose('Repairs and days off');
const onDuty = () => screen.getByLabelText<HTMLInputElement>('On duty: Imran Pathan');

beforeEach(() => {
  const one = { mobile: '5550100112', categories: [], onDuty: true, daysOff: [] };
  saved = [
    { ...one, _id: 'imran', userId: 1002, name: 'Imran Pathan' },
    { ...one, _id: 'vijay', userId: 1003, name: 'Vijay Kale' },
    { ...one, _id: 'ravi', userId: 1004, name: 'Ravi Pawar', onDuty: false },
  ];
  sent = [];
  count = 0;
  refusing = false;
});

test("two quick changes of a technician's repairs are saved one after the other", async () => {
  await open();
  await edit();
  const repairs = within(await screen.findByRole('group', { name: 'Repairs: Imran Pathan' }));
  await userEvent.click(repairs.getByLabelText('Laundary'));
  await userEvent.click(repairs.getByLabelText('Kitchen'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ categories, seen }) => [seen?.categories, categories])).toEqual([
    [[], ['laundary']],
    [['laundary'], ['kitchen', 'laundary']],
  ]);
});

test('a technician without visits goes off duty at once', async () => {
  await open();
  await userEvent.click(onDuty());
  await waitFor(() =>
    expect(sent).toEqual([{ id: 'imran', onDuty: false, seen: { onDuty: true }, visits: 'keep' }]),
  );
});

test('taking a technician off duty asks what happens to the visits', async () => {
  count = 5;
  await open();
  await userEvent.click(onDuty());
  const dialog = within(await screen.findByRole('dialog', { name: "What becomes of Imran's visits?" }));
  dialog.getByText('Imran Pathan has 5 open visits.');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([sent, onDuty().checked]).toEqual([[], true]);

  await userEvent.click(onDuty());
  const again = within(await screen.findByRole('dialog', { name: "What becomes of Imran's visits?" }));
  await userEvent.click(again.getByLabelText('Give all of them to'));
  const others = within(again.getByLabelText('Technician')).getAllByRole('option');
  expect(others.map(({ textContent }) => textContent)).toEqual(['Vijay Kale']);
  await userEvent.click(again.getByRole('button', { name: 'Take off duty' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ onDuty: false, visits: 'give', giveTo: 'vijay' });
  await waitFor(() => expect(onDuty().checked).toBe(false));
});

test('a checkbox that cannot be saved changes back', async () => {
  await open();
  await edit();
  const kitchen = repairs('Kitchen');
  fireEvent.click(kitchen);
  fireEvent.click(onDuty());
  await waitFor(() => expect([kitchen.checked, onDuty().checked]).toEqual([true, false]));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect([kitchen.checked, onDuty().checked]).toEqual([true, false]);

  refusing = true;
  fireEvent.click(kitchen);
  await waitFor(() => expect(toasts.at(-1)?.kind).toBe('error'));
  await waitFor(() => expect(kitchen.checked).toBe(true));
});

test('an admin can remove two days off in quick succession', async () => {
  saved = saved.map((one) => ({ ...one, daysOff: one._id === 'imran' ? ['2099-01-01', '2099-01-02'] : [] }));
  await open();
  await edit();
  for (const button of screen.getAllByRole('button', { name: /^Remove .*: Imran Pathan$/ }))
    fireEvent.click(button);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(saved[0]?.daysOff).toEqual([]);
  expect(screen.queryByRole('list', { name: 'Days off: Imran Pathan' })).toBeNull();
});

test('a past day off is refused with a message', async () => {
  await open();
  await edit();
  const field = screen.getByLabelText<HTMLInputElement>('Day off: Imran Pathan');
  fireEvent.change(field, { target: { value: '2020-01-01' } });
  await userEvent.click(screen.getAllByRole('button', { name: 'Add day off' })[0] as HTMLElement);
  await screen.findByText(fieldMessages.dayPast);
  expect(sent).toEqual([]);
});

const repairs = (what: string) =>
  within(screen.getByRole('group', { name: 'Repairs: Imran Pathan' })).getByLabelText<HTMLInputElement>(what);

test('all checkboxes change back without a network', async () => {
  refusing = true;
  await open();
  await edit();
  for (const what of ['Laundary', 'Kitchen']) fireEvent.click(repairs(what));
  fireEvent.click(onDuty());
  await waitFor(() => expect(toasts).toHaveLength(3));
  await waitFor(() =>
    expect([repairs('Laundary').checked, repairs('Kitchen').checked, onDuty().checked]).toEqual([
      false,
      false,
      true,
    ]),
  );
  refusing = false;
  fireEvent.click(onDuty());
  await waitFor(() => expect(sent).toHaveLength(1));
});

test("a technician's settings are read again after the change of a colleague", async () => {
  await open({
    'technicians.save': (input: SaveTechnician) => {
      if (String(input.seen?.categories) !== String(saved[0]?.categories))
        throw conflict(wordsOfFailure('changedMeanwhile'));
      return answers['technicians.save'](input);
    },
  });
  await edit();
  saved = saved.map((one) => ({ ...one, categories: ['pumps'] }));
  fireEvent.click(repairs('Laundary'));
  await waitFor(() => expect(toasts.at(-1)?.text).toBe(wordsOfFailure('changedMeanwhile')));
  await waitFor(() => expect([repairs('Laundary').checked, repairs('Pumps').checked]).toEqual([false, true]));
});

test('a technician who went off duty in the meantime cannot get the visits', async () => {
  count = 2;
  saved = saved.map((one) => ({ ...one, onDuty: true }));
  const { queryClient } = await open();
  await userEvent.click(onDuty());
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByLabelText('Give all of them to'));
  await userEvent.selectOptions(dialog.getByLabelText('Technician'), 'Ravi Pawar');
  saved = saved.map((one) => ({ ...one, onDuty: one._id !== 'ravi' }));
  await queryClient.invalidateQueries();
  await waitFor(() => expect(dialog.queryByRole('option', { name: 'Ravi Pawar' })).toBeNull());
  await userEvent.click(dialog.getByRole('button', { name: 'Take off duty' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ visits: 'give', giveTo: 'vijay' });
});

test('an admin invites a technician and gets a link for WhatsApp', async () => {
  const invitation = { _id: 'one', role: 'TECHNICIAN', name: 'Ravi Pawar', email: '', mobile: '5550100111' };
  const listed = { ...invitation, invitedBy: 'Sunil', expiresAt: '2026-11-27T06:30:00Z', expired: false };
  const invited: object[] = [];
  await open({
    'accounts.invitations': () => (invited.length > 0 ? [listed] : []),
    'accounts.invite': (input: object) => {
      invited.push(input);
      return {
        message: successMessages.invited,
        data: { ...listed, link: 'https://shop.example/invite/abc' },
      };
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  const form = within(await screen.findByRole('dialog', { name: 'Invite' }));
  await userEvent.click(form.getByRole('button', { name: 'Invite' }));
  await form.findByText(fieldMessages.nameRequired);
  await userEvent.type(form.getByLabelText('Name'), 'Ravi Pawar');
  await userEvent.type(form.getByLabelText('Mobile (optional)'), '5550100111');
  await userEvent.click(form.getByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invitation for Ravi Pawar' }));
  const chat = dialog.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  expect(decodeURIComponent(chat.href)).toMatch(/^https:\/\/wa\.me\/915550100111\?text=.*invite\/abc$/);
  expect(invited).toEqual([{ role: 'TECHNICIAN', name: 'Ravi Pawar', mobile: '5550100111', email: '' }]);
  await screen.findByText(/until 27 November 2026, by Sunil/);
});

test('the dialog for a leaving technician shows open visits and cash', async () => {
  const order = {
    orderNumber: 1001,
    fullname: 'Asha Patil',
    area: 'Garkheda',
    products: [],
    stage: 'scheduled',
  };
  const visit = { date: '2026-11-21', from: '09:00', to: '11:00' };
  const left: object[] = [];
  await open({
    'day.leaving': {
      technicians: [{ _id: 'vijay', name: 'Vijay Kale' }],
      orders: [
        { ...order, _id: 'one', visit, technicianId: 'vijay', reason: 'repairs everything, free at 9 am' },
        {
          ...order,
          _id: 'two',
          orderNumber: 1002,
          visit: null,
          technicianId: null,
          reason: 'No time is agreed',
        },
      ],
      held: 450,
    },
    'day.leave': (input: object) => {
      left.push(input);
      return { message: successMessages.technicianLeft };
    },
  });
  screen.getByText('₹450.00');
  await choose('Leaves');
  const dialog = within(await screen.findByRole('dialog', { name: 'Imran Pathan leaves' }));
  await dialog.findByText(/Imran holds ₹450.00 in cash/);
  dialog.getByText(/Suggested: repairs everything, free at 9 am/);
  await userEvent.selectOptions(dialog.getByLabelText(/^Order 1002: no time yet/), 'Vijay Kale');
  await userEvent.click(dialog.getByRole('button', { name: 'Imran leaves' }));
  await waitFor(() =>
    expect(left).toEqual([
      {
        id: 'imran',
        orders: [
          { id: 'one', technicianId: 'vijay' },
          { id: 'two', technicianId: 'vijay' },
        ],
      },
    ]),
  );
});
