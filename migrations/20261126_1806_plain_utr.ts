// Compares UTRs without leading zeros and the words around them, those of the bank and those typed by hand. Adds
// the columns of bank files that an admin confirmed.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

const steps = [
  `create or replace function plain_utr(typed text) returns text language sql immutable parallel safe
    return ltrim(regexp_replace(regexp_replace(upper(typed), '[^A-Z0-9.]', '', 'g'),
      '^(UPI|IMPS|NEFT|RTGS|UTR|RRN|REF|NO)+|[.]0*$', '', 'g'), '0')`,
  `update bank_lines set utr = plain_utr(utr) where utr <> plain_utr(utr)`,
  `create index concurrently if not exists bill_payments_utr_idx on bill_payments (plain_utr(reference))
    where reference <> ''`,
  `create table if not exists bank_layouts (
    headings text primary key,
    columns jsonb not null,
    at timestamptz(3) not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db);
}
