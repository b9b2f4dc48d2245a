import { useShopForm } from '#client/lib/form.ts';
import { trpc } from '#client/lib/trpc.ts';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { TextAreaField, TextField } from '#client/ui/TextField.tsx';
import { type ApplianceKind, applianceKinds, kindName } from '#shared/appliances/kinds.ts';
import { type ApplianceInFull, applianceForm } from '#shared/appliances/schema.ts';
import { useAction } from '../use-action.ts';
import { applianceTexts as t } from './texts.ts';

/** Whose appliance is added, or which one is changed. */
type Of = { customerId: string; appliance?: never } | { appliance: ApplianceInFull; customerId?: never };
type Props = Of & { kind?: ApplianceKind; added?: (id: string) => void; close: () => void };

/** Adds or changes an appliance of a customer. */
export function ApplianceForm({ customerId, appliance, kind = 'other', added, close }: Props) {
  const add = trpc.appliances.add.useMutation();
  const change = trpc.appliances.change.useMutation();
  const [run] = useAction(['appliances', 'orders']);
  const form = useShopForm({
    schema: applianceForm,
    initialValues: {
      kind: appliance?.kind ?? kind,
      maker: appliance?.maker ?? '',
      model: appliance?.model ?? '',
      serial: appliance?.serial ?? '',
      place: appliance?.place ?? '',
      bought: appliance?.bought ?? '',
      makersWarrantyMonths: appliance?.makersWarrantyMonths ?? ('' as number | ''),
      note: appliance?.note ?? '',
    },
  });
  const send = async (values: Parameters<typeof add.mutateAsync>[0]) => {
    if (appliance) {
      const { bought = null, makersWarrantyMonths = null } = values;
      return change.mutateAsync({ ...values, id: appliance._id, bought, makersWarrantyMonths });
    }
    const answer = await add.mutateAsync({ ...values, customerId });
    added?.(answer.data._id);
    return answer;
  };
  const months = form.field('makersWarrantyMonths');
  return (
    <FormDialog
      title={appliance ? t('change') : t('add')}
      yes={t('save')}
      close={close}
      form={form}
      onSubmit={form.submit((values) => run(() => send(values), close))}
    >
      <SelectField
        label={t('kind')}
        options={applianceKinds}
        nameOf={(one) => kindName(one as ApplianceKind)}
        {...form.field('kind')}
      />
      <TextField label={t('maker')} maxLength={60} {...form.field('maker')} />
      <TextField label={t('place')} maxLength={40} {...form.field('place')} />
      <TextField label={t('model')} maxLength={60} {...form.field('model')} />
      <TextField label={t('serial')} maxLength={60} {...form.field('serial')} />
      <TextField label={t('bought')} type="month" placeholder="2026-03" {...form.field('bought')} />
      <TextField
        label={t('makersWarrantyMonths')}
        type="number"
        inputMode="numeric"
        min={0}
        {...months}
        onChange={({ currentTarget: { value } }) => months.onChange(value === '' ? '' : Number(value))}
      />
      <TextAreaField label={t('staffNote')} rows={2} maxLength={500} {...form.field('note')} />
    </FormDialog>
  );
}
