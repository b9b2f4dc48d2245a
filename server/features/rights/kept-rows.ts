// Takes a person out of rows that are only ever added: events and audit entries.

import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';

import { reasonTexts } from '#shared/orders/reason-texts.ts';
import { erasedPerson } from '#shared/rights/erased.ts';
import type { Db } from '../../platform/db/schema.ts';
import { type Person, requestsOf } from './person.ts';

type Masked = Person | OldOrders;
export type OldOrders = Pick<Person, 'ids' | 'orderIds' | 'names' | 'places' | 'mobiles' | 'emails'>;
const isPerson = (masked: Masked): masked is Person => 'id' in masked;

type Facts = Record<string, unknown> | null;
type KeptRow = {
  id: number;
  actor: string;
  actor_id: string | null;
  label: string;
  before: Facts;
  after: Facts;
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Replaces a person's names, numbers and places in a text. */
function scrubber({ names, places, mobiles, emails }: Masked): (text: string) => string {
  const words = [...names, ...places, ...mobiles, ...emails].sort((one, other) => other.length - one.length);
  if (words.length === 0) return (text) => text;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return (text) => text.replace(pattern, erasedPerson);
}

const scrubbed = (value: unknown, scrub: (text: string) => string): unknown => {
  if (typeof value === 'string') return scrub(value);
  if (Array.isArray(value)) return value.map((one) => scrubbed(one, scrub));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, scrubbed(one, scrub)]));
};

const isUsual = (reason: unknown) => (reasonTexts.keys as readonly unknown[]).includes(reason);

// What somebody typed about the order goes. A usual reason stays, because figures count it.
const withoutTyped = (facts: Facts): Facts => {
  if (!facts) return facts;
  const { note: _note, reason, ...others } = facts;
  return { ...others, ...(isUsual(reason) && { reason }) };
};

/** Masks the person in order events and audit entries. The transaction has added its erasure before. */
export async function maskKeptRows(db: Db, person: Masked, enquiryIds: readonly string[]): Promise<void> {
  const scrub = scrubber(person);
  const sure = !isPerson(person)
    ? []
    : [...person.mobiles, ...person.emails, ...person.names.filter((name) => name.includes(' '))];
  const mentions = (...columns: string[]) => sql<boolean>`exists (select from unnest(${sure}::text[]) as word
    where strpos(lower(concat_ws(' ', ${sql.raw(columns.join())})), lower(word)) > 0)`;
  const own = new Set(person.ids);
  const masked = (row: KeptRow) => ({
    ...row,
    actor: row.actor_id !== null && own.has(row.actor_id) ? erasedPerson : scrub(row.actor),
    label: scrub(row.label),
    before: scrubbed(row.before, scrub) as Facts,
    after: scrubbed(row.after, scrub) as Facts,
  });

  const { rows: events } = await sql<KeptRow & { ofOrder: boolean }>`
    select id, actor, actor_id, '' as label, before, after, order_id = any(${person.orderIds}::uuid[]) as "ofOrder"
    from order_events
    where order_id = any(${person.orderIds}::uuid[]) or actor_id = any(${person.ids}::uuid[])
      or ${mentions('actor', 'before::text', 'after::text')}`.execute(db);
  for (const { ofOrder, ...row } of events) {
    const free = ofOrder ? { ...row, before: withoutTyped(row.before), after: withoutTyped(row.after) } : row;
    await write(db, 'order_events', row, masked(free));
  }

  // The sweep masks old orders of a person who may have newer ones.
  if (!isPerson(person)) return;
  const requestIds = (await requestsOf(db, person).select('id').execute()).map(({ id }) => id);
  const { rows: entries } = await sql<KeptRow & { entity: string; entity_id: string }>`
    select id, actor, actor_id, label, before, after, entity, entity_id from audit_entries
    where actor_id = any(${person.ids}::uuid[])
      or entity_id = any(${[...person.ids, ...enquiryIds, ...requestIds]}::text[])
      or ${mentions('actor', 'label', 'before::text', 'after::text')}`.execute(db);
  const named = new Set([...enquiryIds, ...requestIds]);
  for (const { entity, entity_id, ...row } of entries) {
    const free = masked(row);
    if (own.has(entity_id))
      Object.assign(free, {
        label: `${erasedPerson} (${person.userId})`,
        before: onlyRole(row.before),
        after: onlyRole(row.after),
      });
    if (named.has(entity_id)) Object.assign(free, { label: erasedPerson });
    await write(db, 'audit_entries', row, free);
  }
}

// An audited account has earlier names and addresses.
const onlyRole = (facts: Facts): Facts => facts && ('role' in facts ? { role: facts.role } : {});

async function write(
  db: Db,
  table: 'order_events' | 'audit_entries',
  row: KeptRow,
  { actor, label, before, after }: KeptRow,
): Promise<void> {
  if (isDeepStrictEqual([row.actor, row.label, row.before, row.after], [actor, label, before, after])) return;
  const asJson = (facts: Facts) => facts && JSON.stringify(facts);
  await sql`update ${sql.table(table)} set actor = ${actor}, before = ${asJson(before)}::jsonb,
    after = ${asJson(after)}::jsonb ${table === 'audit_entries' ? sql`, label = ${label}` : sql``}
    where id = ${row.id}`.execute(db);
}
