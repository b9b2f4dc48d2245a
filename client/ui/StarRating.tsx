import type { CSSProperties } from 'react';
import { formatRating } from '#shared/format.ts';
import classes from './StarRating.module.css';
import { uiTexts as t } from './texts.ts';

export function StarRating({ average, count }: { average: number; count?: number }) {
  const stars = Number.isInteger(average) ? average : formatRating(average);
  return (
    <span
      className={classes.stars}
      role="img"
      aria-label={count === undefined ? t('outOf', { stars }) : t('outOfRated', { stars, count })}
      style={{ '--filled': `${average * 20}%` } as CSSProperties}
    />
  );
}
