import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { ApplianceForm } from './ApplianceForm.tsx';
import { NameAppliance } from './NameAppliance.tsx';

test("the office adds an appliance with a note and the months of the maker's warranty", async () => {
  const sent: unknown[] = [];
  renderAt('/', [{ path: '/', element: <ApplianceForm customerId="c" staff close={() => {}} /> }], {
    'appliances.add': (input: unknown) => {
      sent.push(input);
      return { message: 'Appliance added', data: { _id: 'a' } };
    },
  });
  await userEvent.selectOptions(await screen.findByLabelText(/^Kind/), 'Oven');
  await userEvent.type(screen.getByLabelText('Maker’s warranty in months (optional)'), '12');
  await userEvent.type(screen.getByLabelText('Note for staff (optional)'), 'Loud');
  await userEvent.click(screen.getByRole('button', { name: 'Add an appliance' }));
  const added = { customerId: 'c', kind: 'oven', makersWarrantyMonths: 12, note: 'Loud' };
  await waitFor(() => expect(sent).toMatchObject([added]));
});

test('an appliance without a kind is not named, and known ones that do not fit are folded', async () => {
  const named: unknown[] = [];
  const known = [
    { _id: 'm', name: 'Microwave', kind: 'microwave', facts: [] },
    { _id: 'd', name: 'Dishwasher', kind: 'dishwasher', facts: [] },
  ] as const;
  const props = { known, take: (one: unknown) => named.push(one), close: () => {} };
  renderAt('/', [
    { path: '/', element: <NameAppliance service="Something new" category="unknown" {...props} /> },
  ]);
  await screen.findByText('2 other appliances');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Please choose a kind of appliance');
  expect(named).toEqual([]);
});
