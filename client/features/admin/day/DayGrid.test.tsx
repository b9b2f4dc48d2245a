import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { sampleBoard } from '#client/testing/sample-board.ts';
import DayGrid from './DayGrid.tsx';

const nothing = () => {};
const actions = { askAssign: nothing, askTime: nothing, path: () => '' };

test('a narrow window ends a drag of the day board', async () => {
  const freeze = vi.fn();
  const { unmount } = renderAt('/', [
    {
      path: '/',
      element: (
        <DayGrid
          {...{ board: sampleBoard, now: Date.now(), actions, menuOf: null, freeze }}
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
