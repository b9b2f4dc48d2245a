// Add Product and Edit Product: one form for both.

import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useShopForm } from '#client/lib/form.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { NativeSelect } from '#client/ui/mantine/inputs.ts';
import { TextAreaField, TextField } from '#client/ui/TextField.tsx';
import { useUnsaved } from '#client/ui/use-unsaved.tsx';
import { type AdminService, serviceForm } from '#shared/catalogue/schema.ts';
import { PicturesField } from './PicturesField.tsx';
import { added } from './picture-order.ts';
import classes from './ServiceDialog.module.css';
import { useUploads } from './use-uploads.ts';

type Props = {
  /** The one to edit; a new one where there is none. */
  service?: AdminService;
  close: () => void;
};

const startValues = (service: AdminService | undefined) => ({
  productName: service?.productName ?? '',
  brandName: service?.brandName ?? '',
  category: service?.category ?? '',
  twelveprice: service ? String(service.twelveprice) : '',
  productImage: service?.productImage ?? [],
  description: service?.description ?? '',
});

function useSave(service: AdminService | undefined) {
  const queryClient = useQueryClient();
  const add = trpc.catalogue.addService.useMutation();
  const update = trpc.catalogue.updateService.useMutation();
  return async (values: Parameters<typeof add.mutateAsync>[0]) => {
    const { message } = service
      ? await update.mutateAsync({ ...values, _id: service._id })
      : await add.mutateAsync(values);
    toast.success(message);
    void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.catalogue) });
  };
}

export function ServiceDialog({ service, close }: Props) {
  const categories = trpc.catalogue.categories.useQuery();
  const form = useShopForm({ schema: serviceForm, initialValues: startValues(service) });
  const { uploads, send, drop, running } = useUploads((address) =>
    form.setFieldValue('productImage', (pictures) => added(pictures, address)),
  );
  const save = useSave(service);
  const { tryClose, question } = useUnsaved({ unsaved: form.isDirty() || running, close });
  const field = form.getInputProps;
  const onSubmit = form.submit(async (values) => {
    await save({ ...values, twelveprice: Number(values.twelveprice) });
    close();
  });
  return (
    <Dialog title={service ? 'Edit Product' : 'Add Product'} close={tryClose} width={720}>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <TextField label="Product Name" data-autofocus {...field('productName')} />
        <TextField label="Tags" description="Brands and words to find it by" {...field('brandName')} />
        <div className={classes.pair}>
          <NativeSelect label="Category" {...field('category')}>
            <option value="">Select a category</option>
            {categories.data?.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
          <TextField label="Charges" inputMode="decimal" leftSection="₹" {...field('twelveprice')} />
        </div>
        <PicturesField
          pictures={form.values.productImage}
          onChange={(pictures) => form.setFieldValue('productImage', pictures)}
          uploads={uploads}
          send={send}
          drop={drop}
          error={form.errors.productImage}
        />
        <TextAreaField label="Description" rows={5} {...field('description')} />
        <DialogActions>
          <Button variant="outline" onClick={tryClose}>
            Cancel
          </Button>
          <Button type="submit" pending={form.pending || running}>
            {running ? 'Uploading…' : 'Save'}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
}
