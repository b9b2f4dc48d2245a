// A line of the price list: added, or changed.
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useShopForm } from '#client/lib/form.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { useUnsaved } from '#client/ui/use-unsaved.tsx';
import { priceForm } from '#shared/estimates/forms.ts';
import type { ListedPrice } from '#shared/estimates/schema.ts';
import { maxLength } from '#shared/limits.ts';
import { KindField } from '../../estimates/KindField.tsx';
import classes from './PriceList.module.css';

/** Without a price a new one. */
export function PriceDialog({ price, close }: { price: ListedPrice | null; close: () => void }) {
  const queryClient = useQueryClient();
  const add = trpc.estimates.addPrice.useMutation();
  const change = trpc.estimates.changePrice.useMutation();
  const form = useShopForm({
    schema: priceForm,
    initialValues: {
      kind: price?.kind ?? 'part',
      words: price?.words ?? '',
      price: price ? String(price.price) : '',
      hsn: price?.hsn ?? '',
    },
  });
  const { tryClose, question } = useUnsaved({ unsaved: form.isDirty(), close });
  const onSubmit = form.submit(async (fields) => {
    const { message } = await (price
      ? change.mutateAsync({ ...fields, id: price._id, inUse: price.inUse })
      : add.mutateAsync(fields));
    toast.success(message);
    await queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.estimates.priceList) });
    close();
  });
  return (
    <Dialog title={price ? `Change ${price.words}` : 'Add a price'} close={tryClose} pending={form.pending}>
      <form onSubmit={onSubmit} noValidate className={classes.form}>
        <KindField value={form.values.kind} onChange={(kind) => form.setFieldValue('kind', kind)} />
        <TextField
          label="What it is"
          maxLength={maxLength.address}
          data-autofocus
          {...form.getInputProps('words')}
        />
        <TextField label="Price in rupees" inputMode="decimal" {...form.getInputProps('price')} />
        <TextField
          label="HSN or SAC (optional)"
          description="Without it bills have the code of Tax and Bills"
          inputMode="numeric"
          {...form.getInputProps('hsn')}
        />
        <DialogActions>
          <Button variant="outline" onClick={tryClose} pending={form.pending}>
            Cancel
          </Button>
          <Button type="submit" pending={form.pending}>
            {price ? 'Save' : 'Add'}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
}
