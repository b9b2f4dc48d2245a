// The one table of the admin screens: a page of a list that the server sorts, filters and pages by cursors.

import { useEffect, useRef } from 'react';
import { DataTable as LibraryTable } from '#client/ui/mantine/DataTable.ts';
import { type Column, libraryColumns } from './columns.tsx';
import classes from './DataTable.module.css';
import { ListFrame, type ListProps } from './ListFrame.tsx';
import type { Sorting } from './SortButton.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useAriaSort } from './use-aria-sort.ts';

type Props<T> = ListProps<T> & {
  columns: readonly Column<T>[];
  rowClassName?: (row: T) => string | undefined;
};

export function DataTable<T extends { _id: string }>(props: Props<T>) {
  const { label, columns, address, rowClassName } = props;
  const { input } = address;
  const viewport = useRef<HTMLDivElement>(null);
  const sorting: Sorting | undefined = input.direction && {
    by: input.sort ?? 'createdAt',
    direction: input.direction,
    change: (sort, direction) => address.change({ ...(input.sort && { sort }), direction }),
  };
  const root = useAriaSort(columns, sorting);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every turned page begins at its top
  useEffect(() => {
    // in braces: a browser that answers scrolling with a promise would have it called as the effect's end
    viewport.current?.scrollTo({ top: 0 });
  }, [input.cursor]);
  return (
    <ListFrame {...props}>
      {(rows, first) => (
        <div ref={root}>
          {sorting && <SortSelect columns={columns} sorting={sorting} />}
          <LibraryTable
            className={classes.table ?? ''}
            aria-label={label}
            records={rows}
            columns={libraryColumns(columns, sorting, first)}
            idAccessor="_id"
            withTableBorder
            borderRadius="md"
            highlightOnHover
            horizontalSpacing={8}
            verticalSpacing={0}
            scrollViewportRef={viewport}
            scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'region', 'aria-label': label } }}
            {...(rowClassName && { rowClassName })}
          />
        </div>
      )}
    </ListFrame>
  );
}
