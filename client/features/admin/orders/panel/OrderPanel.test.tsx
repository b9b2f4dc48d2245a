import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderAt } from '#client/testing/render.tsx';
import { sampleOrder } from '#server/testing/sample-order.ts';
import OrderPanel from './OrderPanel.tsx';

const orderOf = (_id: string, fullname: string) => ({ ...sampleOrder, _id, fullname, claims: [] });
const orders = [orderOf('a', 'Asha Patil'), orderOf('b', 'Ravi Pawar')];
const status = { statusOf: () => 'Incomplete' as const, pick: () => {}, prompt: null };

function Panels() {
  const [id, show] = useState('a');
  return (
    <>
      {orders.map(({ _id }) => (
        <button key={_id} type="button" onClick={() => show(_id)}>
          To {_id}
        </button>
      ))}
      <OrderPanel id={id} close={() => {}} status={status} />
    </>
  );
}

test('a draft note of one order is not shown in the panel of the next', async () => {
  renderAt('/', [{ path: '/', element: <Panels /> }], {
    'orders.one': ({ orderId }: { orderId: string }) => orders.find(({ _id }) => _id === orderId),
    'orders.events': [],
    'estimates.of': null,
    'estimates.prices': [],
    'technicians.list': [],
  });
  const to = async (id: string, title: string) => {
    await userEvent.click(screen.getByText(`To ${id}`));
    await screen.findByText(title);
  };
  const note = () => screen.findByLabelText<HTMLTextAreaElement>(/^Note/);
  await to('b', 'Order 1042 of Ravi Pawar');
  await to('a', 'Order 1042 of Asha Patil');
  await userEvent.type(await note(), 'Calls back at six');
  await to('b', 'Order 1042 of Ravi Pawar');
  expect((await note()).value).toBe('');
});
