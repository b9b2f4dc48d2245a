import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { ApplianceForm } from './ApplianceForm.tsx';

test("the office adds an appliance with the months of the maker's warranty", async () => {
  const sent: unknown[] = [];
  renderAt('/', [{ path: '/', element: <ApplianceForm customerId="c" kind="oven" close={() => {}} /> }], {
    'appliances.add': (input: unknown) => {
      sent.push(input);
      return { message: 'Appliance added', data: { _id: 'a' } };
    },
  });
  await userEvent.type(await screen.findByLabelText('Maker’s warranty, months'), '12');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toMatchObject([{ customerId: 'c', kind: 'oven', makersWarrantyMonths: 12 }]);
});
