// The one script that a rendered page names. The pictures that are seen first get the line to themselves, and the screen:
// what they need is painted before the application comes, ten times their weight. Until then the page is read, and its
// links work, without it; what is tapped and needs the application is remembered and done when it is there
// (lib/early-tap.ts).
// Pages are rendered for nobody. Who is signed in (lib/session-token.ts) reads so from the first view on: this script
// is asked for before all else, held by the browser since the first visit, and marks the document before it is painted.

declare global {
  interface Window {
    /** Not on a page that the server could not render. */
    beginAnew?: () => Promise<boolean>;
  }
}

/** No picture holds the application up for longer. */
const patienceMs = 1_500;

const needsTheApplication = 'button, input:is([type="checkbox"], [type="radio"])';

/** Marks the document of who is signed in, for the header's styles, with the lines in the cart as last counted. */
function markSignedIn(): void {
  const { dataset, style } = document.documentElement;
  try {
    const token = localStorage.getItem('authToken');
    if (!token) return;
    dataset.signedIn = '';
    // a technician's phone has the jobs of this session in the document (sessionMark in features/jobs/offline/screen.ts)
    dataset.session = token.slice(-8);
    const count = Number(localStorage.getItem('cartCount'));
    if (!(count > 0)) return;
    dataset.cartCount = '';
    style.setProperty('--cart-count', `"${count > 99 ? '99+' : count}"`);
  } catch {
    // a browser that forbids storage keeps nobody signed in
  }
}

/** Marks what was tapped last. A form that says where it goes is sent without the application. */
function remember(event: Event): void {
  if (document.querySelector('#root[data-ours]')) {
    document.removeEventListener('click', remember, true);
    return;
  }
  const tapped = (event.target as Element).closest<HTMLButtonElement | HTMLInputElement>(needsTheApplication);
  if (!tapped || (tapped.type === 'submit' && tapped.form?.hasAttribute('action'))) return;
  event.preventDefault();
  for (const earlier of document.querySelectorAll('[data-tapped]')) earlier.removeAttribute('data-tapped');
  tapped.setAttribute('data-tapped', '');
}

// A picture that does not come holds nothing up.
const come = (picture: HTMLImageElement) => picture.decode().catch(() => {});

// From here to the screen a frame takes its time; an application that starts meanwhile takes it from the frame.
const frameMs = 100;
const painted = () =>
  new Promise<unknown>((resolve) => requestAnimationFrame(() => setTimeout(resolve, frameMs)));

/**
 * Keeps the load event back until it is told to let go: a document that is still written in a frame does that. Without it,
 * of 42 first actions that a program did right after `load` (7 kinds, 6 times each, the demo on two busy cores) 7 came to
 * nothing, with it none; the largest paint on slow 4G is the same.
 */
function holdLoad(): () => void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  frame.contentDocument?.open();
  return () => {
    frame.contentDocument?.close();
    frame.remove();
  };
}

/** It has been tried, and more would be a page that never stands still. */
const anewPauseMs = 60_000;
const anewKey = 'begunAnew';

/**
 * Begins the page anew where its files are gone because the shop was updated: its new document names the new ones. Not
 * where the shop does not answer, and not twice within a minute. Says whether it does. Also for the application, when a page
 * that was open meanwhile is left for one whose code has gone (app/RouteError.tsx).
 */
async function beginAnew(): Promise<boolean> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(anewKey)) < anewPauseMs) return false;
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (!ok) return false;
    sessionStorage.setItem(anewKey, `${Date.now()}`);
    location.reload();
    return true;
  } catch {
    return false;
  }
}

// Without the application the page can be read, and looks as if it could do more.
function tellIncomplete(): void {
  const bar = Object.assign(document.createElement('p'), {
    role: 'alert',
    style:
      'position:fixed;z-index:400;inset:auto 0 0;max-width:none;padding:12px 16px;background:var(--ink);color:var(--on-ink)',
    textContent: 'This page did not load completely. ',
  });
  // an empty address is this page's
  bar.append(
    Object.assign(document.createElement('a'), { href: '', style: 'color:inherit', textContent: 'Reload' }),
  );
  document.body.append(bar);
}

async function withoutApplication(): Promise<void> {
  if (!(await beginAnew())) tellIncomplete();
}

const add = <Name extends 'link' | 'script'>(name: Name, what: Partial<HTMLElementTagNameMap[Name]>) =>
  document.head.append(Object.assign(document.createElement(name), what));

async function bringApplication(): Promise<void> {
  const named = document.querySelector<HTMLMetaElement>('meta[name="scripts"]');
  const [application = '', ...parts] = named?.content.split(' ') ?? [];
  const first = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  const letGo = holdLoad();
  // where a worker answers (client/jobs-worker.ts) all files are on the phone, and nothing has to wait for its turn
  if (!navigator.serviceWorker?.controller)
    await Promise.race([Promise.all([...first].map(come)).then(painted), patience]);
  for (const href of parts) add('link', { rel: 'modulepreload', href });
  add('script', { type: 'module', src: application, onerror: () => void withoutApplication() });
  letGo();
}

window.beginAnew = beginAnew;
markSignedIn();
document.addEventListener('click', remember, true);
if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', () => void bringApplication());
else void bringApplication();
