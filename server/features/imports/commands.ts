import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { AppError } from '#shared/errors.ts';
import { formatCount } from '#shared/format.ts';
import {
  type ImportForm,
  type ImportKind,
  type ImportProgress,
  type ImportReport,
  importKinds,
  maxImportRows,
  undoableForMs,
} from '#shared/imports/schema.ts';
import { importCountTexts } from '#shared/imports/texts.ts';
import { successMessages } from '#shared/messages.ts';
import { successTexts } from '#shared/success-texts.ts';
import type { Db, Deps } from '../../deps.ts';
import { invalidatingTransaction } from '../../platform/cache.ts';
import { inBatches } from '../../platform/in-batches.ts';
import { dropRowsAbove } from '../../platform/table-file/headings.ts';
import { readTable } from '../../platform/table-file/read-table.ts';
import type { CurrentUser, UserContext } from '../../procedures/context.ts';
import { removeUnusedCallers } from '../accounts/imported-customers.ts';
import { removeUnusedAppliances } from '../appliances/imported.ts';
import { recordChange } from '../audit/audit.ts';
import { removeUnusedServices, storeSamplePictures } from '../catalogue/imported-services.ts';
import { refuseClosedMonths } from '../orders/closed-months.ts';
import { daysOfOrders, removeUnusedOrders } from '../orders/imported-orders.ts';
import { type AddedIds, importPlans, type Plan } from './plans.ts';
import { type ReadRows, readRows } from './read-rows.ts';
import { doubleOfTexts, importTexts as t } from './texts.ts';

type Upload<Kind> = Pick<ImportForm, 'dryRun' | 'separator' | 'headingsRow'> & {
  kind: Kind;
  fileName: string;
  bytes: Buffer;
};

const maxShown = 100;
const maxDoubleRows = 20;

/** Checks a file. Unless it is a dry run, adds all of its new rows or none, and reports how many are written. */
export async function importFile<Kind extends ImportKind>(
  db: Db,
  deps: Deps,
  actor: CurrentUser,
  { kind, dryRun, separator, headingsRow, fileName, bytes }: Upload<Kind>,
  report: (progress: ImportProgress) => void = () => {},
): Promise<{ message: string; data: ImportReport; created: boolean }> {
  const table = dropRowsAbove(await readTable(bytes, maxImportRows, separator), headingsRow);
  const { rows, ...reading } = await readRows(kind, table, headingsRow !== undefined);
  const { plan: planOf, samplesOf } = importPlans[kind];
  const now = deps.clock();
  if (dryRun === 'true') {
    const data = reportOf(kind, reading, await planOf(db, rows, now, new Map()));
    return { message: successMessages.importChecked, data, created: false };
  }
  const label = shortLine(fileName);
  const pictures = await storeSamplePictures(db, deps, samplesOf(rows));
  const written = await invalidatingTransaction(db, deps.cache, ['catalogue'], async (db) => {
    // Without this lock, two simultaneous imports would not see each other's rows.
    await sql`lock table imports in share row exclusive mode`.execute(db);
    const plan = await planOf(db, rows, now, pictures);
    const written = reportOf(kind, reading, plan);
    refuse(written);
    const id = newId();
    const { added, doubles } = written;
    await db
      .insertInto('imports')
      .values({
        id,
        kind,
        file_name: label,
        at: now,
        actor: nameOf(actor),
        added,
        doubles,
        undone_at: null,
        undone_by: null,
      })
      .execute();
    await rememberRows(db, id, await plan.write(db, (done) => report({ done, total: added })));
    await recordChange(db, actor, 'import.add', id, label, { after: { [kind]: added, doubles } });
    return written;
  });
  return {
    message: successTexts('imported', {
      rows: importCountTexts(written.kind, { count: written.added, formatted: formatCount(written.added) }),
    }),
    data: written,
    created: true,
  };
}

const shortLine = (text: string) => text.replace(/\p{C}/gu, '').slice(0, 100);

const nameOf = ({ name, userId }: CurrentUser) => `${name} (${userId})`;

function reportOf(
  kind: ImportKind,
  { problems, unknown }: Pick<ReadRows<ImportKind>, 'problems' | 'unknown'>,
  plan: Plan,
): ImportReport {
  const doubles = plan.doubles.slice(0, maxDoubleRows);
  const all = [...problems, ...plan.problems].sort((one, other) => one.row - other.row);
  return {
    kind,
    added: plan.added,
    doubles: plan.doubles.length,
    doubleRows: doubles.map(({ row }) => row),
    doublesInWords: doubles.map(({ row, kind, name }) =>
      t('double', { row: String(row), other: doubleOfTexts(kind, { name }) }),
    ),
    problemCount: all.length,
    problems: all.slice(0, maxShown).map(({ text }) => text),
    notes: [
      ...(unknown.length > 0 ? [t('notRead', { headings: unknown.map(shortLine).join(', ') })] : []),
      ...plan.notes,
    ],
  };
}

function refuse({ added, problemCount: count, problems: [words = ''] }: ImportReport): void {
  if (count > 0) throw new AppError('rowsWrong', { count, words });
  if (added === 0) throw new AppError('nothingNew');
}

async function rememberRows(db: Db, importId: string, added: AddedIds): Promise<void> {
  const rows = importKinds.flatMap((kind) =>
    (added[kind] ?? []).map((row_id) => ({ import_id: importId, kind, row_id })),
  );
  await inBatches(rows, (batch) =>
    db.insertInto('imported_rows').values(batch).returning('row_id').execute(),
  );
}

// Removes orders first, because customers, services and appliances with orders stay, then appliances of customers.
const removers: readonly [ImportKind, (db: Db, ids: readonly string[]) => Promise<string[]>][] = [
  ['orders', removeUnusedOrders],
  ['appliances', removeUnusedAppliances],
  ['services', removeUnusedServices],
  ['customers', removeUnusedCallers],
];

/** Removes the rows of an import. Rows that have been used since stay; `names` has the first of them. */
export function undoImport({ db, deps: { cache, clock }, user: actor }: UserContext, { id }: { id: string }) {
  return invalidatingTransaction(db, cache, ['catalogue'], async (db) => {
    const now = clock();
    const one = await db
      .selectFrom('imports')
      .select(['at', 'undone_at', 'file_name'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow(() => new AppError('importNotFound'));
    if (one.undone_at) throw new AppError('importUndone');
    if (now.getTime() - one.at.getTime() > undoableForMs) throw new AppError('importTooOld');
    const rows = await db
      .selectFrom('imported_rows')
      .select(['kind', 'row_id'])
      .where('import_id', '=', id)
      .execute();
    const idsOf = (kind: ImportKind) => rows.flatMap((row) => (row.kind === kind ? [row.row_id] : []));
    await refuseClosedMonths(db, await daysOfOrders(db, idsOf('orders')));
    const names: string[] = [];
    for (const [kind, remove] of removers) names.push(...(await remove(db, idsOf(kind))));
    const removed = rows.length - names.length;
    await db
      .updateTable('imports')
      .set({ undone_at: now, undone_by: nameOf(actor), removed })
      .where('id', '=', id)
      .execute();
    await recordChange(db, actor, 'import.undo', id, one.file_name, {
      after: { removed, stayed: names.length },
    });
    return {
      message: successMessages.importUndone,
      data: { removed, stayed: names.length, names: names.slice(0, maxDoubleRows) },
    };
  });
}
