// Gmail ignores dots.
const withoutDots = ['gmail.com', 'googlemail.com'];

/** Returns the mailbox of an address, for counts: providers deliver name+anything@ to name@, in any case. */
export function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address.normalize('NFKC').toLowerCase().split('@');
  const [box = ''] = name.split('+', 1);
  return withoutDots.includes(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`;
}
