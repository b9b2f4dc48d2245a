// A small script at the end of each page, which runs before main.tsx: it links the fonts, and decides whether React
// may start. Old browsers run it too, so it is written for browsers of 2018.

// The fonts take a second of a slow line, so a visitor's first page does without; main.tsx loads them after it, and
// this links them from the next page on.
const script = document.currentScript as HTMLScriptElement;
const { sheet } = script.dataset;
try {
  if (localStorage.getItem('fonts') === sheet)
    script.insertAdjacentHTML('afterend', `<link rel="stylesheet" href="${sheet}">`);
} catch {
  // Storage is forbidden: the page keeps the system's fonts.
}

// Chrome knows this key since 108, as it knows `dvh`. Older versions log a warning about it.
if (CSS.supports('height: 1dvh'))
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=viewport]'))
    meta.content += ',interactive-widget=resizes-content';

const { dataset } = document.documentElement;

/** Leaves the page to the server and shows it as a browser without scripts does. main.tsx then does not start React. */
function stayPlain(): void {
  if ('plain' in dataset || document.querySelector('[data-react]')) return;
  dataset.plain = '';
  for (const style of document.querySelectorAll('style'))
    style.textContent = String(style.textContent)
      .replace(/scripting: ?none/g, 'min-width:0')
      .replace(/scripting: ?enabled/g, 'max-width:0')
      // Chrome before 99 ignores a layer. Without layers nearly the same rules win, by their order.
      .replace(/@layer \w+/g, 'CSSLayerBlockRule' in window ? '$&' : '@media all');
  for (const part of document.querySelectorAll('noscript')) part.outerHTML = String(part.textContent);
}

// Chrome 105, Firefox 110 and Safari 16 have container queries (docs/decisions/browsers.md).
if (!CSS.supports('container-type: inline-size')) stayPlain();

// A script of the page is lost or breaks. Errors of extensions and pictures do not count.
addEventListener(
  'error',
  ({ target, filename }) => {
    if (/\/assets\//.test(filename || (target instanceof HTMLScriptElement ? target.src : ''))) stayPlain();
  },
  true,
);
addEventListener('plain', stayPlain);
