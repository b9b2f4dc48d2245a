import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { shownToasts } from '#client/testing/shown-toasts.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import { GuestSwitch } from './GuestSwitch.tsx';

const toasts = shownToasts();

const open = async (answer: (allowed: boolean) => object) => {
  const sent: boolean[] = [];
  let guestBookings = true;
  renderAt('/', [{ path: '/', element: <GuestSwitch /> }], {
    'business.get': () => ({ guestBookings }),
    'business.setGuestBookings': ({ allowed }: { allowed: boolean }) => {
      sent.push(allowed);
      const said = answer(allowed);
      guestBookings = allowed;
      return said;
    },
  });
  const tick = await screen.findByLabelText<HTMLInputElement>('People can book without an account');
  return { tick, sent };
};

test('the checkbox for guests changes at once and is sent once', async () => {
  let give = (_: unknown) => {};
  const slow = new Promise((resolve) => {
    give = resolve;
  });
  const { tick, sent } = await open(() => slow);
  fireEvent.click(tick);
  expect(tick.checked).toBe(false);
  fireEvent.click(tick);
  expect(tick.checked).toBe(false);
  give({ message: successMessages.guestBookingsSet });
  await waitFor(() => expect(tick.getAttribute('aria-disabled')).toBe(null));
  expect(tick.checked).toBe(false);
  expect(sent).toEqual([false]);
  expect(toasts).toEqual([{ kind: 'success', text: successMessages.guestBookingsSet }]);
});

test('a checkbox for guests that cannot be saved changes back', async () => {
  const { tick } = await open(() => {
    throw new Error(wordsOfFailure('internal'));
  });
  fireEvent.click(tick);
  expect(tick.checked).toBe(false);
  await waitFor(() => expect(tick.checked).toBe(true));
  expect(toasts.map(({ kind }) => kind)).toEqual(['error']);
});
