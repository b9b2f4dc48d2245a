// A bare server that sends the very statements of ours by hand: node:http and pg, no framework, rows as JSON.
// What we ask is recorded at an address's first request.
import { createServer } from 'node:http';
import argon2 from 'argon2';
import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import pg from 'pg';
import { findSession } from '#server/features/accounts/sessions.ts';
import { viewCart } from '#server/features/cart/queries.ts';
import { searchServices } from '#server/features/catalogue/search.ts';
import { openKeeper } from '#server/platform/cache/keeper.ts';
import { preparedName, wayOf } from '#server/platform/db/prepared.ts';
import type { Tables } from '#server/platform/db/schema.ts';
import { hashToken, newToken } from '#server/platform/hash.ts';
import { signedCursors } from '#server/platform/paging.ts';

type Statement = { text: string; values: unknown[]; name?: string };

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '' });
let heard: Statement[] = [];
const hear = ({ query }: LogEvent) => {
  const { sql: text, parameters } = query;
  const name = wayOf(query) && preparedName(text);
  heard.push({ text, values: [...parameters], ...(name && { name }) });
};
const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: hear });
const deps = { keeper: openKeeper(), cursors: signedCursors(Buffer.alloc(32)) };

async function ours(url: URL, token: string): Promise<void> {
  heard = [];
  if (url.pathname === '/api/search') {
    const input = { q: url.searchParams.get('q') ?? '', limit: Number(url.searchParams.get('limit')) };
    await searchServices(db, deps, input);
    // once more: by now the words for the spelling are kept, as they are in the shop
    heard = [];
    await searchServices(db, deps, input);
  } else {
    const user = await findSession(db, () => new Date(), token);
    if (user) await viewCart(db, user);
  }
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
        : await read(url, token);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  response.end(text);
}).listen(Number(process.env.PORT), '127.0.0.1');
