import { type FormEvent, Fragment, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { legal } from '#shared/business.ts';
import { formatRupees } from '#shared/format.ts';
import { fieldMessages } from '#shared/messages.ts';
import { cancelReasons, reasonName } from '#shared/orders/cancel-reasons.ts';
import type { Order } from '#shared/orders/schema.ts';
import { mayCostFee } from '#shared/orders/stages.ts';
import { PlusTax } from '../../../catalogue/PlusTax.tsx';
import { Choice } from '../../Choice.tsx';
import { ordersTexts as t } from '../texts.ts';
import { useOrderStep } from './show-order.ts';

type Props = { order: Order; close: () => void };

// The reason for waiving the fee is shorter than the limit, because the stored text also contains the
// cancellation reason.
const maxWaiverLength = 200;
const fee = formatRupees(legal.cancellationFeeRupees);

export function CancelDialog({ order, close }: Props) {
  const cancel = trpc.orders.cancel.useMutation();
  const { run, pending } = useOrderStep();
  const [reason, setReason] = useState('');
  const [chargesFee, setChargesFee] = useState(true);
  const [waiver, setWaiver] = useState('');
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const canCharge = mayCostFee(order.stage);
  const waived = canCharge && !chargesFee;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (waived && waiver.trim() === '') {
      setIsReasonMissing(true);
      event.currentTarget.querySelector<HTMLElement>('[data-why]')?.focus();
      return;
    }
    const reasons = [reason, ...(waived ? [`no fee: ${waiver.trim()}`] : [])].filter((part) => part !== '');
    void run(
      () =>
        cancel.mutateAsync({
          id: order._id,
          ...(reasons.length > 0 && { reason: reasons.join('; ') }),
          fee: canCharge && chargesFee,
        }),
      close,
    );
  };
  return (
    <FormDialog
      title={t('cancelQuestion')}
      close={close}
      pending={pending}
      yes={t('cancelBooking')}
      no={t('keepBooking')}
      danger
      unsaved={reason !== '' || waiver !== '' || !chargesFee}
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
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {canCharge && (
        <Choice>
          <input type="checkbox" checked={chargesFee} onChange={() => setChargesFee(!chargesFee)} />
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
      )}
      {waived && (
        <TextField
          label={t('whyNoFee')}
          description={t('customerReads')}
          data-why
          maxLength={maxWaiverLength}
          value={waiver}
          error={isReasonMissing && fieldMessages.reasonRequired}
          onChange={(event) => {
            setWaiver(event.currentTarget.value);
            setIsReasonMissing(false);
          }}
        />
      )}
      {!canCharge && <p>{t('costsNothing')}</p>}
    </FormDialog>
  );
}
