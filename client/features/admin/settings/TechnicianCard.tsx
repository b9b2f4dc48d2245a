import { type FormEvent, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { TextInput } from '#client/ui/mantine/inputs.ts';
import { Text } from '#client/ui/mantine/layout.tsx';
import type { Category } from '#shared/catalogue/schema.ts';
import { mobileLink } from '#shared/contact-links.ts';
import { indiaDayOf } from '#shared/india-day.ts';
import { fieldMessages } from '#shared/messages.ts';
import { day } from '#shared/primitives.ts';
import type { Technician } from '#shared/technicians/schema.ts';
import { formatVisitDay } from '#shared/visits/words.ts';
import { Choice } from '../Choice.tsx';
import { EditConflicts } from '../edit-conflicts/EditConflicts.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import classes from './Settings.module.css';
import { technicianTexts as t } from './technicians-texts.ts';
import { settingsTexts } from './texts.ts';
import { useSaveTechnician } from './use-save-technician.ts';
import { VisitsQuestion } from './VisitsQuestion.tsx';

type Props = { technician: Technician; others: readonly Technician[]; categories: readonly Category[] };

const names = { categories: t('repairs'), onDuty: t('onDuty'), daysOff: t('daysOff') } as const;

export function TechnicianCard({ technician, others, categories }: Props) {
  const { save, question, answer, conflicts, choose } = useSaveTechnician(technician);
  const [leaves, setLeaves] = useState(false);
  const { name, mobile, onDuty } = technician;
  const formatValue = (field: keyof typeof names, value: unknown): string => {
    if (field === 'onDuty') return value ? settingsTexts('yes') : settingsTexts('no');
    const values = value as readonly string[];
    if (field === 'daysOff') return values.map(formatVisitDay).join(', ') || t('none');
    const labels = categories.filter((category) => values.includes(category.value));
    return labels.map(({ label }) => label).join(', ') || t('none');
  };
  return (
    <li className={classes.technician}>
      <div className={classes.who}>
        <Text component="h3" fw={800} fz="var(--type-4)">
          {name}
        </Text>
        <a href={mobileLink(mobile)} className={classes.call}>
          {mobile}
        </a>
        <Choice>
          <input
            type="checkbox"
            aria-label={t('onDutyOf', { name })}
            checked={onDuty}
            onChange={() => void save(() => ({ onDuty: !onDuty }), onDuty ? { days: null } : undefined)}
          />
          {t('onDuty')}
        </Choice>
        {!onDuty && (
          <Text size="sm" c="dimmed">
            {t('offDutyPlaces')}
          </Text>
        )}
        <Button
          variant="quiet"
          style={{ paddingInline: 0 }}
          aria-label={t('leavesOf', { name })}
          onClick={() => setLeaves(true)}
        >
          {t('leaves')}
        </Button>
      </div>
      <EditConflicts conflicts={conflicts} choose={choose} names={names} format={formatValue} />
      <fieldset className={classes.repairs} aria-label={t('repairsOf', { name })}>
        <legend>{t('repairs')}</legend>
        {categories.map(({ value, label }) => (
          <Choice key={value}>
            <input
              type="checkbox"
              checked={technician.categories.includes(value)}
              onChange={({ currentTarget: { checked } }) =>
                void save(({ categories }) => ({
                  categories: checked ? withOne(categories, value) : without(categories, value),
                }))
              }
            />
            {label}
          </Choice>
        ))}
      </fieldset>
      <DaysOff technician={technician} save={save} />
      {leaves && <LeaveDialog technician={technician} close={() => setLeaves(false)} />}
      {question && <VisitsQuestion technician={technician} others={others} {...question} answer={answer} />}
    </li>
  );
}

const without = (all: readonly string[], one: string) => all.filter((other) => other !== one);
const withOne = (all: readonly string[], one: string) => [...without(all, one), one].toSorted();

function DaysOff({
  technician: { name, daysOff },
  save,
}: {
  technician: Technician;
  save: ReturnType<typeof useSaveTechnician>['save'];
}) {
  const [date, setDate] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!day.safeParse(date).success) return setFailure(fieldMessages.dateInvalid);
    if (date < indiaDayOf(Date.now())) return setFailure(fieldMessages.dayPast);
    if (daysOff.includes(date)) return setFailure(fieldMessages.dayTwice);
    setAdding(true);
    const added = await save(({ daysOff }) => ({ daysOff: withOne(daysOff, date) }), { days: [date] });
    if (added) setDate('');
    setAdding(false);
  };
  return (
    <div className={classes.daysOff}>
      <h4>{t('daysOff')}</h4>
      {daysOff.length > 0 && (
        <ul aria-label={t('daysOffOf', { name })}>
          {daysOff.map((date) => (
            <li key={date}>
              {formatVisitDay(date)}
              <Button
                variant="quiet"
                className={classes.remove}
                aria-label={t('removeDayOff', { day: formatVisitDay(date), name })}
                onClick={() => void save(({ daysOff }) => ({ daysOff: without(daysOff, date) }))}
              >
                <Icon name="trash" size={18} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={(event) => void add(event)} noValidate>
        <TextInput
          size="sm"
          type="date"
          aria-label={t('dayOffOf', { name })}
          value={date}
          error={failure}
          onChange={(event) => {
            setDate(event.currentTarget.value);
            setFailure(null);
          }}
        />
        <Button type="submit" variant="outline" pending={adding}>
          {t('addDayOff')}
        </Button>
      </form>
    </div>
  );
}
