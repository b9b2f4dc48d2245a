import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { type Answers, renderAt } from '#client/testing/render.tsx';
import { sampleService } from '#client/testing/sample-service.ts';
import { shownToasts } from '#client/testing/shown-toasts.ts';
import { withResolvers } from '#client/testing/with-resolvers.ts';
import { sampleOrder } from '#server/testing/sample-order.ts';
import { CreditDialog } from './bills/CreditDialog.tsx';
import { PaymentDialog } from './bills/PaymentDialog.tsx';
import { DeleteCategory } from './categories/CategoriesPage.tsx';
import { noCategoryTexts } from './categories/CategoryTranslations.tsx';
import { RoleDialog } from './customers/RoleDialog.tsx';
import { CancelDialog } from './orders/steps/CancelDialog.tsx';
import { WaitingDialog } from './orders/steps/Steps.tsx';
import { VisitDialog } from './orders/steps/VisitDialog.tsx';
import { ServiceDialog } from './products/ServiceDialog.tsx';
import { PriceDialog } from './settings/PriceList.tsx';

const toasts = shownToasts();

const bill = { _id: 'b', number: 'PA/26-27/00042', total: 400, paid: 0, due: 400, technicianName: null };
const order = { ...sampleOrder, _id: '01a2010a-215d-736a-99e7-f20df330678c', visit: null };
const customer = {
  _id: 'c',
  userId: 1002,
  name: 'Asha Patil',
  email: 'asha@example.com',
  mobile: '5550100112',
  address: '',
  role: 'GENERAL' as const,
  orderCount: 0,
  createdAt: '2026-11-21T10:00:00.000Z',
};
const day = { date: '2099-11-23', windows: [{ from: '09:00', to: '11:00', free: 2 }] };

type Case = {
  dialog: (close: () => void) => ReactNode;
  typed?: Record<string, string>;
  button: string;
  sends: string;
  answers?: Answers;
};

const cases: Record<string, Case> = {
  payment: {
    dialog: (close) => <PaymentDialog bill={bill} close={close} />,
    button: 'Record payment',
    sends: 'bills.recordPayment',
  },
  'credit note': {
    dialog: (close) => <CreditDialog bill={bill} close={close} />,
    typed: { Reason: 'Never came' },
    button: 'Credit note',
    sends: 'bills.credit',
  },
  'cancelled booking': {
    dialog: (close) => <CancelDialog order={{ ...order, stage: 'requested' }} close={close} />,
    button: 'Cancel booking',
    sends: 'orders.cancel',
  },
  'visit time': {
    dialog: (close) => (
      <VisitDialog title="Agree on a time" order={{ ...order, stage: 'requested' }} close={close} />
    ),
    button: 'Agree',
    sends: 'orders.reschedule',
    answers: {
      'visits.times': [day],
      'visits.settings': { week: [], days: [], leadMinutes: 120, horizonDays: 14 },
    },
  },
  'reason to wait': {
    dialog: (close) => <WaitingDialog order={{ ...order, stage: 'working' }} close={close} />,
    typed: { Reason: 'a part' },
    button: 'Waiting',
    sends: 'orders.setStage',
  },
  role: {
    dialog: (close) => <RoleDialog customer={customer} close={close} />,
    button: 'Change Role',
    sends: 'accounts.updateUser',
  },
  price: {
    dialog: (close) => <PriceDialog opened={null} close={close} />,
    typed: { 'What it is': 'Door gasket', 'Price in rupees': '450' },
    button: 'Add',
    sends: 'estimates.addPrice',
  },
  service: {
    dialog: (close) => <ServiceDialog service={sampleService} close={close} />,
    typed: { Tags: 'Bosch' },
    button: 'Save',
    sends: 'catalogue.changeService',
    answers: { 'catalogue.categories': [{ _id: 'k', label: 'Kitchen', value: 'kitchen' }] },
  },
  category: {
    dialog: (close) => (
      <DeleteCategory
        category={{ _id: 'k', label: 'Kitchen', value: 'kitchen', translations: noCategoryTexts }}
        close={close}
      />
    ),
    button: 'Delete',
    sends: 'catalogue.deleteCategory',
  },
};

test.each(Object.entries(cases))(
  'a dialog stays open until the server answers: %s',
  async (_, { dialog, typed = {}, button, sends, answers }) => {
    const answer = withResolvers<unknown>();
    const send = vi.fn(() => answer.promise);
    const close = vi.fn();
    renderAt('/', [{ path: '/', element: dialog(close) }], { ...answers, [sends]: send });
    const shown = within(await screen.findByRole('dialog'));
    for (const [label, text] of Object.entries(typed))
      await userEvent.type(shown.getByLabelText(label), text);
    const action = await shown.findByRole('button', { name: button });
    await waitFor(() => expect(action.getAttribute('aria-disabled')).toBeNull());
    await userEvent.click(action);
    await userEvent.click(action);
    action.focus();
    await userEvent.keyboard('{Enter}');
    expect(send).toHaveBeenCalledOnce();

    await userEvent.keyboard('{Escape}');
    for (const way of shown.getAllByRole('button', { name: /^(Close|Cancel|Keep booking)$/ }))
      await userEvent.click(way);
    expect(close).not.toHaveBeenCalled();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    answer.resolve({ message: 'Done', data: order });
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(toasts).toEqual([{ kind: 'success', text: 'Done' }]);
    expect(send).toHaveBeenCalledOnce();
  },
);
