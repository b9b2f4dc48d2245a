import { NativeSelect } from '#client/ui/mantine/inputs.ts';
import { UnstyledButton } from '#client/ui/mantine/layout.tsx';
import type { Column } from './columns.ts';
import classes from './DataTable.module.css';
import { listTexts as t } from './texts.ts';

export type Direction = 'asc' | 'desc';
export type Sorting = {
  by: string;
  direction: Direction;
  change: (by: string, direction: Direction) => void;
};

type ButtonProps = { title: string; name: string; sorting: Sorting };

export function SortButton({ title, name, sorting }: ButtonProps) {
  const sorted = sorting.by === name;
  const ascending = sorting.direction === 'asc';
  return (
    <UnstyledButton
      className={classes.sort ?? ''}
      fz="inherit"
      fw={700}
      data-sorted={sorted || undefined}
      onClick={() => sorting.change(name, sorted && ascending ? 'desc' : 'asc')}
    >
      {title}
      <span aria-hidden="true">{sorted ? (ascending ? '▲' : '▼') : '↕'}</span>
    </UnstyledButton>
  );
}

type SelectProps<T> = {
  columns: readonly Column<T>[];
  more?: readonly { sort: string; title: string }[] | undefined;
  sorting: Sorting;
};

export function SortSelect<T>({ columns, more = [], sorting }: SelectProps<T>) {
  const sortable = columns.flatMap(({ title, sort }) => (sort ? [{ title, sort }] : []));
  return (
    <NativeSelect
      size="sm"
      className={classes.size ?? ''}
      mt="sm"
      style={{ justifyContent: 'flex-end' }}
      label={t('sortBy')}
      value={`${sorting.by} ${sorting.direction}`}
      onChange={(event) => {
        const [by = '', direction] = event.currentTarget.value.split(' ');
        sorting.change(by, direction as Direction);
      }}
    >
      {more.map(({ sort, title }) => (
        <option key={sort} value={`${sort} asc`}>
          {title}
        </option>
      ))}
      {sortable.flatMap(({ title, sort }) =>
        (['asc', 'desc'] as const).map((direction) => (
          <option key={`${sort} ${direction}`} value={`${sort} ${direction}`}>
            {t(direction, { title })}
          </option>
        )),
      )}
    </NativeSelect>
  );
}
