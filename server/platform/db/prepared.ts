import { type KyselyPlugin, PostgresQueryCompiler, type QueryId, type RootOperationNode } from 'kysely';

const preparedQueries = new WeakSet<QueryId>();
const names = new Map<string, string>();

/**
 * PostgreSQL plans a statement with this plugin once per connection, under a name. Use it where the text never varies
 * (a list is one array) and where the best plan does not depend on the values: reads and writes by key.
 */
export const prepared: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    preparedQueries.add(queryId);
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** The name under which a statement is prepared, if any. */
export const preparedName = (text: string): string | undefined => names.get(text);

/** Names the statements that have the plugin above. */
export class PreparingCompiler extends PostgresQueryCompiler {
  override compileQuery(node: RootOperationNode, queryId: QueryId) {
    const query = super.compileQuery(node, queryId);
    if (preparedQueries.has(queryId) && !names.has(query.sql)) names.set(query.sql, `shop_${names.size + 1}`);
    return query;
  }
}
