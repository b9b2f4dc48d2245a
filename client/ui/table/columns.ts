import type { ReactNode } from 'react';

export type Column<T> = {
  key: string;
  title: string;
  render: (row: T, number: number) => ReactNode;
  /** Pixels on wide and on narrow screens. Columns without a width share the rest. */
  width?: number | readonly [wide: number, narrow: number];
  onlyWide?: boolean;
  onlyPhone?: boolean;
  /** The cell of the column before shows the value too. Only the title has a place of its own. */
  inCellBefore?: boolean;
  numeric?: boolean;
  sort?: string;
  /** Its place in a phone's row: 'title' and 'value' in the first line, 'fact' and 'state' in the second. */
  phone?: 'title' | 'value' | 'fact' | 'state';
  /** The content on a phone, if it is not `render`. */
  onPhone?: (row: T) => ReactNode;
};
