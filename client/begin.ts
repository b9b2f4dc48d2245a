// The one script that a rendered page names. The picture that is seen first gets the line to itself; then comes the
// application, ten times its weight. Until then the page is read, and its links work, without it.
// The script is added before the document's load event, which therefore waits for it: who waits for a loaded page
// (a program, a test) finds one that answers.

/** No picture holds the application up for longer. */
const patienceMs = 1_500;

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

void begin();
