import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { trpc } from '#client/lib/trpc.ts';
import { renderAt } from '#client/testing/render.tsx';
import { type Resolvers, withResolvers } from '#client/testing/with-resolvers.ts';
import type { Status } from '#shared/business.ts';
import { useStatusChange } from './use-status-change.tsx';

/** The pending requests, by the id of the order. */
const sent = new Map<string, Resolvers<{ message: string }>>();

function List() {
  const items = trpc.enquiries.table.useQuery({}).data?.items ?? [];
  const change = useStatusChange<{ _id: string; fullname: string; status: Status }>({
    entity: 'enquiry',
    send: ({ id }) => {
      const answer = withResolvers<{ message: string }>();
      sent.set(id, answer);
      return answer.promise;
    },
    failed: () => 'Failed',
    about: () => null,
  });
  return (
    <>
      {items.map((item) => (
        <button key={item._id} type="button" onClick={() => change.pick(item, 'Complete')}>
          {item.fullname} {change.statusOf(item)}
        </button>
      ))}
      {change.prompt}
    </>
  );
}

test('only the failed one of several status changes is undone', async () => {
  let away = false;
  renderAt('/', [{ path: '/', element: <List /> }], {
    'enquiries.table': () => {
      if (away) throw new Error('away');
      return { items: ['A', 'B'].map((name) => ({ _id: name, fullname: name, status: 'Incomplete' })) };
    },
  });
  for (const name of ['A', 'B']) {
    await userEvent.click(await screen.findByText(`${name} Incomplete`));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(sent.has(name)).toBe(true));
  }
  away = true;
  await act(async () => sent.get('B')?.resolve({ message: 'Done' }));
  await act(async () => sent.get('A')?.reject(new Error('away')));
  await screen.findByText('A Incomplete');
  expect(screen.queryByText('B Complete')).not.toBeNull();
});
