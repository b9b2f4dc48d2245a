import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as newId } from 'uuid';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { picturesInUse } from '#server/features/catalogue/pictures.ts';
import type { Db } from '#server/platform/db/schema.ts';
import { openMedia } from '#server/platform/media/open-media.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { twoHalves } from '#server/testing/sample-pictures.ts';
import { AppError } from '#shared/errors.ts';
import { readPictureAddress } from '#shared/media/address.ts';
import { lockPictures, sweepPictures, uploadPicture } from './commands.ts';

const database = await freshDatabase();
const { db } = database;
const dataDir = await mkdtemp(join(tmpdir(), 'pictures-'));
const folder = join(dataDir, 'media');
const hour = 3_600_000;
let now = Date.UTC(2026, 10, 20);
const deps = { media: openMedia({ s3: null, dataDir }), clock: () => new Date(now) };

beforeEach(database.reset);
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const red = await twoHalves(700, 500);
const wide = await twoHalves(900, 500);

const sweep = () => sweepPictures(db, deps, picturesInUse);
const sweepLater = (hours: number) => {
  now += hours * hour;
  return sweep();
};

const filesOf = (address: string) =>
  readPictureAddress(address)
    ?.copies.map((copy) => copy.address.slice(7))
    .sort();
const stored = async () =>
  (await readdir(folder).catch(() => [])).filter((name) => name !== 'incoming').sort();
const known = async () =>
  (await db.selectFrom('images').select('address').execute()).map((row) => row.address);

const addService = async (db: Db, images: string[]) => {
  await lockPictures(db, images);
  const id = newId();
  const fields = {
    product_name: 'Fridge repair',
    brand_name: 'fridge',
    category: 'kitchen',
    description: '',
  };
  await db
    .insertInto('services')
    .values({ id, ...fields, images, placeholder: null, charge_paise: 39_900 })
    .execute();
  return id;
};

/** Runs `work` while another transaction that uses the picture is open. */
const whileTakenUp = (address: string, work: () => Promise<number>) =>
  db.transaction().execute(async (db) => {
    await addService(db, [address]);
    return { swept: work() };
  });

describe('an uploaded picture', () => {
  test('an uploaded picture is stored as files and a database row', async () => {
    const picture = await uploadPicture(db, deps, red);
    expect(await stored()).toEqual(filesOf(picture.address));
    expect(await db.selectFrom('images').selectAll().execute()).toMatchObject([
      { ...picture, created_at: new Date(now) },
    ]);
  });

  test('a picture has one URL however often it is uploaded', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => uploadPicture(db, deps, red)));
    expect(new Set(all.map((picture) => picture.address)).size).toBe(1);
    expect(await known()).toHaveLength(1);
  });

  test('an upload is not saved if the file store fails', async () => {
    await writeFile(folder, 'in the way');
    await expect(uploadPicture(db, deps, red)).rejects.toMatchObject({ id: 'unavailable' });
    await rm(folder);
    expect(await sweepLater(25)).toBe(1);
    expect(await known()).toEqual([]);
  });

  test('an upload that fails half way leaves no files', async () => {
    const full = new AppError('unavailable', { retryAfterSeconds: 30 });
    let room = 2;
    const put: typeof deps.media.put = async (name, body) => {
      room -= 1;
      if (room < 0) throw full;
      await deps.media.put(name, body);
    };
    const small = { ...deps, media: { ...deps.media, put } };
    await expect(uploadPicture(db, small, red)).rejects.toBe(full);
    expect(await stored()).toEqual([]);
    expect(await known()).toEqual([]);

    await uploadPicture(db, deps, red);
    const files = await stored();
    room = 2;
    now += 1;
    await expect(uploadPicture(db, small, red)).rejects.toBe(full);
    expect(await stored()).toEqual(files);
  });

  test('an upload that is not an image leaves no files', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await expect(uploadPicture(db, deps, svg)).rejects.toMatchObject({ id: 'imageUnreadable' });
    expect(await stored()).toEqual([]);
    expect(await known()).toEqual([]);
  });
});

describe('the pictures of a service', () => {
  test("lockPictures returns the placeholders of the shop's own pictures", async () => {
    const { address, placeholder } = await uploadPicture(db, deps, red);
    const held = await lockPictures(db, [address, 'https://example.org/a.png', address]);
    expect([...held]).toEqual([[address, placeholder]]);
    expect((await lockPictures(db, ['https://example.org/a.png'])).size).toBe(0);
  });

  test('a service cannot use a deleted picture of the shop', async () => {
    const gone = `/media/${'0'.repeat(32)}-10x10.webp`;
    await expect(lockPictures(db, [gone])).rejects.toMatchObject({
      id: 'imageUnknown',
      path: 'productImage',
    });
  });
});

