import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { trpc } from '#client/lib/trpc.ts';
import { conflict } from '#client/testing/conflict.ts';
import { renderAt } from '#client/testing/render.tsx';
import { boardVisit, sampleBoard } from '#client/testing/sample-board.ts';
import { sampleOrder } from '#server/testing/sample-order.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import type { Stage } from '#shared/orders/stages.ts';
import { TechnicianField } from './TechnicianField.tsx';

const people = ['Ravi Pawar', 'Meena Shinde', 'Sunil Jadhav'].map((name, at) => ({
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

// Meena has a visit at the time of the order.
const visit = { _id: sampleOrder._id, technicianId: null };
const board = {
  ...sampleBoard,
  technicians: people,
  visits: [
    { ...boardVisit, ...visit },
    { ...boardVisit, technicianId: 'Meena Shinde' },
  ],
};

type Holder = { _id: string; name: string } | null;
type AssignInput = { technicianId: string | null; was: string | null };

const personOf = (id: string | null) => people.find(({ _id }) => _id === id) ?? null;

/** Shows the field for an order without a technician. `meanwhile` runs before the server handles each request. */
async function fieldOf(
  meanwhile: (asked: AssignInput, shop: { holder: Holder }) => unknown = () => {},
  stage: Stage = 'requested',
) {
  const shop: { holder: Holder } = { holder: null };
  const orderNow = () => ({ ...sampleOrder, stage, technician: shop.holder });
  renderAt('/', [{ path: '/', element: <Shown /> }], {
    'technicians.list': people,
    'day.board': board,
    'orders.one': orderNow,
    'orders.assign': async (asked: AssignInput) => {
      await meanwhile(asked, shop);
      if (asked.technicianId !== (shop.holder?._id ?? null) && asked.was !== (shop.holder?._id ?? null))
        throw conflict(wordsOfFailure('assignedMeanwhile', 0, shop.holder?.name));
      shop.holder = personOf(asked.technicianId);
      return { message: successMessages.technicianAssigned, data: orderNow() };
    },
  });
  await screen.findByRole('option', { name: 'Meena Shinde' });
  const field = screen.getByLabelText<HTMLSelectElement>('Technician');
  /** Chooses several technicians before the first answer. */
  const choose = (...names: string[]) => {
    for (const value of names) {
      fireEvent.change(field, { target: { value } });
      expect(field.value).toBe(value);
    }
  };
  return { shop, field, choose };
}

test("one admin's quick choices of technicians cause no conflict", async () => {
  const { shop, field, choose } = await fieldOf();
  choose('Meena Shinde', 'Ravi Pawar');
  screen.getByText('Assigning…');
  await waitFor(() => expect(shop.holder?.name).toBe('Ravi Pawar'));
  expect(field.value).toBe('Ravi Pawar');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the technician field asks before it overwrites a colleague’s choice', async () => {
  const { shop, choose } = await fieldOf(({ was }, shop) => {
    if (was === null) shop.holder = personOf('Sunil Jadhav');
  });
  choose('Ravi Pawar');
  await userEvent.click(await screen.findByRole('button', { name: 'Assign Ravi Pawar anyway' }));
  await waitFor(() => expect(shop.holder?.name).toBe('Ravi Pawar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the technician field asks before it assigns somebody who has a visit then', async () => {
  const { shop, field, choose } = await fieldOf();
  choose('Meena Shinde');
  await screen.findByRole('dialog', { name: 'Meena has a visit then. Assign anyway?' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  // The field and the dialog follow the answer in their own time.
  await waitFor(() => expect([screen.queryByRole('dialog'), field.value]).toEqual([null, '']));
  expect(shop.holder).toBeNull();
  choose('Meena Shinde');
  await userEvent.click(await screen.findByRole('button', { name: 'Assign anyway' }));
  await waitFor(() => expect(shop.holder?.name).toBe('Meena Shinde'));
});

test('an order on the way without a technician asks who goes', async () => {
  const { choose } = await fieldOf(undefined, 'on_the_way');
  screen.getByText('Nobody is assigned: please choose who goes.');
  choose('Ravi Pawar');
  await waitFor(() => expect(screen.queryByText(/Nobody is assigned/)).toBeNull());
});
