import { useState } from 'react';
import { v4 as newId } from 'uuid';
import { useShopForm } from '#client/lib/form.ts';
import { rules } from '#client/lib/rules.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { SimpleGrid } from '#client/ui/mantine/layout.tsx';
import { TextAreaField, TextField } from '#client/ui/TextField.tsx';
import type { ApplianceInFull } from '#shared/appliances/schema.ts';
import { indiaDayOf } from '#shared/india-day.ts';
import { surely } from '#shared/sent-form.ts';
import { applianceFieldTexts as t } from './field-texts.ts';
import { WordFields } from './WordFields.tsx';

type Props = {
  /** The appliance to change. Without it, the form adds an appliance. */
  appliance?: ApplianceInFull | undefined;
  /** The owner's id, if the office adds the appliance. */
  customerId?: string;
  /** Adds the field for the office's note. */
  staff?: boolean;
  close: () => void;
};

/** Adds or changes an appliance, for its person and the office. */
export function ApplianceForm({ appliance, customerId, staff = false, close }: Props) {
  const [_id] = useState(() => newId());
  const queries = trpc.useUtils();
  const add = trpc.appliances.add.useMutation();
  const change = trpc.appliances.change.useMutation();
  const isOwnNew = !appliance && !customerId;
  const form = useShopForm({
    schema: rules('applianceForm'),
    ...(isOwnNew && { sends: 'appliance' as const }),
    initialValues: {
      kind: appliance?.kind ?? '',
      maker: appliance?.maker ?? '',
      place: appliance?.place ?? '',
      serial: appliance?.serial ?? '',
      model: appliance?.model ?? '',
      bought: appliance?.bought ?? '',
      makersWarrantyMonths: appliance?.makersWarrantyMonths ?? '',
      note: appliance?.note ?? '',
    },
  });
  const { field } = form;
  const onSubmit = form.submit(async (values) => {
    const { bought = null, makersWarrantyMonths = null } = values;
    const { message } = appliance
      ? await change.mutateAsync({ ...values, id: appliance._id, bought, makersWarrantyMonths })
      : await add.mutateAsync({ ...values, _id, customerId });
    toast.success(message);
    close();
    await Promise.all([queries.appliances.invalidate(), queries.orders.invalidate()]);
  });
  const months = field('makersWarrantyMonths');
  return (
    <FormDialog
      title={appliance ? t('changeThis') : t('add')}
      yes={appliance ? t('save') : t('add')}
      width={560}
      close={close}
      form={form}
      sends={isOwnNew ? surely('appliance') : undefined}
      inPage={form.sent !== null}
      failure={form.sent?.failure ?? null}
      onSubmit={onSubmit}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: 'end' }}>
        <WordFields field={field} />
        <TextField label={t('model')} autoComplete="off" {...field('model')} />
        <TextField
          label={t('bought')}
          description={t('boughtHelp')}
          type="month"
          max={indiaDayOf(Date.now()).slice(0, 7)}
          {...field('bought')}
        />
        <TextField
          label={t('makersMonths')}
          type="number"
          inputMode="numeric"
          min={0}
          {...months}
          onChange={({ currentTarget: { value } }) => months.onChange(value === '' ? '' : Number(value))}
        />
        {staff && <TextAreaField label={t('staffNote')} rows={2} {...field('note')} />}
      </SimpleGrid>
    </FormDialog>
  );
}
