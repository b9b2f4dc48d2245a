import type { CSSProperties } from 'react';
import { formatRating } from '#shared/format.ts';
import classes from './StarRating.module.css';

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
