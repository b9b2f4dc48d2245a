import { useState } from 'react';
import { BuyerInputs } from '#client/features/cart/BuyerFields.tsx';
import { buyerTexts as t } from '#client/features/cart/buyer-texts.ts';
import { useShopForm } from '#client/lib/form.ts';
import { useCan } from '#client/lib/session.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { Stack } from '#client/ui/mantine/layout.tsx';
import { useUnsaved } from '#client/ui/use-unsaved.tsx';
import { noBuyer } from '#shared/bills/buyer.ts';
import { setBuyerInput } from '#shared/bills/schema.ts';
import type { OrderInFull } from '#shared/orders/schema.ts';

/** A row of facts with the business customer of an order, for a shop that issues tax invoices. */
export function TaxInvoice({ order }: { order: OrderInFull }) {
  const may = useCan();
  const { taxInvoices } = useBusiness();
  const [opened, setOpened] = useState(false);
  const { buyer } = order;
  if (!taxInvoices && !buyer) return null;
  return (
    <>
      <dt>{t('taxInvoice')}</dt>
      <dd>
        {buyer ? [buyer.billName, buyer.gstin].filter(Boolean).join(', ') : t('withoutGstin')}{' '}
        {may('bills.edit') && (
          <Button variant="quiet" aria-label={t('changeTaxInvoice')} onClick={() => setOpened(true)}>
            {t('change')}
          </Button>
        )}
        {opened && <BuyerDialog order={order} close={() => setOpened(false)} />}
      </dd>
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
  const { tryClose, question } = useUnsaved({ unsaved: form.isDirty(), close });
  const onSubmit = form.submit(async (fields) => {
    const { message } = await setBuyer.mutateAsync(fields);
    toast.success(message);
    await queries.orders.one.invalidate({ orderId: order._id });
    close();
  });
  return (
    <Dialog title={t('taxInvoice')} close={tryClose} pending={form.pending}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <p>{order.billNumber ? t('billStays', { number: order.billNumber }) : t('blankGstin')}</p>
          <BuyerInputs field={form.getInputProps} />
          <DialogActions>
            <Button variant="outline" onClick={tryClose} pending={form.pending}>
              {t('cancel')}
            </Button>
            <Button type="submit" pending={form.pending}>
              {t('save')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
      {question}
    </Dialog>
  );
}
