import type { ReactNode } from 'react';
import type { Column } from '#client/ui/table/columns.ts';
import { formatListDay } from '#shared/format.ts';
import { labels } from '#shared/label-texts.ts';
import type { Field, Fields, Label } from '#shared/lists.ts';
import { Clamped } from '../cells.tsx';

type Look<Row> = Omit<Column<Row>, 'key' | 'title' | 'render'> & { title?: string };
type Drawn<Row> = Look<Row> & { render: (row: Row, number: number) => ReactNode };
/** A column that is not a field must say what it shows. */
type Looks<Row, Known> = {
  [Title in Label]?: Title extends keyof Known ? Look<Row> | Drawn<Row> : Drawn<Row>;
};

/** The columns of a list, in this order. Titles and values come from the list's fields, with these changes. */
export const columnsOf = <Row, Known extends Fields<Row> = Record<never, never>>(
  fields: Known & Fields<Row>,
  looks: Looks<Row, Known>,
): Column<Row>[] =>
  Object.entries<Look<Row> | undefined>(looks).map(([title, look]) => {
    const field = (fields as Record<string, Field<Row> | undefined>)[title];
    const words = (row: Row, number: number) => {
      const value = field?.of(row, number) ?? '';
      return value instanceof Date ? formatListDay(value.toISOString()) : String(value);
    };
    return {
      key: title,
      title: labels(title as Label),
      render: (row, number) => <Clamped text={words(row, number)} />,
      onPhone: look && 'render' in look ? undefined : (row: Row) => words(row, 0),
      ...look,
    } as Column<Row>;
  });
