import { createContext, useContext, useSyncExternalStore } from 'react';
import { v7 as newKey } from 'uuid';
import { endSession, isResuming } from '#client/lib/ended-session.ts';
import { onTokenChange, readToken } from '#client/lib/session-token.ts';
import { toast } from '#client/lib/toast.ts';
import {
  endStoredSession,
  type Owner,
  onOtherChange,
  readOwner,
  readStoredJobs,
  removeStoredJobs,
  storeOwner,
  updateStoredJobs,
} from './offline/database.ts';
import { sendStepsOf, stepsSyncTag, type Trouble } from './offline/send-steps.ts';
import type { NewStep, Step } from './offline/step-kinds.ts';
import { noStoredJobs, type StoredJobs, shopNow, withStep } from './offline/stored-jobs.ts';
import { jobTexts as t } from './texts.ts';

export type JobsState = {
  opened: boolean;
  owner: Owner | null;
  stored: StoredJobs;
  trouble: Trouble | null;
  readFailed: boolean;
};

type Change = (stored: StoredJobs) => StoredJobs;

export const signedOut = { owner: null, stored: noStoredJobs, trouble: null, readFailed: false };
const initialState: JobsState = { ...signedOut, opened: false };

const firstPauseMs = 2_000;
const maxPauseMs = 60_000;

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

// If the page is closed, the browser wakes the service worker when the network is back.
async function requestBackgroundSync(): Promise<void> {
  const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(stepsSyncTag);
}

/**
 * The technician's jobs and the queue of offline steps. Shows each change at once, stores it in IndexedDB and
 * sends the steps.
 */
class JobsStore {
  #state = initialState;
  readonly #listeners = new Set<() => void>();
  #writes = 0;
  #sending: Promise<void> | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #opening: Promise<void> | undefined;

  readonly getSnapshot = (): JobsState => this.#state;
  readonly getServerSnapshot = (): JobsState => initialState;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(change: Partial<JobsState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /**
   * Listens for events that mean a change of the network or of another tab. Each event reads IndexedDB and
   * sends steps. Call once.
   */
  start(): void {
    void this.#open();
    window.addEventListener('online', () => void this.send());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void this.send();
    });
    onTokenChange(() => void this.#endSession());
    onOtherChange(() => {
      const { owner } = this.#state;
      if (owner) void this.#reload(owner).catch(() => {});
    });
  }

