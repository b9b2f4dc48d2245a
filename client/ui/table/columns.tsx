// A table's columns as screens describe them, turned into those of the table library.

import type { ReactNode } from 'react';
import type { DataTableColumn } from '#client/ui/mantine/DataTable.ts';
import { SortButton, type Sorting } from './SortButton.tsx';

export type Column<T> = {
  key: string;
  title: string;
  /** `number` is the row's place in the whole list, from 1. */
  render: (row: T, number: number) => ReactNode;
  width?: number | undefined;
  /** Numbers stand right-aligned. */
  numeric?: boolean;
  /** The name by which the server sorts it. */
  sort?: string;
  /** On a phone's card: its heading, a line without the column's title, or left out. */
  card?: 'heading' | 'plain' | 'none';
};

/** `first` is the number of the page's first row. */
export const libraryColumns = <T,>(
  columns: readonly Column<T>[],
  sorting: Sorting | undefined,
  first: number,
): DataTableColumn<T>[] =>
  columns.map(({ key, title, render, width, numeric, sort, card = 'line' }) => ({
    accessor: key,
    title: sort && sorting ? <SortButton title={title} name={sort} sorting={sorting} /> : title,
    render: (row: T, index: number) => render(row, first + index),
    textAlign: numeric ? 'right' : 'left',
    // on the title alone: on a phone's card the cells are as wide as the card
    ...(width === undefined ? {} : { titleStyle: { width, minWidth: width } }),
    customCellAttributes: () => ({ 'data-title': title, 'data-card': card }),
  }));
