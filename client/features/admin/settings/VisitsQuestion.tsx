import { type FormEvent, useState } from 'react';
import { Choice } from '#client/ui/Choice.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { NativeSelect } from '#client/ui/mantine/inputs.ts';
import { firstNameOf } from '#shared/orders/sentences.ts';
import type { Technician, VisitsChoice } from '#shared/technicians/schema.ts';
import { formatVisitDay } from '#shared/visits/words.ts';
import { technicianTexts as t } from './technicians-texts.ts';
import type { VisitsAnswer } from './use-save-technician.ts';

type Props = {
  technician: Technician;
  others: readonly Technician[];
  count: number;
  days: readonly string[] | null;
  answer: (answer: VisitsAnswer) => void;
};

export function VisitsQuestion({ technician, others, count, days, answer }: Props) {
  const [choice, setChoice] = useState<VisitsChoice>('unassign');
  const available = others.filter(
    ({ onDuty, daysOff }) => onDuty && !(days ?? []).some((date) => daysOff.includes(date)),
  );
  const [chosen, setChosen] = useState('');
  // The chosen technician may have gone off duty in the meantime.
  const giveTo = (available.find(({ _id }) => _id === chosen) ?? available[0])?._id;
  const visits = choice === 'give' && !giveTo ? 'unassign' : choice;
  const first = firstNameOf(technician.name);
  const labels: Record<VisitsChoice, string> = {
    unassign: t('unassign', { count }),
    give: t('give', { count }),
    keep: t('keep', { count, name: first }),
  };
  const choices = (['unassign', 'give', 'keep'] as const).filter((choice) => choice !== 'give' || giveTo);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    answer(visits === 'give' && giveTo ? { visits, giveTo } : { visits });
  };
  const who = { name: technician.name, count };
  return (
    <FormDialog
      title={t('whatBecomes', { name: first, count })}
      close={() => answer(null)}
      yes={days ? t('addDayOff') : t('takeOffDuty')}
      onSubmit={onSubmit}
    >
      <p>
        {days ? t('hasVisitsOn', { ...who, days: days.map(formatVisitDay).join(', ') }) : t('hasVisits', who)}
      </p>
      <fieldset>
        <legend className="visually-hidden">{t('whatBecomesOf', { count })}</legend>
        {choices.map((choice) => (
          <Choice
            key={choice}
            type="radio"
            name="visits"
            checked={visits === choice}
            onChange={() => setChoice(choice)}
            data-autofocus={choice === 'unassign' || undefined}
          >
            {labels[choice]}
          </Choice>
        ))}
      </fieldset>
      {visits === 'give' && (
        <NativeSelect
          label={t('technician')}
          value={giveTo}
          data={available.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}
