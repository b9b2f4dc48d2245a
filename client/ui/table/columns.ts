// A table's columns as screens describe them.
import type { ReactNode } from 'react';

export type Column<T> = {
  key: string;
  title: string;
  /** `number` is the row's place in the whole list, from 1. */
  render: (row: T, number: number) => ReactNode;
  /** Pixels: on wide screens, and where there is less room. Columns without one share what is left. */
  width?: number | readonly [wide: number, narrow: number];
  /** Left out where there is less room. */
  onlyWide?: boolean;
  /** Numbers stand right-aligned. */
  numeric?: boolean;
  /** The name by which the server sorts it. */
  sort?: string;
  /** On a phone's card: its heading, a line without the column's title, or left out. */
  card?: 'heading' | 'plain' | 'none';
};

/** The room that status radios need in a column. */
export const statusWidth = [238, 122] as const;
