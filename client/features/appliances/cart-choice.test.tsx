import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '#client/lib/session-token.ts';
import { renderAt } from '#client/testing/render.tsx';
import { sampleService } from '#client/testing/sample-service.ts';
import { blankContact } from '#shared/orders/contact.ts';
import { Component as CartPage } from '../cart/CartPage.tsx';
import { wishRepair } from './wished-repair.ts';

const bedroom = { _id: 'a1', name: 'LG split AC, Bedroom 2' };
const hall = { _id: 'a2', name: 'Window AC' };
const contact = { fullname: 'Meera Joshi', area: 'CIDCO', street: '12 Lotus Lane', mobile: '9876543210' };
const book = vi.fn();

beforeEach(() => {
  book
    .mockReset()
    .mockResolvedValue({ message: 'Booked', data: { _id: '1', orderNumber: 1001, visit: null } });
  storeToken('token');
});

function show(own: (typeof bedroom)[], quantity = 1) {
  const service = { ...sampleService, _id: 's1', category: 'air condition' };
  return renderAt('/', [{ path: '*', Component: CartPage }], {
    'accounts.me': { _id: 'u1', name: 'Meera Joshi', email: 'meera@example.com', role: 'GENERAL' },
    'cart.view': {
      lines: [{ _id: 'l1', quantity, service, ...(own.length > 0 && { appliances: own }) }],
      dropped: [],
    },
    'orders.prefill': { ...blankContact, ...contact, email: 'meera@example.com' },
    'visits.times': [],
    'rights.choices': { review: true },
    'business.get': { phone: '', areas: 'CIDCO' },
    'orders.book': book,
    'cart.count': { count: 0 },
  });
}

const bookIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Book Service' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Book' }));
  await waitFor(() => expect(book).toHaveBeenCalled());
  return book.mock.calls[0]?.[0];
};
const ready = () => screen.findByRole('button', { name: 'Book Service' });

test('the cart asks which of two ACs a service is for, and none is chosen at first', async () => {
  show([bedroom, hall]);
  const select = await screen.findByLabelText<HTMLSelectElement>('For which of your appliances?');
  expect(select.value).toBe('');
  expect([...select.options].map(({ text }) => text)).toEqual(['Not said', bedroom.name, hall.name]);
  await userEvent.selectOptions(select, hall._id);
  expect((await bookIt()).products).toMatchObject([{ productId: 's1', applianceIds: ['a2'] }]);
});

test('one fitting appliance is one box, which need not be ticked', async () => {
  show([bedroom]);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: `For your ${bedroom.name}` });
  expect(box.checked).toBe(false);
  expect((await bookIt()).products).toMatchObject([{ applianceIds: [] }]);
});

test('two pieces are for two different appliances', async () => {
  show([bedroom, hall], 2);
  await userEvent.selectOptions(await screen.findByLabelText('For which of your appliances?'), bedroom._id);
  const second = screen.getByLabelText<HTMLSelectElement>('Appliance 2');
  expect([...second.options].map(({ value }) => value)).toEqual(['', hall._id]);
  await userEvent.selectOptions(second, hall._id);
  expect((await bookIt()).products).toMatchObject([{ applianceIds: ['a1', 'a2'] }]);
});

test('the cart asks nothing of a person without a fitting appliance', async () => {
  show([]);
  await ready();
  expect(screen.queryByText(/For (your|which)/)).toBeNull();
});

test("the appliance of 'Book a repair' is chosen already", async () => {
  wishRepair({ appliance: hall._id });
  show([bedroom, hall]);
  const select = await screen.findByLabelText<HTMLSelectElement>('For which of your appliances?');
  await waitFor(() => expect(select.value).toBe(hall._id));
});

test('a booking from a sticker sends it, unless it is of another category', async () => {
  wishRepair({ sticker: 'a-token', category: 'air condition' });
  const { unmount } = show([]);
  await ready();
  expect((await bookIt()).sticker).toBe('a-token');
  unmount();
  book.mockClear();
  wishRepair({ sticker: 'a-token', category: 'kitchen' });
  show([]);
  await ready();
  expect((await bookIt()).sticker).toBeUndefined();
});
