import { useState } from 'react';
import { useShopForm } from '#client/lib/form.ts';
import { shrinkPicture } from '#client/lib/shrink-picture.ts';
import { trpc } from '#client/lib/trpc.ts';
import { FileInput } from '#client/ui/FileInput.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Text } from '#client/ui/mantine/layout.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { type CashOutKind, cashOutKinds, payOutInput } from '#shared/bills/cash.ts';
import { maxLength } from '#shared/limits.ts';
import { photoTypes } from '../../accounts/read-photo.ts';
import { useBillAction } from '../bills/use-bill-action.ts';
import { useTechnicians } from '../use-technicians.ts';
import { cashTexts as t } from './texts.ts';

/** Records an expense or an advance out of the desk's cash. */
export function PayOutDialog({ close }: { close: () => void }) {
  const { data: technicians = [] } = useTechnicians();
  const payOut = trpc.bills.payOut.useMutation();
  const [run] = useBillAction();
  // A retry sends the same key, and the server records the entry once.
  const [key] = useState(() => crypto.randomUUID());
  const form = useShopForm({
    schema: payOutInput,
    initialValues: {
      key,
      kind: 'expense' as CashOutKind,
      amount: '',
      technicianId: '',
      note: '',
      picture: '' as string,
    },
  });
  const { kind, picture } = form.values;
  const addPicture = async ([file]: readonly File[]) => {
    if (!file) return;
    const shrunk = await shrinkPicture(file).catch(() => '');
    if (shrunk) form.setFieldValue('picture', shrunk);
    else form.setFieldError('picture', t('pictureUnreadable'));
  };
  return (
    <FormDialog
      title={t('payOut')}
      close={close}
      form={form}
      onSubmit={form.submit((values) => run(() => payOut.mutateAsync(values), close))}
    >
      <SelectField
        label={t('kind')}
        options={cashOutKinds}
        nameOf={(kind) => t(kind as CashOutKind)}
        value={kind}
        onChange={(event) =>
          form.setValues({ kind: event.currentTarget.value as CashOutKind, technicianId: '' })
        }
      />
      <TextField
        label={t('amountInRupees')}
        inputMode="decimal"
        maxLength={13}
        data-autofocus
        {...form.field('amount')}
      />
      {kind === 'advance' && (
        <SelectField
          label={t('technician')}
          blank={t('choose')}
          options={technicians.map(({ _id }) => _id)}
          nameOf={(id) => technicians.find(({ _id }) => _id === id)?.name ?? ''}
          {...form.field('technicianId')}
        />
      )}
      <TextField label={t('note')} maxLength={maxLength.reason} {...form.field('note')} />
      <div>
        <FileInput
          words={picture ? t('otherPicture') : t('addPicture')}
          aria-label={t('addPicture')}
          accept={photoTypes.join()}
          onFiles={(files) => void addPicture(files)}
        />
        {form.errors.picture && (
          <Text c="var(--red)" role="alert">
            {form.errors.picture}
          </Text>
        )}
      </div>
      {picture && <img src={picture} alt={t('picture')} style={{ maxHeight: 160 }} />}
    </FormDialog>
  );
}
