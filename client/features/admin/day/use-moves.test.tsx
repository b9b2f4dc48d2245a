import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { conflict } from '#client/testing/conflict.ts';
import { renderAt } from '#client/testing/render.tsx';
import { boardVisit, sampleBoard } from '#client/testing/sample-board.ts';
import { sampleOrder } from '#server/testing/sample-order.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import { useMoves } from './use-moves.tsx';

const visit = { ...boardVisit, _id: sampleOrder._id };
const technician = (_id: string, name: string) => ({
  _id,
  name,
  userId: 1011,
  categories: [],
  onDuty: true,
});
const board = {
  ...sampleBoard,
  windows: [...sampleBoard.windows, { from: '11:00', to: '13:00', visits: 4, taken: 0, free: 4 }],
  technicians: [technician('ravi', 'Ravi Pawar'), technician('meena', 'Meena Shinde')],
  visits: [visit],
};
const announce = vi.fn();

function Mover() {
  const { moves, prompt } = useMoves({ board, showMove: () => async () => {} }, announce);
  return (
    <>
      <button type="button" onClick={() => moves.put(visit, { technicianId: 'ravi', from: '11:00' })}>
        Put
      </button>
      <article data-visit={visit._id}>
        <a href="/">Asha</a>
      </article>
      {prompt}
    </>
  );
}

const moved = {
  ...sampleOrder,
  stage: 'scheduled',
  visit: { ...boardVisit.visit, from: '11:00', to: '13:00' },
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('after a refused technician only the new time is announced', async () => {
  renderAt('/', [{ path: '/', element: <Mover /> }], {
    'technicians.list': board.technicians,
    'orders.reschedule': { message: successMessages.bookingUpdated, data: moved },
    'orders.assign': () => {
      throw conflict(wordsOfFailure('assignedMeanwhile', 0, 'Meena Shinde'));
    },
    'orders.one': { ...moved, technician: { _id: 'meena', name: 'Meena Shinde' } },
  });
  await press('Put');
  await press('Move');
  await press('Keep Meena Shinde');
  await waitFor(() => expect(announce).toHaveBeenLastCalledWith('Asha Patil moved to 11 am to 1 pm.'));
});

test('a move announces the new technician and time', async () => {
  renderAt('/', [{ path: '/', element: <Mover /> }], {
    'technicians.list': board.technicians,
    'orders.reschedule': { message: successMessages.bookingUpdated, data: moved },
    'orders.assign': { message: successMessages.technicianAssigned, data: moved },
  });
  await press('Put');
  await press('Move');
  await waitFor(() =>
    expect(announce).toHaveBeenLastCalledWith('Asha Patil moved to Ravi Pawar, 11 am to 1 pm.'),
  );
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Asha' }));
});
