import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { successMessages } from '#shared/messages.ts';
import { type CustomerInFull, MergeDialog } from './MergeDialog.tsx';

const person = (userId: number, name: string, mobile: string) =>
  ({
    _id: `${userId}`,
    userId,
    name,
    mobile,
    email: '',
    orderCount: 2,
    names: [name],
    mobiles: [mobile],
    places: [],
  }) as unknown as CustomerInFull;
const asha = person(1002, 'Asha Patil', '5550100101');
const others = [person(1003, 'asha patil', '5550100101'), person(1004, 'Meera Joshi', '5550100102')];

test('two records are merged by name, with a warning if they differ', async () => {
  const merged: object[] = [];
  renderAt('/', [{ path: '*', element: <MergeDialog customer={asha} close={() => {}} /> }], {
    'backoffice.search': () => ({
      people: [asha, ...others],
      orders: [],
      bills: [],
      enquiries: [],
      services: [],
    }),
    'orders.customer': ({ userId }: { userId: number }) => others.find((one) => one.userId === userId),
    'accounts.merge': (input: object) => {
      merged.push(input);
      return { message: successMessages.customersMerged };
    },
  });
  await userEvent.type(screen.getByLabelText('Name or mobile of the record to keep'), '55501');
  await userEvent.click(await screen.findByLabelText(/^Meera Joshi/));
  await screen.findByText(/^Names or mobiles differ: Asha Patil, 5550100101 and Meera Joshi/);
  expect(screen.queryByLabelText(/^Asha Patil/)).toBeNull();
  await userEvent.click(screen.getByLabelText(/^asha patil/));
  await screen.findByText(/^2 orders move with .* to asha patil \(5550100101\), who then has 4\.$/);
  expect(screen.queryByText(/differ/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(merged).toEqual([{ from: 1002, into: 1003 }]));
});
