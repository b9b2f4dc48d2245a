// A list's filters, sort and page as they stand in the address, so that Back and a shared link bring them back.
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { filtersOf } from '#shared/filters.ts';

export type Changes = Record<string, string | number | boolean | undefined>;

type ListSchema = z.ZodObject<Record<string, z.ZodType>>;

/** What the address says of a list: values that the schema takes; everything else counts as not given. */
export function readList<S extends ListSchema>(schema: S, params: URLSearchParams): z.output<S> {
  const given: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.shape)) {
    const written = params.get(name);
    if (written === null || written === '') continue;
    const readings = [written, Number(written), written === 'true'];
    const fitting = readings.find((reading) => field.safeParse(reading).success);
    if (fitting !== undefined) given[name] = fitting;
  }
  return schema.parse(given);
}

/** The address after a change: its filters or sort begin at the first page; blank values leave the address. */
export function withChanges(params: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['cursor', 'page']) next.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '' || value === false) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

export type ListAddress<I> = {
  /** What the procedure is asked for. */
  input: I;
  /** 1 for the first page. */
  page: number;
  /** Sets filters, sort or page size and goes to the first page; `replace` leaves no step for Back. */
  change: (changes: Changes, options?: { replace?: boolean }) => void;
  /** Goes to the page behind a cursor; without one to the first page. */
  turn: (page: number, cursor?: string) => void;
  /** The change that takes all filters off. */
  noFilters: Changes;
  /** Takes all filters off; null while none is set. */
  clear: (() => void) | null;
};

/**
 * Reads and changes a list's part of the address. `schema` is the input of its procedure: its filters are all but paging
 * and sort. `kept` are those that stay when the others are taken off.
 */
export function useListAddress<S extends ListSchema>(
  schema: S,
  { kept = [] }: { kept?: readonly (keyof z.output<S>)[] } = {},
): ListAddress<z.output<S>> {
  const [params, setParams] = useSearchParams();
  const input = useMemo(() => readList(schema, params), [schema, params]);
  const numbered = Number(params.get('page'));
  const page = params.has('cursor') && Number.isInteger(numbered) && numbered > 1 ? numbered : 1;

  // The router knows the address of the last rendering only; of two quick changes the second would lose the first.
  const asked = useRef(params);
  useEffect(() => {
    asked.current = params;
  }, [params]);
  const change = useCallback<ListAddress<unknown>['change']>(
    (changes, { replace = false } = {}) => {
      asked.current = withChanges(asked.current, changes);
      setParams(asked.current, { replace, preventScrollReset: true });
    },
    [setParams],
  );
  const turn = useCallback<ListAddress<unknown>['turn']>(
    (to, cursor) => change(cursor && to > 1 ? { cursor, page: to } : {}),
    [change],
  );
  const filters = Object.keys(filtersOf(schema.shape)).filter((name) => !kept.includes(name));
  const noFilters = Object.fromEntries(filters.map((name) => [name, '']));
  const clear = filters.some((name) => params.has(name)) ? () => change(noFilters) : null;
  return { input, page, change, turn, noFilters, clear };
}
