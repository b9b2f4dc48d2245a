import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { TRPCClientError } from '@trpc/client';
import { expect, test, vi } from 'vitest';
import { storeToken } from '#client/lib/session-token.ts';
import { renderAt } from '#client/testing/render.tsx';
import { shownToasts } from '#client/testing/shown-toasts.ts';
import { fieldMessages, successMessages } from '#shared/messages.ts';
import { Component as LoginPage } from './LoginPage.tsx';
import { Component as SignUpPage } from './SignUpPage.tsx';

const routes = [
  { path: '/login', Component: LoginPage },
  { path: '/sign-up', Component: SignUpPage },
  { path: '*', element: <p>elsewhere</p> },
];
const wish = { returnTo: '/search?q=fridge', wish: 'service-1' };
const user = { _id: 'u', name: 'Asha', role: 'GENERAL' };
const signIn = () => ({ message: successMessages.signedIn, data: 'token', user });
const added = () => ({ message: successMessages.cartAdded, data: {} });
const toasts = shownToasts();

const login = () => {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'asha@example.com' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'demo-customer' } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
};

test('a service that was requested while signed out is in the cart after login', async () => {
  const add = vi.fn(added);
  const { router } = renderAt('/login', routes, { 'accounts.signIn': signIn, 'cart.add': add });
  await act(() => router.navigate('/login', { state: wish, replace: true }));
  screen.getByText('Please log in to request this repair.');
  login();
  await waitFor(() => expect(router.location.pathname).toBe('/cart'));
  expect(add.mock.calls).toEqual([[{ productId: 'service-1', selectedOption: 12 }]]);
  expect(toasts.map(({ text }) => text)).toEqual([successMessages.signedIn, successMessages.cartAdded]);
});

test.each([
  [61, 'Too many attempts. Please try again in 2 minutes'],
  [20, 'Too many attempts. Please try again in 1 minute'],
  [1_200, 'Too many attempts. Please try again in 20 minutes, or call us'],
  [86_400, 'Too many attempts. Please try again in 24 hours, or call us'],
])('a refusal with %i seconds to wait says: %s', async (retryAfter, words) => {
  renderAt('/login', routes, {
    'accounts.signIn': () => {
      const data = { code: 'TOO_MANY_REQUESTS', httpStatus: 429, issues: [], retryAfter };
      throw TRPCClientError.from({ error: { code: -32029, message: 'Too many', data } });
    },
  });
  login();
  await waitFor(() => expect(toasts.at(-1)?.text).toBe(words));
});

test('the requested service is also added after a login in another tab', async () => {
  const { router } = renderAt('/sign-up', routes, { 'cart.add': added });
  await act(() => router.navigate('/sign-up', { state: wish, replace: true }));
  act(() => storeToken('token'));
  await waitFor(() => expect(router.location.pathname).toBe('/cart'));
});

test('Back to Login does not add the requested service again', async () => {
  storeToken('token');
  const add = vi.fn(added);
  const { router } = renderAt('/', routes, { 'cart.add': add });
  await act(() => router.navigate('/login', { state: wish }));
  await waitFor(() => expect(router.location.pathname).toBe('/search'));
  expect(add).not.toHaveBeenCalled();
});

test('if the service cannot be added, its page explains why', async () => {
  const { router } = renderAt('/login', routes, { 'accounts.signIn': signIn });
  await act(() => router.navigate('/login', { state: wish, replace: true }));
  login();
  await waitFor(() => expect(router.location.pathname).toBe('/search'));
  expect(toasts.at(-1)?.kind).toBe('error');
});

test('a login without a requested service leads Home', async () => {
  const { router } = renderAt('/login', routes, { 'accounts.signIn': signIn });
  expect(screen.queryByText(/^Please log in/)).toBeNull();
  login();
  await waitFor(() => expect(router.location.pathname).toBe('/'));
});

const guest = { ...user, name: '', email: '' };
const business = { guestBookings: true };
const without = () => screen.queryByRole('button', { name: 'Continue without an account' });

test('a guest continues without an account and gets the requested service', async () => {
  let started = 0;
  const { router } = renderAt('/login', routes, {
    'business.get': business,
    'accounts.startGuest': () => {
      started++;
      return { message: successMessages.guestStarted, data: 'guest', user: guest };
    },
    'cart.add': added,
  });
  await act(() => router.navigate('/login', { state: wish, replace: true }));
  const button = await screen.findByRole('button', { name: 'Continue without an account' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(router.location.pathname).toBe('/cart'));
  expect(localStorage.getItem('authToken')).toBe('guest');
  expect(started).toBe(1);
});

test('Login offers no guest session if the business requires an account', async () => {
  const { router } = renderAt('/login', routes, { 'business.get': { guestBookings: false } });
  expect(without()).toBeNull();
  await act(() => router.navigate('/login', { state: wish, replace: true }));
  await screen.findByText('Please log in to request this repair.');
  expect(without()).toBeNull();
});

test('a guest with a booking is asked before the login', async () => {
  for (const count of [0, 1]) {
    storeToken('guest');
    const join = vi.fn(signIn);
    const { router } = renderAt('/login', routes, {
      'accounts.me': guest,
      'accounts.signIn': signIn,
      'accounts.join': join,
      'cart.count': { count: 0 },
      'orders.own': { items: Array(count).fill({}) },
    });
    await screen.findByLabelText('Email');
    login();
    if (count > 0) fireEvent.click(await screen.findByRole('button', { name: 'Add bookings' }));
    await waitFor(() => expect(router.location.pathname).toBe('/'));
    expect(join).toHaveBeenCalledTimes(count);
    cleanup();
  }
});

test('Login announces a missing password as an invalid field', async () => {
  renderAt('/login', routes);
  const password = screen.getByLabelText('Password');
  expect(password.getAttribute('aria-invalid')).toBeNull();
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'asha@example.com' } });
  fireEvent.submit(password.closest('form') as HTMLFormElement);
  await screen.findByText(fieldMessages.passwordRequired);
  expect(password.getAttribute('aria-invalid')).toBe('true');
  const described = (password.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
    fieldMessages.passwordRequired,
  );
  expect(document.activeElement).toBe(password);
});

test('Login says what somebody without an account can do', async () => {
  renderAt('/login', routes, { 'business.get': { phone: '+91 240 555 0142' } });
  await screen.findByText(/^Booked without an account/);
  expect((await screen.findByRole('link', { name: /0142/ })).getAttribute('href')).toBe('tel:+912405550142');
});
