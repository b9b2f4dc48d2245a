import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { useOpenOne } from './use-open-one.ts';

afterEach(cleanup);

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

test('drawing a list anew makes no new addresses of its rows: the day board has 400 cards by them', async () => {
  renderAt('/?date=2026-11-22', [{ path: '/', element: <List /> }]);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe('?date=2026-11-22&order=a 1');
  expect(seen.size).toBe(1);
});

function Panel() {
  const { id, path, close } = useOpenOne('order');
  return id ? (
    <button type="button" onClick={close}>
      Close {id}
    </button>
  ) : (
    <Link to={path('a')} state={{ opened: true }}>
      Open
    </Link>
  );
}

test('a double click that closes takes one step back, and stays in the list', async () => {
  const { router } = renderAt('/', [
    { path: '/', element: <Link to="/list">List</Link> },
    { path: '/list', element: <Panel /> },
  ]);
  // in a browser a step comes later than the second click
  const navigate = router.navigate as (to: unknown, options?: object) => Promise<void>;
  const steps: unknown[] = [];
  router.navigate = (async (to: unknown, options?: object) => {
    if (typeof to === 'number') steps.push(await Promise.resolve(to));
    return navigate(to, options);
  }) as typeof router.navigate;
  await userEvent.click(screen.getByText('List'));
  for (const times of [1, 2]) {
    await userEvent.click(await screen.findByText('Open'));
    const button = await screen.findByText('Close a');
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText('Open');
    expect(steps).toHaveLength(times);
    expect(router.state.location.pathname).toBe('/list');
  }
});
