// Nothing that a person typed can add a line to a mail's head or a second recipient.

/** A text on one line: every control character and line break (Unicode's too) becomes a blank. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200);

/** Gives back the address if it is a single plain one; throws otherwise, for none other may come this far. */
export function singleAddress(address: string): string {
  if (address.length > 254 || !/^[^\s\p{C}@"<>()[\]\\,;:]+@[^\s\p{C}@"<>()[\]\\,;:]+$/u.test(address)) {
    throw new TypeError('A mail needs exactly one plain recipient address');
  }
  return address;
}
