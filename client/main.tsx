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
import { type PageState, restoreState } from './lib/page-state.ts';
import { PrefetchProvider } from './lib/prefetch.ts';
import { createQueryClient, resetPersonalDataOnSessionChange } from './lib/query-client.ts';
import { type Field, fieldsIn, replayTyped } from './lib/replay-typed.ts';
import { finishOfflineSignOut, takeHandedToken } from './lib/session-token.ts';
import { createShopHistory } from './lib/shop-history.ts';
import { connect, shopQueries } from './lib/trpc.ts';

function readState(): PageState | null {
  const text = document.getElementById('page-state')?.textContent;
  return text ? JSON.parse(text) : null;
}

// The error screen itself prints what broke.
const options = { onCaughtError: () => {} };

/** Runs after the page around it is hydrated. */
function ReplayTyped({ fields, children }: { fields: Field[]; children: ReactNode }) {
  useEffect(() => void replayTyped(fields), [fields]);
  return children;
}

async function start(root: HTMLElement) {
  takeHandedToken();
  const queryClient = createQueryClient();
  const client = connect();
  const state = readState();
  if (state) restoreState(queryClient, state);
  resetPersonalDataOnSessionChange(queryClient);
  const queries = shopQueries({ client, queryClient });
  readAreasFrom(() => queries.business.get.getData()?.areas ?? '');
  finishOfflineSignOut(() => client.accounts.signOut.mutate());
  const load = (pathname = '') => loadPages(routes, splitPath(pathname).path);
  const complete = await Promise.resolve(load(location.pathname)).then(
    () => true,
    () => false,
  );

  // If some code of the page did not load, the error screen replaces the server's HTML.
  const rendered = complete && root.childElementCount > 0;
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
  // From here on React answers every tap. The browser tests wait for this attribute.
  root.setAttribute('data-hydrated', '');
  // In a transition React yields between its parts, so that a tap never waits for the whole page.
  if (rendered) startTransition(() => void hydrateRoot(root, app, options));
  else createRoot(root, options).render(app);
  keepFonts();
}

if (import.meta.env.DEV) void import('./app/fonts.css');

const root = document.getElementById('root');
if (root) void start(root);
