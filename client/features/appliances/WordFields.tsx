import { useId } from 'react';
import type { FieldProps } from '#client/lib/form.ts';
import { SelectField } from '#client/ui/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { type ApplianceKind, applianceKinds, kindName } from '#shared/appliances/kinds.ts';
import { applianceFieldTexts as t } from './field-texts.ts';
import { makers } from './makers.ts';

type Props = {
  field: (name: 'kind' | 'maker' | 'place' | 'serial') => FieldProps;
  /** The kinds to choose from, the likely ones first. */
  kinds?: readonly ApplianceKind[];
};

/** Fields for the kind of an appliance, its maker, model, serial number and place. */
export function WordFields({ field, kinds = applianceKinds }: Props) {
  const makersId = useId();
  return (
    <>
      <SelectField
        label={t('kind')}
        options={kinds}
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
      <TextField label={t('serial')} autoComplete="off" {...field('serial')} />
    </>
  );
}
