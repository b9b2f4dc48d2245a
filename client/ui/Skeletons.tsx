import type { CSSProperties } from 'react';
import { PageHead } from './PageHead.tsx';
import classes from './Skeletons.module.css';
import { uiTexts as t } from './texts.ts';

type BlockProps = {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  radius?: CSSProperties['borderRadius'];
  className?: string | undefined;
};

export function Skeleton({ width, height, radius, className = '' }: BlockProps) {
  return (
    <span
      className={`${classes.block} ${className}`}
      style={{ width, height, borderRadius: radius }}
      aria-hidden="true"
    />
  );
}

export function LoadingNote({ what = t('loading') }: { what?: string }) {
  return (
    <span role="status" className={`visually-hidden ${classes.note}`}>
      {what}…
    </span>
  );
}

/** The skeleton of a page, under `title` if the page shows no other title. */
export function PageSkeleton({ title }: { title?: string }) {
  return (
    <div className={`page ${classes.page}`}>
      {title && <PageHead title={title} canonical={null} />}
      <LoadingNote />
      <Skeleton width="min(60%, 320px)" height={36} />
      <Skeleton width="100%" height={160} radius="var(--radius-card)" />
      <Skeleton width="100%" height={160} radius="var(--radius-card)" />
    </div>
  );
}
