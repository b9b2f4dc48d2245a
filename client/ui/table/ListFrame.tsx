import { type ReactNode, useState } from 'react';
import noResultsArt from '#client/assets/empty/no-results.svg';
import { codeOf } from '#client/lib/failure.ts';
import type { ListAddress } from '#client/lib/list-address.ts';
import { Button } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { LoadError } from '../LoadError.tsx';
import { LoadingNote, Skeleton } from '../Skeletons.tsx';
import classes from './DataTable.module.css';
import { type Noun, Pager } from './Pager.tsx';
import type { Direction } from './Sorting.tsx';
import { listTexts } from './texts.ts';

export type Page<T> = {
  items: T[];
  nextCursor?: string | undefined;
  previousCursor?: string | undefined;
  count: number;
  countIsExact: boolean;
};

export type ListInput = { limit: number; cursor?: string | undefined; sort?: string; direction?: Direction };

export type ListProps<T> = {
  label: string;
  noun: Noun;
  reading: {
    data: Page<T> | undefined;
    error: unknown;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  address: ListAddress<ListInput>;
  failed?: string;
  empty: { art?: string; title: string; text: string };
  sizes?: readonly number[];
};

type Props<T> = ListProps<T> & {
  children: (rows: T[], first: number) => ReactNode;
};

export function ListFrame<T>(props: Props<T>) {
  const { label, noun, reading, address, failed, sizes, children } = props;
  const { data } = reading;
  const firstRow = (address.page - 1) * address.input.limit + 1;
  // The rows of the previous page keep their numbers while the next page loads.
  const [shownFirst, setShownFirst] = useState(firstRow);
  if (data && !reading.isPlaceholderData && shownFirst !== firstRow) setShownFirst(firstRow);
  const first = reading.isPlaceholderData ? shownFirst : firstRow;
  if (!data && reading.error)
    return (
      <LoadError
        error={reading.error}
        pending={reading.isFetching}
        {...(failed && { title: failed })}
        // The server refuses the cursor of another list (BAD_REQUEST). 'Try again' then opens the first page.
        retry={() => (codeOf(reading.error) === 'BAD_REQUEST' ? address.turn(1) : void reading.refetch())}
      />
    );
  if (!data) return <TableSkeleton label={label} />;
  if (data.items.length === 0) return <NoRows {...props} />;
  const { nextCursor, previousCursor } = reading.isPlaceholderData ? {} : data;
  return (
    <div className={classes.root} aria-busy={reading.isPlaceholderData}>
      {children(data.items, first)}
      <Pager
        noun={noun}
        first={first}
        shown={data.items.length}
        count={data.count}
        countIsExact={data.countIsExact}
        limit={address.input.limit}
        {...(sizes && { sizes })}
        previous={previousCursor ? () => address.turn(address.page - 1, previousCursor) : null}
        next={nextCursor ? () => address.turn(address.page + 1, nextCursor) : null}
        resize={(limit) => address.change({ limit })}
      />
    </div>
  );
}

function NoRows<T>({ noun, address, reading, empty }: ListProps<T>) {
  if (reading.data && reading.data.count > 0)
    return (
      <EmptyState art={noResultsArt} title={listTexts('noMore', { things: noun[1] })}>
        <Button variant="outline" onClick={() => address.turn(1)}>
          {listTexts('firstPage')}
        </Button>
      </EmptyState>
    );
  if (!address.clear) return <EmptyState art={noResultsArt} {...empty} />;
  return (
    <EmptyState
      art={noResultsArt}
      title={listTexts('noneMatch', { things: noun[1] })}
      text={listTexts('tryFewer')}
    >
      <Button variant="outline" onClick={address.clear}>
        {listTexts('clearFilters')}
      </Button>
    </EmptyState>
  );
}

const TableSkeleton = ({ label }: { label: string }) => (
  <>
    <LoadingNote what={listTexts('loading', { things: label })} />
    <Skeleton width="100%" height={440} radius="var(--radius-input)" />
  </>
);
