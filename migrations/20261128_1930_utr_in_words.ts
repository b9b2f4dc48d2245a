// Finds the twelve digits of a UTR in words that somebody typed, such as 'GPay 632512345671'.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

const steps = [
  `create or replace function plain_utr(typed text) returns text language sql immutable parallel safe
    return coalesce(
      (regexp_match(typed, '(?<![0-9])0*([1-9][0-9]{11})(?![0-9])'))[1],
      ltrim(regexp_replace(regexp_replace(upper(typed), '[^A-Z0-9.]', '', 'g'),
        '^(UPI|IMPS|NEFT|RTGS|UTR|RRN|REF|NO)+|[.]0*$', '', 'g'), '0'))`,
  'reindex index concurrently bill_payments_utr_idx',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db);
}
