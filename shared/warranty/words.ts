// What is said of a warranty beforehand.

/** Of services with these days of warranty, 0 for none: one sentence, blank where none has one. */
export function warrantyWords(days: readonly number[]): string {
  const [first = 0, ...others] = days;
  if (others.every((other) => other === first))
    return first > 0 ? `Our work has a ${first}-day warranty.` : '';
  return 'The page of each service names its warranty.';
}
