import { Fragment, type ReactNode, useId, useState } from 'react';
import type { ListAddress } from '#client/lib/list-address.ts';
import type { FiltersOf } from '#shared/filters.ts';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { listTexts as t } from '../table/texts.ts';
import classes from './FilterBar.module.css';

type Props<Input> = {
  label: string;
  address: ListAddress<Input>;
  /**
   * The field of each filter, or null if another control sets it. A filter of the schema without a field does
   * not compile.
   */
  fields: { [Name in keyof FiltersOf<Input>]-?: ReactNode };
  /** The filters that a phone hides behind the button t('filters'). They must be the last of `fields`. */
  rare?: readonly (keyof FiltersOf<Input>)[];
};

export function FilterBar<Input>({ label, address, fields, rare = [] }: Props<Input>) {
  const isRare = (name: string) => rare.some((one) => one === name);
  const all = Object.entries<ReactNode>(fields);
  const fieldsOf = (entries: typeof all) =>
    entries.map(([name, field]) => <Fragment key={name}>{field}</Fragment>);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to every phone yet
    <div role="search" className={classes.bar} aria-label={label}>
      {fieldsOf(all.filter(([name]) => !isRare(name)))}
      {rare.length > 0 && (
        <RareFilters set={countSet(address.input, rare)}>
          {fieldsOf(all.filter(([name]) => isRare(name)))}
        </RareFilters>
      )}
      {address.clear && (
        <Button variant="quiet" className={classes.clear} onClick={address.clear}>
          {t('clearFilters')}
        </Button>
      )}
    </div>
  );
}

const countSet = <Input,>(input: Input, names: readonly (keyof Input)[]): number =>
  names.filter((name) => input[name] !== undefined && input[name] !== false).length;

function RareFilters({ set, children }: { set: number; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(set > 0);
  return (
    <>
      <Button
        variant="outline"
        className={classes.opener}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {set > 0 ? t('filtersSet', { count: set }) : t('filters')}
        <Icon name="down" size={20} />
      </Button>
      {/* A filter with the focus stays visible when the window gets narrow, for example on a turned tablet.
          biome-ignore lint/a11y/noStaticElementInteractions: the element only listens for focus in its fields */}
      <div id={id} className={classes.rare} data-open={open} onFocus={() => setOpen(true)}>
        {children}
      </div>
    </>
  );
}
