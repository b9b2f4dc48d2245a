// Brings the service worker of My Jobs (client/jobs-worker.ts), and a new release of the shop to a page that is open.
import { paths } from '#shared/paths.ts';
import { takeOver } from './offline/worker-messages.ts';

/** How often a page that stays open looks for a new release, at most. */
const lookAgainMs = 10 * 60_000;

/** Whether somebody is writing or choosing something, which is finished first. */
export const isBusy = () => document.querySelector('dialog[open], [role="dialog"]') !== null;
const busyMs = 1_000;

function letTakeOver(worker: ServiceWorker): void {
  // without a controller there is no page of an older release: the browser lets it take over by itself
  if (!navigator.serviceWorker.controller) return;
  if (isBusy()) setTimeout(() => letTakeOver(worker), busyMs);
  else worker.postMessage(takeOver);
}

function whenInstalled(worker: ServiceWorker | null): void {
  if (worker?.state === 'installed') letTakeOver(worker);
  else
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') letTakeOver(worker);
    });
}

// All that a page holds is kept on the phone, so it may begin anew with the release that has taken over.
function reloadOnTakeOver(): void {
  // the first worker of all takes over a page of its own release
  let hadOne = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadOne) beginAnew();
    hadOne = true;
  });
}

// another tab may have let it take over
function beginAnew(): void {
  if (isBusy()) setTimeout(beginAnew, busyMs);
  else location.reload();
}

async function install(): Promise<void> {
  reloadOnTakeOver();
  const registration = await navigator.serviceWorker.register('/sw.js', { scope: paths.jobs });
  whenInstalled(registration.waiting);
  registration.addEventListener('updatefound', () => whenInstalled(registration.installing));
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < lookAgainMs) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
}

let begun = false;

/** Installs it once the page is drawn; where the browser has none, the page works with a network alone. */
export function installWorker(): void {
  if (begun || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  begun = true;
  const begin = () => void install().catch(() => {});
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
