// Where the phone keeps it: IndexedDB, one desk for each technician who has worked on it, and who is at work now. Pages
// and the worker share it; a change is one transaction, so none is lost where two make one at once.
import { clear, createStore, del, get, set, type UseStore, update } from 'idb-keyval';
import { type Desk, emptyDesk, withoutJobs } from './desk.ts';

/** Whose desk is open. With the token, which the worker can't read where pages keep it (client/lib/session-token.ts). */
export type Owner = { _id: string; name: string; token: string };

const ownerKey = 'owner';
const deskKey = (userId: string) => `desk ${userId}`;

let opened: UseStore | undefined;
const store = () => {
  opened ??= createStore('my-jobs', 'kept');
  return opened;
};

export const readOwner = (): Promise<Owner | undefined> => get<Owner>(ownerKey, store());
export const keepOwner = (owner: Owner): Promise<void> => set(ownerKey, owner, store());

export const readDesk = async (userId: string): Promise<Desk> =>
  (await get<Desk>(deskKey(userId), store())) ?? emptyDesk;

/** Changes a desk and gives it as it is then. */
export async function changeDesk(userId: string, change: (desk: Desk) => Desk): Promise<Desk> {
  let changed = emptyDesk;
  await update<Desk>(
    deskKey(userId),
    (desk = emptyDesk) => {
      changed = change(desk);
      return changed;
    },
    store(),
  );
  return changed;
}

/** When a session has ended by itself: the steps wait for the same technician, and nobody else sees anything. */
export async function leaveDesk(userId: string): Promise<void> {
  await changeDesk(userId, withoutJobs);
  await del(ownerKey, store());
}

/** When somebody logs out: nothing stays. */
export const wipe = (): Promise<void> => clear(store());
