import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { conflict } from '#client/testing/conflict.ts';
import { type Answers, renderAt } from '#client/testing/render.tsx';
import { boardVisit, sampleBoard } from '#client/testing/sample-board.ts';
import type { Board, BoardVisit } from '#shared/day/schema.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import { successTexts } from '#shared/success-texts.ts';
import { Component as DayPage } from './DayPage.tsx';

const { date } = sampleBoard;
const ravi = { _id: '01a2010a-215d-736a-99e7-000000000001', name: 'Ravi Pawar' };
const meena = { _id: '01a2010a-215d-736a-99e7-000000000002', name: 'Meena Shinde' };
const visitOf = (fullname: string, changes: Partial<BoardVisit> = {}): BoardVisit => ({
  ...boardVisit,
  _id: `id of ${fullname}`,
  fullname,
  ...changes,
});

let board: Board;
let sent: unknown[];
let holder: typeof ravi | null;

const orderNow = () => ({
  ...visitOf('Asha Patil'),
  note: '',
  technician: holder,
  stage: 'scheduled',
  updatedAt: '2099-11-22T05:30:00.000Z',
});
const answers = {
  'day.board': () => ({
    ...board,
    visits: board.visits.map((visit) =>
      visit.fullname === 'Asha Patil' ? { ...visit, technicianId: holder?._id ?? null } : visit,
    ),
  }),
  'technicians.list': () => board.technicians,
  'orders.one': orderNow,
  'orders.assign': (input: { technicianId: string | null; was: string | null }) => {
    sent.push(input);
    if (input.was !== (holder?._id ?? null))
      throw conflict(wordsOfFailure('assignedMeanwhile', 0, holder?.name));
    holder = [ravi, meena].find(({ _id }) => _id === input.technicianId) ?? null;
    return { message: successMessages.technicianAssigned, data: orderNow() };
  },
  'day.giveOut': (input: { visits: unknown[] }) => {
    sent.push(input);
    return {
      message: successTexts('visitsAssigned', { count: input.visits.length }),
      assigned: ['a'],
      refused: [],
    };
  },
};

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  );
  sent = [];
  holder = null;
  board = {
    ...sampleBoard,
    technicians: [
      { ...meena, userId: 1012, categories: ['kitchen'], onDuty: true },
      { ...ravi, userId: 1011, categories: [], onDuty: true },
    ],
  };
});

const open = (more: Answers = {}) =>
  renderAt('/', [{ path: '/', element: <DayPage /> }], { ...answers, ...more });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sectionOf = (name: string) =>
  screen.getByRole('heading', { name, level: 2 }).closest('details') as HTMLElement;
// jsdom has no layout, so the menu counts as hidden.
const assign = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Assign' }));
  await userEvent.click(await screen.findByRole('menuitem', { name, hidden: true }));
};

test('a card says how many bookings have the same number', async () => {
  board = { ...sampleBoard, visits: [visitOf('Asha Patil', { sameNumber: 3 })] };
  open();
  await screen.findByTitle('Same number: 3 bookings');
});

test('a card says how many pieces the visit is about', async () => {
  const products = [{ productName: 'Split AC Service', quantity: 6 }];
  board = { ...sampleBoard, visits: [visitOf('Asha Patil', { products, appliance: '' })] };
  open();
  await screen.findByText('6 × Split AC Service');
});

test('the assign menu lists technicians who fit first', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Assign' }));
  const items = await screen.findAllByRole('menuitem', { hidden: true });
  expect(items.map((item) => item.textContent?.trim())).toEqual([
    'Ravi Pawar',
    'Meena Shinde repairs other things',
  ]);
  await userEvent.click(items[0] as HTMLElement);
  await within(sectionOf('Ravi Pawar')).findByText('Asha Patil');
  expect(sent).toEqual([{ id: 'id of Asha Patil', technicianId: ravi._id, was: null }]);
});

