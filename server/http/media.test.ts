import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openMedia } from '#server/platform/media/open-media.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { twoHalves } from '#server/testing/sample-pictures.ts';
import { AppError } from '#shared/errors.ts';
import { readPictureAddress } from '#shared/media/address.ts';
import { maxUploadBytes } from '#shared/media/schema.ts';
import { describeError } from '../procedures/errors.ts';
import { addMediaFiles, readRange } from './media.ts';
import { addUpload } from './uploads.ts';

const database = await freshDatabase();
beforeEach(database.reset);

const dataDir = await mkdtemp(join(tmpdir(), 'upload-'));
const folder = join(dataDir, 'media');
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const media = openMedia({ s3: null, dataDir });
const { db } = database;
const config = readConfig({ PUBLIC_URL: 'https://shop.example' });
const deps = { db, media, clock: () => new Date(), config };
const admission = async ({ headers }: { headers: Record<string, unknown> }) => {
  if (headers.authorization !== 'Bearer admin') throw new AppError('loginRequired');
};

const app = fastify({ bodyLimit: 4 * 2 ** 20 });
app.setErrorHandler((error, _request, reply) => {
  const { status, message } = describeError(error);
  return reply.code(status).send({ message });
});
await addMediaFiles(app, deps);
await app.register((scope) => addUpload(scope, deps, '/upload-image', admission));
afterAll(() => app.close());

const authorization = 'Bearer admin';
const upload = (payload: FormData | Buffer | string, headers: Record<string, string> = {}) => {
  const body = payload instanceof FormData ? new Response(payload) : null;
  return Promise.resolve(body?.arrayBuffer()).then((bytes) =>
    app.inject({
      method: 'POST',
      url: '/upload-image',
      payload: bytes ? Buffer.from(bytes) : (payload as Buffer | string),
      headers: {
        authorization,
        ...(body ? { 'content-type': body.headers.get('content-type') ?? '' } : {}),
        ...headers,
      },
    }),
  );
};

const formOf = (file: Buffer, name = 'file', type = 'image/png') => {
  const form = new FormData();
  form.append('upload_preset', 'shop');
  form.append(name, new Blob([new Uint8Array(file)], { type }), 'fridge.png');
  return form;
};

const leftBehind = async () => ({
  files: (await readdir(folder).catch(() => [])).filter((name) => name !== 'incoming'),
  rows: await db.selectFrom('images').select('address').execute(),
});
const nothing = { files: [], rows: [] };

describe('an upload', () => {
  test('an upload is stored in all widths and answered with absolute URLs', async () => {
    const response = await upload(formOf(await twoHalves(1000, 750)));
    expect(response.statusCode).toBe(201);
    const answer = response.json();
    const address = answer.url.replace('https://shop.example', '');
    expect(answer).toEqual({
      success: true,
      error: false,
      message: 'Image uploaded',
      url: `https://shop.example${address}`,
      secure_url: `https://shop.example${address}`,
      public_id: address.slice('/media/'.length, -'.webp'.length),
      width: 1000,
      height: 750,
    });
    const { files, rows } = await leftBehind();
    expect(rows).toEqual([{ address }]);
    expect(files).toHaveLength(4);
    for (const copy of readPictureAddress(address)?.copies ?? []) {
      const served = await app.inject({ url: copy.address });
      expect(served.statusCode).toBe(200);
      expect(served.headers['content-type']).toBe('image/webp');
    }
  });

  test('an upload may have 10 MB and not one byte more', async () => {
    const picture = await twoHalves(300, 200);
    const padded = (bytes: number) => Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
    expect((await upload(formOf(padded(maxUploadBytes)))).statusCode).toBe(201);
    const response = await upload(formOf(padded(maxUploadBytes + 1)));
    expect(response.statusCode).toBe(413);
    expect(response.json().message).toBe('The picture is too large. Please choose one of at most 10 MB');
  });

  test.each([
    ['JSON', '{"file":"x"}', 'application/json'],
    ['broken JSON', '{', 'application/json'],
    ['a bare picture', 'x', 'image/png'],
    ['a plain form', 'file=x', 'application/x-www-form-urlencoded'],
    ['a made-up type', 'x', 'what/ever'],
  ])('an upload with the content type %s gets 415', async (_what, payload, type) => {
    const response = await upload(payload, { 'content-type': type });
    expect(response.statusCode).toBe(415);
    expect(response.json().message).toBe('Please send the file as multipart/form-data');
  });

  test('an upload without a body gets 415', async () => {
    const response = await app.inject({ method: 'POST', url: '/upload-image', headers: { authorization } });
    expect(response.statusCode).toBe(415);
  });

  test.each([
    ['without a boundary', 'multipart/form-data', '--x\r\n'],
    ['with another boundary', 'multipart/form-data; boundary=y', '--x\r\n\r\n--x--'],
    [
      'cut off inside the file',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
    ],
    [
      'with a field that would change every object',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--\r\n',
    ],
  ])('an upload with %s gets 400', async (_what, type, payload) => {
    const response = await upload(payload, { 'content-type': type });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('Please choose an image file');
    expect(await leftBehind()).toEqual(nothing);
  });

  test('an upload with a hundred fields gets 413', async () => {
    const form = new FormData();
    for (let field = 0; field < 100; field += 1) form.append(`field${field}`, 'x');
    expect((await upload(form)).statusCode).toBe(413);
  });

  test('an upload without permission is refused before its body is read', async () => {
    const response = await upload('x', { authorization: '', 'content-type': 'text/plain' });
    expect(response.statusCode).toBe(401);
  });
});

