import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, expect } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openApiDocument } from '#server/rest/openapi/document.ts';
import { openTestShop, type TestShop } from './caller.ts';
import type { TestDatabase } from './database.ts';
import { twoHalves } from './sample-pictures.ts';
import { bookingOf } from './services.ts';

export type CallName = `${'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'} /${string}`;

type Ask = {
  as?: { token(): string | null };
  headers?: Record<string, string>;
  body?: unknown;
};

export type Answer<T = Record<string, unknown>> = {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  bytes: Buffer;
  body: { success: boolean; error: boolean; message: string; data: T } & Record<string, unknown>;
};

const document = openApiDocument('https://shop.example.in');
const ajv = new Ajv2020({ strict: false, allErrors: false });
formats.default(ajv);
ajv.addSchema({ $id: 'document', components: document.components });

type Described = { responses: Record<string, { content?: Record<string, { schema: object }> }> };
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path: new RegExp(`^${path.replace('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`),
    operation: operation as Described,
  })),
);

// Most calls share their failure schemas, so equal schemas are compiled once.
const checks = new Map<string, (value: unknown) => boolean>();
function checkOf(schema: object) {
  const text = JSON.stringify(schema).replaceAll('#/components/', 'document#/components/');
  const check = checks.get(text) ?? ajv.compile(JSON.parse(text) as object);
  checks.set(text, check);
  return check;
}

/** Fails if an answer's status or body does not match the API document. */
function holdAgainstDocument(method: string, url: string, answer: Answer): void {
  const path = url.split('?', 1)[0] ?? '';
  const found = operations.find((one) => one.method === method && one.path.test(path));
  if (!found) return;
  const described = found.operation.responses[answer.status];
  expect(
    described,
    `${method} ${path} answered ${answer.status}, which its document does not know`,
  ).toBeDefined();
  const type = String(answer.headers['content-type'] ?? '').split(';', 1)[0] ?? '';
  const schema = described?.content?.[type]?.schema;
  if (!described?.content) return;
  expect(schema, `${method} ${path} answered ${type}, which its document does not know`).toBeDefined();
  if (!schema || ('format' in schema && schema.format === 'binary')) return;
  const check = checkOf(schema) as ReturnType<typeof ajv.compile>;
  expect(check(answer.body), `${method} ${path}: ${ajv.errorsText(check.errors)}: ${answer.text}`).toBe(true);
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

async function inject(app: FastifyInstance, name: CallName, ask: Ask): Promise<Answer> {
  const [method = 'GET', url = '/'] = name.split(' ', 2);
  const token = ask.as?.token();
  const raw = typeof ask.body === 'string' || Buffer.isBuffer(ask.body);
  const response = await app.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(ask.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...ask.headers,
    },
    ...(ask.body === undefined
      ? {}
      : { payload: raw ? (ask.body as string | Buffer) : JSON.stringify(ask.body) }),
  });
  const answer: Answer = {
    status: response.statusCode,
    headers: response.headers,
    text: response.payload,
    bytes: response.rawPayload,
    body: parsed(response.payload) as Answer['body'],
  };
  if (!answer.headers['content-encoding']) holdAgainstDocument(method, url, answer);
  return answer;
}

export function fileForm(file: Buffer, name = 'file', type = 'image/png') {
  const boundary = '----a-boundary-of-a-browser';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="upload_preset"\r\n\r\nshop\r\n--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="photo.png"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

let made = 0;

const builders = (shop: TestShop, call: (name: CallName, ask?: Ask) => Promise<Answer>) => {
  const done = async (name: CallName, ask: Ask) => {
    const answer = await call(name, ask);
    expect(answer.body, name).toMatchObject({ success: true });
    return answer;
  };
  return {
    service: async (changes: Record<string, unknown> = {}) => {
      made += 1;
      const answer = await done('POST /api/upload-product', {
        as: await shop.admin(),
        body: { ...serviceBody(), productName: `Washing Machine Repair ${made}`, ...changes },
      });
      return answer.body.data as { _id: string; productName: string; twelveprice: number };
    },
    order: async (
      customer: { token(): string | null },
      service: { _id: string; twelveprice: number },
      changes: Record<string, unknown> = {},
    ) => {
      const answer = await done('POST /api/create-payment', {
        as: customer,
        body: bookingOf([service], changes),
      });
      return answer.body.data as { _id: string; orderId: string };
    },
    enquiry: async (changes: Record<string, unknown> = {}) => {
      const answer = await done('POST /api/create-enquiry', { body: { ...enquiryBody, ...changes } });
      return answer.body.data as { _id: string };
    },
    category: async (label: string) => {
      const answer = await done('POST /api/create-category', { as: await shop.admin(), body: { label } });
      return answer.body.data as { _id: string; label: string; value: string };
    },
    reel: async () => {
      const answer = await done('POST /api/add-reel', { as: await shop.admin(), body: { url: reelUrl } });
      return answer.body.data as { _id: string };
    },
  };
};

export const reelUrl = 'https://videos.example.com/repair';

export const serviceBody = () => ({
  productName: 'Washing Machine Repair',
  brandName: 'LG, Samsung',
  category: 'laundary',
  twelveprice: 499,
  productImage: ['https://images.example.com/washer.jpg'],
  description: 'At home, within 24 hours.',
});

export const enquiryBody = {
  fullname: 'Asha Patil',
  email: 'asha@example.com',
  mobile: '5550100101',
  address: 'Garkheda',
  serviceType: 'Split AC',
  message: 'It does not cool.',
};

export const signUpBody = {
  name: 'Asha Patil',
  email: 'asha.patil@example.com',
  mobile: '5550100101',
  address: 'Garkheda',
  password: 'monsoon-lamp',
  confirmPassword: 'monsoon-lamp',
};

export const photoUrl = async (): Promise<string> =>
  `data:image/png;base64,${(await twoHalves(40, 30)).toString('base64')}`;

export const nobodysId = '0199c1f4-6c1e-7c3a-9a51-0d6f6b1f3a10';

export async function openTestApi(
  database: TestDatabase,
  settings: Record<string, string> = {},
  emptied: 'each time' | 'once' = 'each time',
) {
  const shop = openTestShop(database, settings, emptied);
  const app = await buildApp(shop.deps);
  afterAll(() => app.close());
  const call = (name: CallName, ask: Ask = {}) => inject(app, name, ask);
  return { ...shop, app, call, make: builders(shop, call) };
}

export type TestApi = Awaited<ReturnType<typeof openTestApi>>;
