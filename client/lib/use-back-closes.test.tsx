import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { lazyPage } from '#client/app/page-route.tsx';
import { renderAt } from '#client/testing/render.tsx';
import { withResolvers } from '#client/testing/with-resolvers.ts';
import { Dialog } from '#client/ui/Dialog.tsx';

const slow = withResolvers<{ Component: ComponentType }>();

const Slow = () => <h1>Slow</h1>;

function Stack() {
  const [titles, show] = useState<readonly string[]>([]);
  return (
    <>
      <button type="button" onClick={() => show(['First'])}>
        Open
      </button>
      {titles.map((title) => (
        <Dialog key={title} title={title} close={() => show(titles.filter((one) => one !== title))}>
          <button type="button" onClick={() => show(['Second'])}>
            Replace
          </button>
          <button type="button" onClick={() => show([...titles, 'Second'])}>
            Add
          </button>
          <button type="button" onClick={() => show([])}>
            None
          </button>
        </Dialog>
      ))}
    </>
  );
}

const dialogs = () => screen.queryAllByRole('dialog');
const press = (name: string) => act(async () => fireEvent.click(screen.getAllByText(name).at(-1) as Element));
let router: ReturnType<typeof renderAt>['router'];
const back = () => act(() => router.navigate(-1));
const location = () => router.location;
// The hook goes back after a moment, in case another dialog opens.
const isOnPage = () =>
  waitFor(() => expect(location()).toMatchObject({ pathname: '/', state: { page: 'list' } }));

beforeEach(async () => {
  ({ router } = renderAt('/earlier', [
    { path: '/earlier', element: <h1>Earlier</h1> },
    { path: '/', element: <Stack /> },
    Object.assign(
      lazyPage('slow', () => slow.promise),
      { path: '/slow' },
    ),
  ]));
  await act(() => router.navigate('/', { state: { page: 'list' } }));
  await press('Open');
});

test('Back closes a dialog and stays on the page', async () => {
  expect(dialogs()).toHaveLength(1);
  await back();
  expect(dialogs()).toHaveLength(0);
  await isOnPage();
  await back();
  expect(location().pathname).toBe('/earlier');
});

test('a closed dialog leaves no history entry', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await isOnPage();
  await press('Open');
  expect(dialogs()).toHaveLength(1);
  await back();
  expect(dialogs()).toHaveLength(0);
  await isOnPage();
});

test('dialogs that close together leave no history entries', async () => {
  await press('Add');
  await press('None');
  expect(dialogs()).toHaveLength(0);
  await isOnPage();
  await back();
  expect(location().pathname).toBe('/earlier');
});

test('Forward does not open a dialog again', async () => {
  await back();
  await isOnPage();
  await act(() => router.navigate(1));
  expect(dialogs()).toHaveLength(0);
});

test('Back closes the upper one of two dialogs first', async () => {
  await press('Add');
  expect(dialogs()).toHaveLength(2);
  await back();
  await waitFor(() => expect(dialogs()).toHaveLength(1));
  await back();
  expect(dialogs()).toHaveLength(0);
  await isOnPage();
});

test('a dialog that replaces another one keeps its history entry', async () => {
  await press('Replace');
  expect(dialogs()).toHaveLength(1);
  await back();
  expect(dialogs()).toHaveLength(0);
  await isOnPage();
});

test('a dialog that closes as soon as it has replaced another one leaves one history entry', async () => {
  fireEvent.click(screen.getByText('Replace'));
  fireEvent.keyDown(window, { key: 'Escape' });
  await isOnPage();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(location().pathname).toBe('/');
});

test('a dialog that closes does not cancel the navigation to a page that still loads', async () => {
  await act(() => router.navigate('/slow', { replace: true }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  await waitFor(() => expect(dialogs()).toHaveLength(0));
  await act(async () => slow.resolve({ Component: Slow }));
  await screen.findByRole('heading', { name: 'Slow' });
  await back();
  expect(location()).toMatchObject({ pathname: '/', state: { page: 'list' } });
});
