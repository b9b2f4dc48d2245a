import { readFileSync } from 'node:fs';
import type { Language } from '#shared/language.ts';

const languagePlace = '<html lang="en"';
const headPlace = '<!--head-->';
const rootPlace = '<div id="root"></div>';
const scriptPlace = '<script type="module" src="./main.tsx"></script>';

type Parts = { language: Language; head: string; root?: string; state?: string };

function cut(text: string, place: string): [string, string] {
  const [before = '', after, ...more] = text.split(place);
  if (after === undefined || more.length > 0) throw new Error(`index.html must have ${place} once`);
  return [before, after];
}

export function readDocument(file: URL): (parts: Parts) => string {
  const [start, afterLanguage] = cut(readFileSync(file, 'utf8'), languagePlace);
  const [beforeHead, afterHead] = cut(afterLanguage, headPlace);
  const [beforeRoot, afterRoot] = cut(afterHead, rootPlace);
  const [beforeState, end] = cut(afterRoot, scriptPlace);
  return ({ language, head, root = rootPlace, state = '' }) =>
    [start, `<html lang="${language}"`, beforeHead, head, beforeRoot, root, beforeState, state, end].join('');
}
