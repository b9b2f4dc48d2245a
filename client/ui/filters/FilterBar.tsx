import { Fragment, isValidElement, type ReactNode } from 'react';
import type { ListAddress } from '#client/lib/list-address.ts';
import { useIsPhone } from '#client/lib/use-media.ts';
import { Choice } from '#client/ui/Choice.tsx';
import { Group } from '#client/ui/mantine/layout.tsx';
import type { FiltersOf } from '#shared/filters.ts';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { listTexts as t } from '../table/texts.ts';
import classes from './FilterBar.module.css';
import { FilterDay } from './FilterDay.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import { FilterText } from './FilterText.tsx';
import { type Filter, wordsOfFilter } from './filters.ts';
import { MoreFilters } from './MoreFilters.tsx';

type Props<Input> = {
  label: string;
  address: ListAddress<Input>;
  /** The control of each filter, the search field first. Null if another control sets it. */
  fields: { [Name in keyof FiltersOf<Input>]-?: Filter | ReactNode };
  /** The filters of a desk's bar. All others, and on a phone all but the search field, are behind 'Filter'. */
  often: readonly (keyof FiltersOf<Input>)[];
  /** Buttons at the end of the bar. */
  children?: ReactNode;
};

const isFilter = (field: Filter | ReactNode): field is Filter =>
  typeof field === 'object' && field !== null && 'kind' in field && !isValidElement(field);

export function FilterBar<Input>({ label, address, fields, often, children }: Props<Input>) {
  const isPhone = useIsPhone();
  const all = Object.entries<Filter | ReactNode>(fields).filter(([, field]) => field !== null);
  const isBehind = (name: string, at: number) => (isPhone ? at > 0 : !often.some((one) => one === name));
  const input = address.input as Record<string, unknown>;
  const isSet = (name: string) => input[name] !== undefined && input[name] !== false && input[name] !== '';
  const show = ([name, field]: (typeof all)[number]) => (
    <Fragment key={name}>
      {isFilter(field) ? <Field name={name} filter={field} address={address} /> : field}
    </Fragment>
  );
  const behind = all.filter(([name], at) => isBehind(name, at));
  const chips = behind.filter(([name, field]) => isFilter(field) && isSet(name));
  return (
    <Group role="search" className={classes.bar ?? ''} align="end" gap="xs" mb="xs" aria-label={label}>
      {all.filter(([name], at) => !isBehind(name, at)).map(show)}
      {behind.length > 0 && (
        <MoreFilters count={chips.length} wide={isPhone}>
          {behind.map(show)}
        </MoreFilters>
      )}
      {children}
      {(chips.length > 0 || address.clear) && (
        <Group gap="4px 8px" flex="1 0 100%">
          {chips.map(([name, field]) => {
            const words = wordsOfFilter(field as Filter, input[name]);
            return (
              <button
                key={name}
                type="button"
                className={classes.chip}
                aria-label={t('removeFilter', { filter: words })}
                onClick={() => address.change({ [name]: '' })}
              >
                {words}
                <Icon name="close" size={14} />
              </button>
            );
          })}
          {address.clear && (
            <Button variant="quiet" onClick={address.clear}>
              {t('clearFilters')}
            </Button>
          )}
        </Group>
      )}
    </Group>
  );
}

type FieldProps<Input> = { name: string; filter: Filter; address: ListAddress<Input> };

function Field<Input>({ name, filter, address }: FieldProps<Input>) {
  const { change, written } = address;
  const value = (address.input as Record<string, unknown>)[name];
  const { label } = filter;
  if (filter.kind === 'day')
    return (
      <FilterDay label={label} value={String(value ?? '')} onChange={(day) => change({ [name]: day })} />
    );
  if (filter.kind === 'mark')
    return (
      <Choice
        checked={value === true}
        onChange={({ currentTarget: { checked } }) => change({ [name]: checked })}
      >
        {label}
      </Choice>
    );
  if (filter.kind === 'choice')
    return (
      <FilterSelect
        {...filter}
        value={String(value ?? '')}
        onChange={(chosen) => change({ [name]: chosen })}
      />
    );
  const text = written(name);
  return (
    <FilterText
      label={label}
      wide={filter.wide}
      value={text}
      {...(filter.refusal && { inputMode: 'numeric' as const })}
      error={filter.refusal && text !== '' && value === undefined ? filter.refusal : undefined}
      onChange={(typed, first) => change({ [name]: typed }, { replace: !first })}
    />
  );
}
