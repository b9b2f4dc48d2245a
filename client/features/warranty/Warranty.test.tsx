import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { TRPCClientError } from '@trpc/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { conflict } from '#client/testing/conflict.ts';
import { renderAt } from '#client/testing/render.tsx';
import type { ClaimSent } from './use-claim.ts';
import { Warranty } from './Warranty.tsx';

const times = [{ date: '2026-11-24', windows: [{ from: '14:00', to: '16:00', free: 1 }] }];
const line = (productId: string, warrantyUntil: string | null) => ({
  productId,
  productName: `Service ${productId}`,
  quantity: 1,
  price: 399,
  warrantyUntil,
});
const made = { message: 'Claim received', made: { orderNumber: 1055, visit: null } };
type Send = (claim: ClaimSent) => Promise<typeof made>;

function show(send: Send = async () => made, lines = [line('a', '2026-11-20')]) {
  const shown = vi.fn();
  const sent = vi.fn<Send>(send);
  const refresh = vi.fn(async () => {});
  const element = (
    <Warranty
      order={{ orderNumber: 1042, products: lines }}
      claims={[{ productId: 'c', orderNumber: 1050 }]}
      actions={{ send: sent, refresh }}
      show={shown}
      pictures={() => <p>Pictures</p>}
    />
  );
  renderAt('/', [{ path: '/', element }], { 'visits.times': times, 'business.get': { phone: '' } });
  return { sent, refresh, shown };
}

const dialog = () => screen.findByRole('dialog', { name: 'Claim warranty' });
const claim = async (note: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Claim warranty' }));
  const asked = await dialog();
  await within(asked).findByRole('radio', { name: /2 pm to 4 pm/, checked: true });
  fireEvent.change(within(asked).getByLabelText('What is wrong?'), { target: { value: note } });
  return {
    asked,
    press: () => fireEvent.click(within(asked).getByRole('button', { name: 'Claim warranty' })),
  };
};

beforeEach(() => {
  // Moves the clock to the last day of the warranty, one minute before midnight in India.
  vi.useFakeTimers({ now: new Date('2026-11-20T18:29:00Z'), toFake: ['Date'] });
});

test('a warranty claim is offered until the last day of the warranty', async () => {
  show(undefined, [
    line('a', '2026-11-20'),
    line('b', '2026-11-19'),
    line('c', '2027-01-31'),
    line('d', null),
  ]);
  const lines = within(await screen.findByRole('list', { name: 'Warranty' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Service aUnder warranty until 20 November 2026Claim warranty',
    'Service bThe warranty ended on 19 November 2026',
    'Service cUnder warranty until 31 January 2027Claimed: order 1050',
  ]);
});

test('a warranty claim is sent once with the earliest time', async () => {
  let answer: (told: typeof made) => void = () => {};
  const { sent, shown } = show(() => new Promise((resolve) => (answer = resolve)));
  const { asked, press } = await claim(' ');
  press();
  await within(asked).findByText('Please tell us what is wrong');
  expect(sent).not.toHaveBeenCalled();
  fireEvent.change(within(asked).getByLabelText('What is wrong?'), { target: { value: 'It leaks' } });
  press();
  press();
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    productId: 'a',
    note: 'It leaks',
    visit: { date: '2026-11-24', from: '14:00' },
    knowingly: false,
  });
  answer(made);
  const received = await screen.findByRole('dialog', { name: 'Claim received' });
  const words = within(received).getByText(/Order 1055, free of charge. We call you/);
  await waitFor(() => expect(received.contains(document.activeElement)).toBe(true));
  expect(words.parentElement).toBe(document.activeElement);
  within(received).getByText('Pictures');
  fireEvent.click(within(received).getByRole('button', { name: 'Show the new order' }));
  expect(shown.mock.calls[0]?.[0]).toEqual(made.made);
});

test('a refused claim one minute after the last day shows the reason', async () => {
  show(async () => {
    throw conflict('The warranty of this repair ended on 20 November 2026.');
  });
  const { press } = await claim('It leaks');
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  press();
  const told = within(await screen.findByRole('alert'));
  told.getByText('The warranty of this repair ended on 20 November 2026.');
  expect(scrolled).toHaveBeenCalled();
  const dialog = within(screen.getByRole('dialog', { name: 'Claim warranty' }));
  expect(dialog.queryByRole('button', { name: 'Claim warranty' })).toBeNull();
  expect(dialog.queryByText(/under warranty until/)).toBeNull();
  scrolled.mockRestore();
});

test('a refused warranty claim keeps the typed text', async () => {
  const answers = [() => Promise.reject(conflict('This time has just been taken.')), async () => made];
  show(() => (answers.shift() as Send)({} as ClaimSent));
  const { asked, press } = await claim('It leaks');
  press();
  await within(asked).findByRole('alert');
  fireEvent.click(within(asked).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const open = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Claim warranty' }));
    const again = within(await dialog());
    return { again, note: again.getByLabelText<HTMLTextAreaElement>('What is wrong?') };
  };
  const { again, note } = await open();
  expect(note.value).toBe('It leaks');
  await again.findByRole('radio', { name: /2 pm to 4 pm/, checked: true });
  fireEvent.click(again.getByRole('button', { name: 'Claim warranty' }));
  const received = within(await screen.findByRole('dialog', { name: 'Claim received' }));
  fireEvent.click(received.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await open()).note.value).toBe('');
});

test('a warranty claim is retried after a lost response with the same key', async () => {
  const words = 'This warranty is claimed already: order 1054.';
  const answers = [conflict(words), new TRPCClientError('Failed to fetch')];
  const { sent, refresh } = show(async () => {
    throw answers.shift();
  });
  const { asked, press } = await claim('It leaks');
  press();
  await within(asked).findByText(words);
  expect(refresh).toHaveBeenCalledOnce();
  expect(within(asked).getByLabelText<HTMLTextAreaElement>('What is wrong?').value).toBe('It leaks');
  press();
  await within(asked).findByText(/never claims twice/);
  press();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(3));
  const keys = sent.mock.calls.map(([{ key }]) => key);
  expect(new Set(keys).size).toBe(1);
});
