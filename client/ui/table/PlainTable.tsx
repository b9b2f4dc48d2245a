import type { ReactNode } from 'react';
import classes from './PlainTable.module.css';

type Props = {
  label?: string;
  head: readonly ReactNode[];
  /** The columns of numbers. Their cells have `data-numeric`. */
  numbers?: readonly number[] | 'others';
  /** On a phone each row is a block; cells with `data-title` show it. */
  blocks?: boolean;
  foot?: ReactNode;
  /** Scrolls sideways, also by keyboard. Needs a label. */
  wide?: boolean;
  children: ReactNode;
};

const Title = ({ words, isNumber }: { words: ReactNode; isNumber: boolean }) =>
  words === '' ? (
    <td />
  ) : (
    <th scope="col" data-numeric={isNumber || undefined}>
      {words}
    </th>
  );

/** A table without sorting and pages. */
export function PlainTable({
  label,
  head,
  numbers = [],
  blocks = false,
  wide = false,
  foot,
  children,
}: Props) {
  const table = (
    <table className={`${classes.table} ${blocks ? classes.blocks : ''}`} aria-label={label}>
      <thead>
        <tr>
          {head.map((words, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <Title key={at} words={words} isNumber={numbers === 'others' ? at > 0 : numbers.includes(at)} />
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  );
  if (!wide) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard
    <section className="goes-on" tabIndex={0} aria-label={label}>
      {table}
    </section>
  );
}
