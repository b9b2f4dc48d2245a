// The session's token as this browser keeps it, and the news of its coming and going, also from other tabs.
const key = 'authToken';

// Set where somebody logged out without a network: no script can take the session's cookie away, so it is ended later.
const leftKey = 'sessionLeft';

// A browser may forbid storage; the token then lives as long as the page.
let inMemory: string | null = null;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** The stored token, or null when signed out. Safe to call where there is no browser. */
export function readToken(): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? inMemory;
  } catch {
    return inMemory;
  }
}

/** Signs this browser in. */
export function storeToken(token: string): void {
  try {
    localStorage.removeItem(leftKey);
    localStorage.setItem(key, token);
    inMemory = null;
  } catch {
    inMemory = token;
  }
  tell();
}

/** Signs this browser out; the server's part is `accounts.signOut`. */
export function forgetToken(): void {
  inMemory = null;
  try {
    localStorage.removeItem(key);
  } catch {
    // was in memory only
  }
  tell();
}

/** Signs this browser out where the shop is out of reach; the session ends when there is a network (`finishOfflineSignOut`). */
export function signOutOffline(): void {
  try {
    localStorage.setItem(leftKey, '');
  } catch {
    // it ends by itself, 30 days after its last use
  }
  forgetToken();
}

/** Ends a session that was left without a network, now or when there is one. Once for a document. */
export function finishOfflineSignOut(signOut: () => Promise<unknown>): void {
  const end = () => {
    if (localStorage.getItem(leftKey) === null || readToken()) return;
    signOut().then(
      () => localStorage.removeItem(leftKey),
      () => {},
    );
  };
  try {
    end();
    window.addEventListener('online', end);
  } catch {
    // a browser that forbids storage has left none
  }
}

/** Calls back whenever the token changes, here or in another tab. Gives the way to stop. */
export function onTokenChange(listener: () => void): () => void {
  let known = readToken();
  const changed = () => {
    known = readToken();
    listener();
  };
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    inMemory = null;
    changed();
  };
  // a page that the browser kept for a step back has heard nothing of the others meanwhile
  const wokenUp = () => {
    if (readToken() !== known) changed();
  };
  listeners.add(changed);
  window.addEventListener('storage', fromOtherTab);
  window.addEventListener('pageshow', wokenUp);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', fromOtherTab);
    window.removeEventListener('pageshow', wokenUp);
  };
}
