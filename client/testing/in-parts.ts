/** Matches the smallest element with these words, also if `Unbroken` divides them. */
export const inParts =
  (words: string | RegExp) =>
  (_: string, node: Element | null): boolean => {
    const has = ({ textContent }: Element) =>
      typeof words === 'string' ? textContent === words : words.test(textContent ?? '');
    return node !== null && has(node) && ![...node.children].some(has);
  };
