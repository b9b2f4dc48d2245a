import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { useKeysPressOnce } from './held-key.ts';

function Parts() {
  useKeysPressOnce();
  return (
    <>
      <button type="button">Done</button>
      <input aria-label="Name" />
      <textarea aria-label="Note" />
    </>
  );
}

test('an Enter that is held down presses once, in buttons and in fields; a text of several lines gets its lines', async () => {
  renderAt('/', [{ path: '/', element: <Parts /> }]);
  const parts = [
    await screen.findByRole('button'),
    screen.getByLabelText('Name'),
    screen.getByLabelText('Note'),
  ];
  const goesThrough = (repeat: boolean) =>
    parts.map((part) => fireEvent.keyDown(part, { key: 'Enter', repeat }));
  expect(goesThrough(false)).toEqual([true, true, true]);
  expect(goesThrough(true)).toEqual([false, false, true]);
});
