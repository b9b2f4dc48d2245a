import { inLatinDigits } from '../mobile-number.ts';

/** An example of a sticker's code, for screens. */
export const exampleCode = '7K4M-2QXP';

/** Letters and digits that nobody confuses on the telephone. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const codeLength = 8;

/**
 * Reads a scanned or typed sticker: its address, its token of 22 letters, or its code in any writing ('7k4m 2qxp').
 * Null for anything else.
 */
export function readSticker(typed: string): { token: string } | { code: string } | null {
  const [, token = typed.trim()] = /\/a\/([\w-]+)\/?$/.exec(typed.trim()) ?? [];
  if (/^[\w-]{22}$/.test(token)) return { token };
  const letters = inLatinDigits(token)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  const isCode =
    letters.length === codeLength && [...letters].every((letter) => codeAlphabet.includes(letter));
  return isCode ? { code: `${letters.slice(0, 4)}-${letters.slice(4)}` } : null;
}