test('a day without visits shows its technicians', async () => {
  board = { ...board, visits: [], late: [] };
  open();
  await screen.findByRole('heading', { name: 'Ravi Pawar', level: 2 });
  screen.getByRole('heading', { name: 'Unassigned', level: 2 });
  expect(screen.queryByText('No visits on this day')).toBeNull();
});

test('the board asks before a technician gets a visit that does not fit', async () => {
  const busy = visitOf('Rekha Salve', { technicianId: meena._id });
  board = { ...board, visits: [...board.visits, busy] };
  open();
  await userEvent.click((await screen.findAllByRole('button', { name: 'Assign' }))[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Meena Shinde/, hidden: true }));
  await screen.findByRole('dialog', {
    name: 'Meena repairs other things and has a visit then. Assign anyway?',
  });
  expect(sent).toEqual([]);
  await press('Assign anyway');
  await waitFor(() => expect(sent).toEqual([{ id: 'id of Asha Patil', technicianId: meena._id, was: null }]));
});

test('an admin calls a customer without a visit time and agrees on one', async () => {
  const rekha = visitOf('Rekha Salve', { stage: 'requested' });
  const shelved = { ...rekha, createdAt: '2099-11-20T05:30:00.000Z', mobile: '9876543210' };
  board = {
    ...board,
    lateCount: 7,
    noTime: [{ ...shelved, visit: null, waitsFor: '', partExpected: null, proposed: null }],
  };
  open();
  const card = within(await screen.findByRole('article', { name: /^Rekha Salve/, hidden: true }));
  card.getByText('20 Nov');
  expect(card.getByRole('link', { name: 'Call', hidden: true }).getAttribute('href')).toBe(
    'tel:+919876543210',
  );
  await userEvent.click(card.getByRole('button', { name: 'Change time', hidden: true }));
  await screen.findByRole('dialog', { name: 'Agree on a time' });
  const late = screen.getByRole('link', { name: 'Late 7', hidden: true });
  expect(late.getAttribute('href')).toBe('/admin-panel/all-Payment?late=true');
});

test('a finished visit shows its due amount', async () => {
  const [owing, paid] = ['Rekha Salve', 'Dilip Bhosale'].map((name, at) =>
    visitOf(name, { stage: 'done', technicianId: ravi._id, cash: at === 0 ? 548 : 0 }),
  );
  if (!owing || !paid) throw new Error('Two visits');
  board = { ...board, visits: [owing, paid] };
  open();
  const cardOf = async (name: string) => within(await screen.findByRole('article', { name: RegExp(name) }));
  (await cardOf('Rekha Salve')).getByText('₹548.00 due');
  expect((await cardOf('Dilip Bhosale')).queryByText(/due$/)).toBeNull();
});

test("an assignment in conflict keeps the other admin's technician", async () => {
  open();
  await screen.findByText('Asha Patil');
  holder = meena;
  await assign(/^Ravi Pawar/);
  const dialog = await screen.findByRole('dialog', { name: 'Somebody was quicker' });
  within(dialog).getByText('Meena Shinde');
  await press('Keep Meena Shinde');
  await within(sectionOf('Meena Shinde')).findByText('Asha Patil');
  expect(sent).toHaveLength(1);
});

test('a conflict dialog shows numbers for two technicians of the same name', async () => {
  const namesake = { ...meena, name: ravi.name };
  board = { ...board, technicians: board.technicians.map((one) => ({ ...one, name: ravi.name })) };
  open();
  await screen.findByText('Asha Patil');
  holder = namesake;
  await assign(/^Ravi Pawar \(1011\)/);
  await screen.findByRole('button', { name: 'Keep Ravi Pawar (1012)' });
  screen.getByRole('button', { name: 'Assign Ravi Pawar (1011) anyway' });
});

