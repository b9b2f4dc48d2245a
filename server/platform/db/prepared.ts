import { type KyselyPlugin, PostgresQueryCompiler, type QueryId, type RootOperationNode } from 'kysely';

const preparedQueries = new WeakSet<QueryId>();
const names = new Map<string, string>();

/** Prepares a statement under a name. The text must be constant, and the best plan must not depend on the values. */
export const prepared: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    preparedQueries.add(queryId);
    return node;
  },
  transformResult: async ({ result }) => result,
};

export const preparedName = (text: string): string | undefined => names.get(text);

export class PreparingCompiler extends PostgresQueryCompiler {
  override compileQuery(node: RootOperationNode, queryId: QueryId) {
    const query = super.compileQuery(node, queryId);
    if (preparedQueries.has(queryId) && !names.has(query.sql)) names.set(query.sql, `shop_${names.size + 1}`);
    return query;
  }
}
