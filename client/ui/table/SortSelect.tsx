// Sorting where rows are cards and no column has a title to press.
import { NativeSelect } from '#client/ui/mantine/inputs.ts';
import type { Column } from './columns.ts';
import classes from './DataTable.module.css';
import type { Direction, Sorting } from './SortButton.tsx';

const ways = [
  ['asc', 'ascending'],
  ['desc', 'descending'],
] as const;

type Props<T> = { columns: readonly Column<T>[]; sorting: Sorting };

export function SortSelect<T>({ columns, sorting }: Props<T>) {
  const sortable = columns.flatMap(({ title, sort }) => (sort ? [{ title, sort }] : []));
  return (
    <NativeSelect
      size="sm"
      className={`${classes.size} ${classes.sorts}`}
      label="Sort by"
      value={`${sorting.by} ${sorting.direction}`}
      onChange={(event) => {
        const [by = '', direction] = event.currentTarget.value.split(' ');
        sorting.change(by, direction as Direction);
      }}
    >
      {sortable.flatMap(({ title, sort }) =>
        ways.map(([direction, words]) => (
          <option key={`${sort} ${direction}`} value={`${sort} ${direction}`}>
            {title}, {words}
          </option>
        )),
      )}
    </NativeSelect>
  );
}
