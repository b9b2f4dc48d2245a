// A column's title that sorts by it; again turns the order round.
import classes from './DataTable.module.css';

export type Direction = 'asc' | 'desc';
export type Sorting = {
  by: string;
  direction: Direction;
  change: (by: string, direction: Direction) => void;
};

type Props = { title: string; name: string; sorting: Sorting };

export function SortButton({ title, name, sorting }: Props) {
  const sorted = sorting.by === name;
  const ascending = sorting.direction === 'asc';
  return (
    <button
      type="button"
      className={classes.sort}
      data-sorted={sorted || undefined}
      onClick={() => sorting.change(name, sorted && ascending ? 'desc' : 'asc')}
    >
      {title}
      <span aria-hidden="true">{sorted ? (ascending ? '▲' : '▼') : '↕'}</span>
    </button>
  );
}
