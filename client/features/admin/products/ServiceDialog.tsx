// Add Product and Edit Product: one form for both.

import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useMemo } from 'react';
import { codeOf } from '#client/lib/failure.ts';
import { useShopForm } from '#client/lib/form.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { NativeSelect } from '#client/ui/mantine/inputs.ts';
import { TextAreaField, TextField } from '#client/ui/TextField.tsx';
import { useUnsaved } from '#client/ui/use-unsaved.tsx';
import { legal } from '#shared/business.ts';
import { type AdminService, type ServiceForm, serviceForm } from '#shared/catalogue/schema.ts';
import { formatRupees } from '#shared/format.ts';
import { EditConflicts } from '../edit-conflicts/EditConflicts.tsx';
import { type MergedForm, pickFields, useMergedForm } from '../edit-conflicts/use-merged-form.ts';
import { PicturesField } from './PicturesField.tsx';
import { addPicture } from './picture-order.ts';
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
  charge: service ? String(service.charge) : '',
  warrantyDays: String(service?.warrantyDays ?? legal.warrantyDays),
  productImage: service?.productImage ?? [],
  description: service?.description ?? '',
});

type Values = ReturnType<typeof startValues>;
const names = {
  productName: 'Product Name',
  brandName: 'Tags',
  category: 'Category',
  charge: 'Charges',
  warrantyDays: 'Warranty (days)',
  productImage: 'Product images',
  description: 'Description',
} as const satisfies Record<keyof Values, string>;

const inWords = (field: keyof Values, value: unknown): string => {
  if (field === 'charge') return formatRupees(Number(value));
  if (!Array.isArray(value)) return String(value);
  return `${value.length} ${value.length === 1 ? 'picture' : 'pictures'}`;
};

/** The service as the server has it now: read when its dialog opens, and again when somebody changes the catalogue. */
function useSaved(service: AdminService | undefined) {
  const { data, refetch } = trpc.catalogue.adminService.useQuery(
    { productId: service?._id ?? '' },
    { enabled: service !== undefined, staleTime: 0, ...(service && { initialData: service }) },
  );
  const saved = data ?? service;
  return { saved: useMemo(() => startValues(saved), [saved]), refetch };
}

/** Sends a new service, or of one that is there what was changed. */
function useSave(
  service: AdminService | undefined,
  merged: MergedForm<Values>,
  readAgain: () => Promise<unknown>,
) {
  const queryClient = useQueryClient();
  const add = trpc.catalogue.addService.useMutation();
  const change = trpc.catalogue.changeService.useMutation();
  const send = (values: ServiceForm) => {
    if (!service) return add.mutateAsync(values);
    const { fields, seen } = merged.changes();
    const numbers = { charge: Number(seen.charge), warrantyDays: Number(seen.warrantyDays) };
    const before = pickFields({ ...seen, ...numbers }, fields);
    return change.mutateAsync({ ...pickFields(values, fields), _id: service._id, seen: before });
  };
  return async (values: ServiceForm) => {
    try {
      const { message } = await send(values);
      toast.success(message);
    } catch (error) {
      // the form then shows what somebody else saved
      if (codeOf(error) === 'CONFLICT') await readAgain();
      throw error;
    }
    void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.catalogue) });
  };
}

export function ServiceDialog({ service, close }: Props) {
  const categories = trpc.catalogue.categories.useQuery();
  const { saved, refetch } = useSaved(service);
  const form = useShopForm({ schema: serviceForm, initialValues: startValues(service) });
  const { uploads, send, drop, running } = useUploads((address) =>
    form.setFieldValue('productImage', (pictures) => addPicture(pictures, address)),
  );
  const merged = useMergedForm<Values>(form, saved);
  const save = useSave(service, merged, refetch);
  const { tryClose, question } = useUnsaved({ unsaved: form.isDirty() || running, close });
  const field = form.getInputProps;
  const onSubmit = form.submit(async (values) => {
    await save({ ...values, charge: Number(values.charge), warrantyDays: values.warrantyDays ?? 0 });
    close();
  });
  return (
    <Dialog
      title={service ? 'Edit Product' : 'Add Product'}
      close={tryClose}
      pending={form.pending}
      width={720}
    >
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <EditConflicts merged={merged} names={names} words={inWords} />
        <TextField label={names.productName} data-autofocus {...field('productName')} />
        <TextField
          label={names.brandName}
          description="Brands and words to find it by"
          {...field('brandName')}
        />
        <div className={classes.pair}>
          <NativeSelect label={names.category} {...field('category')}>
            <option value="">Select a category</option>
            {categories.data?.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
          <TextField label={names.charge} inputMode="decimal" leftSection="₹" {...field('charge')} />
          <TextField
            label={names.warrantyDays}
            description="From the repair on. 0: none"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            inputMode="numeric"
            {...field('warrantyDays')}
          />
        </div>
        <PicturesField
          pictures={form.values.productImage}
          onChange={(pictures) => form.setFieldValue('productImage', pictures)}
          uploads={uploads}
          send={send}
          drop={drop}
          error={form.errors.productImage}
        />
        <TextAreaField label={names.description} rows={5} {...field('description')} />
        <DialogActions>
          <Button variant="outline" onClick={tryClose} pending={form.pending}>
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
