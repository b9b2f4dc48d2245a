import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { shownToasts } from '#client/testing/shown-toasts.ts';
import { fieldMessages as say } from '#shared/messages.ts';
import { blankContact } from '#shared/orders/contact.ts';
import type { BookingPrefill } from '#shared/orders/schema.ts';
import { OrderForm } from './OrderForm.tsx';

const nobody: BookingPrefill = blankContact;
const meera: BookingPrefill = {
  ...blankContact,
  fullname: 'Meera Joshi',
  area: 'CIDCO',
  street: '12 Lotus Lane',
  mobile: '9876543210',
  email: 'meera@example.com',
};
const confirm = vi.fn();
const toasts = shownToasts();

const show = (prefill: BookingPrefill, guest = false) =>
  renderAt('/', [
    {
      path: '/',
      element: (
        <OrderForm
          prefill={prefill}
          guest={guest}
          draft="booking"
          lines={[]}
          visit={null}
          services={null}
          help={null}
          service={{ productName: 'Fridge Repair', category: 'refrigeration' }}
          picker={null}
          consent={<p>May we ask?</p>}
          pictures={{ pictures: [], setPictures: () => {} }}
          confirm={confirm}
        />
      ),
    },
  ]);
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Book Service' }));
const typed = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

beforeEach(() => {
  confirm.mockReset();
});

test('the order form focuses the first invalid field and says there what is wrong', async () => {
  show(nobody);
  const steps = [
    ['Full Name', say.fullNameRequired, meera.fullname],
    ['Address / Area', say.addressRequired, meera.area],
    ['Street / Town', say.streetRequired, meera.street],
    ['Mobile', say.mobileInvalid, '+91 098765 43210'],
    ['Email', say.emailRequired, meera.email],
  ] as const;
  for (const [label, words, value] of steps) {
    submit();
    await screen.findByText(words);
    const field = screen.getByLabelText(label);
    expect(document.activeElement).toBe(field);
    expect(toasts).toEqual([]);
    if (field instanceof HTMLSelectElement) await userEvent.selectOptions(field, value);
    else await userEvent.type(field, value);
  }
  submit();
  await waitFor(() => expect(confirm).toHaveBeenCalledWith({ ...meera, note: '' }));
});

test('the order form starts with the contact of the last order', () => {
  const { unmount } = show({ ...meera, area: ' cidco' });
  expect(typed('Address / Area')).toBe('CIDCO');
  expect(typed('Street / Town')).toBe(meera.street);
  unmount();
  show({ ...meera, area: 'Pune' });
  expect(typed('Address / Area')).toBe('');
});

test('the order form needs no email from a guest', async () => {
  show({ ...meera, email: '' }, true);
  await userEvent.type(screen.getByLabelText('Email (optional)'), 'meera');
  submit();
  await screen.findByText(say.emailInvalid);
  screen.getByText('May we ask?');
  await userEvent.clear(screen.getByLabelText('Email (optional)'));
  expect(screen.queryByText('May we ask?')).toBeNull();
  submit();
  await waitFor(() => expect(confirm).toHaveBeenCalledWith({ ...meera, email: '', note: '' }));
});

test('a tap on the area opens a list that typing narrows', async () => {
  show({ ...meera, area: '' });
  await userEvent.click(screen.getByLabelText('Address / Area'));
  const list = within(await screen.findByRole('dialog', { name: 'Address / Area' }));
  await userEvent.type(list.getByLabelText('Search'), 'garkh');
  expect(list.getAllByRole('button').map((one) => one.textContent)).toEqual(['', 'Garkheda']);
  await userEvent.click(list.getByRole('button', { name: 'Garkheda' }));
  expect(typed('Address / Area')).toBe('Garkheda');
});

test('tapping a fault adds it to the text, tapping again removes it', async () => {
  show(meera);
  const fault = screen.getByRole('button', { name: 'Leaks water' });
  await userEvent.click(fault);
  expect(typed('What is wrong?')).toBe('Leaks water. ');
  expect(fault.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Does not cool' }));
  await userEvent.click(fault);
  expect(typed('What is wrong?')).toBe('Does not cool. ');
});

test('the order form keeps typed values through a reload', async () => {
  const { unmount } = show(meera);
  await userEvent.type(screen.getByLabelText('Street / Town'), ', second floor');
  submit();
  await waitFor(() => expect(confirm).toHaveBeenCalled());
  unmount();
  show(nobody);
  expect(typed('Street / Town')).toBe('12 Lotus Lane, second floor');
  expect(typed('Full Name')).toBe(meera.fullname);
});
