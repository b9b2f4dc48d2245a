import type { Texts, TextTable } from './texts.ts';

type PlainKey<Table extends TextTable> = {
  [Key in keyof Table]: Table[Key]['en'] extends `${string}{${string}` ? never : Key;
}[keyof Table];

/** Makes an object of the messages without arguments. Each is read in the language of the moment. */
export function sayings<Table extends TextTable>(t: Texts<Table>): Readonly<Record<PlainKey<Table>, string>> {
  const say = t as unknown as (key: string) => string;
  const getters = t.keys.map((key) => [key, { get: () => say(key), enumerable: true }]);
  return Object.defineProperties({}, Object.fromEntries(getters)) as Record<PlainKey<Table>, string>;
}
