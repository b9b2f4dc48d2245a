// What people type or paste for their mobile number, reduced to the ten digits that the shop stores.

/**
 * Strips blanks, dashes, +91 and leading zeros. Leaves everything else, so that a number that is too long
 * or has letters in it is refused in words instead of being changed behind one's back.
 */
export function bareMobile(typed: string): string {
  const plain = typed
    .replace(/[\s\u00a0().-]/g, '')
    .replace(/^\+91/, '')
    .replace(/^0+/, '');
  return /^91[0-9]{10}$/.test(plain) ? plain.slice(2) : plain;
}
