// What the phone stores, in IndexedDB: the jobs of each technician who has worked on it, and who is at work now. Pages and
// the service worker share it. A change is one transaction, so none is lost where two happen at once.
import { createStore, delMany, get, keys, set, type UseStore, update } from 'idb-keyval';
import type { ListedPrice } from '#shared/estimates/schema.ts';
import type { OrderPictures } from '#shared/orders/pictures.ts';
import { noStoredJobs, type StoredJobs, withoutJobs } from './stored-jobs.ts';

/** Who is at work. With the token, which the worker can't read where pages keep it (client/lib/session-token.ts). */
export type Owner = { _id: string; name: string; token: string };

const ownerKey = 'owner';
// 'desk' is what phones in use have stored it under
const storedKey = (userId: string) => `desk ${userId}`;
const picturesKey = (job: string) => `pictures ${job}`;

let opened: UseStore | undefined;
const store = () => {
  opened ??= createStore('my-jobs', 'kept');
  return opened;
};

// A browser may forbid storage, and a disk may be full; what is kept then lives as long as the page, and its steps are sent
// from there. What is here is newer than what is on the disk.
const inMemory = new Map<string, unknown>();

type Change = (stored: StoredJobs) => StoredJobs;
// Of the stored jobs the changes themselves: another tab may have changed what is on the disk meanwhile.
const notOnDisk = new Map<string, readonly Change[]>();

async function read<T>(key: string): Promise<T | undefined> {
  if (inMemory.has(key)) return inMemory.get(key) as T;
  try {
    return await get<T>(key, store());
  } catch {
    return undefined;
  }
}

async function write(key: string, value: unknown): Promise<void> {
  try {
    await set(key, value, store());
    inMemory.delete(key);
  } catch {
    inMemory.set(key, value);
  }
}

export const readOwner = (): Promise<Owner | undefined> => read<Owner>(ownerKey);
export const keepOwner = (owner: Owner): Promise<void> => write(ownerKey, owner);

// What an earlier release has stored may lack fields that came later.
const complete = (stored: Partial<StoredJobs> | undefined): StoredJobs => ({ ...noStoredJobs, ...stored });

const changed = (stored: Partial<StoredJobs> | undefined, changes: readonly Change[]): StoredJobs =>
  changes.reduce((before, change) => change(before), complete(stored));

export async function readStoredJobs(userId: string): Promise<StoredJobs> {
  const key = storedKey(userId);
  return changed(await read(key), notOnDisk.get(key) ?? []);
}

/** How many steps of who is at work still wait. */
export async function countWaiting(): Promise<number> {
  const owner = await readOwner();
  return owner ? (await readStoredJobs(owner._id)).steps.length : 0;
}

let lastChange: Promise<unknown> = Promise.resolve();

/** Changes what is stored for a technician, one change after the other. */
export function updateStoredJobs(userId: string, change: Change): Promise<void> {
  const key = storedKey(userId);
  const done = lastChange.then(async () => {
    const changes = [...(notOnDisk.get(key) ?? []), change];
    try {
      await update<StoredJobs>(key, (stored) => changed(stored, changes), store());
      notOnDisk.delete(key);
    } catch {
      // one that fails itself is none
      changed(await read(key), changes);
      notOnDisk.set(key, changes);
    }
  });
  lastChange = done.catch(() => {});
  return done;
}

/** The pictures of a job as they were last seen, by the order's id. */
export const readPictures = (job: string): Promise<OrderPictures | undefined> => read(picturesKey(job));
export const keepPictures = (job: string, pictures: OrderPictures): Promise<void> =>
  write(picturesKey(job), pictures);

async function remove(isGone: (key: string) => boolean): Promise<void> {
  for (const memory of [inMemory, notOnDisk])
    for (const key of memory.keys()) if (isGone(key)) memory.delete(key);
  try {
    const all = await keys<string>(store());
    await delMany(all.filter(isGone), store());
  } catch {
    // there is nothing then
  }
}

const isPictures = (key: string) => key.startsWith(picturesKey(''));

/** Forgets the pictures of all jobs but these. */
export function dropPictures(jobs: readonly string[]): Promise<void> {
  const stay = new Set(jobs.map(picturesKey));
  return remove((key) => isPictures(key) && !stay.has(key));
}

const pricesKey = 'prices';
/** The price list as it was read last; undefined where it never was. */
export const readPrices = (): Promise<ListedPrice[] | undefined> => read<ListedPrice[]>(pricesKey);
export const keepPrices = (prices: ListedPrice[]): Promise<void> => write(pricesKey, prices);

/** Earlier versions stored the list under this key as it was last rendered. */
const screenKey = 'screen';

/** When a session has ended by itself: the steps wait for the same technician, and nobody else sees anything. */
export async function endStoredSession(userId: string): Promise<void> {
  await updateStoredJobs(userId, withoutJobs);
  await remove((key) => key === ownerKey || key === screenKey || isPictures(key));
}

/** When somebody logs out: nothing stays, nor comes after it. */
export async function wipe(): Promise<void> {
  await lastChange;
  await remove(() => true);
}
