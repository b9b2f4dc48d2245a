// Short names for the classes of our style sheets: a card's stand in a page dozens of times.
import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const root = import.meta.dirname;
const owners = new Map<string, string>();

/** Gives the name of a class in a built page; the same for browser and renderer. Throws where two would share one. */
export function classNameOf(name: string, file: string): string {
  const owner = `${relative(root, file.split('?')[0] ?? file)} .${name}`;
  const number = createHash('sha256').update(owner).digest().readUInt32BE();
  const short = `_${number.toString(36).slice(-4)}`;
  if ((owners.get(short) ?? owner) !== owner) {
    throw new Error(`${owner} and ${owners.get(short)} would have the same class: rename one`);
  }
  owners.set(short, owner);
  return short;
}
