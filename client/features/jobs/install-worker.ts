import { workerFile } from '#client/lib/worker-file.ts';
import { currentLanguage, prefixOf } from '#shared/language.ts';
import { paths } from '#shared/paths.ts';

const updateCheckMs = 10 * 60_000;

// A new release reloads the page. While a dialog with typed text is open, the reload waits.
function reload(): void {
  if (document.querySelector('[role="dialog"]')) setTimeout(reload, 1_000);
  else location.reload();
}

async function install(): Promise<void> {
  const language = currentLanguage();
  // The first service worker comes from the same release as the page, so the page does not reload.
  let hasController = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hasController) reload();
    hasController = true;
  });
  const registration = await navigator.serviceWorker.register(`/${workerFile(language)}`, {
    scope: prefixOf(language) + paths.jobs,
  });
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < updateCheckMs) return;
    checkedAt = Date.now();
    registration.update().catch(() => {});
  });
}

let started = false;

/** Installs the service worker of My Jobs (client/jobs-worker.ts) after the page has loaded. */
export function installWorker(): void {
  if (started || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  started = true;
  const start = () => void install().catch(() => {});
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
