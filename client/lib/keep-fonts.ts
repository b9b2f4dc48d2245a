/** Loads the fonts for the visitor's next page (app/before-react.ts), when nothing of this one waits for the line. */
export function keepFonts(): void {
  const sheet = document.querySelector<HTMLScriptElement>('script[data-sheet]')?.dataset.sheet;
  if (!sheet || document.querySelector(`link[href="${sheet}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet });
  link.onload = () =>
    void document.fonts.ready.then(() => {
      try {
        localStorage.setItem('fonts', sheet);
      } catch {
        // Storage is forbidden: the next page loads them as this one did.
      }
    });
  if (document.readyState === 'complete') document.head.append(link);
  else addEventListener('load', () => document.head.append(link), { once: true });
}
