/** Recognizes UTF-16, which Excel calls 'Unicode Text', by its mark or by its first character. */
function encodingOf([first, second]: Buffer): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
}

/** Decodes a text. Throws if it is in no form of Unicode. */
export function decodeText(bytes: Buffer): string {
  const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  if (text.includes('\0')) throw new Error('A text has no NUL');
  return text;
}
