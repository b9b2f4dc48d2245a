import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { TRPCClientError } from '@trpc/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { conflict } from '#client/testing/conflict.ts';
import { renderAt } from '#client/testing/render.tsx';
import { wordsOfFailure } from '#shared/errors.ts';
import type { Order } from '#shared/orders/schema.ts';
import type { Stage } from '#shared/orders/stages.ts';
import { OrderChanges } from './OrderChanges.tsx';
import type { ChangeRequests } from './use-order-change.ts';

const now = new Date('2026-11-20T06:30:00Z');
const visit = { date: '2026-11-23', from: '09:00', to: '11:00' };
const times = [
  { date: '2026-11-21', windows: [{ from: '09:00', to: '11:00', free: 2 }] },
  { date: '2026-11-24', windows: [{ from: '14:00', to: '16:00', free: 1 }] },
];

function show(
  changes: Partial<ChangeRequests> = {},
  order: { stage?: Stage; visit?: typeof visit | null; dueAt?: string; products?: Order['products'] } = {},
) {
  const all: ChangeRequests = {
    id: 'link',
    reschedule: vi.fn(async () => ({ message: 'Booking rescheduled' })),
    cancel: vi.fn(async () => ({ message: 'Booking cancelled' })),
    refresh: vi.fn(async () => {}),
    ...changes,
  };
  const read = vi.fn(() => times);
  const shown = {
    orderNumber: 1001,
    stage: 'scheduled' as const,
    visit,
    dueAt: '2099-11-23T05:30:00.000Z',
    partExpected: null,
    notAtHomeAt: null,
    products: [],
    ...order,
  };
  renderAt('/', [{ path: '/', element: <OrderChanges order={shown} changes={all} describedBy="x" /> }], {
    'business.get': { phone: '+91 240 555 0142' },
    'visits.times': read,
  });
  return { ...all, read };
}

const press = (name: string, within_?: HTMLElement) =>
  fireEvent.click((within_ ? within(within_) : screen).getByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
});

test.each<[Stage, string[], boolean]>([
  ['requested', ['Change time', 'Cancel booking'], false],
  ['scheduled', ['Change time', 'Cancel booking'], false],
  ['on_the_way', [], true],
  ['working', [], true],
  ['waiting', ['Change time'], true],
  ['done', [], false],
  ['cancelled', [], false],
])('at the stage %s it offers %j', async (stage, buttons, call) => {
  show({}, { stage });
  if (call) {
    const link = await screen.findByRole('link', { name: 'Please call us: +91 240 555 0142' });
    expect(link.getAttribute('href')).toBe('tel:+912405550142');
  } else expect(screen.queryByText(/Please call us/)).toBeNull();
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
});

test('a late visit offers a call beside another time', async () => {
  show({}, { dueAt: '2020-11-23T05:30:00.000Z' });
  const link = await screen.findByRole('link', { name: /240 555 0142/ });
  expect(link.getAttribute('href')).toBe('tel:+912405550142');
  screen.getByRole('button', { name: 'Change time' });
});

