// Lets a visit window take as many visits as technicians are on duty.
import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table visit_settings add column if not exists per_technician integer not null default 1
    check (per_technician between 1 and 20)`,
  // In version 1 of the settings, no owner has changed the default of four visits.
  `update visit_settings set week = (
      select jsonb_agg((
        select coalesce(jsonb_agg(jsonb_set(visit_window, '{visits}', 'null') order by place), '[]')
        from jsonb_array_elements(windows) with ordinality as each_window (visit_window, place)
      ) order by weekday)
      from jsonb_array_elements(week) with ordinality as each_day (windows, weekday)
    ) where version = 1`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
