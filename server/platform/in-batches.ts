// A statement has at most 65,535 parameters and 4.5 seconds.
const size = 500;

/** Does the work for up to 500 items at a time and returns all results. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (batch: readonly Item[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += size) results.push(...(await work(items.slice(at, at + size))));
  return results;
}
