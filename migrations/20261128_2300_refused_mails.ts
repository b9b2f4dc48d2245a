// An order says that its email address gets no mails.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

export const up = (db: Kysely<unknown>) =>
  sql`create index concurrently if not exists mails_refused_idx on mails (order_id) where state = 'suppressed'`.execute(
    db,
  );
