import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TRPCClientError } from '@trpc/client';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { LinkData, YourData } from './YourData.tsx';

const show = (children: ReactNode, answers: Record<string, unknown>) =>
  renderAt(
    '/here',
    [
      { path: '/here', element: children },
      { path: '/', element: <p>Home</p> },
    ],
    {
      'rights.choices': { reminder: true, review: true },
      ...answers,
    },
  );

const wrong = (field: string, message: string) =>
  new TRPCClientError(message, {
    result: {
      error: {
        code: -32600,
        message,
        data: { code: 'BAD_REQUEST', httpStatus: 400, issues: [{ path: field, message }] },
      },
    },
  } as never);

test('an account is erased with the password, after the page has said what stays', async () => {
  const erase = vi
    .fn()
    .mockRejectedValueOnce(wrong('password', 'Current password is not correct'))
    .mockResolvedValue({ message: 'The data has been erased' });
  const user = userEvent.setup();
  show(<YourData isGuest={false} />, { 'rights.eraseMe': erase });
  expect(screen.getByRole('link', { name: 'Complain' }).nextElementSibling?.textContent).toBe(
    'Erase my account',
  );
  await user.click(screen.getByRole('button', { name: 'Erase my account' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Bills stay for 8 years/)).toBeTruthy();
  expect(dialog.getByText(/^Open visits are cancelled first/)).toBeTruthy();
  await user.type(dialog.getByLabelText('Your password'), 'wrong');
  await user.click(dialog.getByRole('button', { name: 'Erase my account' }));
  await dialog.findByText('Current password is not correct');
  await user.clear(dialog.getByLabelText('Your password'));
  await user.type(dialog.getByLabelText('Your password'), 'right');
  await user.click(dialog.getByRole('button', { name: 'Erase my account' }));
  await screen.findByText('Home');
  expect(erase).toHaveBeenLastCalledWith({ password: 'right' });
});

test('the holder of a link asks the shop, which calls', async () => {
  const ask = vi.fn().mockResolvedValue({ message: 'We have your request 101', number: 101 });
  const user = userEvent.setup();
  show(<LinkData token="a-token" order={1042} />, { 'rights.askByLink': ask });
  await user.click(screen.getByRole('button', { name: 'Ask to erase my data' }));
  expect(ask).toHaveBeenCalledWith({ token: 'a-token', kind: 'erasure' });
});
