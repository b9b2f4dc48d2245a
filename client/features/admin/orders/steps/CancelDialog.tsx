import { Fragment } from 'react';
import { z } from 'zod';
import { useShopForm } from '#client/lib/form.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Choice } from '#client/ui/Choice.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { legal } from '#shared/business.ts';
import { formatRupees } from '#shared/format.ts';
import { fieldMessages } from '#shared/messages.ts';
import { cancelReasons, reasonName } from '#shared/orders/cancel-reasons.ts';
import type { Order } from '#shared/orders/schema.ts';
import { mayCostFee } from '#shared/orders/stages.ts';
import { line } from '#shared/primitives.ts';
import { PlusTax } from '../../../catalogue/PlusTax.tsx';
import { ordersTexts as t } from '../texts.ts';
import { useOrderStep } from './show-order.ts';

// The stored text also contains the reason for cancelling.
const maxWaiverLength = 200;
const fee = formatRupees(legal.cancellationFeeRupees);

const cancelForm = z
  .object({ reason: z.string(), fee: z.boolean(), waiver: line(maxWaiverLength) })
  .refine(({ fee, waiver }) => fee || waiver !== '', {
    error: fieldMessages.reasonRequired,
    path: ['waiver'],
  });

export function CancelDialog({ order, close }: { order: Order; close: () => void }) {
  const cancel = trpc.orders.cancel.useMutation();
  const [run] = useOrderStep();
  const canCharge = mayCostFee(order.stage);
  const form = useShopForm({ schema: cancelForm, initialValues: { reason: '', fee: true, waiver: '' } });
  const onSubmit = form.submit(({ reason, fee, waiver }) => {
    const reasons = [reason, fee ? '' : `no fee: ${waiver}`].filter(Boolean).join('; ');
    const send = () =>
      cancel.mutateAsync({ id: order._id, ...(reasons && { reason: reasons }), fee: canCharge && fee });
    return run(send, close);
  });
  return (
    <FormDialog
      title={t('cancelQuestion')}
      close={close}
      yes={t('cancelBooking')}
      no={t('keepBooking')}
      danger
      form={form}
      onSubmit={onSubmit}
    >
      <p>
        {t('orderOfName', { number: order.orderNumber, name: order.fullname })}{' '}
        {order.visit && `${t('placeGoes')} `}
        {order.email && t('getsEmail')}
      </p>
      <SelectField
        label={t('reason')}
        blank={t('notSaid')}
        options={cancelReasons}
        nameOf={reasonName}
        {...form.field('reason')}
      />
      {canCharge ? (
        <Choice {...form.field('fee', { type: 'checkbox' })}>
          <span>
            {t.rich('chargeFee', {
              stage: order.stage,
              amount: fee,
              fee: (amount) => (
                <Fragment key="fee">
                  {amount}
                  <PlusTax />
                </Fragment>
              ),
            })}
          </span>
        </Choice>
      ) : (
        <p>{t('costsNothing')}</p>
      )}
      {!form.values.fee && (
        <TextField
          label={t('whyNoFee')}
          description={t('customerReads')}
          maxLength={maxWaiverLength}
          {...form.field('waiver')}
        />
      )}
    </FormDialog>
  );
}
