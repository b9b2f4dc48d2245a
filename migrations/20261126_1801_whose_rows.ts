// Says by ids whose a mail and an enquiry are.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

const indexes = (
  [
    ['mails', 'user_id'],
    ['mails', 'order_id'],
    ['enquiries', 'user_id'],
  ] as const
).map(
  ([table, column]) =>
    `create index concurrently if not exists ${table}_${column.replace('_id', '')}_idx on ${table} (${column})
      where ${column} is not null`,
);

const statements = [
  'alter table mails add column if not exists user_id uuid, add column if not exists order_id uuid',
  'alter table enquiries add column if not exists user_id uuid',
  ...indexes,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
