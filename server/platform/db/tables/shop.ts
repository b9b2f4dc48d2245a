import type { ColumnType, Generated } from 'kysely';
import type { Status } from '#shared/business.ts';
import type { EnquiryKind } from '#shared/enquiries/kinds.ts';
import type { ImportKind } from '#shared/imports/schema.ts';
import type { Language } from '#shared/language.ts';
import type { Json, Moment } from '../column-types.ts';

export type ShopTables = {
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
    officer_name: Generated<string>;
    officer_email: Generated<string>;
    officer_phone: Generated<string>;
    guest_bookings: Generated<boolean>;
    short_name: Generated<string>;
    mark: Generated<string>;
    since_year: number | null;
    promise: Generated<string>;
    pay_promise: Generated<string>;
    city: Generated<string>;
    state: Generated<string>;
    areas: Generated<string>;
    first_language: Generated<Language>;
    hours_note: Generated<string>;
    /** The time at which an admin closed the opening checklist. Null while it is shown. */
    opening_dismissed_at: Date | null;
  };
  reels: { id: string; url: string; name: Generated<string>; created_at: Moment };
  enquiries: {
    id: string;
    fullname: string;
    email: string;
    mobile: string;
    area: string;
    service_type: string;
    message: string;
    language: Generated<Language>;
    status: Generated<Status>;
    /** The account or guest in whose browser it was written. */
    user_id: string | null;
    kind: Generated<EnquiryKind>;
    /** The number of a complaint or request. Null for others. */
    number: number | null;
    order_number: number | null;
    acknowledged_at: Date | null;
    settled_at: Date | null;
    answer: Generated<string>;
    created_at: Moment;
    /** The database's time of the last change; a trigger sets it. */
    changed_at: ColumnType<Date, never, never>;
  };
  mails: {
    id: string;
    template: string;
    /** The recipient of the mail, and the order that it is about. Null for mails that the shop sends to itself. */
    user_id: string | null;
    order_id: string | null;
    recipient: string;
    subject: string;
    /** The mail's greeting and content. Deleted once a mail with a secret link is sent. */
    content: Json;
    html: string | null;
    text: string | null;
    state: Generated<'waiting' | 'sent' | 'suppressed' | 'set_aside'>;
    attempts: Generated<number>;
    claimed_by: string | null;
    claimed_until: Date | null;
    outcome_unknown: Generated<boolean>;
    sent_blindly: Generated<boolean>;
    provider_id: string | null;
    last_error: string | null;
    created_at: Moment;
    waiting_since: Moment;
    next_try_at: Moment;
    sent_at: Date | null;
  };
  /** Each erasure. A row of this transaction lets it mask kept rows, which are otherwise only added. */
  erasures: {
    id: Generated<number>;
    at: Date;
    user_id: number | null;
    xact: Generated<string>;
    began: Generated<Date>;
  };
  /** Filters of a list in the panel, under a name. `query` is the query of the list's address. */
  saved_views: {
    id: string;
    list: string;
    name: string;
    query: string;
    user_id: string;
    shared: boolean;
    created_at: Moment;
  };
  imports: {
    id: string;
    kind: ImportKind;
    file_name: string;
    at: Date;
    actor: string;
    added: number;
    doubles: number;
    undone_at: Date | null;
    undone_by: string | null;
    removed: Generated<number>;
  };
  imported_rows: { import_id: string; kind: ImportKind; row_id: string };
  rate_limit_counts: { key: string; points: number; expire: number };
  secrets: { name: string; value: Buffer };
  audit_entries: AuditEntries;
  audit_trail: AuditEntries;
};

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
