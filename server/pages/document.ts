import { readFileSync } from 'node:fs';

const headPlace = '<!--head-->';
const rootPlace = '<div id="root"></div>';
const scriptPlace = '<script type="module" src="./main.tsx"></script>';

type Parts = { head: string; root?: string; state?: string };

function cut(text: string, place: string): [string, string] {
  const [before = '', after, ...more] = text.split(place);
  if (after === undefined || more.length > 0) throw new Error(`index.html must have ${place} once`);
  return [before, after];
}

export function readDocument(file: URL): (parts: Parts) => string {
  const [start, afterHead] = cut(readFileSync(file, 'utf8'), headPlace);
  const [beforeRoot, afterRoot] = cut(afterHead, rootPlace);
  const [beforeState, end] = cut(afterRoot, scriptPlace);
  return ({ head, root = rootPlace, state = '' }) =>
    start + head + beforeRoot + root + beforeState + state + end;
}
