import { setImmediate as nextTurn } from 'node:timers/promises';

/** Calls `work` for each item. Other requests get their turn after some of them. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, at: number) => Result,
  perTurn = 100,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [at, item] of items.entries()) {
    if (at % perTurn === 0) await nextTurn();
    results.push(work(item, at));
  }
  return results;
}
