import { undoableForMs } from '#shared/imports/schema.ts';
import type { ShopContext } from '../../deps.ts';

const maxShown = 20;

export async function listImports({ db, deps: { clock } }: ShopContext) {
  const since = clock().getTime() - undoableForMs;
  const rows = await db
    .selectFrom('imports')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxShown)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    kind: row.kind,
    fileName: row.file_name,
    at: row.at.toISOString(),
    by: row.actor,
    added: row.added,
    doubles: row.doubles,
    undone: row.undone_at && {
      at: row.undone_at.toISOString(),
      by: row.undone_by ?? '',
      removed: row.removed,
    },
    canUndo: row.undone_at === null && row.at.getTime() >= since,
  }));
}
