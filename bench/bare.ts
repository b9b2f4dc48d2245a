// A bare server for comparison with the shop: node:http, pg, and one SQL statement for each call. It has the
// calls that ../shared/limits lacks.
import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import argon2 from 'argon2';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '' });
const hash = (token: string) => createHash('sha256').update(token).digest();

async function viewCart(token: string): Promise<unknown> {
  const { rows } = await pool.query({
    name: 'cart',
    text: `select c.id, c.quantity, v.id as service_id, product_name, brand_name, category, images, description,
        charge_paise, rating_count, rating_sum
      from sessions s join cart_lines c on c.user_id = s.user_id join services v on v.id = c.service_id
      where s.token_hash = $1 and v.in_shop order by c.created_at, c.id`,
    values: [hash(token)],
  });
  return rows;
}

async function signIn({ email, password }: Record<string, string>): Promise<unknown> {
  const find = {
    name: 'user',
    text: 'select id, name, role, password_hash from users where lower(email) = $1',
  };
  const [user] = (await pool.query({ ...find, values: [email] })).rows;
  if (!user || !(await argon2.verify(user.password_hash, password ?? ''))) throw new Error('wrong password');
  const token = randomBytes(32).toString('base64url');
  await pool.query({
    name: 'session',
    text: `insert into sessions (token_hash, id, user_id, device) values ($1, gen_random_uuid(), $2, 'Bench')`,
    values: [hash(token), user.id],
  });
  return { token, name: user.name };
}

// Writes the same rows as the shop's booking: the visit's place, order, lines, event and mail.
const booking = `with person as (
    select u.id, u.user_id, u.name from sessions s join users u on u.id = s.user_id where s.token_hash = $1
  ), offered as (
    select id, product_name, charge_paise, row_number() over () as line from services
    where id = any($2::uuid[]) and in_shop
  ), place as (
    insert into visit_places select $3::timestamptz, 1 from person
    where (select sum(charge_paise) from offered) = $4::bigint
    on conflict (visit_from) do update set taken = visit_places.taken + 1 where visit_places.taken < 1000000
    returning taken
  ), placed as (
    insert into orders (id, client_key, user_id, u_id, fullname, email, area, street, mobile, total_paise, total_qty,
      payment_method, status, stage, visit_from, visit_to, due_at)
    select gen_random_uuid(), $5, person.id, person.user_id, $6, $7, $8, $9, $10, $4, $11, $12, 'Incomplete',
      'scheduled', $3, $3::timestamptz + interval '2 hours', $3::timestamptz + interval '2 hours'
    from person, place on conflict (user_id, client_key) do nothing returning *
  ), lined as (
    insert into order_lines (order_id, line, service_id, product_name, price_paise, quantity, created_at)
    select placed.id, line, offered.id, product_name, charge_paise, 1, created_at from placed, offered
  ), logged as (
    insert into order_events (order_id, kind, stage, public, by_role, actor_id, actor, after)
    select placed.id, 'booked', stage, true, 'customer', placed.user_id, name, jsonb_build_object('visit', visit_from)
    from placed, person
  ), mailed as (
    insert into mails (id, template, recipient, subject, content, state)
    select gen_random_uuid(), 'booked', email, 'Order ' || order_number, jsonb_build_object('to', fullname), 'sent'
    from placed
  ), emptied as (
    delete from cart_lines where user_id = (select id from person) and service_id = any($2::uuid[])
      and exists (select from placed)
  ) select * from placed`;

type Booking = {
  products: { productId: string }[];
  visit: { date: string; from: string };
  totalPrice: number;
} & Record<'orderId' | 'fullname' | 'email' | 'address' | 'city' | 'mobile' | 'totalQty', unknown>;

async function book(body: Booking, token: string): Promise<unknown> {
  const { products, visit, totalPrice, orderId, fullname, email, address, city, mobile, totalQty } = body;
  const ids = products.map(({ productId }) => productId);
  const start = `${visit.date}T${visit.from}+05:30`;
  const contact = [fullname, email, address, city, mobile, totalQty, 'Cash on Delivery'];
  const values = [hash(token), ids, start, totalPrice * 100, orderId, ...contact];
  const { rows } = await pool.query({ name: 'book', text: booking, values });
  if (!rows[0]) throw new Error('not booked');
  return rows[0];
}

createServer(async (request, response) => {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  const body = text ? JSON.parse(text) : {};
  const token = (request.headers.authorization ?? '').replace('Bearer ', '');
  const data =
    request.url === '/api/signin'
      ? await signIn(body)
      : request.url === '/api/create-payment'
        ? await book(body, token)
        : request.url === '/api/view-card-product'
          ? await viewCart(token)
          : 'ok';
  const answer = JSON.stringify({ success: true, error: false, message: 'ok', data });
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(answer),
  });
  response.end(answer);
}).listen(Number(process.env.PORT), '127.0.0.1');