test('a customer cancels a booking once, free of charge, with a reason', async () => {
  let answer: (told: { message: string }) => void = () => {};
  const { cancel, refresh } = show({
    cancel: vi.fn(() => new Promise<{ message: string }>((resolve) => (answer = resolve))),
  });
  press('Cancel booking');
  const asked = await dialog('Cancel booking');
  within(asked).getByText('This costs nothing.');
  fireEvent.change(within(asked).getByLabelText('Reason (optional)'), { target: { value: 'Wrong time' } });
  press('Cancel booking', asked);
  press('Cancel booking', asked);
  fireEvent.keyDown(document, { key: 'Escape' });
  press('Keep booking', asked);
  expect(screen.getByRole('dialog')).toBeTruthy();
  answer({ message: 'Booking cancelled' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(cancel).toHaveBeenCalledExactlyOnceWith('Wrong time');
  expect(refresh).toHaveBeenCalledOnce();
});

test('within 24 hours of the visit the cancel dialog asks to call next time', async () => {
  show({}, { visit: { date: '2026-11-21', from: '11:00', to: '13:00' } });
  for (const name of ['Change time', 'Cancel booking']) {
    press(name);
    within(await dialog(name)).getByText(
      'This costs nothing. Your visit is in less than 24 hours. Next time, a call helps us.',
    );
    fireEvent.keyDown(document, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

test('a repeated cancellation of a booking reports success', async () => {
  const cancel = vi
    .fn()
    .mockRejectedValueOnce(new TRPCClientError('fetch failed'))
    .mockRejectedValueOnce(conflict(wordsOfFailure('stepImpossible', 0, 'cancelled')));
  const { refresh } = show({ cancel });
  press('Cancel booking');
  const asked = await dialog('Cancel booking');
  press('Cancel booking', asked);
  await within(asked).findByText(/could not reach the shop/);
  press('Cancel booking', asked);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(refresh).toHaveBeenCalledOnce();
});

test('the dialog shows a failure below its buttons', async () => {
  show({ cancel: vi.fn().mockRejectedValue(new TRPCClientError('fetch failed')) });
  press('Cancel booking');
  const asked = await dialog('Cancel booking');
  press('Cancel booking', asked);
  const failure = await within(asked).findByRole('alert');
  for (const button of within(asked).getAllByRole('button'))
    expect(failure.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('choosing a time that is already full keeps the old visit', async () => {
  const reschedule = vi.fn().mockRejectedValueOnce(conflict(wordsOfFailure('visitTaken')));
  const { read, refresh } = show({ reschedule });
  press('Change time');
  const asked = await dialog('Change time');
  within(asked).getByText(/^Your time now: Monday/);
  expect(within(asked).queryByText('Call me to agree on a time')).toBeNull();
  fireEvent.click(await within(asked).findByRole('radio', { name: /24 November/ }));
  press('Change time', asked);
  await within(asked).findByText(wordsOfFailure('visitTaken'));
  expect(reschedule).toHaveBeenCalledExactlyOnceWith({ date: '2026-11-24', from: '14:00' });
  await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(1));
  expect(refresh).not.toHaveBeenCalled();
  press('Keep this time', asked);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a change of a closed booking closes the dialog', async () => {
  const words = wordsOfFailure('stepImpossible', 0, 'on the way');
  const { refresh } = show({ cancel: vi.fn().mockRejectedValue(conflict(words)) });
  press('Cancel booking');
  press('Cancel booking', await dialog('Cancel booking'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(refresh).toHaveBeenCalledOnce();
});

test('Change time is disabled while the current time is chosen', async () => {
  const { reschedule, read } = show();
  read.mockReturnValue([
    ...times,
    { date: '2026-11-23', windows: [{ from: '09:00', to: '11:00', free: 0 }] },
  ]);
  press('Change time');
  const asked = await dialog('Change time');
  await within(asked).findByRole('radio', { name: /Your time now$/ });
  expect(within(asked).getByRole('button', { name: 'Change time' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  press('Change time', asked);
  expect(screen.queryByRole('dialog')).not.toBeNull();
  expect(reschedule).not.toHaveBeenCalled();
});

test('a second visit offers the earliest free time', async () => {
  const over = { date: '2026-11-20', from: '09:00', to: '11:00' };
  const { reschedule } = show({}, { stage: 'waiting', visit: over });
  press('Change time');
  const asked = await dialog('Change time');
  within(asked).getByText('This costs nothing.');
  expect(within(asked).queryByText(/Your time now/)).toBeNull();
  fireEvent.click(await within(asked).findByRole('button', { name: 'Change time' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(reschedule).toHaveBeenCalledExactlyOnceWith({ date: '2026-11-21', from: '09:00' });
});

test('another time for three of one service begins with a call, as in the cart', async () => {
  const products = [
    { productId: '1', productName: 'Split AC Service', quantity: 3, price: 599, warrantyUntil: null },
  ];
  show({}, { stage: 'requested', visit: null, products });
  press('Change time');
  const asked = within(await dialog('Change time'));
  const call = await asked.findByRole<HTMLInputElement>('radio', { name: 'Call me to agree on a time' });
  expect(call.checked).toBe(true);
  expect(asked.queryByRole('button', { name: 'Change time' })).toBeNull();
  fireEvent.click(asked.getByRole('radio', { name: /24 November/ }));
  asked.getByRole('button', { name: 'Change time' });
});
