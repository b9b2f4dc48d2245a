// The people of a mobile number: who of them calls, or somebody else.
import { useEffect, useId, useRef } from 'react';
import { formatLongDate } from '#shared/format.ts';
import { placeLine } from '#shared/orders/place.ts';
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
      {pending && <p className={classes.quiet}>Looking the number up…</p>}
      {people?.length === 0 && <p className={classes.quiet}>Nobody has booked with this number yet.</p>}
      {people && people.length > 0 && (
        <fieldset
          ref={group}
          className={classes.choices}
          aria-describedby={missing ? `${id}-missing` : undefined}
        >
          <legend>Who is calling?</legend>
          {people.map((person) => (
            <label key={person._id} className={classes.choice}>
              <input type="radio" name={id} checked={chosen === person._id} onChange={() => choose(person)} />
              <span>
                {person.fullname}
                <span className={classes.quiet}> {whereAndWhen(person)}</span>
              </span>
            </label>
          ))}
          <label className={classes.choice}>
            <input type="radio" name={id} checked={chosen === null} onChange={() => choose(null)} />
            Somebody else
          </label>
          {missing && (
            <p id={`${id}-missing`} role="alert" className={classes.failure}>
              Please choose who is calling
            </p>
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
