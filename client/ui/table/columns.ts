import type { ReactNode } from 'react';

export type Column<T> = {
  key: string;
  title: string;
  /** `number` is the row's place in the whole list, from 1. */
  render: (row: T, number: number) => ReactNode;
  /** Pixels on wide and on narrow screens. Columns without a width share the rest. */
  width?: number | readonly [wide: number, narrow: number];
  onlyWide?: boolean;
  numeric?: boolean;
  sort?: string;
  /** On a phone's card: the heading, a line without a title, or hidden. */
  card?: 'heading' | 'plain' | 'none';
};

/** The width of status radios. */
export const statusWidth = [238, 122] as const;
