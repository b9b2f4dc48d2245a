/** Loads the fonts for the visitor's next page (app/before-react.ts), once this page has loaded. */
export function keepFonts(): void {
  const sheet = document.querySelector<HTMLScriptElement>('script[data-sheet]')?.dataset.sheet;
  if (!sheet || document.querySelector(`link[href="${sheet}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet });
  link.onload = () =>
    void document.fonts.ready.then(() => {
      try {
        localStorage.setItem('fonts', sheet);
      } catch {
        // Without storage, the next page does the same.
      }
    });
  if (document.readyState === 'complete') document.head.append(link);
  else addEventListener('load', () => document.head.append(link), { once: true });
}
