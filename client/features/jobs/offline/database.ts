import { createStore, delMany, get, getMany, keys, set, type UseStore, update } from 'idb-keyval';
import type { ListedPrice } from '#shared/estimates/schema.ts';
import type { OrderPictures } from '#shared/orders/pictures.ts';
import { noStoredJobs, type StoredJobs, withoutJobs } from './stored-jobs.ts';

/** The signed-in technician, stored in IndexedDB because the service worker cannot read the token from localStorage. */
export type Owner = { _id: string; name: string; token: string };

const ownerKey = 'owner';
const pricesKey = 'prices';
// The prefix 'desk' must stay, because phones in use have their jobs stored under it.
const jobsKey = (userId: string) => `desk ${userId}`;
const picturesKey = (job: string) => `pictures ${job}`;

let database: UseStore | undefined;
const store = () => {
  database ??= createStore('my-jobs', 'kept');
  return database;
};

export const readOwner = async () => get<Owner>(ownerKey, store());
export const storeOwner = (owner: Owner): Promise<void> => set(ownerKey, owner, store());

// An earlier release may have stored jobs that lack newer fields.
const complete = (stored: Partial<StoredJobs> | undefined): StoredJobs => ({ ...noStoredJobs, ...stored });

export const readStoredJobs = async (userId: string): Promise<StoredJobs> =>
  complete(await get(jobsKey(userId), store()));

export async function updateStoredJobs(
  userId: string,
  change: (stored: StoredJobs) => StoredJobs,
): Promise<StoredJobs> {
  let changed = noStoredJobs;
  await update<StoredJobs>(
    jobsKey(userId),
    (stored) => {
      changed = change(complete(stored));
      return changed;
    },
    store(),
  );
  channel()?.postMessage(null);
  return changed;
}

let changes: BroadcastChannel | undefined;
const channel = () => {
  if ('BroadcastChannel' in globalThis) changes ??= new BroadcastChannel('my-jobs');
  return changes;
};

/** Calls the listener when another tab or the service worker has changed the stored jobs. */
export function onOtherChange(listener: () => void): void {
  channel()?.addEventListener('message', listener);
}

/** Counts the waiting steps of this technician, or of all who used the phone. */
export async function countWaitingSteps(userId = ''): Promise<number> {
  const jobs = (await keys<string>(store())).filter((key) =>
    userId ? key === jobsKey(userId) : key.startsWith(jobsKey('')),
  );
  const stored = await getMany<Partial<StoredJobs>>(jobs, store());
  return stored.reduce((count, one) => count + complete(one).steps.length, 0);
}

export const readPictures = (job: string) => get<OrderPictures>(picturesKey(job), store());
export const storePictures = (job: string, pictures: OrderPictures): Promise<void> =>
  set(picturesKey(job), pictures, store());

export const readPrices = () => get<ListedPrice[]>(pricesKey, store());
export const storePrices = (prices: ListedPrice[]): Promise<void> => set(pricesKey, prices, store());

async function remove(matches: (key: string) => boolean): Promise<void> {
  const all = await keys<string>(store());
  await delMany(all.filter(matches), store());
}

const isPictures = (key: string) => key.startsWith(picturesKey(''));

export function removePicturesExcept(jobs: readonly string[]): Promise<void> {
  const keep = new Set(jobs.map(picturesKey));
  return remove((key) => isPictures(key) && !keep.has(key));
}

/** Cleans up the phone for an expired session: deletes the customers' data and keeps the technician's steps. */
export async function endStoredSession(userId: string): Promise<void> {
  await updateStoredJobs(userId, withoutJobs);
  await remove((key) => !key.startsWith(jobsKey('')));
}

/** Deletes all that the phone stores for a technician. The waiting steps of his colleagues stay. */
export const removeStoredJobs = (userId: string | null): Promise<void> =>
  remove((key) => !key.startsWith(jobsKey('')) || key === jobsKey(userId ?? ''));
