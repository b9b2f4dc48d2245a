/** Removes blanks, dashes, +91 and leading zeros. Other characters stay, so that validation refuses them. */
export function bareMobile(typed: string): string {
  const plain = typed
    .replace(/[\s\u00a0().-]/g, '')
    .replace(/^\+91/, '')
    .replace(/^0+/, '');
  return /^91[0-9]{10}$/.test(plain) ? plain.slice(2) : plain;
}
