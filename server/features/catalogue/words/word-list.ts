/** Everyday words by the catalogue's words for them. */
export type Words = Readonly<Record<string, readonly string[]>>;

/**
 * Makes a word list from rows of catalogue words and everyday words, both separated by commas. Words that sound the
 * same need one entry. A star means any ending: 'bartan dho*' is 'bartan dhone wali' too.
 */
export const wordList = (rows: readonly (readonly [catalogueWords: string, everyday: string])[]): Words =>
  Object.fromEntries(
    rows.flatMap(([catalogueWords, everyday]) =>
      everyday.split(/,\s*/).map((word) => [word, catalogueWords.split(/,\s*/)]),
    ),
  );
