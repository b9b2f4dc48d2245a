// Copies the windows of one weekday to others.
import { type FormEvent, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { weekdays } from '#shared/visits/schema.ts';
import classes from './Settings.module.css';

type Props = {
  /** The weekday whose windows are copied: 0 is Monday. */
  from: number;
  copy: (to: readonly number[]) => void;
  close: () => void;
};

export function CopyDay({ from, copy, close }: Props) {
  const others = weekdays.map((name, day) => ({ name, day })).filter(({ day }) => day !== from);
  const [chosen, setChosen] = useState<readonly number[]>(others.map(({ day }) => day));
  const toggle = (day: number) =>
    setChosen(chosen.includes(day) ? chosen.filter((other) => other !== day) : [...chosen, day]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // the dialog is part of the form that the days stand in, which is not sent by this
    event.stopPropagation();
    copy(chosen);
    close();
  };
  return (
    <Dialog title={`Copy ${weekdays[from]} to`} close={close}>
      <form onSubmit={onSubmit} className={classes.copy}>
        <fieldset className={classes.days}>
          <legend className="visually-hidden">Days that get the same windows</legend>
          {others.map(({ name, day }) => (
            <label key={day} className={classes.choice}>
              <input type="checkbox" checked={chosen.includes(day)} onChange={() => toggle(day)} />
              {name}
            </label>
          ))}
        </fieldset>
        <DialogActions>
          <Button variant="outline" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" data-autofocus>
            Copy
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
