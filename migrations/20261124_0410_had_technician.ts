// Remembers that a shop has had a technician, so that it no longer takes the start value of visits.
import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table visit_settings add column if not exists had_technician boolean not null default false`,
  `update visit_settings set had_technician = true where exists (select from users where role = 'TECHNICIAN')
    or exists (select from technicians) or exists (select from audit_entries where action = 'technician.leave')`,
  `create or replace function remember_technician() returns trigger language plpgsql as $$
  begin
    update visit_settings set had_technician = true where not had_technician;
    return null;
  end $$`,
  `create or replace trigger users_technician after insert or update of role on users
    for each row when (new.role = 'TECHNICIAN') execute function remember_technician()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
