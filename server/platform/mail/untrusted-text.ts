// Nothing that a person typed can add a line to a mail's head.

/** A text on one line: every control character and line break (Unicode's too) becomes a blank. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200);
