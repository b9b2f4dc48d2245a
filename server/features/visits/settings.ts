import { successMessages } from '#shared/messages.ts';
import type { SetVisitSettings, VisitSettings } from '#shared/visits/schema.ts';
import type { Db, Deps, ShopContext } from '../../deps.ts';
import { invalidatingTransaction } from '../../platform/cache.ts';
import type { NewRow } from '../../platform/db/columns.ts';
import type { UserContext } from '../../procedures/context.ts';
import { recordChange } from '../audit/audit.ts';
import { applyEdit } from '../audit/edit.ts';
import { listTechnicians } from '../technicians/queries.ts';
import type { Rules } from './windows.ts';

const readVisitSettings = (db: Db) =>
  db
    .selectFrom('visit_settings')
    .select(['version', 'week', 'days', 'call_hours as callHours', 'had_technician as hadTechnician'])
    .select(['per_technician as perTechnician', 'lead_minutes as leadMinutes', 'horizon_days as horizonDays'])
    .executeTakeFirstOrThrow();

/** The settings of the form. */
export async function visitSettings({ db }: ShopContext): Promise<VisitSettings> {
  const { version: _, hadTechnician: __, ...settings } = await readVisitSettings(db);
  return settings;
}

export async function readVisitRules(db: Db): Promise<Rules> {
  const [settings, technicians] = [await readVisitSettings(db), await listTechnicians(db)];
  return { ...settings, technicians };
}

export const cachedVisitRules = (db: Db, { cache }: Deps) =>
  cache.value('visit rules', ['visitSettings', 'technicians'], () => readVisitRules(db));

export async function setVisitSettings(
  { db, deps: { cache }, user: actor }: UserContext,
  { seen, ...wanted }: SetVisitSettings,
) {
  const data = await invalidatingTransaction(
    db,
    cache,
    ['visitSettings', 'visits', 'business'],
    async (db) => {
      await db.selectFrom('visit_settings').select('id').forNoKeyUpdate().execute();
      const { version, hadTechnician: _, week, ...others } = await readVisitSettings(db);
      const before: VisitSettings = { week, ...others };
      const after = await applyEdit(db, ['visits.update', 'visits'], { stored: before, wanted, seen });
      await db
        .updateTable('visit_settings')
        .set({
          version: version + 1,
          week: JSON.stringify(after.week),
          days: JSON.stringify(after.days),
          per_technician: after.perTechnician,
          lead_minutes: after.leadMinutes,
          horizon_days: after.horizonDays,
          call_hours: after.callHours,
        } satisfies NewRow<'visit_settings', 'id' | 'had_technician'>)
        .execute();
      await recordChange(db, actor, 'visits.update', 'visits', 'Visit Times', { before, after });
      return after;
    },
  );
  return { message: successMessages.visitTimesSaved, data };
}
