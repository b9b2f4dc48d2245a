import { useEffect, useId, useRef } from 'react';
import { Text } from '#client/ui/mantine/layout.tsx';
import { formatLongDate } from '#shared/format.ts';
import { placeLine } from '#shared/orders/place.ts';
import { Choice } from '../Choice.tsx';
import classes from './NewBooking.module.css';
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
      {pending && (
        <Text size="sm" c="dimmed">
          Looking the number up…
        </Text>
      )}
      {people?.length === 0 && (
        <Text size="sm" c="dimmed">
          Nobody has booked with this number yet.
        </Text>
      )}
      {people && people.length > 0 && (
        <fieldset ref={group} aria-describedby={missing ? `${id}-missing` : undefined}>
          <legend>Who is calling?</legend>
          {people.map((person) => (
            <Choice key={person._id}>
              <input type="radio" name={id} checked={chosen === person._id} onChange={() => choose(person)} />
              <span>
                {person.fullname}
                <Text span size="sm" c="dimmed">
                  {' '}
                  {whereAndWhen(person)}
                </Text>
              </span>
            </Choice>
          ))}
          <Choice>
            <input type="radio" name={id} checked={chosen === null} onChange={() => choose(null)} />
            Somebody else
          </Choice>
          {missing && (
            <Text size="sm" c="var(--danger)" id={`${id}-missing`} role="alert">
              Please choose who is calling
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
    person.lastOrderAt ? `last booked ${formatLongDate(person.lastOrderAt)}` : 'has not booked yet',
  ]
    .filter(Boolean)
    .join(', ');
