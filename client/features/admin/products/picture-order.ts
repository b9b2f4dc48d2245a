// The order of a service's pictures; the first one is its cover.

/** The list with one picture moved by some places; at the ends it stays where it is. */
export function movePicture(pictures: readonly string[], from: number, by: number): string[] {
  const to = from + by;
  const picture = pictures[from];
  if (picture === undefined || to < 0 || to >= pictures.length) return [...pictures];
  return pictures.toSpliced(from, 1).toSpliced(to, 0, picture);
}

/** The list with one more at its end; the same picture twice is one. */
export const addPicture = (pictures: readonly string[], picture: string): string[] =>
  pictures.includes(picture) ? [...pictures] : [...pictures, picture];
