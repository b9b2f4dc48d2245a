// The line of filters above a table, with the way to take them all off.
import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import classes from './FilterBar.module.css';

type Props = {
  label: string;
  /** Set while any filter is. */
  clear: (() => void) | null;
  children: ReactNode;
};

export function FilterBar({ label, clear, children }: Props) {
  return (
    <search className={classes.bar} aria-label={label}>
      {children}
      {clear && (
        <Button variant="quiet" className={classes.clear} onClick={clear}>
          Clear filters
        </Button>
      )}
    </search>
  );
}
