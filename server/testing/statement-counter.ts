import type { KyselyPlugin } from 'kysely';
import type { Db } from '#server/platform/db/schema.ts';

/** Returns a database that counts statements. `of` returns the number of statements during `work`. */
export function countStatements(db: Db) {
  let asked = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      asked += 1;
      return result;
    },
  };
  return {
    db: db.withPlugin(counter),
    of: async (work: () => Promise<unknown>): Promise<number> => {
      const before = asked;
      await work();
      return asked - before;
    },
  };
}
