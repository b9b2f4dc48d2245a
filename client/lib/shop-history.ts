import { createContext, useContext } from 'react';
import {
  createPath,
  type Location,
  type NavigationType,
  type Navigator,
  parsePath,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom';
import { isReachable } from '#client/app/chunk.ts';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

export type Move = { action: `${NavigationType}`; location: Location; keepsScroll: boolean };
/** Returns whether the user may leave the page now. Otherwise `leave` repeats the move later. */
type Guard = (leave: () => void) => boolean;

// A link to a heading and a dialog's history entry stay on the page.
const pageOf = (to: To) => {
  const { pathname = '', search = '' } = typeof to === 'string' ? parsePath(to) : to;
  return createPath({ pathname, search });
};

/**
 * Adds to React Router's history: listeners, a guard that may stop a move, and links that do not scroll. The URL
 * changes when `prepare` has loaded the code of the next page. It returns undefined if nothing is to load.
 */
export function createShopHistory(
  history: History,
  prepare: (to: To) => Promise<unknown> | undefined = () => undefined,
) {
  const listeners = new Set<(move: Move) => void>();
  const loadingListeners = new Set<() => void>();
  let newest = 0;
  let isLoading = false;
  let guard: Guard | null = null;
  let { location: last } = history;
  let keepsScroll = false;
  let returning = false;
  let leaving = false;

  const setLoading = (next: boolean) => {
    isLoading = next;
    for (const listener of loadingListeners) listener();
  };

  const isStopped = (to: To, leave: () => void) =>
    guard !== null && pageOf(to) !== pageOf(last) && !guard(leave);

  history.listen(({ action, location, delta }) => {
    const isReturn = returning;
    returning = false;
    if (isReturn) return;
    const leave = () => {
      leaving = true;
      history.go(delta ?? -1);
    };
    if (action === 'POP' && delta && !leaving && isStopped(location, leave)) {
      returning = true;
      history.go(-delta);
      return;
    }
    leaving = false;
    last = location;
    newest += 1;
    setLoading(false);
    for (const listener of listeners) listener({ action, location, keepsScroll });
    if (action === 'POP')
      prepare(location)?.catch(async () => {
        if (await isReachable()) window.location.reload();
      });
  });

  const moving =
    (go: (to: To, state: unknown) => void, load: 'assign' | 'replace'): Navigator['push'] =>
    (to, state, options) => {
      const leave = () => {
        keepsScroll = options?.preventScrollReset ?? false;
        go(to, state);
      };
      newest += 1;
      const own = newest;
      const arrive = () => {
        if (own === newest && !isStopped(to, leave)) leave();
        if (own === newest) setLoading(false);
      };
      const code = prepare(to);
      if (!code) return arrive();
      setLoading(true);
      // If the code of the next page does not load, the browser requests the page from the server.
      const goByServer = async () => {
        if (own !== newest || !(await isReachable())) return arrive();
        if (!isStopped(to, leave)) location[load](history.createHref(to));
        setLoading(false);
      };
      void code.then(arrive, goByServer);
    };
  const navigator: Navigator = {
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: moving(history.push, 'assign'),
    replace: moving(history.replace, 'replace'),
  };

  return {
    navigator,
    first: { action: history.action, location: history.location, keepsScroll: true } as Move,
    /** The browser's location. `useLocation` changes only after the next page has rendered. */
    location: () => history.location,
    /** Whether the code of a next page is on its way. */
    isLoading: () => isLoading,
    subscribeLoading(listener: () => void): () => void {
      loadingListeners.add(listener);
      return () => void loadingListeners.delete(listener);
    },
    subscribe(listener: (move: Move) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setGuard(next: Guard | null): void {
      guard = next;
    },
  };
}

export type ShopHistory = ReturnType<typeof createShopHistory>;

export const HistoryContext = createContext<ShopHistory | null>(null);

/** The history of the browser, null on the server. */
export const useHistory = (): ShopHistory | null => useContext(HistoryContext);
