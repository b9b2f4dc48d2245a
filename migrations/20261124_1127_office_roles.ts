// Lets accounts and invitations have the roles MANAGER and ACCOUNTANT.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

const check = (table: string, words: string) => [
  `alter table ${table} drop constraint if exists ${table}_role_check,
    add constraint ${table}_role_check check (role = any ('{${words}}')) not valid`,
  `alter table ${table} validate constraint ${table}_role_check`,
];

const statements = [
  ...check('users', 'ADMIN,MANAGER,ACCOUNTANT,TECHNICIAN,GENERAL'),
  ...check('invitations', 'TECHNICIAN,MANAGER,ACCOUNTANT,ADMIN'),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
