// The desk of who is at work on this phone, as a page shows it: a tap shows at once, is kept, and then sent. Whatever wakes
// the line (network, a look at the page, another tab, time) lets it send what waits.
import { v7 as newKey } from 'uuid';
import { forgetToken, onTokenChange, readToken } from '#client/lib/session-token.ts';
import { type Desk, emptyDesk, shopNow, withStep } from './kept/desk.ts';
import { inTurn, sendSteps, type Trouble } from './kept/send-steps.ts';
import { shopFor } from './kept/shop.ts';
import { type NewStep, type Step, sendStep } from './kept/step-kinds.ts';
import { changeDesk, keepOwner, leaveDesk, type Owner, readDesk, readOwner, wipe } from './kept/store.ts';
import { stepsWait } from './kept/worker-words.ts';

export type MyDesk = {
  /** Whether what is kept has been read. */
  opened: boolean;
  /** Null where this session has kept nothing yet. */
  owner: Owner | null;
  desk: Desk;
  /** Why steps wait, as the last attempt to send them ended. */
  trouble: Trouble | null;
  /** Whether the jobs did not come when they were asked for last. */
  unread: boolean;
};

type Change = (desk: Desk) => Desk;

/** Before anything was read. */
export const unopened: MyDesk = {
  opened: false,
  owner: null,
  desk: emptyDesk,
  trouble: null,
  unread: false,
};

let shown = unopened;
const listeners = new Set<() => void>();
const show = (change: Partial<MyDesk>) => {
  shown = { ...shown, ...change };
  for (const listener of listeners) listener();
};

export const readMyDesk = (): MyDesk => shown;
export function onDeskChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Other tabs hear of every change; an old browser's tabs see it when they are looked at.
const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel('my-jobs') : null;

let underWay = 0;

// What is kept is shown when no change is on its way there: else the page would fall back for a moment.
async function readKept(): Promise<void> {
  const { owner } = shown;
  if (!owner) return;
  const desk = await readDesk(owner._id);
  if (underWay === 0 && shown.owner?._id === owner._id) show({ desk });
}

/** Tells whether the jobs came when they were asked for. */
export function toldOfReading(came: boolean): void {
  if (shown.unread === came) show({ unread: !came });
}

/** Changes the desk: on the screen now, on the phone a moment later. */
export async function changeMyDesk(apply: Change): Promise<void> {
  const { owner } = shown;
  if (!owner) return;
  show({ desk: apply(shown.desk) });
  underWay += 1;
  try {
    await changeDesk(owner._id, apply);
  } finally {
    underWay -= 1;
  }
  others?.postMessage(null);
}

/** Opens what this session has kept, before the shop can say who is signed in. */
async function open(): Promise<void> {
  const owner = await readOwner();
  if (owner && owner.token === readToken()) {
    const desk = await readDesk(owner._id);
    show({ owner, desk });
  }
  show({ opened: true });
  void send();
}

/** Opens the desk of who is signed in, by the shop's word. */
export async function openFor(user: { _id: string; name: string }): Promise<void> {
  const token = readToken();
  if (!token || (shown.owner?._id === user._id && shown.owner.token === token)) return;
  const owner = { _id: user._id, name: user.name, token };
  await keepOwner(owner);
  const desk = await readDesk(user._id);
  // who has logged out meanwhile keeps nothing
  if (readToken() !== token) return void leaveDesk(user._id);
  show({ owner, desk, opened: true });
  void send();
}

async function signedOut(): Promise<void> {
  const { owner } = shown;
  if (!owner || readToken() === owner.token) return;
  show({ owner: null, desk: emptyDesk, trouble: null, unread: false });
  await leaveDesk(owner._id);
}

/** Forgets all that is kept, for logging out. */
export async function forgetMyDesk(): Promise<void> {
  show({ owner: null, desk: emptyDesk, trouble: null, unread: false });
  await wipe();
  others?.postMessage(null);
}

/** Takes a step: shown at once, kept, then sent. */
export async function takeStep(step: NewStep): Promise<void> {
  const taken = { ...step, key: newKey(), at: new Date(shopNow(shown.desk)).toISOString() } as Step;
  await changeMyDesk((desk) => withStep(desk, taken));
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
  const shop = shopFor(owner.token);
  const desk = {
    read: () => readDesk(owner._id),
    change: changeMyDesk,
  };
  return inTurn(() => sendSteps(desk, (step) => sendStep(shop, step)));
}

/** Sends what waits. What can't be sent now is tried again: after a pause, and when anything wakes the line. */
async function send(): Promise<void> {
  const { owner, desk } = shown;
  if (!owner) return;
  if (sending) {
    again = true;
    return;
  }
  sending = true;
  if (desk.steps.length > 0) attempts += 1;
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
  if (shown.desk.steps.length === 0) return;
  const registration: Syncing | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(stepsWait);
}

function lookedAt(): void {
  if (document.hidden) return void askWorker().catch(() => {});
  void readKept();
  void send();
}

/** Opens the desk and keeps it awake; once for a document. */
export function wake(): void {
  void open();
  others?.addEventListener('message', () => void readKept());
  window.addEventListener('online', () => void send());
  window.addEventListener('focus', lookedAt);
  document.addEventListener('visibilitychange', lookedAt);
  onTokenChange(() => void signedOut());
}
