import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { SidePanel } from './SidePanel.tsx';

/**
 * Shows three rows, each with an action that asks for confirmation. Confirming removes the row before its
 * dialog closes.
 */
function Rows({ stays = false }) {
  const [rows, setRows] = useState(['One', 'Two', 'Three']);
  const [question, setQuestion] = useState<string | null>(null);
  const confirm = () => {
    if (!stays) setRows(rows.filter((row) => row !== question));
    setQuestion(null);
  };
  return (
    <main id="main" tabIndex={-1}>
      <h1>Rows</h1>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button">Edit</button>
            <button type="button" aria-describedby={row} onClick={() => setQuestion(row)}>
              Delete
            </button>
            <span id={row}>{row}</span>
          </li>
        ))}
      </ul>
      {question && <ConfirmDialog question="Really?" confirm={confirm} cancel={() => setQuestion(null)} />}
    </main>
  );
}

const deleteOf = (row: string) => screen.getByRole('button', { name: 'Delete', description: row });
const ask = async (row: string) => {
  await userEvent.click(deleteOf(row));
  const yes = await screen.findByRole('button', { name: 'Confirm' });
  await waitFor(() => expect(document.activeElement).toBe(yes));
};
const expectFocusOn = (element: () => Element) =>
  waitFor(() => expect(document.activeElement).toBe(element()));

test.each([
  ['Confirm', () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }))],
  ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('after %s the focus is on what opened the dialog, not on the body', async (_way, leave) => {
  renderAt('/', [{ path: '/', element: <Rows stays /> }]);
  await ask('Two');
  await leave();
  await expectFocusOn(() => deleteOf('Two'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test("the focus goes to the list's heading if the dialog's row is gone", async () => {
  renderAt('/', [{ path: '/', element: <Rows /> }]);
  await ask('Two');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await expectFocusOn(() => screen.getByRole('heading', { name: 'Rows' }));
});

/** A panel with a confirmation dialog. Confirming closes both. */
function PanelAndQuestion() {
  const [open, setOpen] = useState(false);
  const [question, setQuestion] = useState(false);
  return (
    <main id="main" tabIndex={-1}>
      <button type="button" onClick={() => setOpen(true)}>
        Details
      </button>
      {open && (
        <SidePanel title="Details" close={() => setOpen(false)}>
          <button type="button" onClick={() => setQuestion(true)}>
            Complete
          </button>
          {question && (
            <ConfirmDialog
              question="Really?"
              confirm={() => {
                setQuestion(false);
                setOpen(false);
              }}
              cancel={() => setQuestion(false)}
            />
          )}
        </SidePanel>
      )}
    </main>
  );
}

test('closing a confirmation dialog returns the focus to its button in the panel', async () => {
  renderAt('/', [{ path: '/', element: <PanelAndQuestion /> }]);
  await userEvent.click(screen.getByRole('button', { name: 'Details' }));
  const complete = await screen.findByRole('button', { name: 'Complete' });
  await userEvent.click(complete);
  await screen.findByRole('button', { name: 'Confirm' });
  await userEvent.keyboard('{Escape}');
  await expectFocusOn(() => complete);
  await userEvent.keyboard('{Escape}');
  await expectFocusOn(() => screen.getByRole('button', { name: 'Details' }));
});

test("a confirmation that closes its panel returns the focus to the panel's button", async () => {
  renderAt('/', [{ path: '/', element: <PanelAndQuestion /> }]);
  await userEvent.click(screen.getByRole('button', { name: 'Details' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Complete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await expectFocusOn(() => screen.getByRole('button', { name: 'Details' }));
});

/** A panel with a confirmation dialog. Confirming opens a second dialog, which changes the panel's content. */
function Swap() {
  const [at, setAt] = useState<'details' | 'question' | 'answer' | 'others'>('details');
  return (
    <>
      <main id="main" tabIndex={-1} />
      <SidePanel title="Details" close={() => {}}>
        {at === 'others' ? (
          <p>Others</p>
        ) : (
          <button type="button" onClick={() => setAt('question')}>
            Claim
          </button>
        )}
        {at === 'question' && (
          <ConfirmDialog
            key="question"
            question="Really?"
            confirm={() => setAt('answer')}
            cancel={() => setAt('details')}
          />
        )}
        {at === 'answer' && (
          <ConfirmDialog
            key="answer"
            question="Received"
            yes="Show it"
            confirm={() => setAt('others')}
            cancel={() => setAt('details')}
          />
        )}
      </SidePanel>
    </>
  );
}

const openAnswer = async () => {
  renderAt('/', [{ path: '/', element: <Swap /> }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Claim' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  const show = await screen.findByRole('button', { name: 'Show it' });
  await waitFor(() => expect(document.activeElement).toBe(show));
  return show;
};

test("closing a second dialog returns the focus to the first dialog's button", async () => {
  await openAnswer();
  await userEvent.keyboard('{Escape}');
  await expectFocusOn(() => screen.getByRole('button', { name: 'Claim' }));
});

test("the focus stays in the panel if the first dialog's button is gone", async () => {
  await userEvent.click(await openAnswer());
  await screen.findByText('Others');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Received' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Details' }).contains(document.activeElement)).toBe(true);
});
