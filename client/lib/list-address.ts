import { keepPreviousData } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { filtersOf } from '#shared/filters.ts';

/** Options of a list's query: the old page stays until the next one arrives, and each visit refetches. */
export const listQuery = { placeholderData: keepPreviousData, staleTime: 0 } as const;

export type Changes = Record<string, string | number | boolean | undefined>;

type ListSchema = z.ZodObject<Record<string, z.ZodType>>;

/** Reads a list's input from the URL. Ignores values that the schema refuses. */
export function readList<S extends ListSchema>(schema: S, params: URLSearchParams): z.output<S> {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.shape)) {
    const written = params.get(name);
    if (written === null || written === '') continue;
    const readings = [written, Number(written), written === 'true'];
    const fitting = readings.find((reading) => field.safeParse(reading).success);
    if (fitting !== undefined) values[name] = fitting;
  }
  return schema.parse(values);
}

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
  input: I;
  page: number;
  change: (changes: Changes, options?: { replace?: boolean }) => void;
  turn: (page: number, cursor?: string) => void;
  /** The value in the URL, also if the schema refuses it. */
  written: (name: string) => string;
  /** The query of the list without page and cursor, for links and saved views. */
  query: string;
  noFilters: Changes;
  clear: (() => void) | null;
};

/**
 * Reads and changes a list's part of the URL, so that Back and shared links restore it. `schema` is the input
 * of the list's procedure. Its filters are all fields except paging and sort. `permanent` filters stay when
 * the others are cleared.
 */
export function useListAddress<S extends ListSchema>(
  schema: S,
  { permanent = [] }: { permanent?: readonly (keyof z.output<S>)[] } = {},
): ListAddress<z.output<S>> {
  const [params, setParams] = useSearchParams();
  const input = useMemo(() => readList(schema, params), [schema, params]);
  const numbered = Number(params.get('page'));
  const page = params.has('cursor') && Number.isInteger(numbered) && numbered > 1 ? numbered : 1;

  // Reads the browser's URL. The router's URL is the last rendered one, so a second quick change would lose
  // the first.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback<ListAddress<unknown>['change']>(
    (changes, { replace = false } = {}) => {
      latest.current = withChanges(latest.current, changes);
      setParams(latest.current, { replace, preventScrollReset: true });
    },
    [setParams],
  );
  const turn = useCallback<ListAddress<unknown>['turn']>(
    (to, cursor) => change(cursor && to > 1 ? { cursor, page: to } : {}),
    [change],
  );
  const filters = Object.keys(filtersOf(schema.shape)).filter((name) => !permanent.includes(name));
  const noFilters = Object.fromEntries(filters.map((name) => [name, '']));
  const clear = filters.some((name) => params.has(name)) ? () => change(noFilters) : null;
  const written = (name: string) => params.get(name) ?? '';
  const ofList = [...params].filter(([name]) => name in schema.shape && name !== 'cursor' && name !== 'page');
  const query = new URLSearchParams(ofList).toString();
  return { input, page, change, turn, written, query, noFilters, clear };
}
