// The address that a payment app opens with everything filled in.

/** An id of UPI: 'name@bank'. */
export const isUpiId = (value: string): boolean =>
  /^[a-zA-Z0-9][a-zA-Z0-9._-]{1,99}@[a-zA-Z][a-zA-Z0-9]{1,49}$/.test(value);

// some apps do not undo an escaped @
const escaped = (value: string) => encodeURIComponent(value).replaceAll('%40', '@');

/** Asks for exactly this amount, for this payee, with a note (at most 50 characters, as apps cut it). */
export const upiAddress = (payee: { upiId: string; name: string }, paise: number, note: string): string =>
  `upi://pay?${[
    ['pa', payee.upiId],
    ['pn', payee.name],
    ['am', (paise / 100).toFixed(2)],
    ['cu', 'INR'],
    ['tn', [...note].slice(0, 50).join('')],
  ]
    .map(([name, value]) => `${name}=${escaped(value ?? '')}`)
    .join('&')}`;
