import { readFileSync } from 'node:fs';

const headPlace = '<!--head-->';
const rootPlace = '<div id="root"></div>';
// Only `npm run dev` uses this script tag. Here the page's data replaces it.
const scriptPlace = '<script type="module" src="./main.tsx"></script>';

/** The HTML parts of a page. Without `root` the browser renders the page. */
type Parts = { head: string; root?: string; state?: string };

function cut(text: string, place: string): [string, string] {
  const [before = '', after, ...more] = text.split(place);
  if (after === undefined || more.length > 0) throw new Error(`index.html must have ${place} once`);
  return [before, after];
}

/** Reads the document and returns the function that fills it in. Throws if a place is missing. */
export function readDocument(file: URL): (parts: Parts) => string {
  const [start, afterHead] = cut(readFileSync(file, 'utf8'), headPlace);
  const [beforeRoot, afterRoot] = cut(afterHead, rootPlace);
  const [beforeState, end] = cut(afterRoot, scriptPlace);
  return ({ head, root = rootPlace, state = '' }) =>
    start + head + beforeRoot + root + beforeState + state + end;
}
