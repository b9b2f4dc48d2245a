import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { useFocusKeeper } from './use-focus-keeper.ts';

/** Two rows whose action leaves when it is done, and a card that moves from one list to another. */
function Rows() {
  useFocusKeeper();
  const [open, setOpen] = useState(['1', '2']);
  const [second, setSecond] = useState(false);
  const card = (
    <article data-visit="v" tabIndex={-1}>
      <button type="button">Assign</button>
      <button type="button" onClick={() => setSecond(true)}>
        Move
      </button>
    </article>
  );
  return (
    <main id="main">
      <h1>Bills</h1>
      <table>
        <tbody>
          {['1', '2'].map((row) => (
            <tr key={row} data-row={row}>
              <td>
                <a href="#bill">Bill {row}</a>
                {open.includes(row) && (
                  <button type="button" onClick={() => setOpen(open.filter((one) => one !== row))}>
                    Pay {row}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div key={second ? 'second' : 'first'}>{card}</div>
    </main>
  );
}

const focused = () => document.activeElement?.textContent;

test('an action that leaves its row gives the focus to the row', async () => {
  renderAt('/', [{ path: '/', element: <Rows /> }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Pay 2' }));
  await expect.poll(focused).toBe('Bill 2');
});

test('a card that moves keeps the focus on its button', async () => {
  renderAt('/', [{ path: '/', element: <Rows /> }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Move' }));
  await expect.poll(focused).toBe('Move');
});
