import { type FormEvent, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { NativeSelect } from '#client/ui/mantine/inputs.ts';
import { Stack } from '#client/ui/mantine/layout.tsx';
import { firstNameOf } from '#shared/orders/sentences.ts';
import type { Technician, VisitsChoice } from '#shared/technicians/schema.ts';
import { formatVisitDay } from '#shared/visits/words.ts';
import { Choice } from '../Choice.tsx';
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
    unassign: count === 1 ? 'Nobody has it until you assign it' : 'Nobody has them until you assign them',
    give: count === 1 ? 'Give it to' : 'Give all of them to',
    keep: count === 1 ? `It stays with ${first}` : `They stay with ${first}`,
  };
  const choices = (['unassign', 'give', 'keep'] as const).filter((choice) => choice !== 'give' || giveTo);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    answer(visits === 'give' && giveTo ? { visits, giveTo } : { visits });
  };
  const isSingle = count === 1;
  const when = days ? ` on ${days.map(formatVisitDay).join(', ')}` : '';
  return (
    <Dialog title={`What becomes of ${first}'s ${isSingle ? 'visit' : 'visits'}?`} close={() => answer(null)}>
      <form onSubmit={onSubmit}>
        <Stack gap="md">
          <p>
            {technician.name} has {count} open {isSingle ? 'visit' : 'visits'}
            {when}.
          </p>
          <fieldset>
            <legend className="visually-hidden">What becomes of {isSingle ? 'it' : 'them'}</legend>
            {choices.map((choice) => (
              <Choice key={choice}>
                <input
                  type="radio"
                  name="visits"
                  checked={visits === choice}
                  onChange={() => setChoice(choice)}
                  data-autofocus={choice === 'unassign' || undefined}
                />
                {labels[choice]}
              </Choice>
            ))}
          </fieldset>
          {visits === 'give' && (
            <NativeSelect
              label="Technician"
              value={giveTo}
              data={available.map(({ _id, name }) => ({ value: _id, label: name }))}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
          )}
          <DialogActions>
            <Button variant="outline" onClick={() => answer(null)}>
              Cancel
            </Button>
            <Button type="submit">{days ? 'Add day off' : 'Take off duty'}</Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
