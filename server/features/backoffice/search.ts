// The panel's one search: people, orders, bills, appliances, enquiries and services.
import { type RawBuilder, sql } from 'kysely';
import { applianceName } from '#shared/appliances/kinds.ts';
import { readSticker } from '#shared/appliances/sticker-code.ts';
import { bareMobile, inLatinDigits } from '#shared/mobile-number.ts';
import { isTitle } from '#shared/orders/sentences.ts';
import type { Stage } from '#shared/orders/stages.ts';
import { can } from '#shared/permissions.ts';
import { toRupees } from '#shared/primitives.ts';
import { personName } from '#shared/rights/erased.ts';
import type { Db, Deps } from '../../deps.ts';
import { beginsWith, contains } from '../../platform/db/conditions.ts';
import type { UserContext } from '../../procedures/context.ts';
import { readReferences } from '../bills/bank/references.ts';
import { searchServices } from '../catalogue/search.ts';
import { isOpenOrder, underWaySince } from '../orders/open-orders.ts';

const most = 6;
const mostWords = 6;
// Fewer digits begin too many mobile numbers, and order numbers are short.
const fewestMobileDigits = 4;
const highestOrderNumber = 999_999_999;
// The forms in which callers give a number: '1331.', 'order no 1331', 'bill 289'.
const orderNumber = /^(?:order|booking|बुकिंग|ऑर्डर)? ?(?:no\.?|number|नंबर)? ?#? ?(\d{1,10})\.?$/iu;
const billNumber =
  /^(?:bill|invoice|बिल)? ?(?:no\.?|number|नंबर)? ?#?(?:[a-z]{0,3}[/ -]?\d\d-\d\d[/ -])?0*(\d{1,7})\.?$/iu;

/** `words` are those of a name, in any order. `bills` are full numbers, however a bank writes them. */
type Wanted = { text: string; words: readonly string[]; digits: string; bills: readonly string[] };

// No index finds names by two letters, so they are sought among the newest rows: 'lg ac' means an appliance anyway.
const newest = 1000;
const isShort = (word: string) => word.length < 3;
const areShort = ({ words }: Wanted) => words.every(isShort);

const namedBy = (name: RawBuilder<unknown>, { words }: Wanted) => {
  const each = words.map((word) => contains(name, word));
  return sql`(${sql.join(each, sql` and `)})`;
};

const startsMobile = (column: RawBuilder<unknown>, { digits }: Wanted) =>
  digits.length >= fewestMobileDigits ? sql`or ${beginsWith(column, digits)}` : sql``;

const isPerson = (wanted: Wanted) =>
  sql`u.joined_to is null and (${namedBy(sql`folded(u.name)`, wanted)}
    or ${contains(sql`u.email`, wanted.text)} ${startsMobile(sql`u.mobile`, wanted)})`;

type Person = {
  _id: string;
  userId: number;
  name: string;
  mobile: string;
  email: string;
  openOrders: number;
};

/** People with open orders come first. They are sought among the open orders, which are few. */
async function findPeople(db: Db, wanted: Wanted) {
  const { rows } = await sql<Person>`
    with open as (
      select user_id, count(*)::int as orders from orders where ${isOpenOrder()} group by user_id
    ), busy as (
      select u.id, open.orders from open join users u on u.id = open.user_id
      where ${isPerson(wanted)} order by open.orders desc, u.user_id limit ${most}
    ), others as (
      select u.id from users u where ${isPerson(wanted)} limit ${most * 2}
    ), found as (
      select id, orders from busy
      union all select id, 0 from others where id not in (select user_id from open)
      limit ${most}
    )
    select u.id as _id, u.user_id as "userId", u.name, u.mobile, coalesce(u.email, '') as email,
      found.orders as "openOrders"
    from found join users u on u.id = found.id order by found.orders desc, lower(u.name), u.user_id`.execute(
    db,
  );
  return rows;
}

type OrderRow = {
  _id: string;
  orderNumber: number;
  fullname: string;
  area: string;
  mobile: string;
  stage: Stage;
  created_at: Date;
  /** The technician who is on the way or at work, and since when. */
  technician: string | null;
  since: Date | null;
};

/** The order of this number first, then open orders, then the newest of the others. */
async function findOrders(db: Db, wanted: Wanted) {
  const { text, digits } = wanted;
  const typed = Number(orderNumber.exec(text)?.[1] ?? highestOrderNumber + 1);
  const number = typed <= highestOrderNumber ? typed : null;
  const mobile = startsMobile(sql`mobile`, wanted);
  const name = namedBy(sql`folded(fullname)`, wanted);
  const sought = areShort(wanted)
    ? sql`(select * from orders order by created_at desc limit ${newest}) as orders`
    : sql`orders`;
  const { rows } = await sql<OrderRow>`
    with numbered as (
      select id, 0 as rank from orders where order_number = ${number}::bigint
    ), open as (
      select id, 1 as rank from orders where ${isOpenOrder()}
        and (${name} or ${contains(sql`folded(area)`, text)} or ${contains(sql`lower(email)`, text)} ${mobile})
      order by created_at desc limit ${most}
    ), named as (
      select id, 2 as rank from ${sought} where ${name} order by created_at desc limit ${most}
    ), called as (
      select id, 2 as rank from orders
      where ${digits.length >= fewestMobileDigits ? beginsWith(sql`mobile`, digits) : sql`false`}
      order by created_at desc limit ${most}
    ), found as (
      select id, min(rank) as rank
      from (select * from numbered union all select * from open union all select * from named
        union all select * from called) as each group by id
    )
    select o.id as _id, o.order_number as "orderNumber", o.fullname, o.area, o.mobile, o.stage, o.created_at,
      t.name as technician, ${underWaySince} as since
    from found join orders o on o.id = found.id left join users t on t.id = o.technician_id order by found.rank, o.created_at desc limit ${most}`.execute(
    db,
  );
  return rows.map(({ created_at, since, ...row }) => ({
    ...row,
    createdAt: created_at.toISOString(),
    since: since?.toISOString() ?? null,
  }));
}

