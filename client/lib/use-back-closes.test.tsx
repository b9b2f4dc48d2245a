import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';

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
        </Dialog>
      ))}
    </>
  );
}

const dialogs = () => screen.queryAllByRole('dialog');
const press = (name: string) => act(async () => fireEvent.click(screen.getAllByText(name).at(-1) as Element));
const back = () => act(async () => history.back());
const entry = () => (history.state as { page?: string } | null)?.page;
// The hook goes back after a moment, in case another dialog opens.
const isOnPage = () => waitFor(() => expect(history.state).toEqual({ page: 'list' }));

beforeEach(async () => {
  history.replaceState({ page: 'earlier' }, '');
  history.pushState({ page: 'list' }, '');
  renderAt('/', [{ path: '/', element: <Stack /> }]);
  await press('Open');
});

test('Back closes a dialog and stays on the page', async () => {
  expect(dialogs()).toHaveLength(1);
  await back();
  expect(dialogs()).toHaveLength(0);
  await isOnPage();
  await back();
  expect(entry()).toBe('earlier');
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

test('Forward does not open a dialog again', async () => {
  await back();
  await isOnPage();
  await act(async () => history.forward());
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
