import { useId, useState } from 'react';
import { v4 as newId } from 'uuid';
import { useShopForm } from '#client/lib/form.ts';
import { rules } from '#client/lib/rules.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { SimpleGrid } from '#client/ui/mantine/layout.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { type ApplianceKind, applianceKinds, kindName } from '#shared/appliances/kinds.ts';
import type { Appliance } from '#shared/appliances/schema.ts';
import { indiaDayOf } from '#shared/india-day.ts';
import { applianceTexts as t } from './texts.ts';

const makers =
  'AO Smith,Aquaguard,Blue Star,Bosch,Carrier,Daikin,Electrolux,Elica,Faber,Glen,Godrej,Haier,Hitachi,IFB,Kaff,Kent,Kenstar,LG,Lloyd,Mitsubishi,Onida,Panasonic,Preethi,Samsung,Siemens,Sujata,Voltas,Whirlpool'.split(
    ',',
  );

type Props = {
  /** The appliance to change. Without it a new one is added. */
  appliance?: Appliance;
  close: () => void;
};

export function ApplianceDialog({ appliance, close }: Props) {
  const makersId = useId();
  const [_id] = useState(() => newId());
  const queries = trpc.useUtils();
  const add = trpc.appliances.add.useMutation();
  const change = trpc.appliances.change.useMutation();
  const form = useShopForm({
    schema: rules('applianceForm'),
    initialValues: {
      kind: (appliance?.kind ?? '') as ApplianceKind | '',
      maker: appliance?.maker ?? '',
      place: appliance?.place ?? '',
      model: appliance?.model ?? '',
      serial: appliance?.serial ?? '',
      bought: appliance?.bought ?? '',
      makersWarrantyMonths: appliance?.makersWarrantyMonths ?? '',
      note: '',
    },
  });
  const { field } = form;
  const onSubmit = form.submit(async ({ note: _, ...values }) => {
    const { bought = null, makersWarrantyMonths = null } = values;
    const { message } = appliance
      ? await change.mutateAsync({ ...values, id: appliance._id, bought, makersWarrantyMonths })
      : await add.mutateAsync({ ...values, _id });
    toast.success(message);
    await queries.appliances.invalidate();
    close();
  });
  const months = field('makersWarrantyMonths');
  return (
    <FormDialog
      title={appliance ? t('changeThis') : t('add')}
      yes={appliance ? t('save') : t('add')}
      width={560}
      close={close}
      form={form}
      onSubmit={onSubmit}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <SelectField
          label={t('kind')}
          options={applianceKinds}
          nameOf={(kind) => kindName(kind as ApplianceKind)}
          blank={t('chooseKind')}
          required
          data-autofocus
          {...field('kind')}
        />
        <TextField label={t('maker')} list={makersId} autoComplete="off" {...field('maker')} />
        <datalist id={makersId}>
          {makers.map((maker) => (
            <option key={maker} value={maker} />
          ))}
        </datalist>
        <TextField label={t('place')} description={t('placeHelp')} {...field('place')} />
        <TextField
          label={t('bought')}
          description={t('boughtHelp')}
          type="month"
          max={indiaDayOf(Date.now()).slice(0, 7)}
          {...field('bought')}
        />
        <TextField label={t('model')} autoComplete="off" {...field('model')} />
        <TextField label={t('serial')} autoComplete="off" {...field('serial')} />
        <TextField
          label={t('makersMonths')}
          type="number"
          inputMode="numeric"
          min={0}
          {...months}
          onChange={({ currentTarget: { value } }) => months.onChange(value === '' ? '' : Number(value))}
        />
      </SimpleGrid>
    </FormDialog>
  );
}
