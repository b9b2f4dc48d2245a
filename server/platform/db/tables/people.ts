import type { ColumnType, Generated } from 'kysely';
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
  technicians: {
    user_id: string;
    categories: Generated<string[]>;
    on_duty: Generated<boolean>;
    days_off: Generated<string[]>;
  };
};
