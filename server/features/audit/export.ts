import type { Writable } from 'node:stream';
import { actionWords, fieldChanges } from '#shared/backoffice/entry-words.ts';
import type { AuditInput } from '#shared/backoffice/schema.ts';
import { auditTexts as t } from '#shared/backoffice/texts.ts';
import type { FiltersOf } from '#shared/filters.ts';
import type { Db } from '../../platform/db/schema.ts';
import { asIndiaClock } from '../../platform/india-days.ts';
import { writeTable } from '../../platform/spreadsheet.ts';
import { auditBatches } from './audit.ts';

const columnsNow = () => [
  { header: t('when'), width: 18, format: 'dd mmm yyyy hh:mm' },
  { header: t('who'), width: 26 },
  { header: t('what'), width: 26 },
  { header: t('which'), width: 30 },
  { header: t('before'), width: 50 },
  { header: t('after'), width: 50 },
];

async function* rowsOf(db: Db, filters: FiltersOf<AuditInput>) {
  for await (const entries of auditBatches(db, filters))
    yield entries.map(({ at, actor, action, label, before, after }) => {
      const changes = fieldChanges(before, after);
      const values = (side: 'before' | 'after') =>
        changes
          .filter((change) => change[side] !== '')
          .map((change) => `${change.field}: ${change[side]}`)
          .join('\n');
      return [
        asIndiaClock(new Date(at)),
        actor,
        actionWords(action),
        label,
        values('before'),
        values('after'),
      ];
    });
}

/** Streams all changes that match, the newest first. Times are India's. */
export const writeAudit = (
  db: Db,
  filters: FiltersOf<AuditInput>,
  sink: Writable,
  format: 'xlsx' | 'csv',
): Promise<void> =>
  writeTable(format, { name: t('audit'), columns: columnsNow() }, rowsOf(db, filters), sink);
