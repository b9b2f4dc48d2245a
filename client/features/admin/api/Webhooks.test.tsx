import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answer } from '#client/lib/trpc.ts';
import { renderAt } from '#client/testing/render.tsx';
import { shownToasts } from '#client/testing/shown-toasts.ts';
import { successMessages } from '#shared/messages.ts';
import { webhookKinds } from '#shared/webhooks/schema.ts';
import { Webhooks } from './Webhooks.tsx';

type Webhook = Answer['webhooks']['list'][number];

const toasts = shownToasts();

const webhook: Webhook = {
  _id: 'hook-1',
  address: 'https://hooks.example.in/in',
  kinds: ['order.booked'],
  offReason: null,
  failingSince: null,
  lastSuccessAt: null,
  waiting: 2,
  createdAt: '2026-11-20T06:30:00.000Z',
};
const delivery = {
  _id: 7,
  kind: 'order.booked',
  orderNumber: 1042,
  state: 'waiting',
  tries: 2,
  status: 500,
  tookMs: 31,
  triedAt: webhook.createdAt,
  body: '{"type":"x"}',
  answer: 'down',
  nextTryAt: webhook.createdAt,
  createdAt: webhook.createdAt,
};
const secret = 'whsec_MDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDA=';

const open = (webhooks: Webhook[]) => {
  const sent: unknown[] = [];
  const answer = (more: object) => (input: unknown) => {
    sent.push(input);
    return more;
  };
  renderAt('/', [{ path: '/', element: <Webhooks /> }], {
    'webhooks.list': () => webhooks,
    'webhooks.save': answer({ message: successMessages.webhookSaved, secret }),
    'webhooks.setOn': answer({ message: successMessages.webhookOff }),
    'webhooks.changeSecret': answer({ message: successMessages.webhookSecretChanged, secret }),
    'webhooks.deliveries': () => ({ items: [delivery], count: 1, countIsExact: true }),
    'webhooks.sendAgain': answer({ message: successMessages.webhookSentAgain }),
  });
  return sent;
};

test('a new webhook needs an address and a kind, and shows its secret once', async () => {
  const sent = open([]);
  fireEvent.click(await screen.findByRole('button', { name: 'New Webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Webhook' }));
  for (const box of dialog.getAllByRole('checkbox')) fireEvent.click(box);
  fireEvent.click(dialog.getByRole('button', { name: 'Add webhook' }));
  await dialog.findByText('Please choose at least one message');
  expect(dialog.getByText('Address is required')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/^Address/), { target: { value: webhook.address } });
  fireEvent.click(dialog.getByLabelText('an order is booked'));
  fireEvent.click(dialog.getByRole('button', { name: 'Add webhook' }));
  await screen.findByRole('dialog', { name: 'Secret for hooks.example.in/in' });
  expect(screen.getByLabelText('Secret')).toHaveProperty('value', secret);
  expect(sent).toMatchObject([{ address: webhook.address, kinds: ['order.booked'] }]);
  expect(webhookKinds.length).toBe(8);
});

test('a webhook is switched off, and its secret changes after a question', async () => {
  const sent = open([webhook]);
  fireEvent.click(await screen.findByRole('button', { name: 'Switch off' }));
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('Webhook switched off'));
  fireEvent.click(screen.getByRole('button', { name: 'Change Secret' }));
  const question = within(await screen.findByRole('dialog', { name: /new secret/ }));
  fireEvent.click(question.getByRole('button', { name: 'Change Secret' }));
  await screen.findByRole('dialog', { name: 'Secret for hooks.example.in/in' });
  expect(sent).toEqual([{ id: 'hook-1', on: false }, { id: 'hook-1' }]);
});

test('the messages of a webhook show what was sent and answered, and one is sent again', async () => {
  const sent = open([webhook]);
  fireEvent.click(await screen.findByRole('button', { name: 'Messages' }));
  fireEvent.click(await screen.findByRole('button', { name: /Order 1042/ }));
  await screen.findByText('down');
  expect(screen.getByText(/answer 500 after 31 ms/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(sent).toEqual([{ id: 'hook-1', deliveryId: 7 }]));
});
