import { useId } from 'react';
import classes from './StarRatingInput.module.css';

const values = [1, 2, 3, 4, 5] as const;

type InputProps = {
  label: string;
  value: number;
  onChange: (stars: number) => void;
  error?: React.ReactNode;
};

export function StarRatingInput({ label, value, onChange, error }: InputProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.choices}>
        {values.map((stars) => (
          <label key={stars} className={classes.choice} data-filled={stars <= value || undefined}>
            <input
              className="covering"
              type="radio"
              name="rating"
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
