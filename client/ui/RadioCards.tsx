import { useId } from 'react';
import classes from './RadioCards.module.css';

type Props<Value extends string> = {
  legend: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  choose: (value: Value) => void;
};

/** A few choices beside each other, each large enough for a thumb. */
export function RadioCards<Value extends string>({ legend, options, value, choose }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.cards}>
      <legend>{legend}</legend>
      {options.map(([option, label]) => (
        <label key={option}>
          <input type="radio" name={name} checked={value === option} onChange={() => choose(option)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
