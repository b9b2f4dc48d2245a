// Counts the statements that a piece of work asks the database for.
import type { KyselyPlugin } from 'kysely';
import type { Db } from '#server/platform/db/schema.ts';

/** Gives a database that counts, and `of`, which says how many statements were asked during `work`. */
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
