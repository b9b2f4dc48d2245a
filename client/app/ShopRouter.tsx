import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react';
import { Router } from 'react-router-dom';
import { HistoryContext, type ShopHistory } from '#client/lib/shop-history.ts';

const NavigatingContext = createContext(false);

/** Whether the next page still loads or renders. */
export const useIsNavigating = (): boolean => useContext(NavigatingContext);

type Props = { history: ShopHistory; basename: string; children: ReactNode };

/**
 * React Router without its data router, which would add 15 KB to every page's first script, and whose loaders no
 * page uses. The old page and its URL stay until the next one's code is there. After Back and Forward the browser
 * itself scrolls.
 */
export function ShopRouter({ history, basename, children }: Props) {
  const [move, setMove] = useState(history.first);
  const [isRendering, startTransition] = useTransition();
  const isLoading = useSyncExternalStore(history.subscribeLoading, history.isLoading, () => false);
  useLayoutEffect(() => history.subscribe((next) => startTransition(() => setMove(next))), [history]);
  const { location, action, keepsScroll } = move;
  useLayoutEffect(() => {
    if (action === 'POP' || keepsScroll) return;
    const heading = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (heading) heading.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [location, action, keepsScroll]);
  return (
    <HistoryContext value={history}>
      <NavigatingContext value={isLoading || isRendering}>
        <Router
          basename={basename}
          location={location}
          navigationType={action as never}
          navigator={history.navigator}
        >
          {children}
        </Router>
      </NavigatingContext>
    </HistoryContext>
  );
}
