export const isUpiId = (value: string): boolean =>
  /^[a-zA-Z0-9][a-zA-Z0-9._-]{1,99}@[a-zA-Z][a-zA-Z0-9]{1,49}$/.test(value);

const escaped = (value: string) => encodeURIComponent(value).replaceAll('%40', '@');

/** The reference of a payment in the bank's statement: letters and digits only, 'PA262700042' for bill PA/26-27/00042. */
const upiReference = (number: string): string => number.replace(/[^a-zA-Z0-9]/g, '').slice(0, 35);

// A sign of Devanagari takes nine letters of the code, and scanners fail on small modules.
function payeeName(name: string): string {
  const most = /^[ -~]*$/.test(name) ? 60 : 20;
  if (name.length <= most) return name;
  return name.slice(0, most + 1).replace(/\s*\S*$/, '') || [...name].slice(0, most).join('');
}

/** The UPI address of a payment. `number` is that of the bill or order, which becomes the reference `tr`. */
export const upiAddress = (
  payee: { upiId: string; name: string },
  paise: number,
  note: string,
  number = '',
): string =>
  `upi://pay?${[
    ['pa', payee.upiId],
    ['pn', payeeName(payee.name)],
    ['am', (paise / 100).toFixed(2)],
    ['cu', 'INR'],
    ['tn', [...note].slice(0, 50).join('')],
    ['tr', upiReference(number)],
  ]
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${escaped(value ?? '')}`)
    .join('&')}`;