  async #open(): Promise<void> {
    const owner = await readOwner().catch(() => undefined);
    if (owner && owner.token === readToken()) this.#set({ owner, stored: await readStoredJobs(owner._id) });
    this.#set({ opened: true });
    void this.send();
  }

  /** Opens the technician's jobs. `rendered` are the jobs of the server's page, for a phone that has none. */
  openFor(user: { _id: string; name: string }, rendered: StoredJobs | undefined): Promise<void> {
    this.#opening = this.#openFor(user, rendered);
    return this.#opening;
  }

  async #openFor(user: { _id: string; name: string }, rendered: StoredJobs | undefined): Promise<void> {
    const token = readToken();
    const { owner: storedOwner } = this.#state;
    if (!token || (storedOwner?._id === user._id && storedOwner.token === token)) return;
    const owner = { _id: user._id, name: user.name, token };
    await storeOwner(owner);
    const stored = await readStoredJobs(user._id);
    // The user may have logged out while IndexedDB was read.
    if (readToken() !== token) return void endStoredSession(user._id);
    const { jobs, cashInHand, asOf, ahead } = (!stored.jobs && rendered) || stored;
    this.#set({ owner, stored: { ...stored, jobs, cashInHand, asOf, ahead }, opened: true });
    void this.send();
  }

  async #endSession(): Promise<void> {
    const { owner } = this.#state;
    const token = readToken();
    if (!owner || token === owner.token) return;
    if (token && isResuming()) {
      await storeOwner({ ...owner, token });
      this.#set({ owner: { ...owner, token } });
      return this.send();
    }
    this.#set(signedOut);
    await endStoredSession(owner._id);
  }

  /** Clears the technician's jobs and steps, for a logout. The waiting steps of his colleagues stay. */
  async clear(userId = this.#state.owner?._id): Promise<void> {
    this.#set(signedOut);
    await removeStoredJobs(userId ?? null);
  }

  noteReadFailed(readFailed: boolean): void {
    if (this.#state.readFailed !== readFailed) this.#set({ readFailed });
  }

  async change(change: Change, owner = this.#state.owner): Promise<void> {
    if (!owner) return;
    if (this.#state.owner?._id === owner._id) this.#set({ stored: change(this.#state.stored) });
    this.#writes += 1;
    try {
      await updateStoredJobs(owner._id, change);
    } finally {
      this.#writes -= 1;
    }
  }

  // During a write, IndexedDB is older than the screen.
  async #reload(owner: Owner): Promise<void> {
    const stored = await readStoredJobs(owner._id);
    if (this.#writes === 0 && this.#state.owner?._id === owner._id) this.#set({ stored });
  }

  /** Stores the steps of a job together and sends them in order. */
  async takeStep(...newSteps: NewStep[]): Promise<void> {
    // On the server's page, a tap may come before IndexedDB is open.
    if (!this.#state.owner) await this.#opening;
    const { owner, stored } = this.#state;
    if (!owner) return;
    const customer = stored.jobs?.find(({ _id }) => _id === newSteps[0]?.job)?.fullname;
    const at = new Date(shopNow(stored)).toISOString();
    const steps = newSteps.map(
      (step) => ({ ...step, key: newKey(), at, ...(customer && { customer }) }) as Step,
    );
    try {
      await this.change((jobs) => steps.reduce(withStep, jobs));
    } catch {
      toast.error(t('notStored'));
      await this.#reload(owner).catch(() => {});
      return;
    }
    await this.send();
  }

  /**
   * Sends the waiting steps, then shows the stored steps of other tabs and of the service worker. Retries
   * after a pause.
   */
  async send(): Promise<void> {
    const { owner } = this.#state;
    if (!owner) return;
    this.#sending ??= this.#sendAll(owner).finally(() => {
      this.#sending = null;
    });
    await this.#sending;
  }

  async #sendAll(owner: Owner): Promise<void> {
    clearTimeout(this.#timer);
    let trouble: Trouble | null = null;
    try {
      do {
        trouble = await sendStepsOf(owner, (change) => this.change(change, owner));
        await this.#reload(owner);
      } while (!trouble && this.#state.stored.steps.length > 0);
    } catch {
      trouble = { why: 'shop' };
    }
    this.#set({ trouble });
    this.#failures = trouble ? this.#failures + 1 : 0;
    if (!trouble) return;
    if (trouble.why === 'signedOut') {
      // RequireTechnician redirects to Login. The steps wait in IndexedDB.
      if (readToken() === owner.token) endSession();
      return;
    }
    if (this.#state.stored.steps.length > 0) void requestBackgroundSync().catch(() => {});
    const pause = trouble.seconds
      ? trouble.seconds * 1000
      : firstPauseMs * 2 ** Math.min(this.#failures - 1, 5);
    this.#timer = setTimeout(() => void this.send(), Math.min(pause, maxPauseMs));
  }
}

export const jobsStore = new JobsStore();

// Starts when the module loads, so that IndexedDB is read before the first render.
if ('document' in globalThis) jobsStore.start();

const RenderedJobs = createContext<JobsState | null>(null);

export const RenderedJobsProvider = RenderedJobs.Provider;

/** The store's state. Until it knows the technician: the jobs of the server's page. */
export function useJobsStore(): JobsState {
  const rendered = useContext(RenderedJobs);
  const state = useSyncExternalStore(jobsStore.subscribe, jobsStore.getSnapshot, jobsStore.getServerSnapshot);
  return !state.owner && rendered ? rendered : state;
}
