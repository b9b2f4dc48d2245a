// Adds the part that a waiting order needs, the day on which the part is expected, and the proposed time of
// the second visit.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

const statements = [
  `alter table orders
    add column if not exists part text not null default '',
    add column if not exists part_expected date,
    add column if not exists proposed_from timestamptz(3),
    add column if not exists proposed_to timestamptz(3)`,
  'alter table orders drop constraint if exists orders_visit_check',
  `alter table orders add constraint orders_visit_check check (
    case when visit_from is null then visit_to is null and stage <> 'scheduled'
      else visit_to is not null and visit_from < visit_to
        and (due_at = visit_to or stage <> all ('{scheduled,on_the_way}'))
        and stage <> all ('{requested,cancelled}') end) not valid`,
  'alter table orders validate constraint orders_visit_check',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
