import { groupBy } from '../group-by.ts';

const same = (name: string) => name.trim().toLowerCase();

export function namedApart<T extends { name: string; userId: number }>(all: readonly T[]): T[] {
  const shared = groupBy(all, ({ name }) => same(name));
  return all.map((one) =>
    shared.get(same(one.name))?.length === 1 ? one : { ...one, name: `${one.name} (${one.userId})` },
  );
}
