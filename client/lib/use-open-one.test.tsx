import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { useOpenOne } from './use-open-one.ts';

const seen = new Set<unknown>();

function List() {
  const { path } = useOpenOne('order');
  const [times, again] = useState(0);
  seen.add(path);
  return (
    <button type="button" onClick={() => again(times + 1)}>
      {path('a')} {times}
    </button>
  );
}

test('the path function of a list never changes its reference', async () => {
  renderAt('/?date=2026-11-22', [{ path: '/', element: <List /> }]);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe('?date=2026-11-22&order=a 1');
  expect(seen.size).toBe(1);
});
