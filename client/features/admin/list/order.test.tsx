import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import type { Move } from '#shared/catalogue/schema.ts';
import { MoveButtons, useRowOrder } from './order.tsx';

const sent: Move[] = [];

function List() {
  const [ids, setIds] = useState(['a', 'b', 'c']);
  const { order, announcement } = useRowOrder(ids, async (move) => {
    sent.push(move);
    setIds(['b', 'a', 'c']);
  });
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <MoveButtons order={order} id={id} name={id} />
        </li>
      ))}
      {announcement}
    </ul>
  );
}

test('buttons move a row, keep the focus and announce its place', async () => {
  renderAt('/', [{ path: '/', element: <List /> }], {});
  await userEvent.click(screen.getByRole('button', { name: 'Earlier: a' }));
  expect(sent).toEqual([]);
  const later = screen.getByRole('button', { name: 'Later: a' });
  later.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Place 2 of 3'));
  expect(sent).toEqual([{ _id: 'a', beside: 'b', side: 'after' }]);
  expect(document.activeElement).toBe(later);
});
