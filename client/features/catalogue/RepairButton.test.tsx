import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { storeToken } from '#client/lib/session-token.ts';
import { renderAt } from '#client/testing/render.tsx';
import { shownToasts } from '#client/testing/shown-toasts.ts';
import { successMessages } from '#shared/messages.ts';
import { RepairButton } from './RepairButton.tsx';

const routes = [{ path: '*', element: <RepairButton serviceId="service-1" /> }];
const button = () => screen.getByRole('button', { name: 'Request a Repair' });
const toasts = shownToasts();

test('a signed-out visitor goes to Login with the requested service', async () => {
  const { router } = renderAt('/product/service-1?a=b', routes);
  fireEvent.click(button());
  await waitFor(() => expect(router.location.pathname).toBe('/login'));
  expect(router.location.state).toEqual({
    returnTo: '/product/service-1?a=b',
    wish: 'service-1',
  });
});

test("'Request a Repair' adds the service and opens the cart", async () => {
  storeToken('token');
  const add = vi.fn(() => ({ message: successMessages.cartAdded, data: {} }));
  const { router } = renderAt('/', routes, { 'cart.add': add });
  fireEvent.click(button());
  await waitFor(() => expect(router.location.pathname).toBe('/cart'));
  expect(add).toHaveBeenCalledWith({ productId: 'service-1', selectedOption: 12 });
  expect(toasts).toEqual([{ kind: 'success', text: successMessages.cartAdded }]);
});

test("'Request a Repair' works again after a failure", async () => {
  storeToken('token');
  const { router } = renderAt('/', routes);
  fireEvent.click(button());
  await waitFor(() => expect(toasts).toHaveLength(1));
  fireEvent.click(button());
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(router.location.pathname).toBe('/');
});
