export const isUpiId = (value: string): boolean =>
  /^[a-zA-Z0-9][a-zA-Z0-9._-]{1,99}@[a-zA-Z][a-zA-Z0-9]{1,49}$/.test(value);

const escaped = (value: string) => encodeURIComponent(value).replaceAll('%40', '@');

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
