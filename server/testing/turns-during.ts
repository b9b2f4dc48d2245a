/** Runs `work`, and returns how often other requests got their turn meanwhile. */
export async function turnsDuring<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  try {
    return [await work(), turns];
  } finally {
    clearImmediate(next);
  }
}
