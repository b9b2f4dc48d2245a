// The service worker of My Jobs. It keeps the page's shell, so that it opens without a network, and sends the steps that
// wait on the phone where no page is there to do it. Its scope is /jobs alone (client/features/jobs/install-worker.ts): no
// other page, and no call of /api or /trpc, ever passes through it.
/// <reference lib="webworker" />
import {
  addPlugins,
  addRoute,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precache,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { paths } from '#shared/paths.ts';
import { sendInBackground } from './features/jobs/offline/send-in-background.ts';
import { countWaiting } from './features/jobs/offline/store.ts';
import { stepsWait, takeOver } from './features/jobs/offline/worker-messages.ts';

/** What browsers with Background Sync tell of the network's return. */
type SyncEvent = ExtendableEvent & { tag: string };

declare const self: ServiceWorkerGlobalScope;

// filled in by the build (client/jobs-shell.ts)
const kept = self.__WB_MANIFEST;
const keptUrls = new Set(kept.map((entry) => (typeof entry === 'string' ? entry : entry.url)));

// Two releases may answer while one takes the other's place. A document that names files which are not kept with it would
// be a white screen without a network: this worker then is not installed, and the browser tries again.
async function isOfThisRelease(document: Response): Promise<boolean> {
  const scripts = (await document.text()).match(/\/assets\/[\w.-]+\.js/g) ?? [];
  return scripts.length > 0 && scripts.every((url) => keptUrls.has(url));
}

addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) => {
      if (response.status !== 200) return null;
      const isShell = new URL(request.url).pathname === paths.jobs;
      return !isShell || (await isOfThisRelease(response.clone())) ? response : null;
    },
  },
]);
precache(kept);
cleanupOutdatedCaches();

registerRoute(new NavigationRoute(createHandlerBoundToURL(paths.jobs), { allowlist: [/^\/jobs\/?(\?|$)/] }));

// after the page's own, which would else be answered as it was kept
addRoute();

// the page says when: it starts anew with the new release
self.addEventListener('message', ({ data }) => {
  if (data === takeOver) void self.skipWaiting();
});
// files that a page of the first visit asks for later come from here already
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function sendUnlessSeen(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  // a page that is looked at sends by itself, and shows it; it may be closed before it could
  const isSeen = pages.some((page) => page.visibilityState === 'visible');
  const wait = isSeen ? (await countWaiting()) > 0 : await sendInBackground();
  // a failure lets the browser try again later
  if (wait) throw new Error('Steps still wait');
}

self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === stepsWait) sync.waitUntil(sendUnlessSeen());
});
