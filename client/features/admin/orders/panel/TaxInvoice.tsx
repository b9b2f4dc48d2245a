import { useState } from 'react';
import { BuyerInputs } from '#client/features/cart/BuyerFields.tsx';
import { buyerTexts as t } from '#client/features/cart/buyer-texts.ts';
import { useShopForm } from '#client/lib/form.ts';
import { toast } from '#client/lib/toast.ts';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { useCan } from '#client/lib/use-can.ts';
import { Button } from '#client/ui/Button.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { noBuyer } from '#shared/bills/buyer.ts';
import { setBuyerInput } from '#shared/bills/schema.ts';

type OrderInFull = Answer['orders']['one'];

export function TaxInvoice({ order }: { order: OrderInFull }) {
  const may = useCan();
  const [opened, setOpened] = useState(false);
  const { buyer } = order;
  return (
    <>
      {buyer ? [buyer.billName, buyer.gstin].filter(Boolean).join(', ') : t('withoutGstin')}{' '}
      {may('bills.edit') && (
        <Button variant="quiet" aria-label={t('changeTaxInvoice')} onClick={() => setOpened(true)}>
          {t('change')}
        </Button>
      )}
      {opened && <BuyerDialog order={order} close={() => setOpened(false)} />}
    </>
  );
}

function BuyerDialog({ order, close }: { order: OrderInFull; close: () => void }) {
  const queries = trpc.useUtils();
  const setBuyer = trpc.bills.setBuyer.useMutation();
  const form = useShopForm({
    schema: setBuyerInput,
    initialValues: { id: order._id, ...(order.buyer ?? noBuyer) },
  });
  const onSubmit = form.submit(async (fields) => {
    const { message } = await setBuyer.mutateAsync(fields);
    toast.success(message);
    await queries.orders.one.invalidate({ orderId: order._id });
    close();
  });
  return (
    <FormDialog title={t('taxInvoice')} close={close} yes={t('save')} form={form} onSubmit={onSubmit}>
      <p>{order.billNumber ? t('billStays', { number: order.billNumber }) : t('blankGstin')}</p>
      <BuyerInputs field={form.field} />
    </FormDialog>
  );
}
