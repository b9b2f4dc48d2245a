// Appliances of customers, what an order's lines are about, and stickers that lead to an appliance.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

const kinds = [
  'washing_machine_semi_automatic,washing_machine_fully_automatic,washing_machine_front_load',
  'refrigerator_single_door,refrigerator_double_door,refrigerator_side_by_side,deep_freezer',
  'dishwasher,microwave,oven,ac_split,ac_window,ac_cassette,chimney,hob,water_purifier,mixer,other',
].join();

const statements = [
  `create table if not exists appliances (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    kind text not null check (kind = any ('{${kinds}}')),
    maker text not null default '',
    model text not null default '',
    serial text not null default '',
    place text not null default '',
    bought text check (bought ~ '^[0-9]{4}-[0-9]{2}$'),
    makers_warranty_months smallint check (makers_warranty_months between 0 and 240),
    note text not null default '',
    removed boolean not null default false,
    -- What a search finds it by: maker, model, serial and the words of its kind.
    sought text not null default '',
    created_at timestamptz(3) not null default now(),
    changed_at timestamptz(3) not null default now()
  )`,
  'create index if not exists appliances_user_idx on appliances (user_id)',
  'create index if not exists appliances_changed_idx on appliances (changed_at, id)',
  'create index if not exists appliances_sought_idx on appliances using gin (folded(sought) gin_trgm_ops)',
  `create or replace trigger appliances_changed before insert or update on appliances
    for each row execute function keep_changed_at()`,
  `create table if not exists order_appliances (
    order_id uuid not null,
    line smallint not null,
    appliance_id uuid not null references appliances on delete cascade,
    primary key (order_id, line, appliance_id),
    foreign key (order_id, line) references order_lines on delete cascade
  )`,
  'create index if not exists order_appliances_appliance_idx on order_appliances (appliance_id, order_id)',
  `create table if not exists appliance_pictures (
    id uuid primary key,
    appliance_id uuid not null references appliances on delete cascade,
    picture text not null check (picture like 'data:image/webp;base64,%'),
    created_at timestamptz(3) not null
  )`,
  'create unique index if not exists appliance_pictures_once_idx on appliance_pictures (appliance_id, md5(picture))',
  // A bound sticker has its appliance. One that was replaced leads nowhere and says so.
  `create table if not exists stickers (
    token text primary key,
    code text not null unique,
    appliance_id uuid unique references appliances on delete set null,
    replaced boolean not null default false,
    -- The print run, which can be printed again.
    sheet uuid not null,
    created_at timestamptz(3) not null default now(),
    check (appliance_id is null or not replaced)
  )`,
  'create index if not exists stickers_sheet_idx on stickers (sheet)',
  // What a stranger scanned whose booking it is: never the appliance itself, which is somebody else's.
  `create table if not exists scanned_stickers (
    order_id uuid primary key references orders on delete cascade,
    token text not null references stickers,
    kind text not null check (kind = any ('{${kinds}}')),
    maker text not null
  )`,
  'create index if not exists scanned_stickers_token_idx on scanned_stickers (token)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
