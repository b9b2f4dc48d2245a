import { useCallback, useRef, useState } from 'react';

type Row = { _id: string };

/** The rows of a list that somebody chose to work on. They stay chosen when the list turns its page. */
export type Chosen<T extends Row> = {
  rows: ReadonlyMap<string, T>;
  /** Chooses a row or takes it out. With `range`, does the same to all rows from the last one on. */
  toggle: (row: T, shown: readonly T[], range?: boolean) => void;
  add: (rows: readonly T[]) => void;
  remove: (rows: readonly T[]) => void;
  clear: () => void;
};

export function useChosen<T extends Row>(): Chosen<T> {
  const [rows, setRows] = useState<ReadonlyMap<string, T>>(new Map());
  const last = useRef<string>(undefined);

  const add = useCallback(
    (more: readonly T[]) =>
      setRows((all) => new Map([...all, ...more.map((row) => [row._id, row] as const)])),
    [],
  );
  const remove = useCallback((fewer: readonly T[]) => {
    const ids = new Set(fewer.map(({ _id }) => _id));
    setRows((all) => new Map([...all].filter(([id]) => !ids.has(id))));
  }, []);
  const clear = useCallback(() => setRows(new Map()), []);
  const toggle = (row: T, shown: readonly T[], range = false) => {
    const to = shown.indexOf(row);
    const from = range ? shown.findIndex(({ _id }) => _id === last.current) : -1;
    const span = from < 0 ? [row] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
    if (rows.has(row._id)) remove(span);
    else add(span);
    last.current = row._id;
  };
  return { rows, toggle, add, remove, clear };
}
