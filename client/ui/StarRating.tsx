// Stars: an average to read, and one to five to choose.
import { type CSSProperties, useId } from 'react';
import { formatRating } from '#shared/format.ts';
import classes from './StarRating.module.css';

const values = [1, 2, 3, 4, 5] as const;

/** Read-only stars, filled to the tenth. `count` adds how many people rated. */
export function StarRating({ average, count }: { average: number; count?: number }) {
  const people = count === undefined ? '' : `, rated by ${count} ${count === 1 ? 'customer' : 'customers'}`;
  const stars = Number.isInteger(average) ? average : formatRating(average);
  return (
    <span
      className={classes.stars}
      role="img"
      aria-label={`${stars} out of 5${people}`}
      style={{ '--filled': `${average * 20}%` } as CSSProperties}
    />
  );
}

type InputProps = {
  label: string;
  /** 0 while nothing is chosen. */
  value: number;
  onChange: (stars: number) => void;
  error?: React.ReactNode;
};

/** A group of five radios that look like stars. */
export function StarRatingInput({ label, value, onChange, error }: InputProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.choices}>
        {values.map((stars) => (
          <label key={stars} className={classes.choice} data-filled={stars <= value || undefined}>
            <input
              className={classes.radio}
              type="radio"
              name={id}
              value={stars}
              checked={stars === value}
              aria-invalid={Boolean(error) || undefined}
              onChange={() => onChange(stars)}
            />
            <span aria-hidden="true">★</span>
            <span className="visually-hidden">{stars}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
