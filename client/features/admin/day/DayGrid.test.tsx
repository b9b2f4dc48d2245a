import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import type { Board } from '#shared/day/schema.ts';
import DayGrid from './DayGrid.tsx';

const date = '2099-11-23';
const board: Board = {
  date,
  today: date,
  windows: [{ from: '09:00', to: '11:00', visits: 4, taken: 1, free: 3 }],
  technicians: [],
  visits: [
    {
      _id: 'a',
      orderNumber: 1042,
      fullname: 'Asha Patil',
      area: 'Garkheda',
      products: [],
      categories: [],
      stage: 'scheduled',
      visit: { date, from: '09:00', to: '11:00' },
      dueAt: '2099-11-23T05:30:00.000Z',
      technicianId: null,
      warranty: false,
      note: false,
      cash: 399,
    },
  ],
  late: [],
  cut: false,
};
const actions = { askAssign: () => {}, askTime: () => {}, path: () => '' };
const nothing = () => {};

test('unfreezes when the window gets narrow', async () => {
  const freeze = vi.fn();
  const { unmount } = renderAt('/', [
    {
      path: '/',
      element: (
        <DayGrid
          {...{ board, now: Date.now(), actions, menuOf: null, freeze }}
          {...{ pick: nothing, closeMenu: nothing, put: nothing, announce: nothing }}
        />
      ),
    },
  ]);
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Move Asha Patil' }), { key: ' ' });
  expect(freeze).toHaveBeenLastCalledWith(true);
  unmount();
  expect(freeze).toHaveBeenLastCalledWith(false);
});
