import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import type { FiltersOf } from '#shared/filters.ts';
import { type Conditions, filtersInUse, passes } from './conditions.ts';

const { db } = await freshDatabase();

type Input = { limit: number; cursor?: string; sort: string; name?: string; number?: number; late?: boolean };
const table: Conditions<FiltersOf<Input>> = {
  name: (name) => sql`name = ${name}`,
  number: (number) => sql`number = ${number}`,
  late: () => sql`is_late`,
};
const written = (input: Partial<Input>) => passes(table, input).compile(db).sql;

test('a filter of the schema without a condition does not compile', () => {
  type Forgotten = Pick<typeof table, 'name' | 'number'>;
  const compiles: Forgotten extends typeof table ? true : false = false;
  expect(compiles).toBe(false);
});

test('conditionsOf combines all filters that are set', () => {
  expect(written({ name: 'Asha', number: 0, late: true })).toBe('name = $1 and number = $2 and is_late');
  expect(written({ name: '', late: false })).toBe('true');
});

test('paging and sort are no filters', () => {
  const input: Input = { limit: 25, cursor: 'x', sort: 'name', late: true };
  expect(filtersInUse(table, input)).toEqual(['late']);
});
