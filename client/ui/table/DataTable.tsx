import { useMediaQuery } from '@mantine/hooks';
import { type CSSProperties, useEffect, useRef } from 'react';
import type { Column } from './columns.ts';
import classes from './DataTable.module.css';
import { ListFrame, type ListProps } from './ListFrame.tsx';
import { type PhoneCells, PhoneRow } from './PhoneRow.tsx';
import { SortButton, type Sorting, SortSelect } from './Sorting.tsx';

type Props<T> = ListProps<T> & {
  columns: readonly Column<T>[];
  /** A row on a phone, which has no room for columns. */
  phone: (row: T) => PhoneCells;
  rowClassName?: (row: T) => string | undefined;
};

export function DataTable<T extends { _id: string }>(props: Props<T>) {
  const { label, columns, phone, address, rowClassName } = props;
  const { input } = address;
  const isPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const frame = useRef<HTMLDivElement>(null);
  const sorting: Sorting | undefined = input.direction && {
    by: input.sort ?? 'createdAt',
    direction: input.direction,
    change: (sort, direction) => address.change({ ...(input.sort && { sort }), direction }),
  };
  const cursor = useRef(input.cursor);
  useEffect(() => {
    if (cursor.current === input.cursor) return;
    cursor.current = input.cursor;
    if ((frame.current?.getBoundingClientRect().top ?? 0) < 0) frame.current?.scrollIntoView();
  }, [input.cursor]);
  return (
    <ListFrame {...props}>
      {(rows, first) => (
        <div ref={frame} className={classes.frame}>
          {isPhone && sorting && <SortSelect columns={columns} sorting={sorting} />}
          <table className={isPhone ? classes.rows : classes.table} aria-label={label}>
            {!isPhone && <Head columns={columns} sorting={sorting} />}
            <tbody>
              {rows.map((row, at) => (
                <tr key={row._id} className={rowClassName?.(row)}>
                  {isPhone ? (
                    <td>
                      <PhoneRow {...phone(row)} />
                    </td>
                  ) : (
                    columns.map(({ key, render, numeric, onlyWide }) => (
                      <td key={key} data-numeric={numeric} data-only-wide={onlyWide}>
                        {render(row, first + at)}
                      </td>
                    ))
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </ListFrame>
  );
}

const widths = (width: Column<unknown>['width']) => {
  if (width === undefined) return undefined;
  const [wide, narrow] = typeof width === 'number' ? [width, width] : width;
  return { '--wide': `${wide}px`, '--narrow': `${narrow}px` } as CSSProperties;
};

type HeadProps<T> = { columns: readonly Column<T>[]; sorting: Sorting | undefined };

function Head<T>({ columns, sorting }: HeadProps<T>) {
  const sorted = sorting?.direction === 'asc' ? 'ascending' : 'descending';
  return (
    <thead>
      <tr>
        {columns.map(({ key, title, width, numeric, onlyWide, sort }) => (
          <th
            key={key}
            scope="col"
            style={widths(width)}
            data-numeric={numeric}
            data-only-wide={onlyWide}
            aria-sort={sort && sort === sorting?.by ? sorted : undefined}
          >
            {sort && sorting ? <SortButton title={title} name={sort} sorting={sorting} /> : title}
          </th>
        ))}
      </tr>
    </thead>
  );
}
