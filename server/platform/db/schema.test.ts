import { type Selectable, sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { invitedRoles } from '#shared/accounts/invitations.ts';
import { applianceKinds } from '#shared/appliances/kinds.ts';
import { lineKinds } from '#shared/bills/amounts.ts';
import { bankLineStates } from '#shared/bills/bank-file.ts';
import { cashOutKinds } from '#shared/bills/cash.ts';
import { paymentMethods, registrations } from '#shared/bills/kinds.ts';
import { statuses } from '#shared/business.ts';
import { enquiryKinds } from '#shared/enquiries/kinds.ts';
import { answerChannels, estimateKinds, estimateStates } from '#shared/estimates/states.ts';
import { orderSources } from '#shared/figures/schema.ts';
import { importKinds } from '#shared/imports/schema.ts';
import { newsKinds } from '#shared/jobs/push.ts';
import { languageCodes } from '#shared/language.ts';
import { eventKinds } from '#shared/orders/events.ts';
import { pictureMakers } from '#shared/orders/picture-limits.ts';
import { stages } from '#shared/orders/stages.ts';
import { roles, rolesThat } from '#shared/permissions.ts';
import { deliveryStates, offReasons } from '#shared/webhooks/schema.ts';
import type { Tables } from './schema.ts';

const { db } = await freshDatabase();

type IsOneOfWords<Value> = Value extends string ? (string extends Value ? false : true) : false;
type WordColumn = {
  [Table in keyof Tables]: WordsOf<Table & string, Selectable<Tables[Table]>>;
}[keyof Tables];
type WordsOf<Table extends string, Row> = {
  [Column in keyof Row & string]: IsOneOfWords<NonNullable<Row[Column]>> extends true
    ? `${Table}.${Column}`
    : never;
}[keyof Row & string];

/** A new column with a list of words does not compile without a line here. */
const lists: Record<WordColumn, readonly string[]> = {
  'users.role': roles,
  'users.language': languageCodes,
  'business.first_language': languageCodes,
  'enquiries.language': languageCodes,
  'invitations.role': invitedRoles,
  'orders.status': statuses,
  'orders.stage': stages,
  'orders.source': orderSources,
  'order_events.kind': eventKinds,
  'order_events.stage': stages,
  'order_events.by_role': ['customer', 'technician', 'admin', 'system'],
  'order_pictures.by_role': pictureMakers,
  'appliances.kind': applianceKinds,
  'scanned_stickers.kind': applianceKinds,
  'bill_settings.registration': registrations,
  'bills.document': ['bill', 'creditNote'],
  'bills.registration': registrations,
  'bill_lines.kind': lineKinds,
  'bill_payments.method': paymentMethods,
  'bank_lines.state': bankLineStates,
  'cash_outs.kind': cashOutKinds,
  'price_list.kind': estimateKinds,
  'estimates.state': estimateStates,
  'estimates.answered_where': answerChannels,
  'estimate_lines.kind': estimateKinds,
  'enquiries.kind': enquiryKinds,
  'enquiries.status': statuses,
  'imports.kind': importKinds,
  'imported_rows.kind': importKinds,
  'job_news.kind': newsKinds,
  'job_news.told': newsKinds,
  'webhook_deliveries.state': deliveryStates,
  'webhook_endpoints.off_reason': offReasons,
  'mails.state': ['waiting', 'sent', 'suppressed', 'set_aside'],
};

test('a column accepts only the words of its list', async () => {
  const checks = await sql<{ column: string; rule: string }>`
    select conrelid::regclass || '.' || attname as column, pg_get_constraintdef(pg_constraint.oid) as rule
    from pg_constraint join pg_attribute on attrelid = conrelid and array[attnum] = conkey
    where contype = 'c' and connamespace = 'public'::regnamespace
      and conrelid <> 'requests'::regclass -- the previous version's`.execute(db);
  const taken = checks.rows.flatMap(({ column, rule }) => {
    const [, words, list] = /ANY \((?:\(?ARRAY\[(.+?)\]|'\{(.+?)\}')/.exec(rule) ?? [];
    const found = list?.split(',') ?? words?.match(/(?<=')\w+(?=')/g);
    return found ? [[column, found.sort()]] : [];
  });
  const listed = Object.entries(lists).map(([column, words]) => [column, [...words].sort()]);
  expect(Object.fromEntries(taken)).toEqual(Object.fromEntries(listed));
});

test('the index of technicians covers every role that works on jobs', async () => {
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where indexname = 'users_technicians_idx'`.execute(db);
  const [, condition = ''] = rows[0]?.indexdef.split(' WHERE ') ?? [];
  const found = condition.match(/(?<=')\w+(?=')/g);
  expect(found?.toSorted()).toEqual(rolesThat('jobs.work').toSorted());
});
