// The one table of the admin screens: a page of a list that the server sorts, filters and pages by cursors.
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Table.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Flex.layer.css';
import '@mantine/core/styles/Center.layer.css';
import 'mantine-datatable/styles.layer.css';
import { DataTable as LibraryTable } from 'mantine-datatable';
import { useEffect, useRef } from 'react';
import noResultsArt from '#client/assets/empty/no-results.svg';
import { codeOf } from '#client/lib/failure.ts';
import type { ListAddress } from '#client/lib/list-address.ts';
import { Button } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { LoadError } from '../LoadError.tsx';
import { type Column, type Direction, libraryColumns, type Sorting } from './columns.tsx';
import classes from './DataTable.module.css';
import { type Noun, Pager } from './Pager.tsx';
import { SortSelect } from './SortSelect.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { useAriaSort } from './use-aria-sort.ts';

type Row = { _id: string };
type Page<T> = {
  items: T[];
  nextCursor?: string | undefined;
  previousCursor?: string | undefined;
  count: number;
  countIsExact: boolean;
};
type Reading<T> = {
  data: Page<T> | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};
type Input = { limit: number; cursor?: string | undefined; sort?: string; direction?: Direction };

type Props<T extends Row> = {
  /** What it holds, for screen readers. */
  label: string;
  noun: Noun;
  columns: readonly Column<T>[];
  reading: Reading<T>;
  address: ListAddress<Input>;
  /** The words of the screen's own for a failed reading. */
  failed?: string;
  /** What stands here before there is anything. */
  empty: { art: string; title: string; text: string };
  /** Set while filters are: takes them all off. */
  clearFilters: (() => void) | null;
  rowClassName?: (row: T) => string | undefined;
};

export function DataTable<T extends Row>(props: Props<T>) {
  const { label, columns, reading, address, failed, rowClassName } = props;
  const { input, page } = address;
  const viewport = useRef<HTMLDivElement>(null);
  const sorting: Sorting | undefined = input.direction && {
    by: input.sort ?? 'createdAt',
    direction: input.direction,
    change: (sort, direction) => address.change({ ...(input.sort && { sort }), direction }),
  };
  const root = useAriaSort(columns, sorting);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every turned page begins at its top
  useEffect(() => viewport.current?.scrollTo({ top: 0 }), [input.cursor]);

  const { data } = reading;
  if (!data && reading.error)
    return (
      <LoadError
        error={reading.error}
        pending={reading.isFetching}
        {...(failed && { title: failed })}
        // a cursor of another day or list leads nowhere: begin anew
        retry={() => (codeOf(reading.error) === 'BAD_REQUEST' ? address.turn(1) : void reading.refetch())}
      />
    );
  if (!data) return <TableSkeleton label={label} />;
  if (data.items.length === 0) return <NoRows {...props} />;
  const first = (page - 1) * input.limit + 1;
  return (
    <div className={classes.root} ref={root} aria-busy={reading.isPlaceholderData}>
      {sorting && <SortSelect columns={columns} sorting={sorting} />}
      <LibraryTable
        className={classes.table ?? ''}
        aria-label={label}
        records={data.items}
        columns={libraryColumns(columns, sorting, first)}
        idAccessor="_id"
        withTableBorder
        borderRadius="md"
        highlightOnHover
        horizontalSpacing={10}
        verticalSpacing={0}
        scrollViewportRef={viewport}
        scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'region', 'aria-label': label } }}
        {...(rowClassName && { rowClassName })}
      />
      <Turning {...props} data={data} first={first} />
    </div>
  );
}

function Turning<T extends Row>({ noun, address, data, first }: Props<T> & { data: Page<T>; first: number }) {
  const { nextCursor, previousCursor } = data;
  const { page, turn, input } = address;
  return (
    <Pager
      noun={noun}
      first={first}
      shown={data.items.length}
      count={data.count}
      countIsExact={data.countIsExact}
      limit={input.limit}
      previous={previousCursor ? () => turn(page - 1, previousCursor) : null}
      next={nextCursor ? () => turn(page + 1, nextCursor) : null}
      resize={(limit) => address.change({ limit })}
    />
  );
}

function NoRows<T extends Row>({ noun, address, reading, empty, clearFilters }: Props<T>) {
  if (reading.data && reading.data.count > 0)
    return (
      <EmptyState art={noResultsArt} title={`No more ${noun[1]} here`}>
        <Button variant="outline" onClick={() => address.turn(1)}>
          First page
        </Button>
      </EmptyState>
    );
  if (!clearFilters) return <EmptyState {...empty} />;
  return (
    <EmptyState art={noResultsArt} title={`No ${noun[1]} match`} text="Try fewer or other filters.">
      <Button variant="outline" onClick={clearFilters}>
        Clear filters
      </Button>
    </EmptyState>
  );
}
