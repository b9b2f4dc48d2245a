import { useEffect, useId, useRef } from 'react';
import { Choice } from '#client/ui/Choice.tsx';
import { Small, Text } from '#client/ui/mantine/layout.tsx';
import { formatLongDate } from '#shared/format.ts';
import { placeLine } from '#shared/orders/place.ts';
import classes from './NewBooking.module.css';
import { newBookingTexts as t } from './texts.ts';
import type { Caller } from './use-caller.ts';

export function WhoCalls({ caller }: { caller: Caller }) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const { people, chosen, choose, missing, pending } = caller;
  useEffect(() => {
    if (missing) group.current?.querySelector('input')?.focus();
  }, [missing]);
  return (
    <div aria-live="polite" className={classes.who}>
      {(pending || people?.length === 0) && <Small>{pending ? t('lookingUp') : t('newNumber')}</Small>}
      {people && people.length > 0 && (
        <fieldset ref={group} aria-describedby={missing ? `${id}-missing` : undefined}>
          <legend>{t('whoCalls')}</legend>
          {people.map((person) => (
            <Choice
              key={person._id}
              type="radio"
              name={id}
              checked={chosen === person._id}
              onChange={() => choose(person)}
            >
              <span>
                {person.fullname}
                <Small span> {whereAndWhen(person)}</Small>
              </span>
            </Choice>
          ))}
          <Choice type="radio" name={id} checked={chosen === null} onChange={() => choose(null)}>
            {t('somebodyElse')}
          </Choice>
          {missing && (
            <Text size="sm" c="var(--danger)" id={`${id}-missing`} role="alert">
              {t('chooseWho')}
            </Text>
          )}
        </fieldset>
      )}
    </div>
  );
}

const whereAndWhen = (person: NonNullable<Caller['people']>[number]): string =>
  [
    placeLine(person),
    person.lastOrderAt ? t('lastBooked', { day: formatLongDate(person.lastOrderAt) }) : t('notBooked'),
  ]
    .filter(Boolean)
    .join(', ');