describe('the sweep of pictures', () => {
  test('the sweep removes an unused picture after a day', async () => {
    const unused = await uploadPicture(db, deps, red);
    const used = await uploadPicture(db, deps, wide);
    await addService(db, [used.address]);
    expect(await sweepLater(23)).toBe(0);
    expect(await stored()).toHaveLength(6);
    expect(await sweepLater(2)).toBe(1);
    expect(await known()).toEqual([used.address]);
    expect(await stored()).toEqual(filesOf(used.address));
    expect(await deps.media.get(unused.address.slice(7))).toBeNull();
  });

  test('the sweep counts the day from the last use', async () => {
    const { address } = await uploadPicture(db, deps, red);
    const service = await addService(db, [address]);
    expect(await sweepLater(100)).toBe(0);
    await db
      .updateTable('services')
      .set({ images: ['https://example.org/a.png'] })
      .where('id', '=', service)
      .execute();
    expect(await sweepLater(1)).toBe(0);
    expect(await sweepLater(23)).toBe(0);
    expect(await sweepLater(2)).toBe(1);
    expect(await stored()).toEqual([]);
  });

  test('the sweep keeps a picture that is used again within the day', async () => {
    const { address } = await uploadPicture(db, deps, red);
    await sweepLater(23);
    await addService(db, [address]);
    expect(await sweepLater(48)).toBe(0);
    expect(await stored()).toEqual(filesOf(address));
  });

  test('the sweep keeps the pictures of services no longer on sale', async () => {
    const { address } = await uploadPicture(db, deps, red);
    const service = await addService(db, [address]);
    await db.updateTable('services').set({ in_shop: false }).where('id', '=', service).execute();
    await sweepLater(30);
    expect(await sweepLater(30)).toBe(0);
  });

  test('the sweep keeps pictures in use without locking them', async () => {
    const { address } = await uploadPicture(db, deps, red);
    await addService(db, [address]);
    await db
      .updateTable('images')
      .set({ unused_since: new Date(0) })
      .execute();
    expect(await sweepLater(1)).toBe(0);
    expect(await stored()).toEqual(filesOf(address));
  });

  test('the sweep waits for a transaction that is using the picture', async () => {
    const { address } = await uploadPicture(db, deps, red);
    now += 48 * hour;
    const { swept } = await whileTakenUp(address, sweep);
    expect(await swept).toBe(0);
    expect(await known()).toEqual([address]);
    expect(await stored()).toEqual(filesOf(address));
  });

  test('a service that is saved during a sweep cannot use a removed picture', async () => {
    const { address } = await uploadPicture(db, deps, red);
    now += 48 * hour;
    let added: Promise<unknown> = Promise.resolve();
    const slow = {
      ...deps.media,
      remove: async (gone: string) => {
        added = addService(db, [address]).catch((error: unknown) => error);
        await deps.media.remove(gone);
      },
    };
    expect(await sweepPictures(db, { ...deps, media: slow }, picturesInUse)).toBe(1);
    expect(await added).toMatchObject({ id: 'imageUnknown' });
    expect(await stored()).toEqual([]);
  });

  test('the sweep does not damage a simultaneous upload of the same picture', async () => {
    const { address } = await uploadPicture(db, deps, red);
    now += 48 * hour;
    let again: Promise<unknown> = Promise.resolve();
    const slow = {
      ...deps.media,
      remove: async (gone: string) => {
        again = uploadPicture(db, deps, red);
        await deps.media.remove(gone);
      },
    };
    expect(await sweepPictures(db, { ...deps, media: slow }, picturesInUse)).toBe(1);
    await again;
    expect(await known()).toEqual([address]);
    expect(await stored()).toEqual(filesOf(address));
    expect(await sweep()).toBe(0);
  });

  test('the sweep removes nothing while the file store is unavailable', async () => {
    await uploadPicture(db, deps, red);
    now += 48 * hour;
    const away = { ...deps.media, remove: () => Promise.reject(new Error('store away')) };
    await expect(sweepPictures(db, { ...deps, media: away }, picturesInUse)).rejects.toThrow('store away');
    expect(await known()).toHaveLength(1);
    expect(await sweep()).toBe(1);
  });

  test('two simultaneous sweeps remove a picture once', async () => {
    await uploadPicture(db, deps, red);
    now += 48 * hour;
    const counts = await Promise.all([sweep(), sweep()]);
    expect(counts.sort()).toEqual([0, 1]);
    expect(await known()).toEqual([]);
  });
});