async function findBills(db: Db, { text, bills }: Wanted) {
  const serial = billNumber.exec(text)?.[1];
  const numbers = [text.replaceAll(' ', '').toUpperCase(), ...bills];
  const rows = await db
    .selectFrom('bills')
    .select(['id as _id', 'number', 'order_number as orderNumber', 'total_paise'])
    .select(sql<string>`customer->>'fullname'`.as('fullname'))
    .where(serial ? sql<boolean>`serial = ${Number(serial)}` : sql<boolean>`number = any(${numbers}::text[])`)
    .orderBy('issued_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ total_paise, ...row }) => ({ ...row, total: toRupees(total_paise) }));
}

async function findEnquiries(db: Db, wanted: Wanted) {
  const { digits } = wanted;
  const sought = digits ? { ...wanted, words: [digits] } : wanted;
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('enquiries')
        .selectAll()
        .$if(areShort(sought), (all) => all.orderBy('created_at', 'desc').limit(newest))
        .as('enquiries'),
    )
    .select(['id as _id', 'fullname', 'service_type as serviceType', 'created_at'])
    .where(sql<boolean>`${namedBy(sql`folded(fullname || ' ' || email || ' ' || mobile)`, sought)}`)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }));
}

type ApplianceRow = Parameters<typeof applianceName>[0] & {
  id: string;
  serial: string;
  user_id: number;
  fullname: string;
};

// Two letters match whole words only: 'lg ac' must not find 'machine'. Trigrams cannot find two letters either.
const isSoughtBy = (word: string) =>
  isShort(word)
    ? sql`string_to_array(folded(sought), ' ') @> array[folded(${word}::text)]`
    : contains(sql`folded(sought)`, word);

/** By maker with kind ('lg ac'), model, serial or sticker, the last changed first. */
async function findAppliances(db: Db, wanted: Wanted) {
  const sticker = readSticker(wanted.text);
  const code = sticker && 'code' in sticker ? sticker.code : null;
  const { rows } = await sql<ApplianceRow>`
    with found as (
      select appliance_id as id, 0 as rank from stickers where code = ${code} and appliance_id is not null
      union all (select id, 1 from appliances where not removed and ${sql.join(wanted.words.map(isSoughtBy), sql` and `)}
        order by changed_at desc limit ${most})
    )
    select a.id, a.kind, a.maker, a.place, a.serial, u.user_id, u.name as fullname from found
      join appliances a on a.id = found.id join users u on u.id = a.user_id
    order by found.rank, a.changed_at desc limit ${most}`.execute(db);
  return rows.map((row) => ({
    _id: row.id,
    name: applianceName(row),
    serial: row.serial,
    userId: row.user_id,
    fullname: personName(row.fullname),
  }));
}

/** Services on sale come first, found by the shop's own search, which knows everyday words. Then hidden ones. */
async function findServices(db: Db, deps: Deps, wanted: Wanted) {
  const { items } = await searchServices({ db, deps }, { q: wanted.text, limit: most });
  const hidden = await db
    .selectFrom('services')
    .select(['id as _id', 'product_name as name'])
    .where('in_shop', '=', false)
    .where(sql<boolean>`${namedBy(sql`folded(product_name || ' ' || brand_name)`, wanted)}`)
    .orderBy('product_name')
    .limit(most)
    .execute();
  return [...items.map(({ _id, productName }) => ({ _id, name: productName })), ...hidden].slice(0, most);
}

/**
 * Finds up to six of each kind. A mobile number matches with or without +91, 0 and spaces. The caller's role
 * decides which kinds are sought.
 */
export async function search({ db, deps, user: { role } }: UserContext, { text: typed }: { text: string }) {
  const text = inLatinDigits(typed).replace(/\s+/g, ' ').trim();
  const bare = bareMobile(text);
  const names = text.split(/[\s,]+/).filter((word) => word && !isTitle(word));
  const wanted: Wanted = {
    text,
    words: (names.length > 0 ? names : [text]).slice(0, mostWords),
    digits: /^[0-9]+$/.test(bare) ? bare : '',
    bills: (await readReferences(db))(text),
  };
  const [people, orders, bills, appliances, enquiries, services] = await Promise.all([
    findPeople(db, wanted),
    findOrders(db, wanted),
    findBills(db, wanted),
    findAppliances(db, wanted),
    can(role, 'enquiries.read') ? findEnquiries(db, wanted) : [],
    can(role, 'catalogue.edit') ? findServices(db, deps, wanted) : [],
  ]);
  return { people, orders, bills, appliances, enquiries, services };
}
