// A bare server that sends the very statements of ours by hand: node:http and pg, no framework, rows as JSON.
// What we ask is recorded at an address's first request.
import { createServer } from 'node:http';
import argon2 from 'argon2';
import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import pg from 'pg';
import { findSession } from '#server/features/accounts/sessions.ts';
import { viewCart } from '#server/features/cart/queries.ts';
import { searchServices } from '#server/features/catalogue/search.ts';
import { listOrders } from '#server/features/orders/admin-queries.ts';
import { openTaggedCache } from '#server/platform/cache/tagged-cache.ts';
import { PreparingCompiler, preparedName } from '#server/platform/db/prepared.ts';
import type { Tables } from '#server/platform/db/schema.ts';
import { hashToken, newToken } from '#server/platform/hash.ts';
import { signedCursors } from '#server/platform/paging.ts';
import { indiaMoment } from '#shared/india-day.ts';
import { orderListInput } from '#shared/orders/lists.ts';

type Statement = { text: string; values: unknown[]; name?: string };

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '' });
let heard: Statement[] = [];
const hear = ({ query }: LogEvent) => {
  const { sql: text, parameters } = query;
  const name = preparedName(text);
  heard.push({ text, values: [...parameters], ...(name && { name }) });
};
const dialect = new PostgresDialect({ pool });
dialect.createQueryCompiler = () => new PreparingCompiler();
const db = new Kysely<Tables>({ dialect, log: hear });
const deps = { cache: openTaggedCache(), cursors: signedCursors(Buffer.alloc(32)), clock: () => new Date() };

async function ours(url: URL, token: string): Promise<void> {
  heard = [];
  if (url.pathname === '/api/search') {
    const input = { q: url.searchParams.get('q') ?? '', limit: Number(url.searchParams.get('limit')) };
    await searchServices(db, deps, input);
    // once more: by now the words for the spelling are kept, as they are in the shop
    heard = [];
    await searchServices(db, deps, input);
    return;
  }
  const user = await findSession(db, deps.clock, token);
  if (url.pathname === '/api/get-payment')
    await listOrders(db, deps, orderListInput.parse({ limit: Number(url.searchParams.get('limit')) }));
  else if (user) await viewCart(db, user);
}

const recorded = new Map<string, Promise<Statement[]>>();
let last: Promise<unknown> = Promise.resolve();
const statementsOf = (url: URL, token: string): Promise<Statement[]> => {
  // large and small letters make another address, but no other statements
  const address = url.href.toLowerCase();
  const known = recorded.get(address);
  if (known) return known;
  // one after the other: what is heard meanwhile belongs to this address
  const recording = last.then(() => ours(url, token)).then(() => heard);
  last = recording;
  recorded.set(address, recording);
  return recording;
};

async function read(url: URL, token: string): Promise<string> {
  let rows: unknown[] = [];
  for (const statement of await statementsOf(url, token)) rows = (await pool.query(statement)).rows;
  return JSON.stringify({ success: true, error: false, message: 'ok', data: rows });
}

async function signIn(body: string): Promise<string> {
  const { email, password } = JSON.parse(body) as Record<string, string>;
  const find = { name: 'u', text: 'select id, name, role, password_hash from users where lower(email) = $1' };
  const [user] = (await pool.query({ ...find, values: [email] })).rows;
  if (!user || !(await argon2.verify(user.password_hash, password ?? ''))) throw new Error('wrong password');
  const token = newToken();
  const open =
    "insert into sessions (token_hash, id, user_id, device) values ($1, gen_random_uuid(), $2, 'Bench')";
  await pool.query({ name: 's', text: open, values: [hashToken(token), user.id] });
  return JSON.stringify({ success: true, error: false, message: 'ok', data: token, user: user.name });
}

// A booking in one statement that writes the rows that ours does: who calls, the offers at their prices, the visit's place
// where one is asked for, order, lines, event and mail.
const booking = (hasVisit: boolean) => ({
  name: hasVisit ? 'v' : 'b',
  text: `with person as (
      select u.id, u.user_id, u.name from sessions s join users u on u.id = s.user_id where s.token_hash = $1
    ),
    offered as (
      select id, product_name, charge_paise, row_number() over () as line from services
      where id = any($2::uuid[]) and in_shop
    ),
    taken as (
      ${
        hasVisit
          ? 'insert into visit_places select $3::timestamptz, 1 from person'
          : 'select 1 as taken from person'
      }
      where (select sum(charge_paise) from offered) = $4::bigint
      ${
        hasVisit
          ? 'on conflict (visit_from) do update set taken = visit_places.taken + 1 where visit_places.taken < 1000000 returning taken'
          : ''
      }
    ),
    placed as (
      insert into orders (id, client_key, user_id, u_id, fullname, email, area, street, mobile, total_paise, total_qty,
        payment_method, status, stage, visit_from, visit_to, due_at)
      select gen_random_uuid(), $5, person.id, person.user_id, $6, $7, $8, $9, $10, $4, $11, $12, 'Incomplete',
        case when $3::timestamptz is null then 'requested' else 'scheduled' end, $3, $3::timestamptz + interval '2 hours',
        coalesce($3::timestamptz + interval '2 hours', now() + interval '24 hours')
      from person, taken on conflict (user_id, client_key) do nothing returning *
    ),
    lined as (
      insert into order_lines (order_id, line, service_id, product_name, price_paise, quantity, created_at)
      select placed.id, line, offered.id, product_name, charge_paise, 1, created_at from placed, offered
    ),
    happened as (
      insert into order_events (order_id, kind, stage, public, by_role, actor_id, actor, after)
      select placed.id, 'booked', stage, true, 'customer', placed.user_id, name, jsonb_build_object('visit', visit_from)
      from placed, person
    ),
    mailed as (
      insert into mails (id, template, recipient, subject, content, state)
      select gen_random_uuid(), 'booked', email, 'Order ' || order_number, jsonb_build_object('to', fullname), 'sent'
      from placed
    ),
    emptied as (
      delete from cart_lines where user_id = (select id from person) and service_id = any($2::uuid[])
        and exists (select from placed)
    ),
    told as (select ${hasVisit ? "pg_notify('nobody listens', 'visits')" : 'true'} from placed)
    select placed.*, told from placed, told`,
});
const bookings = { plain: booking(false), visit: booking(true) };

async function book(body: string, token: string): Promise<string> {
  const asked = JSON.parse(body);
  const { fullname, email, address, city, mobile, totalPrice, totalQty, paymentMethod, orderId, visit } =
    asked;
  const ids = asked.products.map(({ productId }: { productId: string }) => productId);
  const begins = visit ? new Date(indiaMoment(visit.date, visit.from)) : null;
  const values = [
    hashToken(token),
    ids,
    begins,
    totalPrice * 100,
    orderId,
    fullname,
    email,
    address,
    city,
    mobile,
  ];
  const statement = visit ? bookings.visit : bookings.plain;
  const { rows } = await pool.query({ ...statement, values: [...values, totalQty, paymentMethod] });
  if (!rows[0]) throw new Error('not booked');
  return JSON.stringify({ success: true, error: false, message: 'ok', data: rows[0] });
}

createServer(async (request, response) => {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  const url = new URL(request.url ?? '/', 'http://bench');
  const token = (request.headers.authorization ?? '').replace('Bearer ', '');
  const text =
    url.pathname === '/health'
      ? 'ok'
      : url.pathname === '/api/signin'
        ? await signIn(body)
        : url.pathname === '/api/create-payment'
          ? await book(body, token)
          : await read(url, token);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  response.end(text);
}).listen(Number(process.env.PORT), '127.0.0.1');
