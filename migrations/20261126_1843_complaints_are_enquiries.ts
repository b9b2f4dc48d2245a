// Complaints and requests about data are enquiries of a kind. Their own table stays empty for the previous version.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

const statements = [
  'create sequence if not exists enquiry_numbers start with 101',
  `alter table enquiries
    add column if not exists kind text not null default 'enquiry',
    add column if not exists number integer,
    add column if not exists order_number integer,
    add column if not exists acknowledged_at timestamptz(3),
    add column if not exists settled_at timestamptz(3),
    add column if not exists answer text not null default ''`,
  `alter table enquiries drop constraint if exists enquiries_kind_check,
    add constraint enquiries_kind_check
      check (kind = any ('{enquiry,complaint,copy,erasure}')) not valid`,
  'alter table enquiries validate constraint enquiries_kind_check',
  // A restored backup drops it with the table.
  'alter sequence enquiry_numbers owned by enquiries.number',
  'create unique index concurrently if not exists enquiries_number_key on enquiries (number) where number is not null',
  `create index concurrently if not exists enquiries_complaints_idx on enquiries (created_at desc, id desc)
    where kind <> 'enquiry'`,
  `with moved as (delete from requests returning *)
    insert into enquiries (id, kind, number, order_number, user_id, fullname, email, mobile, area, service_type,
      message, language, created_at, acknowledged_at, settled_at, answer, status)
    select id, kind, number, order_number, user_id, fullname, email, mobile, '',
      case kind when 'complaint' then 'Complaint' when 'copy' then 'Copy of data' else 'Erasure of data' end,
      message, language, at, acknowledged_at, answered_at, answer,
      case when answered_at is null then 'Incomplete' else 'Complete' end
    from moved`,
  `select setval('enquiry_numbers', greatest((select last_value from enquiry_numbers),
    (select coalesce(max(number), 100) from enquiries)), exists (select from enquiries where number is not null))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
