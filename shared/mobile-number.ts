/** Turns the digits of a Marathi or Hindi keyboard into 0 to 9. */
export const inLatinDigits = (typed: string): string =>
  typed.replace(/[०-९]/g, (digit) => `${digit.charCodeAt(0) - '०'.charCodeAt(0)}`);

const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Removes blanks, dashes, marks of a paste, +91 and leading zeros, and turns digits of Devanagari into ours. Other
 * characters stay, so that validation refuses them.
 */
export function bareMobile(typed: string): string {
  const plain = inLatinDigits(typed)
    .replace(invisible, '')
    .trim()
    // A spreadsheet program writes a number with its decimals.
    .replace(/^(\+?\d+)\.0+$/, '$1')
    .replace(/[\s().\p{Pd}\u2212]/gu, '')
    .replace(/^\+91/, '')
    .replace(/^0+/, '');
  return /^91[0-9]{10}$/.test(plain) ? plain.slice(2) : plain;
}
