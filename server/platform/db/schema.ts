// The tables as TypeScript knows them. The constraints stand in the migrations.
import type { ColumnType, Generated, Kysely } from 'kysely';
import type { LineKind } from '#shared/bills/amounts.ts';
import type { PaymentMethod, Registration } from '#shared/bills/kinds.ts';
import type { Bill } from '#shared/bills/schema.ts';
import type { Status } from '#shared/business.ts';
import type { AnswerPlace, EstimateKind, EstimateState } from '#shared/estimates/states.ts';
import type { EventKind } from '#shared/orders/events.ts';
import type { Mover, Stage } from '#shared/orders/stages.ts';
import type { Role } from '#shared/permissions.ts';
import type { VisitSettings } from '#shared/visits/schema.ts';

type Moment = ColumnType<Date, Date | undefined, Date>;
type Derived = ColumnType<string, never, never>;
type Json = ColumnType<Record<string, unknown> | null, string | null, string | null>;

export type Tables = {
  users: {
    id: string;
    user_id: Generated<number>;
    name: string;
    /** Both or neither: who has neither is a guest, or somebody who called. */
    email: string | null;
    password_hash: string | null;
    role: Generated<Role>;
    address: string;
    mobile: string;
    photo: string | null;
    created_at: Moment;
    /** The account that has taken over this guest's bookings. */
    joined_to: ColumnType<string | null, string | null | undefined, string | null>;
  };
  sessions: {
    token_hash: Buffer;
    id: string;
    user_id: string;
    device: string;
    created_at: Moment;
    last_used_at: Moment;
  };
  password_resets: { token_hash: Buffer; user_id: string; expires_at: Date };
  categories: { id: string; label: string; value: string; position: Generated<number> };
  services: {
    id: string;
    product_name: string;
    brand_name: string;
    category: string;
    images: string[];
    placeholder: string | null;
    description: string;
    charge_paise: number;
    in_shop: Generated<boolean>;
    /** Days of warranty on its repair; 0 for none. */
    warranty_days: Generated<number>;
    ratings: Generated<number[]>;
    rating_count: Generated<number>;
    rating_sum: Generated<number>;
    created_at: Moment;
    updated_at: Moment;
    search_name: Derived;
    search_tags: Derived;
    search_text: Derived;
  };
  orders: {
    id: string;
    client_key: string;
    user_id: string;
    u_id: number;
    fullname: string;
    email: string;
    area: string;
    street: string;
    mobile: string;
    total_paise: number;
    total_qty: number;
    payment_method: Generated<string>;
    card_order_id: string | null;
    status: Generated<Status>;
    created_at: Moment;
    order_number: Generated<number>;
    stage: Generated<Stage>;
    /** Both or neither; who has a visit holds a place in `visit_places`. */
    visit_from: Date | null;
    visit_to: Date | null;
    due_at: Generated<Date>;
    note: Generated<string>;
    waiting_reason: Generated<string>;
    cancellation_fee_paise: Generated<number>;
    /** Counts up when an admin revokes the tracking link. */
    link_version: Generated<number>;
    updated_at: Moment;
    /** The enquiry that it came of. */
    enquiry_id: string | null;
    /** Who carries it out. */
    technician_id: string | null;
    /** When it became done or cancelled; null while it is open, and where that was before it was kept. */
    closed_at: Date | null;
    /** The order and its line under whose warranty this one is. */
    warranty_of: string | null;
    warranty_line: number | null;
    /** The number of its bill that holds. */
    bill_number: string | null;
    /** What the customer has agreed to beyond the charge of the booking: the sum of the agreed estimate's lines. */
    agreed_paise: Generated<number>;
    /** What the bill that holds comes to, and what of it is not paid. */
    billed_paise: Generated<number>;
    due_paise: Generated<number>;
  };
  technicians: {
    user_id: string;
    /** Values of categories. */
    categories: Generated<string[]>;
    on_duty: Generated<boolean>;
    /** Days in India. */
    days_off: Generated<string[]>;
  };
  order_events: {
    id: Generated<number>;
    order_id: string;
    at: Moment;
    kind: EventKind;
    stage: Stage;
    public: boolean;
    by_role: Mover | 'system';
    actor_id: string | null;
    actor: string;
    before: Json;
    after: Json;
    /** The key of the step that it tells, where the one who stepped gave one. */
    step_key: string | null;
  };
  /** `picture` is a data URL. */
  order_pictures: {
    id: string;
    order_id: string;
    picture: string;
    created_at: Date;
    by_role: Generated<Mover>;
  };
  price_list: {
    id: string;
    kind: EstimateKind;
    words: string;
    price_paise: number;
    hsn: Generated<string>;
    in_use: Generated<boolean>;
    created_at: Date;
  };
  /** The newest version of an order's estimate; with the order's row held. */
  estimates: {
    order_id: string;
    version: number;
    state: EstimateState;
    total_paise: number;
    /** The key of the step that wrote its lines. */
    saved_key: string | null;
    offered_at: Date | null;
    answered_at: Date | null;
    answered_where: AnswerPlace | null;
    answered_by: Generated<string>;
  };
  estimate_lines: {
    order_id: string;
    line: number;
    kind: EstimateKind;
    words: string;
    quantity: number;
    price_paise: number;
    hsn: Generated<string>;
  };
  visit_settings: {
    id: Generated<number>;
    version: Generated<number>;
    week: ColumnType<VisitSettings['week'], string, string>;
    days: ColumnType<VisitSettings['days'], string, string>;
    lead_minutes: number;
    horizon_days: number;
  };
  visit_places: { visit_from: Date; taken: number };
  /** Rates in hundredths of a percent. */
  bill_settings: {
    id: Generated<number>;
    version: Generated<number>;
    registration: Generated<Registration>;
    legal_name: Generated<string>;
    gstin: Generated<string>;
    address: Generated<string>;
    state: Generated<string>;
    upi_id: Generated<string>;
    service_rate: Generated<number>;
    part_rate: Generated<number>;
    service_code: Generated<string>;
    part_code: Generated<string>;
    prices_include_tax: Generated<boolean>;
    bill_prefix: Generated<string>;
    credit_prefix: Generated<string>;
  };
  bill_series: { prefix: string; financial_year: string; last: number };
  bills: AmountColumns & {
    id: string;
    document: 'bill' | 'creditNote';
    registration: Registration;
    prefix: string;
    financial_year: string;
    serial: number;
    number: string;
    order_id: string;
    order_number: number;
    issued_at: Date;
    technician_id: string | null;
    technician: string | null;
    business: ColumnType<BusinessOnBill, string, never>;
    customer: ColumnType<CustomerOnBill, string, never>;
    seller_state: string;
    place_of_supply: string;
    prices_include_tax: boolean;
    discount_reason: string;
    /** Why a credit note was made. */
    reason: string;
    /** The bill that a credit note takes back. */
    credits: string | null;
    actor_id: string | null;
    actor: string;
  };
  bill_lines: AmountColumns & {
    bill_id: string;
    line: number;
    kind: LineKind;
    words: string;
    quantity: number;
    price_paise: number;
    rate: number;
    code: string;
  };
  bill_payments: {
    id: Generated<number>;
    bill_id: string;
    at: Date;
    method: PaymentMethod;
    /** Less than nothing is what was given back. */
    amount_paise: number;
    actor_id: string | null;
    actor: string;
  };
  order_lines: {
    order_id: string;
    line: number;
    service_id: string;
    product_name: string;
    price_paise: number;
    quantity: number;
    created_at: Date;
    /** The last day of its warranty, in India; null before it is done and where it has none. */
    warranty_until: string | null;
  };
  cart_lines: {
    id: string;
    user_id: string;
    service_id: string;
    quantity: Generated<number>;
    created_at: Moment;
  };
  feedback: { order_id: string; user_id: string; rating: number; comment: string; created_at: Moment };
  ratings: {
    id: string;
    service_id: string;
    user_id: string;
    order_id: string | null;
    stars: number;
    created_at: Moment;
  };
  enquiries: {
    id: string;
    fullname: string;
    email: string;
    mobile: string;
    area: string;
    service_type: string;
    message: string;
    status: Generated<Status>;
    created_at: Moment;
  };
  business: {
    id: Generated<number>;
    company_name: string;
    phone: Generated<string>;
    email: Generated<string>;
    address: Generated<string>;
    facebook: Generated<string>;
    instagram: Generated<string>;
    youtube: Generated<string>;
    whatsapp: Generated<string>;
    guest_bookings: Generated<boolean>;
  };
  reels: { id: string; url: string; created_at: Moment };
  images: {
    address: string;
    width: number;
    height: number;
    placeholder: string;
    created_at: Moment;
    /** When the sweep or the upload found no service with it; null while one uses it. */
    unused_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  mails: {
    id: string;
    template: string;
    recipient: string;
    subject: string;
    /** Greeting and blocks; gone once a mail with a secret in it was sent. */
    content: Json;
    /** As laid into the mailbox; null where a provider sends. */
    html: string | null;
    text: string | null;
    state: Generated<'waiting' | 'sent' | 'suppressed' | 'set_aside'>;
    attempts: Generated<number>;
    claimed_by: string | null;
    claimed_until: Date | null;
    /** A request has left and no answer to it is known. */
    outcome_unknown: Generated<boolean>;
    /** It was sent once more although the provider could not say what became of the first. */
    sent_blindly: Generated<boolean>;
    provider_id: string | null;
    last_error: string | null;
    created_at: Moment;
    waiting_since: Moment;
    sent_at: Date | null;
  };
  rate_limits: { key: string; count: number; resets_at: Date };
  secrets: { name: string; value: Buffer };
  audit_entries: AuditEntries;
  /** A view: the audit's entries and what admins did to orders, which stands in `order_events`. */
  audit_trail: AuditEntries;
};

/** What a line or a bill comes to, in paise. */
type AmountColumns = {
  amount_paise: number;
  discount_paise: number;
  taxable_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  total_paise: number;
};
/** How the business and the customer are called on a bill. */
export type BusinessOnBill = Bill['business'] & { upiId: string };
export type CustomerOnBill = Bill['customer'];

type AuditEntries = {
  id: Generated<number>;
  at: Moment;
  actor_id: string | null;
  actor: string;
  action: string;
  entity: string;
  entity_id: string;
  label: Generated<string>;
  before: Json;
  after: Json;
};

/** The database or a transaction on it: the first argument of every command and query. */
export type Db = Kysely<Tables>;
