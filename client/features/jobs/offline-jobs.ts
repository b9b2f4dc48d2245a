// My Jobs with or without a network: a step shows at once, is stored on the phone, and is then sent. What waits is sent
// again when the network is back, the page is looked at, another tab has changed something, or some time has passed.
import { v7 as newKey } from 'uuid';
import { forgetToken, onTokenChange, readToken } from '#client/lib/session-token.ts';
import { oneSenderAtATime, sendSteps, type Trouble } from './offline/send-steps.ts';
import { shopClient } from './offline/shop-client.ts';
import { type NewStep, type Step, sendStep } from './offline/step-kinds.ts';
import {
  endStoredSession,
  keepOwner,
  type Owner,
  readOwner,
  readStoredJobs,
  updateStoredJobs,
  wipe,
} from './offline/store.ts';
import { noStoredJobs, type StoredJobs, shopNow, withStep } from './offline/stored-jobs.ts';
import { stepsWait } from './offline/worker-messages.ts';

export type OfflineJobs = {
  /** Whether the store on the phone has been read. */
  opened: boolean;
  /** Null where this session has stored nothing yet. */
  owner: Owner | null;
  stored: StoredJobs;
  /** Why steps wait, as the last attempt to send them ended. */
  trouble: Trouble | null;
  /** Whether the last attempt to read the jobs from the shop failed. */
  readFailed: boolean;
};

type Change = (stored: StoredJobs) => StoredJobs;

/** Before anything was read. */
export const notOpened: OfflineJobs = {
  opened: false,
  owner: null,
  stored: noStoredJobs,
  trouble: null,
  readFailed: false,
};

let shown = notOpened;
const listeners = new Set<() => void>();
const show = (change: Partial<OfflineJobs>) => {
  shown = { ...shown, ...change };
  for (const listener of listeners) listener();
};

export const readOfflineJobs = (): OfflineJobs => shown;
export function onOfflineJobsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Other tabs hear of every change; an old browser's tabs see it when they are looked at.
const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel('my-jobs') : null;

let underWay = 0;
/** Whether another tab's change came while one of this tab was being written. */
let missed = false;

// Not while a change is still being written: the page would fall back to the state before it for a moment.
async function showStored(): Promise<void> {
  const { owner } = shown;
  if (!owner) return;
  const stored = await readStoredJobs(owner._id);
  missed = underWay > 0;
  if (!missed && shown.owner?._id === owner._id) show({ stored });
}

/** Notes whether reading the jobs from the shop failed. */
export function noteReading({ failed }: { failed: boolean }): void {
  if (shown.readFailed !== failed) show({ readFailed: failed });
}

/** Changes the stored jobs: on the screen now, on the phone a moment later. */
export async function changeStoredJobs(apply: Change): Promise<void> {
  const { owner } = shown;
  if (!owner) return;
  show({ stored: apply(shown.stored) });
  underWay += 1;
  try {
    await updateStoredJobs(owner._id, apply);
  } finally {
    underWay -= 1;
  }
  if (missed && underWay === 0) await showStored();
  others?.postMessage(null);
}

/** Opens what this session has stored, before the shop can say who is signed in. */
async function open(): Promise<void> {
  const owner = await readOwner();
  if (owner && owner.token === readToken()) {
    const stored = await readStoredJobs(owner._id);
    show({ owner, stored });
  }
  show({ opened: true });
  void send();
}

/** Opens the stored jobs of the user whom the shop has confirmed as signed in. */
export async function openFor(user: { _id: string; name: string }): Promise<void> {
  const token = readToken();
  if (!token || (shown.owner?._id === user._id && shown.owner.token === token)) return;
  const owner = { _id: user._id, name: user.name, token };
  await keepOwner(owner);
  const stored = await readStoredJobs(user._id);
  // who has logged out meanwhile keeps nothing
  if (readToken() !== token) return void endStoredSession(user._id);
  show({ owner, stored, opened: true });
  void send();
}

async function signedOut(): Promise<void> {
  const { owner } = shown;
  if (!owner || readToken() === owner.token) return;
  show({ owner: null, stored: noStoredJobs, trouble: null, readFailed: false });
  await endStoredSession(owner._id);
}

/** Forgets everything that is stored, for logging out. */
export async function forgetStoredJobs(): Promise<void> {
  show({ owner: null, stored: noStoredJobs, trouble: null, readFailed: false });
  await wipe();
  others?.postMessage(null);
}

/** Takes a step: shown at once, stored, then sent. */
export async function takeStep(step: NewStep): Promise<void> {
  const taken = { ...step, key: newKey(), at: new Date(shopNow(shown.stored)).toISOString() } as Step;
  await changeStoredJobs((stored) => withStep(stored, taken));
  await send();
}

let sending = false;
let again = false;
let attempts = 0;
let quiet: Promise<unknown> = Promise.resolve();

/**
 * Does something while no step is on its way, whose effect may be in it or not: waits for those that are, and gives null
 * where one has set out meanwhile.
 */
export async function betweenSteps<T>(work: () => Promise<T>): Promise<T | null> {
  await quiet;
  const before = attempts;
  const result = await work();
  return attempts === before ? result : null;
}

let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const firstPauseMs = 2_000;
const longestPauseMs = 60_000;

async function attempt(owner: Owner): Promise<Trouble | null> {
  const shop = shopClient(owner.token);
  const storage = {
    read: () => readStoredJobs(owner._id),
    change: changeStoredJobs,
  };
  return oneSenderAtATime(() => sendSteps(storage, (step) => sendStep(shop, step)));
}

/** Sends what waits. What can't be sent now is tried again after a pause, and for every reason named above. */
async function send(): Promise<void> {
  const { owner, stored } = shown;
  if (!owner) return;
  if (sending) {
    again = true;
    return;
  }
  sending = true;
  if (stored.steps.length > 0) attempts += 1;
  quiet = sendAll(owner);
  await quiet;
}

async function sendAll(owner: Owner): Promise<void> {
  clearTimeout(timer);
  let trouble: Trouble | null = null;
  try {
    do {
      again = false;
      trouble = await attempt(owner);
    } while (again);
  } catch {
    // whatever it was, the steps are kept and tried again
    trouble = { why: 'shop' };
  } finally {
    sending = false;
  }
  show({ trouble });
  failures = trouble ? failures + 1 : 0;
  if (!trouble) return;
  if (trouble.why === 'signedOut') {
    // leads to Login and back; the steps wait here meanwhile
    if (readToken() === owner.token) forgetToken();
    return;
  }
  // a page that is closed at once finds no time for it
  void askWorker().catch(() => {});
  const pause = trouble.seconds ? trouble.seconds * 1000 : firstPauseMs * 2 ** Math.min(failures - 1, 5);
  timer = setTimeout(() => void send(), Math.min(pause, longestPauseMs));
}

type Syncing = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

// Steps wait, and the page may go: the browser wakes the worker when the network is back.
async function askWorker(): Promise<void> {
  if (shown.stored.steps.length === 0) return;
  const registration: Syncing | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(stepsWait);
}

async function goOn(): Promise<void> {
  await showStored();
  await send();
}

function lookedAt(): void {
  if (document.hidden) void askWorker().catch(() => {});
  else void goOn();
}

/** Opens the stored jobs and listens for every reason to send what waits; once for a document. */
export function startOfflineJobs(): void {
  void open();
  others?.addEventListener('message', () => void goOn());
  window.addEventListener('online', () => void send());
  window.addEventListener('focus', lookedAt);
  document.addEventListener('visibilitychange', lookedAt);
  onTokenChange(() => void signedOut());
}
