// Adds the shop's order of services. The highest position comes first, as the newest did.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of [
    'create sequence if not exists services_position',
    `alter table services add column if not exists position numeric`,
    `alter sequence services_position owned by services.position`,
    // The sequence starts above the services that are there.
    `select setval('services_position', (select count(*) + 1 from services), false)
      where not (select is_called from services_position)`,
    `alter table services alter column position set default nextval('services_position')`,
    `update services set position = ranked.place from (
        select id, row_number() over (order by created_at, id) as place from services
      ) as ranked where ranked.id = services.id and services.position is null`,
    `alter table services alter column position set not null`,
    'create index concurrently if not exists services_shop_idx on services (position desc, id desc)',
    'create index concurrently if not exists services_category_shop_idx on services (category, position desc, id desc)',
  ])
    await sql.raw(step).execute(db);
}
