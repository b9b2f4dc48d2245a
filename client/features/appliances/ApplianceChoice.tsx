import { Choice } from '#client/ui/Choice.tsx';
import { NativeSelect } from '#client/ui/mantine/inputs.ts';
import { applianceChoiceTexts as t } from './choice-texts.ts';
import type { ApplianceField } from './use-appliance-choice.ts';

/** Asks which appliance a line of the cart is for. One piece and one fitting appliance need only a checkbox. */
export function ApplianceChoice({ fields, describedBy }: { fields: ApplianceField[]; describedBy: string }) {
  return fields.map(({ name, value, options, choose }, at) => {
    const [only] = options;
    if (fields.length === 1 && options.length === 1 && only)
      return (
        <Choice
          key={name}
          name={name}
          value={only._id}
          checked={value !== ''}
          aria-describedby={describedBy}
          onChange={({ currentTarget: { checked } }) => choose(checked ? only._id : '')}
        >
          {t('forThis', { name: only.name })}
        </Choice>
      );
    return (
      <NativeSelect
        key={name}
        label={at === 0 ? t('forWhich') : t('forWhichNext', { number: at + 1 })}
        name={name}
        value={value}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">{t('notSaid')}</option>
        {options.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    );
  });
}
