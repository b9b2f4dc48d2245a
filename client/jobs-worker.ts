// The service worker of My Jobs. It caches the page and sends waiting steps in the background, only under /jobs.
/// <reference lib="webworker" />
import {
  addPlugins,
  addRoute,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precache,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { jobNotification } from '#shared/jobs/push.ts';
import { currentLanguage, prefixOf } from '#shared/language.ts';
import { paths } from '#shared/paths.ts';
import { sendInBackground, stepsSyncTag } from './features/jobs/offline/send-steps.ts';

type SyncEvent = ExtendableEvent & { tag: string };

declare const self: ServiceWorkerGlobalScope;

// The build fills in this list (client/jobs-shell.ts).
const manifest = self.__WB_MANIFEST;
const jobsPage = prefixOf(currentLanguage()) + paths.jobs;
const urls = new Set(manifest.map((entry) => (typeof entry === 'string' ? entry : entry.url)));

// During a deployment, servers of two releases may answer. A document of another release would not open
// offline. The installation fails then, and the browser tries again.
async function isOfThisRelease(document: Response): Promise<boolean> {
  const scripts = (await document.text()).match(/\/assets\/[\w.-]+\.js/g) ?? [];
  return scripts.length > 0 && scripts.every((url) => urls.has(url));
}

addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) => {
      if (response.status !== 200) return null;
      const isDocument = new URL(request.url).pathname === jobsPage;
      return !isDocument || (await isOfThisRelease(response.clone())) ? response : null;
    },
  },
]);
precache(manifest);
cleanupOutdatedCaches();

registerRoute(
  new NavigationRoute(createHandlerBoundToURL(jobsPage), {
    allowlist: [new RegExp(`^${jobsPage}/?(\\?|$)`)],
  }),
);
addRoute();

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function sendOrRetry(): Promise<void> {
  // The browser repeats a background sync that fails.
  if (await sendInBackground()) throw new Error('Steps still wait');
}

self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === stepsSyncTag) sync.waitUntil(sendOrRetry());
});

self.addEventListener('push', (event) => {
  const { data: news } = jobNotification.safeParse(event.data?.json());
  if (!news) return;
  const { title, body, tag, jobs } = news;
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', silent: false }),
      navigator.setAppBadge?.(jobs),
    ]),
  );
});

async function showJobs(): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' });
  await (open ? open.focus() : self.clients.openWindow(jobsPage));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(Promise.all([showJobs(), navigator.clearAppBadge?.()]));
});
