// The document that every page stands in. It is client/index.html as it was written: the build copies it and changes
// nothing in it, so its places are found by our own words and not by what a bundler makes of them.
import { readFileSync } from 'node:fs';

const headPlace = '<!--head-->';
const rootPlace = '<div id="root"></div>';
// only `npm run dev` starts from the sources; here the page's answers stand in its place
const scriptPlace = '<script type="module" src="./main.tsx"></script>';

/** What one page puts into the document, as HTML. Without `root` the browser draws the page by itself. */
type Parts = { head: string; root?: string; state?: string };

function cut(text: string, place: string): [string, string] {
  const [before = '', after, ...more] = text.split(place);
  if (after === undefined || more.length > 0) throw new Error(`index.html must have ${place} once`);
  return [before, after];
}

/** Reads the document; gives the function that fills it in. Throws where the document lacks a place. */
export function readDocument(file: URL): (parts: Parts) => string {
  const [start, afterHead] = cut(readFileSync(file, 'utf8'), headPlace);
  const [beforeRoot, afterRoot] = cut(afterHead, rootPlace);
  const [beforeState, end] = cut(afterRoot, scriptPlace);
  return ({ head, root = rootPlace, state = '' }) =>
    start + head + beforeRoot + root + beforeState + state + end;
}
