import { handedToken } from '#shared/accounts/handed-token.ts';

const key = 'authToken';

// This key is stored after a logout without a network. A script cannot delete the session's cookie, so the
// session ends later.
const leftKey = 'sessionLeft';

/** The names that the panel's search opened last. They must not outlive the session. */
export const recentKey = 'panelRecent';

let inMemory: string | null = null;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

export function readToken(): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? inMemory;
  } catch {
    return inMemory;
  }
}

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

/** Takes the token of a login that the server answered without scripts. */
export function takeHandedToken(): void {
  const [, token] = new RegExp(`(?:^|; )${handedToken}=([^;]+)`).exec(document.cookie) ?? [];
  if (!token) return;
  // biome-ignore lint/suspicious/noDocumentCookie: Safari on older iPhones has no cookieStore.
  document.cookie = `${handedToken}=; path=/; max-age=0`;
  storeToken(token);
}

export function forgetToken(): void {
  inMemory = null;
  try {
    localStorage.removeItem(key);
    localStorage.removeItem(recentKey);
  } catch {}
  tell();
}

/** Signs this browser out while the server is unreachable. `finishOfflineSignOut` ends the session later. */
export function signOutOffline(): void {
  try {
    localStorage.setItem(leftKey, '');
  } catch {}
  forgetToken();
}

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
  } catch {}
}

export function onTokenChange(listener: () => void): () => void {
  let lastToken = readToken();
  const changed = () => {
    lastToken = readToken();
    listener();
  };
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    inMemory = null;
    changed();
  };
  // A page in the back/forward cache gets no storage events.
  const wokenUp = () => {
    if (readToken() !== lastToken) changed();
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
