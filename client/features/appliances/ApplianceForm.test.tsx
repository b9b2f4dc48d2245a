import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { ApplianceForm } from './ApplianceForm.tsx';

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
