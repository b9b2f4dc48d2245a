import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { useBackCloses } from './use-back-closes.ts';

function Desk() {
  const [opened, setOpened] = useState(false);
  useBackCloses('desk', opened, () => setOpened(false));
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      {opened && (
        <div role="dialog" aria-label="Confirm">
          <button type="button" onClick={() => setOpened(false)}>
            Cancel
          </button>
        </div>
      )}
    </>
  );
}

const dialog = () => screen.queryByRole('dialog');
const show = () => {
  const { router } = renderAt('/', [
    { path: '/', element: <p>Home</p> },
    { path: '/cart', element: <Desk /> },
  ]);
  return { router, go: (to: string | number) => act(() => router.navigate(to as string)) };
};

afterEach(cleanup);

test('Back closes the dialog and stays on the page; once more, it leaves the page', async () => {
  const { router, go } = show();
  await go('/cart?from=test');
  fireEvent.click(await screen.findByText('Open'));
  expect(dialog()).toBeTruthy();
  await go(-1);
  expect(dialog()).toBeNull();
  expect(router.state.location.pathname + router.state.location.search).toBe('/cart?from=test');
  await go(-1);
  expect(router.state.location.pathname).toBe('/');
});

test('a dialog that was cancelled leaves no step behind for Back, and opens again', async () => {
  const { router, go } = show();
  await go('/cart');
  for (const _ of [1, 2]) {
    fireEvent.click(await screen.findByText('Open'));
    expect(dialog()).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByText('Cancel')));
    expect(dialog()).toBeNull();
  }
  await go(-1);
  expect(router.state.location.pathname).toBe('/');
});

test('Forward does not open it again', async () => {
  const { router, go } = show();
  await go('/cart');
  fireEvent.click(await screen.findByText('Open'));
  await go(-1);
  await go(1);
  expect(dialog()).toBeNull();
  expect(router.state.location.pathname).toBe('/cart');
});
