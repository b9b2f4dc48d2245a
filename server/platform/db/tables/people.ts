import type { ColumnType, Generated } from 'kysely';
import type { InvitedRole } from '#shared/accounts/invitations.ts';
import type { NewsKind } from '#shared/jobs/push.ts';
import type { Scope } from '#shared/keys/schema.ts';
import type { Language } from '#shared/language.ts';
import type { Role } from '#shared/permissions.ts';
import type { Moment } from '../column-types.ts';

export type PeopleTables = {
  users: {
    id: string;
    user_id: Generated<number>;
    name: string;
    email: string | null;
    password_hash: string | null;
    role: Generated<Role>;
    address: string;
    mobile: string;
    photo: string | null;
    created_at: Moment;
    /** The account that a guest joined. An erased person points to itself. */
    joined_to: ColumnType<string | null, string | null | undefined, string | null>;
    /** The database's time of the last change; a trigger sets it. */
    changed_at: ColumnType<Date, never, never>;
    language: Generated<Language>;
    reminder_mails: Generated<boolean>;
    review_mails: Generated<boolean>;
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
  invitations: {
    id: string;
    token_hash: Buffer;
    role: InvitedRole;
    name: string;
    /** Null if the admin sends the invitation only as a link. */
    email: string | null;
    mobile: string;
    invited_by: string;
    created_at: Moment;
    expires_at: Date;
    used_at: Date | null;
    withdrawn_at: Date | null;
  };
  api_keys: {
    id: string;
    name: string;
    scopes: Scope[];
    token_hash: Buffer;
    /** The last four letters of the key. */
    hint: string;
    ends_at: Date | null;
    /** IP addresses and networks. Null allows all. */
    addresses: string[] | null;
    /** The key works while this user is an admin. */
    made_by: string | null;
    created_at: Moment;
    last_used_at: Date | null;
    revoked_at: Date | null;
  };
  /** Calls with an Idempotency-Key. `status` is null while the call runs. */
  idempotent_calls: {
    id: Buffer;
    user_id: string;
    fingerprint: Buffer;
    status: number | null;
    answer: Generated<string>;
    leased_until: Date;
    created_at: Moment;
  };
  technicians: {
    user_id: string;
    categories: Generated<string[]>;
    on_duty: Generated<boolean>;
    days_off: Generated<string[]>;
    /** Whether the technician agrees to be shown on the About page. */
    on_about: Generated<boolean>;
  };
  /** People who want the day's figures by mail. `sent_on` is the day of the last mail. */
  digests: { user_id: string; sent_on: string | null };
  /** How often the address of a calendar feed was renewed. No row means never. */
  calendar_feeds: { user_id: string; renewed: number };
  push_subscriptions: {
    endpoint: string;
    session_id: string;
    user_id: string;
    p256dh: string;
    auth: string;
  };
  job_news: {
    order_id: string;
    technician_id: string;
    kind: NewsKind;
    due_at: Date | null;
    sent_at: ColumnType<Date | null, Date | null | undefined>;
    /** The visit when the message was queued. */
    visit_from: ColumnType<Date | null, Date | null | undefined>;
    visit_to: ColumnType<Date | null, Date | null | undefined>;
    /** The last message that was sent, and the visit that it named. */
    told: ColumnType<NewsKind | null, NewsKind | null | undefined>;
    told_from: ColumnType<Date | null, Date | null | undefined>;
  };
};
