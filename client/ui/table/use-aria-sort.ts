// Tells screen readers which column a table is sorted by; the table library has no way to say so.
import { useEffect, useRef } from 'react';
import type { Column } from './columns.tsx';
import type { Sorting } from './SortButton.tsx';

/** Gives a ref for what the table stands in. Call it on every rendering. */
export function useAriaSort<T>(columns: readonly Column<T>[], sorting: Sorting | undefined) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const { key, sort } of columns) {
      const cell = root.current?.querySelector(`th[data-accessor="${key}"]`);
      if (sort === undefined || sort !== sorting?.by) cell?.removeAttribute('aria-sort');
      else cell?.setAttribute('aria-sort', sorting.direction === 'asc' ? 'ascending' : 'descending');
    }
  });
  return root;
}
