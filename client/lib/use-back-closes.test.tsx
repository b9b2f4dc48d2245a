import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { useBackCloses } from './use-back-closes.ts';

function Desk() {
  const [opened, setOpened] = useState(false);
  useBackCloses(() => setOpened(false), opened);
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

function Stack() {
  const [shown, show] = useState<readonly string[]>([]);
  const navigate = useNavigate();
  const swap = () => show(['Second']);
  return (
    <>
      <button type="button" onClick={() => show(['First'])}>
        Open
      </button>
      {shown.map((title) => (
        <Dialog key={title} title={title} close={() => show(shown.filter((one) => one !== title))}>
          <button type="button" onClick={swap}>
            Instead
          </button>
          <button type="button" onClick={() => show([...shown, 'Second'])}>
            Above
          </button>
          <button
            type="button"
            onClick={() => {
              show([]);
              void navigate('/done');
            }}
          >
            Do it
          </button>
        </Dialog>
      ))}
    </>
  );
}

const dialogs = () => screen.queryAllByRole('dialog');
const press = (name: string) => act(async () => fireEvent.click(screen.getAllByText(name).at(-1) as Element));
const showStack = async () => {
  const shown = renderAt('/', [
    { path: '/', element: <p>Home</p> },
    { path: '/desk', element: <Stack /> },
    { path: '/done', element: <p>Done</p> },
  ]);
  const go = (to: string | number) => act(() => shown.router.navigate(to as string));
  await go('/desk');
  await press('Open');
  return { go, path: () => shown.router.state.location.pathname };
};

test('of two dialogs Back closes the upper one, then the lower one, then it leaves the page', async () => {
  const { go, path } = await showStack();
  await press('Above');
  expect(dialogs()).toHaveLength(2);
  await go(-1);
  expect(dialogs()).toHaveLength(1);
  await go(-1);
  expect(dialogs()).toHaveLength(0);
  expect(path()).toBe('/desk');
  await go(-1);
  expect(path()).toBe('/');
});

test('a dialog that takes the place of another is closed by Back as that one was', async () => {
  const { go, path } = await showStack();
  await press('Instead');
  expect(dialogs()).toHaveLength(1);
  await go(-1);
  expect(dialogs()).toHaveLength(0);
  expect(path()).toBe('/desk');
});

test('a dialog that leads to another page leaves no step between the two', async () => {
  const { go, path } = await showStack();
  await press('Do it');
  expect(path()).toBe('/done');
  await go(-1);
  expect(path()).toBe('/desk');
  await go(-1);
  expect(path()).toBe('/');
});
