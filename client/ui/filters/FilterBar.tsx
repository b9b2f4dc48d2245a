// The line of filters above a table, with the way to take them all off.
import { Fragment, type ReactNode } from 'react';
import type { ListAddress } from '#client/lib/list-address.ts';
import type { FiltersOf } from '#shared/filters.ts';
import { Button } from '../Button.tsx';
import classes from './FilterBar.module.css';

type Props<Input> = {
  label: string;
  address: ListAddress<Input>;
  /**
   * Each filter of the list with its field, in the order of the screen; null for one that is set elsewhere. A further
   * filter of the schema does not compile until it stands here.
   */
  fields: { [Name in keyof FiltersOf<Input>]-?: ReactNode };
};

export function FilterBar<Input>({ label, address, fields }: Props<Input>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to every phone yet
    <div role="search" className={classes.bar} aria-label={label}>
      {Object.entries<ReactNode>(fields).map(([name, field]) => (
        <Fragment key={name}>{field}</Fragment>
      ))}
      {address.clear && (
        <Button variant="quiet" className={classes.clear} onClick={address.clear}>
          Clear filters
        </Button>
      )}
    </div>
  );
}
