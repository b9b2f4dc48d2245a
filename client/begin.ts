// The one script that a rendered page names. The picture that is seen first gets the line to itself; then comes the
// application, ten times its weight. Until then the page is read, and its links work, without it; what is tapped and
// needs the application is remembered and done when it is there (lib/early-tap.ts).
// The script is added before the document's load event, which therefore waits for it: who waits for a loaded page
// (a program, a test) finds one that answers.

/** No picture holds the application up for longer. */
const patienceMs = 1_500;

const needsTheApplication = 'button, input:is([type="checkbox"], [type="radio"])';

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

const come = (picture: HTMLImageElement) =>
  new Promise<unknown>((resolve) => {
    if (picture.complete) return resolve(picture);
    picture.addEventListener('load', resolve, { once: true });
    picture.addEventListener('error', resolve, { once: true });
  });

const add = <Name extends 'link' | 'script'>(name: Name, what: Partial<HTMLElementTagNameMap[Name]>) =>
  document.head.append(Object.assign(document.createElement(name), what));

async function begin(): Promise<void> {
  const named = document.querySelector<HTMLMetaElement>('meta[name="scripts"]');
  const [application = '', ...parts] = named?.content.split(' ') ?? [];
  const first = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([Promise.all([...first].map(come)), patience]);
  for (const href of parts) add('link', { rel: 'modulepreload', href });
  add('script', { type: 'module', src: application });
}

document.addEventListener('click', remember, true);
void begin();
