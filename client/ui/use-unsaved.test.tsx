import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { usePending } from '#client/lib/use-pending.ts';
import { renderAt } from '#client/testing/render.tsx';
import { type Resolvers, withResolvers } from '#client/testing/with-resolvers.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { LeaveGuard, useUnsaved } from './use-unsaved.tsx';

let answer: Resolvers<boolean>;
beforeEach(() => {
  answer = withResolvers();
});

function NameDialog({ close }: { close: () => void }) {
  const [name, setName] = useState('');
  const [save, pending] = usePending(async () => {
    if (await answer.promise) close();
  });
  const { tryClose, question } = useUnsaved({ unsaved: name !== '', close });
  return (
    <Dialog title="New one" close={tryClose} pending={pending}>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <Button onClick={tryClose} pending={pending}>
        Cancel
      </Button>
      <Button onClick={() => void save()}>Save</Button>
      <Link to="/elsewhere">Elsewhere</Link>
      {question}
    </Dialog>
  );
}

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <main id="main" tabIndex={-1}>
      <h1>List</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Add
      </button>
      {open && <NameDialog close={() => setOpen(false)} />}
      <LeaveGuard />
    </main>
  );
}

async function openDialog(typed: string) {
  const { router } = renderAt('/before', [
    { path: '/before', element: <h1>Before</h1> },
    { path: '/list', element: <Page /> },
    { path: '/elsewhere', element: <h1>Other page</h1> },
  ]);
  await router.navigate('/list');
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Name');
  if (typed) await userEvent.type(field, typed);
  return { router, field };
}
type Opened = Awaited<ReturnType<typeof openDialog>>;

const outside = () => {
  const overlay = document.querySelector('.mantine-Modal-overlay');
  if (!overlay) throw new Error('no dialog is open');
  return overlay;
};
const ways: [string, (opened: Opened) => Promise<unknown>][] = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['a click outside', () => userEvent.click(outside())],
  ['Back', ({ router }) => router.navigate(-1)],
];
const discard = () => screen.findByRole('dialog', { name: 'Discard your changes?' });

test.each(ways)('%s asks before it discards unsaved input', async (_name, leave) => {
  const opened = await openDialog('Half');
  await leave(opened);
  await discard();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard your changes?' })).toBeNull());
  expect(opened.field.isConnected).toBe(true);
  expect(opened.field.value).toBe('Half');

  await leave(opened);
  await discard();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByRole('heading', { name: 'List' });
});

test.each(ways)('%s closes an unchanged form without a question', async (_name, leave) => {
  const opened = await openDialog('');
  await leave(opened);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByRole('heading', { name: 'List' });
});

test("a link out of an unsaved form asks, and goes on after 'Discard'", async () => {
  const { router } = await openDialog('Half');
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await discard();
  expect(router.location.pathname).toBe('/list');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await screen.findByRole('heading', { name: 'Other page' });
});

test('the browser asks before it reloads a page with an unsaved form', async () => {
  const { field } = await openDialog('Half');
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(true);
  await userEvent.clear(field);
  expect(leave()).toBe(false);
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const leaveQuestion = () => screen.queryByRole('dialog', { name: /^(Discard|Leave)/ });

test.each(ways)('a form stays open without a question while it is saved: %s', async (_, leave) => {
  const opened = await openDialog('Half');
  await press('Save');
  await leave(opened);
  expect([opened.field.isConnected, leaveQuestion()]).toEqual([true, null]);
  answer.resolve(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByRole('heading', { name: 'List' });
});

function Section({ name }: { name: string }) {
  const [value, setValue] = useState('');
  useUnsaved({ unsaved: value !== '' });
  return <input aria-label={name} value={value} onChange={(event) => setValue(event.currentTarget.value)} />;
}

const openSections = () =>
  renderAt('/list', [
    {
      path: '/list',
      element: (
        <main id="main">
          <Section name="First" />
          <Section name="Second" />
          <LeaveGuard />
        </main>
      ),
    },
    { path: '/elsewhere', element: <h1>Other page</h1> },
  ]).router;

test.each(['First', 'Second'])('unsaved text in one of two forms on a page is not lost: %s', async (name) => {
  const router = openSections();
  await userEvent.type(await screen.findByLabelText(name), 'Half');
  void router.navigate('/elsewhere');
  await discard();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText<HTMLInputElement>(name).value).toBe('Half');
  void router.navigate('/elsewhere');
  await discard();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await screen.findByRole('heading', { name: 'Other page' });
});
