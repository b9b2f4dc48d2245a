import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { erasureRules } from './personal.ts';

const { db } = await freshDatabase();

/** Columns that an erasure leaves, by the reason. A new column of text or JSON needs a line here or a rule of an erasure. */
const left = {
  'tax law keeps bills and their payments': {
    bills:
      'document registration prefix financial_year number technician business customer seller_state place_of_supply discount_reason reason actor',
    bill_lines: 'kind words code',
    bill_payments: 'method actor reference reason',
  },
  'people who work here, not customers': {
    api_keys: 'name',
    audit_entries: 'actor',
    bank_lines: 'read_by settled_by',
    cash_handovers: 'technician actor reason',
    cash_outs: 'kind technician note picture actor',
    closed_day_counts: 'holder name reason',
    closed_days: 'actor',
    closed_months: 'actor',
    desk_counts: 'reason actor',
    imports: 'file_name actor undone_by',
    invitations: 'role name email mobile',
  },
  'empty: its rows are enquiries now': {
    requests: 'kind fullname mobile email message language by_staff answer answered_by',
  },
  "another system's words, gone after 30 days": { webhook_deliveries: 'answer' },
  'ends by itself within a day': { rate_limit_counts: 'key', rate_limits: 'key' },
  'says nothing about a person': {
    appliances: 'kind',
    scanned_stickers: 'token kind',
    stickers: 'token code',
    api_keys: 'scopes hint addresses',
    audit_entries: 'action entity entity_id',
    bank_lines: 'key utr state file_name',
    bank_layouts: 'headings columns',
    bill_series: 'prefix financial_year',
    bill_settings:
      'registration legal_name gstin address state upi_id service_code part_code bill_prefix credit_prefix',
    business:
      'company_name phone email address facebook instagram youtube whatsapp short_name mark promise pay_promise city state hours_note areas first_language officer_name officer_email officer_phone',
    categories: 'label value translations',
    closed_months: 'month',
    enquiries: 'area service_type status language kind',
    erasures: 'xact',
    estimate_lines: 'kind words hsn',
    estimates: 'state saved_key answered_where',
    images: 'address placeholder',
    imports: 'kind',
    job_news: 'kind told',
    kysely_migration: 'name timestamp',
    kysely_migration_lock: 'id',
    order_events: 'kind stage by_role step_key',
    order_lines: 'product_name',
    orders: 'area payment_method status stage bill_number source category',
    price_list: 'kind words hsn words_hi words_mr',
    reels: 'url name',
    search_words: 'kind lines',
    secrets: 'name',
    services:
      'product_name brand_name category images placeholder description ratings search_name search_tags search_text translations',
    users: 'role language',
    webhook_deliveries: 'state',
    webhook_endpoints: 'address kinds secret secret_before off_reason',
    webhook_events: 'kind body',
    visit_settings: 'week days',
  },
} as const;

test('an erasure has a decision about each column of text or JSON', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY')`.execute(db);
  const inSchema = new Set(rows.map(({ table, column }) => `${table}.${column}`));
  const masked = erasureRules.flatMap(({ table, set }) =>
    Object.keys(set ?? {}).map((column) => `${table}.${column}`),
  );
  const stays = Object.values(left).flatMap((tables) =>
    Object.entries(tables).flatMap(([table, columns]) =>
      columns.split(' ').map((column) => `${table}.${column}`),
    ),
  );
  const decided = new Set([...masked, ...stays]);
  const emptied = new Set(erasureRules.flatMap(({ table, set }) => (set ? [] : [table as string])));
  const undecided = rows.filter(
    ({ table, column }) => !decided.has(`${table}.${column}`) && !emptied.has(table),
  );
  expect(undecided).toEqual([]);
  expect(stays.filter((column) => !inSchema.has(column) || masked.includes(column))).toEqual([]);
});
