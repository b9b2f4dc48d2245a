import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';
import { useIsPhone } from '#client/lib/use-media.ts';
import type { Column } from './columns.ts';
import classes from './DataTable.module.css';
import { KeysDialog } from './KeysDialog.tsx';
import { ListFrame, type ListProps } from './ListFrame.tsx';
import { PhoneRow } from './PhoneRow.tsx';
import { SortButton, type Sorting, SortSelect } from './Sorting.tsx';
import { listTexts as t } from './texts.ts';
import type { Chosen } from './use-chosen.ts';
import { useKeptScroll } from './use-kept-scroll.ts';
import { useListKeys } from './use-list-keys.ts';

type Props<T extends { _id: string }> = ListProps<T> & {
  columns: readonly Column<T>[];
  rowClassName?: (row: T) => string | undefined;
  /** Rows can be chosen. `nameOf` names a row for its checkbox. A phone has no checkboxes. */
  choosing?: { chosen: Chosen<T>; nameOf: (row: T) => string };
  /** Sort orders without a column. */
  moreSorts?: readonly { sort: string; title: string }[];
};

export function DataTable<T extends { _id: string }>(props: Props<T>) {
  const { label, columns: all, address, rowClassName, choosing, moreSorts } = props;
  const { input } = address;
  const columns = all.filter(({ onlyPhone }) => !onlyPhone);
  const cells = columns.flatMap((column, at) => {
    const next = columns.findIndex(({ inCellBefore }, other) => other > at && !inCellBefore);
    return column.inCellBefore ? [] : [{ ...column, span: (next < 0 ? columns.length : next) - at }];
  });
  const isPhone = useIsPhone();
  const isHydrated = useKnownInBrowser(true);
  const frame = useRef<HTMLDivElement>(null);
  const sorting: Sorting | undefined = input.direction && {
    by: input.sort ?? 'createdAt',
    direction: input.direction,
    change: (sort, direction) => address.change({ ...(input.sort && { sort }), direction }),
  };
  const [showsKeys, setShowsKeys] = useState(false);
  const items = props.reading.data?.items ?? [];
  useKeptScroll(items.length > 0);
  useListKeys(frame, {
    choose: (element) => {
      const row = items.find(({ _id }) => _id === element.dataset.row);
      if (row) choosing?.chosen.toggle(row, items);
    },
    help: () => setShowsKeys(true),
  });
  const cursor = useRef(input.cursor);
  useEffect(() => {
    if (cursor.current === input.cursor) return;
    cursor.current = input.cursor;
    if ((frame.current?.getBoundingClientRect().top ?? 0) < 0) frame.current?.scrollIntoView();
  }, [input.cursor]);
  return (
    <ListFrame {...props}>
      {(rows, first) => (
        <div ref={frame} className={classes.frame} data-guessed={!isHydrated || undefined}>
          <table className={isPhone ? classes.rows : classes.table} aria-label={label}>
            {!isPhone && <Head columns={columns} sorting={sorting} rows={rows} chosen={choosing?.chosen} />}
            <tbody>
              {rows.map((row, at) => (
                <tr
                  key={row._id}
                  className={rowClassName?.(row)}
                  data-row={row._id}
                  data-chosen={choosing?.chosen.rows.has(row._id) || undefined}
                >
                  {!isPhone && choosing && (
                    <td className={classes.box}>
                      <label>
                        <input
                          type="checkbox"
                          aria-label={t('choose', { name: choosing.nameOf(row) })}
                          checked={choosing.chosen.rows.has(row._id)}
                          onChange={({ nativeEvent }) =>
                            choosing.chosen.toggle(row, rows, (nativeEvent as MouseEvent).shiftKey === true)
                          }
                        />
                      </label>
                    </td>
                  )}
                  {isPhone ? (
                    <td>
                      <PhoneRow columns={all} row={row} />
                    </td>
                  ) : (
                    cells.map(({ key, render, numeric, onlyWide, span }) => (
                      <td key={key} colSpan={span} data-numeric={numeric} data-only-wide={onlyWide}>
                        {render(row, first + at)}
                      </td>
                    ))
                  )}
                </tr>
              ))}
            </tbody>
          </table>
          {isPhone && sorting && <SortSelect columns={columns} more={moreSorts} sorting={sorting} />}
          {showsKeys && <KeysDialog canChoose={choosing !== undefined} close={() => setShowsKeys(false)} />}
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

type HeadProps<T extends { _id: string }> = {
  columns: readonly Column<T>[];
  sorting: Sorting | undefined;
  rows: readonly T[];
  chosen: Chosen<T> | undefined;
};

function Head<T extends { _id: string }>({ columns, sorting, rows, chosen }: HeadProps<T>) {
  const count = chosen ? rows.filter(({ _id }) => chosen.rows.has(_id)).length : 0;
  const sorted = sorting?.direction === 'asc' ? 'ascending' : 'descending';
  return (
    <thead>
      <tr>
        {chosen && (
          <th scope="col" className={classes.box}>
            <label>
              <span className="visually-hidden">{t('choosePage')}</span>
              <input
                type="checkbox"
                checked={count > 0 && count === rows.length}
                ref={(box) => {
                  if (box) box.indeterminate = count > 0 && count < rows.length;
                }}
                onChange={() => (count === rows.length ? chosen.remove(rows) : chosen.add(rows))}
              />
            </label>
          </th>
        )}
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
