import type { TextTable } from './texts.ts';

type Part = { keys: readonly string[]; table: TextTable };

/** The keys of messages without arguments. */
export type PlainKey<Table> = {
  [Key in keyof Table]: Table[Key] extends { en: `${string}{${string}` } ? never : Key;
}[keyof Table];
type PlainKeyOf<OnePart> = OnePart extends Part ? PlainKey<OnePart['table']> : never;

/** Makes an object of all tables' messages without arguments. Each is read in the language of the moment. */
export function plainTexts<Parts extends readonly Part[]>(
  ...parts: Parts
): Readonly<Record<PlainKeyOf<Parts[number]>, string>> {
  const getters = parts.flatMap((part) => {
    const say = part as unknown as (key: string) => string;
    return part.keys.map((key) => [key, { get: () => say(key), enumerable: true }]);
  });
  return Object.defineProperties({}, Object.fromEntries(getters)) as Record<
    PlainKeyOf<Parts[number]>,
    string
  >;
}