describe('a stored file', () => {
  const name = '0123-clip.mp4';
  const tag = `"${name}"`;
  const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: `/media/${name}`, headers });
  beforeEach(() => media.put(name, Buffer.from('0123456789')));

  test('a stored file may be cached for a year', async () => {
    const response = await get();
    expect(response.body).toBe('0123456789');
    expect(response.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'accept-ranges': 'bytes',
      etag: tag,
    });
  });

  test('a stored file answers 304 if the client has it already', async () => {
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const response = await get({ 'if-none-match': known });
      expect(response.statusCode).toBe(304);
      expect(response.body).toBe('');
    }
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('a stored file reports its size to HEAD', async () => {
    const response = await get({}, 'HEAD');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-length']).toBe('10');
    expect(response.body).toBe('');
  });

  test('a stored file is sent in parts', async () => {
    const part = await get({ range: 'bytes=2-4' });
    expect(part.statusCode).toBe(206);
    expect(part.body).toBe('234');
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-length': '3' });
    expect((await get({ range: 'bytes=-2' })).body).toBe('89');
    expect((await get({ range: 'bytes=2-4', 'if-range': tag })).statusCode).toBe(206);
    expect((await get({ range: 'bytes=2-4', 'if-range': '"older"' })).statusCode).toBe(200);
    expect((await get({ range: 'bytes=0-1,4-5' })).statusCode).toBe(200);
  });

  test('a stored file answers 416 to a range after its end', async () => {
    const response = await get({ range: 'bytes=10-' });
    expect(response.statusCode).toBe(416);
    expect(response.headers['content-range']).toBe('bytes */10');
  });

  test.each([
    '/media/none.webp',
    '/media/',
    '/media/..%2f..%2fpackage.json',
    '/media/..%5c..%5cpackage.json',
    '/media/incoming/a.part',
    '/media/a/b.webp',
    '/media/a.webp%00.html',
    '/media/none.html',
  ])('a stored file is not found at %s', async (url) => {
    const response = await app.inject({ url, headers: { range: 'bytes=0-1' } });
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe('Not found');
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

test.each([
  ['bytes=0-4', { from: 0, to: 4 }],
  ['bytes=4-', { from: 4, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=-99', { from: 0, to: 9 }],
  ['bytes=5-99999999999999999999', { from: 5, to: 9 }],
  ['bytes=9-9', { from: 9, to: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=4-2', 'whole'],
  ['bytes=0-1,3-4', 'whole'],
  ['bytes=-', 'whole'],
  ['lines=0-1', 'whole'],
  ['bytes=a-b', 'whole'],
  ['', 'whole'],
  [undefined, 'whole'],
] as const)('readRange reads the header %j for ten bytes', (header, range) => {
  expect(readRange(header, 10)).toEqual(range);
});
