import './app/styles.ts';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory, parsePath } from 'react-router-dom';
import { currentLanguage, prefixOf, splitPath } from '#shared/language.ts';
import { readAreasFrom } from '#shared/place-names.ts';
import { createPrefetcher, loadPages } from './app/prefetcher.ts';
import { Providers } from './app/providers.tsx';
import { Pages, routes } from './app/routes.tsx';
import { ShopRouter } from './app/ShopRouter.tsx';
import { keepFonts } from './lib/keep-fonts.ts';
import { isOfAddress, type PageState, restoreState } from './lib/page-state.ts';
import { PrefetchProvider } from './lib/prefetch.ts';
import { createQueryClient, followNetwork, resetPersonalDataOnSessionChange } from './lib/query-client.ts';
import { type Field, fieldsIn, replayTyped } from './lib/replay-typed.ts';
import { finishOfflineSignOut, takeHandedToken } from './lib/session-token.ts';
import { createShopHistory } from './lib/shop-history.ts';
import { createTrpcClient, shopQueries } from './lib/trpc.ts';

function readState(): PageState | null {
  const text = document.getElementById('page-state')?.textContent;
  return text ? JSON.parse(text) : null;
}

// Off, because the error screen logs the error itself.
const options = { onCaughtError: () => {} };

/** Its effect runs when the page in it is hydrated. The browser tests wait for the attribute. */
function ReplayTyped({ fields, children }: { fields: Field[]; children: ReactNode }) {
  useEffect(() => {
    document.getElementById('root')?.setAttribute('data-hydrated', '');
    void replayTyped(fields);
  }, [fields]);
  return children;
}

async function start(root: HTMLElement) {
  takeHandedToken();
  followNetwork();
  const queryClient = createQueryClient();
  const client = createTrpcClient();
  const state = readState();
  if (state) restoreState(queryClient, state);
  resetPersonalDataOnSessionChange(queryClient);
  const queries = shopQueries({ client, queryClient });
  readAreasFrom(() => queries.business.get.getData()?.areas ?? '');
  finishOfflineSignOut(() => client.accounts.signOut.mutate());
  const load = (pathname = '') => loadPages(routes, splitPath(pathname).path);
  const rendered = await Promise.resolve(load(location.pathname)).then(
    () => root.childElementCount > 0 && isOfAddress(),
    (error: unknown) => {
      // The shop's pages work without their code. The server's frame of the panel or My Jobs becomes the error screen.
      if (root.querySelector('[data-ticker]')) throw error;
      return false;
    },
  );
  const history = createShopHistory(createBrowserHistory({ v5Compat: true }), (to) =>
    load((typeof to === 'string' ? parsePath(to) : to).pathname),
  );
  const app = (
    <StrictMode>
      <ReplayTyped fields={rendered ? fieldsIn(root) : []}>
        <Providers
          queryClient={queryClient}
          client={client}
          origin={state?.origin ?? location.origin}
          signedIn={state?.signedIn ?? false}
          sent={state?.sent ?? null}
          phone={state?.phone}
        >
          <PrefetchProvider value={createPrefetcher(routes, queries)}>
            <ShopRouter history={history} basename={prefixOf(currentLanguage()) || '/'}>
              <Pages />
            </ShopRouter>
          </PrefetchProvider>
        </Providers>
      </ReplayTyped>
    </StrictMode>
  );
  // From here on React answers every tap.
  root.setAttribute('data-react', '');
  // In a transition React yields between its parts, so that a tap never waits for the whole page.
  if (rendered) startTransition(() => void hydrateRoot(root, app, options));
  else createRoot(root, options).render(app);
  keepFonts();
}

if (import.meta.env.DEV) void import('./app/fonts.css');

const root = document.getElementById('root');
if (root && !('plain' in document.documentElement.dataset))
  start(root).catch((error: unknown) => {
    dispatchEvent(new Event('plain'));
    throw error;
  });
