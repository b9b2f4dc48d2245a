import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderStore } from './folder.ts';
import type { MediaStore } from './media.ts';
import { copyIntoBucket } from './move.ts';
import { s3Store } from './s3.ts';

let place = '';
let standIn: S3rver;
let endpoint = '';

const bucketSettings = (bucket: string, address = endpoint) => ({
  bucket,
  region: 'ap-south-1',
  endpoint: address,
  credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
});

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'media-'));
  const directory = join(place, 's3');
  await mkdir(directory);
  const configureBuckets = [{ name: 'pictures' }];
  standIn = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await standIn.run();
  endpoint = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await standIn.close();
  await rm(place, { recursive: true });
});

const stores: [string, () => MediaStore][] = [
  ['a folder', () => folderStore(join(place, 'folder'))],
  ['a bucket', () => s3Store(bucketSettings('pictures'))],
];

describe.each(stores)('the store %s', (_kind, openStore) => {
  const body = Buffer.from('0123456789');

  test('the store returns the content of a stored file', async () => {
    const store = openStore();
    await store.put('abc-10x10.webp', body);
    expect(await store.get('abc-10x10.webp')).toEqual(body);
    expect(await store.size('abc-10x10.webp')).toBe(10);
    expect(await openStore().get('abc-10x10.webp')).toEqual(body);
  });

  test('the store returns a range of a file', async () => {
    const store = openStore();
    await store.put('clip.mp4', body);
    expect(await store.get('clip.mp4', { from: 2, to: 4 })).toEqual(Buffer.from('234'));
    expect(await store.get('clip.mp4', { from: 9, to: 9 })).toEqual(Buffer.from('9'));
  });

  test('the store returns no content and no size for a missing file', async () => {
    const store = openStore();
    expect(await store.get('gone.webp')).toBeNull();
    expect(await store.get('gone.webp', { from: 0, to: 1 })).toBeNull();
    expect(await store.size('gone.webp')).toBeNull();
  });

  test('the store accepts the same file twice', async () => {
    const store = openStore();
    await Promise.all(Array.from({ length: 8 }, () => store.put('same.webp', body)));
    expect(await store.get('same.webp')).toEqual(body);
  });

  test('the store removes a file, also one that is missing', async () => {
    const store = openStore();
    await store.put('old.webp', body);
    await store.put('other.webp', body);
    await store.remove(['old.webp', 'never.webp']);
    expect(await store.get('old.webp')).toBeNull();
    expect(await store.get('other.webp')).toEqual(body);
  });

  test.each(['../x.webp', 'a/b.webp', '..', '', 'x.html', 'X.webp', 'a.webp\0', '/etc/passwd'])(
    'the store refuses the file name %j',
    async (name) => {
      const store = openStore();
      await expect(store.put(name, body)).rejects.toThrow('Not a name');
      await expect(store.get(name)).rejects.toThrow('Not a name');
      await expect(store.size(name)).rejects.toThrow('Not a name');
      await expect(store.remove([name])).rejects.toThrow('Not a name');
    },
  );
});

describe('a folder', () => {
  test('a failed write leaves no partial file', async () => {
    const root = join(place, 'blocked');
    await mkdir(join(root, 'taken.webp', 'inside'), { recursive: true });
    const store = folderStore(root);
    await expect(store.put('taken.webp', Buffer.from('x'))).rejects.toMatchObject({ id: 'unavailable' });
    expect(await readdir(join(root, 'incoming'))).toEqual([]);
  });

  test('a folder that cannot be created is unavailable', async () => {
    await writeFile(join(place, 'file'), '');
    const store = folderStore(join(place, 'file', 'media'));
    await expect(store.put('a.webp', Buffer.from('x'))).rejects.toMatchObject({ id: 'unavailable' });
    await expect(store.get('a.webp')).rejects.toMatchObject({ id: 'unavailable' });
  });

  test('opening a folder removes temporary files of a killed process', async () => {
    const incoming = join(place, 'crashed', 'incoming');
    await mkdir(incoming, { recursive: true });
    await writeFile(join(incoming, 'old.part'), 'half');
    await writeFile(join(incoming, 'new.part'), 'half');
    const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    await utimes(join(incoming, 'old.part'), longAgo, longAgo);
    await folderStore(join(place, 'crashed')).put('a.webp', Buffer.from('x'));
    expect(await readdir(incoming)).toEqual(['new.part']);
  });
});

describe('a bucket', () => {
  const down = { id: 'unavailable', retryAfterSeconds: 30 };

  test('the start reports a bucket that is missing or does not answer', async () => {
    await s3Store(bucketSettings('pictures')).check();
    await expect(s3Store(bucketSettings('nowhere')).check()).rejects.toThrow(
      /^The bucket nowhere of S3_BUCKET at http.* does not exist: create it, or correct /,
    );
    const stranger = { accessKeyId: 'stranger', secretAccessKey: 'stranger' };
    await expect(s3Store({ ...bucketSettings('pictures'), credentials: stranger }).check()).rejects.toThrow(
      /^The bucket pictures .* cannot be used \(InvalidAccessKeyId.*\): check S3_ENDPOINT/,
    );
    await expect(s3Store(bucketSettings('pictures', 'http://127.0.0.1:1')).check()).rejects.toThrow(
      /^The bucket pictures .* cannot be used \(ECONNREFUSED.*\): check S3_ENDPOINT/,
    );
  });

  test('moving to a bucket copies only files that the bucket lacks', async () => {
    const folder = join(place, 'moved');
    const bucket = s3Store(bucketSettings('pictures'));
    for (const name of ['one.webp', 'bill-two.pdf', 'clip-three.mp4'])
      await folderStore(folder).put(name, Buffer.from(name));
    await bucket.put('one.webp', Buffer.from('half'));
    expect(await copyIntoBucket(folder, bucket)).toEqual({ copied: 3, present: 0 });
    expect(await bucket.get('one.webp')).toEqual(Buffer.from('one.webp'));
    await bucket.remove(['bill-two.pdf']);
    expect(await copyIntoBucket(folder, bucket)).toEqual({ copied: 1, present: 2 });
    const altered = { ...bucket, size: async () => null, get: async () => Buffer.from('other') };
    await expect(copyIntoBucket(folder, altered)).rejects.toThrow('arrived altered');
  });

  test('a missing bucket is unavailable', async () => {
    const store = s3Store(bucketSettings('nowhere'));
    await expect(store.put('a.webp', Buffer.from('x'))).rejects.toMatchObject(down);
    await expect(store.get('a.webp')).rejects.toMatchObject(down);
  });

  test('a bucket whose store fails is unavailable', async () => {
    const failing: Server = createServer((_request, response) => response.writeHead(500).end());
    await new Promise<void>((listening) => failing.listen(0, '127.0.0.1', listening));
    const store = s3Store(
      bucketSettings('pictures', `http://127.0.0.1:${(failing.address() as AddressInfo).port}`),
    );
    await expect(store.put('a.webp', Buffer.from('x'))).rejects.toMatchObject(down);
    await expect(store.get('a.webp')).rejects.toMatchObject(down);
    await expect(store.size('a.webp')).rejects.toMatchObject(down);
    await expect(store.remove(['a.webp'])).rejects.toMatchObject(down);
    failing.close();
    failing.closeAllConnections();
  });
});
