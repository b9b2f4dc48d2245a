// What a technician did on a job that was no longer his stays open until the office settles it.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

const kinds = [
  'booked,scheduled,rescheduled,withdrawn,setOut,turnedBack,started,waiting,completed,reopened,cancelled,restored',
  'pictures,reminded,joined,linkRenewed,assigned,unassigned,noted,estimateOffered,estimateAgreed,estimateDeclined',
  'billed,paid,paymentCorrected,credited,claimed,claimWithdrawn,whatsAppOpened,conflict,takenOver,putAside',
].join();

const statements = [
  `alter table order_events drop constraint if exists order_events_kind_check,
    add constraint order_events_kind_check check (kind = any ('{${kinds}}')) not valid`,
  'alter table order_events validate constraint order_events_kind_check',
  `create index concurrently if not exists order_events_conflicts_idx on order_events (id) where kind = 'conflict'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