test("'anyway' sends the technician that the dialog showed", async () => {
  open();
  await screen.findByText('Asha Patil');
  holder = meena;
  await assign(/^Ravi Pawar/);
  await press(await screen.findByText('Assign Ravi Pawar anyway').then(() => 'Assign Ravi Pawar anyway'));
  await waitFor(() => expect(holder).toEqual(ravi));
  expect(sent.at(-1)).toMatchObject({ technicianId: ravi._id, was: meena._id });
});

test('the board asks about two conflicts one after the other', async () => {
  const [first, second] = ['Rekha Salve', 'Dilip Bhosale'];
  board = {
    ...board,
    visits: [visitOf(first), visitOf(second, { visit: { date, from: '11:00', to: '13:00' } })],
  };
  open({
    'orders.assign': () => {
      throw conflict(wordsOfFailure('assignedMeanwhile', 0, meena.name));
    },
    'orders.one': ({ orderId }: { orderId: string }) => ({
      ...orderNow(),
      _id: orderId,
      technician: meena,
    }),
  });
  await screen.findByRole('article', { name: RegExp(first) });
  await press('Suggest');
  // The two requests start before the first answer.
  for (const accept of await screen.findAllByRole('button', { name: 'Accept' })) fireEvent.click(accept);
  for (const name of [first, second]) {
    await within(await screen.findByRole('dialog')).findByText(RegExp(`of ${name}`));
    await press('Keep Meena Shinde');
  }
  await waitFor(() => expect(within(sectionOf('Ravi Pawar')).queryAllByRole('article')).toEqual([]));
});

test('Accept all assigns the suggested visits except dismissed ones', async () => {
  board = {
    ...board,
    visits: [
      visitOf('Asha Patil'),
      visitOf('Vikram Jadhav', { visit: { date, from: '11:00', to: '13:00' } }),
    ],
  };
  open();
  await screen.findByText('Asha Patil');
  await press('Suggest');
  const region = await screen.findByRole('region', { name: 'Suggestions' });
  await within(region).findByText(/repairs everything, in Garkheda at 9 am/);
  const first = within(region).getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement;
  await userEvent.click(first);
  await press('Accept all');
  await waitFor(() =>
    expect(sent).toEqual([{ visits: [{ id: 'id of Vikram Jadhav', technicianId: ravi._id, was: null }] }]),
  );
  await userEvent.click(within(region).getByRole('button', { name: 'Dismiss' }));
  within(region).getByText('Nothing more to suggest: 2 visits have no technician.');
  await userEvent.click(within(region).getByRole('button', { name: 'Close' }));
  expect(document.activeElement?.textContent).toBe('Suggest');
});

test('a board that stays open over midnight shows the new day', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2099-11-23T23:59:30+05:30'),
  });
  open();
  await screen.findByText('Asha Patil');
  board = { ...board, date: '2099-11-24', today: '2099-11-24', visits: [visitOf('Rekha Salve')] };
  act(() => void vi.advanceTimersByTime(60_000));
  await screen.findByText('Rekha Salve');
  expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe('2099-11-24');
});

test('printing shows a sheet for each technician, with telephone and address', async () => {
  board = {
    ...board,
    visits: [visitOf('Asha Patil'), visitOf('Kiran Joshi', { technicianId: ravi._id, cash: 0 })],
  };
  open();
  await screen.findByRole('article', { name: /^Kiran Joshi/ });
  expect(screen.queryByText(/Lotus Lane 12/)).toBeNull();
  fireEvent(window, new Event('beforeprint'));
  const [ofRavi, ofNobody] = screen.getAllByRole('table').slice(-2) as [HTMLElement, HTMLElement];
  expect(within(ofRavi.parentElement as HTMLElement).getByRole('heading').textContent).toBe('Ravi Pawar');
  expect(ofRavi.textContent).toContain('Kiran Joshi, 9876501230Lotus Lane 12, Garkheda');
  expect(within(ofNobody.parentElement as HTMLElement).getByRole('heading').textContent).toBe('Not assigned');
  expect(ofNobody.textContent).toContain('It does not cool');
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByText(/Lotus Lane 12/)).toBeNull();
});
