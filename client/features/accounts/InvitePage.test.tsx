import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answers, renderAt } from '#client/testing/render.tsx';
import { fieldMessages, successMessages } from '#shared/messages.ts';
import { Component } from './InvitePage.tsx';

const open = {
  state: 'open',
  invitedBy: 'Sunil Deshmukh',
  role: 'TECHNICIAN',
  name: 'Ravi Pawar',
  email: '',
  mobile: '5550100111',
  hasAccount: false,
};
const show = (answers: Answers) =>
  renderAt(
    '/invite/abc',
    [
      { path: '/invite/:token', element: <Component /> },
      { path: '/jobs', element: <h1>My Jobs</h1> },
    ],
    { 'business.get': { companyName: 'Home Appliance Care', phone: '+91 240 555 0142' }, ...answers },
  );

test('an invited technician opens an account and goes to My Jobs', async () => {
  const sent: object[] = [];
  show({
    'accounts.invitation': open,
    'accounts.acceptInvitation': (input: object) => {
      sent.push(input);
      const user = { _id: '1', name: 'Ravi Pawar', role: 'TECHNICIAN', email: 'ravi@example.com' };
      return { message: successMessages.invitationAccepted, data: 'a-session', user };
    },
  });
  await screen.findByText(/Sunil Deshmukh invites you to work at Home Appliance Care as a technician/);
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  await screen.findByText(fieldMessages.emailRequired);
  await userEvent.type(screen.getByLabelText('Email'), 'ravi@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'monsoon-lamp');
  await userEvent.type(screen.getByLabelText('Confirm Password'), 'monsoon-lamp');
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  await screen.findByRole('heading', { name: 'My Jobs' });
  expect(sent).toMatchObject([{ token: 'abc', mobile: '5550100111', email: 'ravi@example.com' }]);
});

test('an invalid invitation link says why and whom to ask', async () => {
  localStorage.clear();
  show({ 'accounts.invitation': { ...open, state: 'expired' } });
  await screen.findByText(/older than 7 days. Sunil Deshmukh can send you a new one: call \+91 240 555 0142/);
});

test('an invited person who has an account is asked to log in first', async () => {
  show({ 'accounts.invitation': { ...open, email: 'ravi@example.com', hasAccount: true } });
  await screen.findByText(/There is an account with ravi@example.com/);
  expect(screen.getByRole('link', { name: 'Login' })).toBeDefined();
});
