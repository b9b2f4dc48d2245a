// Choosing the technician of an order in its panel.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { trpc } from '#client/lib/trpc.ts';
import { conflict } from '#client/testing/conflict.ts';
import { renderAt } from '#client/testing/render.tsx';
import { sampleOrder } from '#server/testing/sample-order.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import { TechnicianField } from './TechnicianField.tsx';

afterEach(cleanup);

const people = ['Ravi Pawar', 'Meena Shinde'].map((name, at) => ({
  _id: name,
  userId: 1011 + at,
  name,
  mobile: '5550100112',
  categories: [],
  onDuty: true,
  daysOff: [],
}));

function Shown() {
  const order = trpc.orders.one.useQuery({ orderId: sampleOrder._id }).data;
  return order && <TechnicianField order={order} />;
}

test('who is chosen in passing, as by arrow keys, is not somebody quicker', async () => {
  let holder: { _id: string; name: string } | null = null;
  const orderNow = () => ({ ...sampleOrder, technician: holder });
  renderAt('/', [{ path: '/', element: <Shown /> }], {
    'technicians.list': people,
    'orders.one': orderNow,
    'orders.assign': ({ technicianId, was }: { technicianId: string | null; was: string | null }) => {
      if (was !== (holder?._id ?? null)) throw conflict(wordsOfFailure('assignedMeanwhile', 0, holder?.name));
      holder = people.find(({ _id }) => _id === technicianId) ?? null;
      return { message: successMessages.technicianAssigned, data: orderNow() };
    },
  });
  await screen.findByRole('option', { name: 'Meena Shinde' });
  const field = screen.getByLabelText<HTMLSelectElement>('Technician');
  // both before the first one is answered
  for (const value of ['Ravi Pawar', 'Meena Shinde']) {
    fireEvent.change(field, { target: { value } });
    expect(field.value).toBe(value);
  }
  await waitFor(() => expect(holder?.name).toBe('Meena Shinde'));
  expect(field.value).toBe('Meena Shinde');
  expect(screen.queryByRole('dialog')).toBeNull();
});
