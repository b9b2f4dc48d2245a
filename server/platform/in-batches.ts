// One SQL statement may have at most 65,535 parameters and run for 4.5 seconds.
const size = 500;

/**
 * Calls `work` with up to 500 items at a time, and `report` with the number of items done. Returns all
 * results.
 */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (batch: readonly Item[]) => Promise<readonly Result[]>,
  report: (done: number) => void = () => {},
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += size) {
    results.push(...(await work(items.slice(at, at + size))));
    report(Math.min(at + size, items.length));
  }
  return results;
}
