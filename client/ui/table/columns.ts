import type { ReactNode } from 'react';

export type Column<T> = {
  key: string;
  title: string;
  render: (row: T, number: number) => ReactNode;
  /** Pixels on wide and on narrow screens. Columns without a width share the rest. */
  width?: number | readonly [wide: number, narrow: number];
  onlyWide?: boolean;
  numeric?: boolean;
  sort?: string;
};
