import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { sampleBoard } from '#client/testing/sample-board.ts';
import { useBoard } from './use-board.ts';

let endMove = async () => {};

function Shown() {
  const { board, showMove, freeze } = useBoard(undefined, Date.now());
  const [visit] = board?.visits ?? [];
  const assign = () => {
    endMove = showMove(visit?._id ?? '', { technicianId: 'ravi' });
  };
  return (
    <>
      {visit && <output>{visit.technicianId ?? 'nobody'}</output>}
      <button type="button" onClick={assign}>
        Assign
      </button>
      <button type="button" onClick={() => freeze(true)}>
        Carry
      </button>
    </>
  );
}

test('a carried card stays where it is when an earlier move ends', async () => {
  renderAt('/', [{ path: '/', element: <Shown /> }], { 'day.board': sampleBoard });
  await screen.findByText('nobody');
  for (const name of ['Assign', 'Carry']) await userEvent.click(screen.getByRole('button', { name }));
  await act(() => endMove());
  screen.getByText('ravi');
});
