export const states = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
} as const satisfies Record<string, string>;

export type StateCode = keyof typeof states;
// Sorted explicitly, because in an object integer-like keys such as '10' come before '01'.
export const stateCodes = Object.keys(states).sort() as [StateCode, ...StateCode[]];

export type StateName = (typeof states)[StateCode];
export const stateNames = Object.values(states) as [StateName, ...StateName[]];
export const stateCodeOf = (name: string): StateCode =>
  stateCodes.find((code) => states[code] === name) ?? '27';

export const stateWords = (code: string): string => `${states[code as StateCode] ?? 'Other'} (${code})`;

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function checkSign(first: string): string {
  let sum = 0;
  for (const [at, sign] of [...first].entries()) {
    const product = signs.indexOf(sign) * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / signs.length) + (product % signs.length);
  }
  return signs[(signs.length - (sum % signs.length)) % signs.length] ?? '';
}

// A GSTIN contains a PAN, a TAN (offices that deduct tax), or the UIN of a foreign mission.
const gstinForm =
  /^([0-9]{2}([A-Z]{5}[0-9]{4}|[A-Z]{4}[0-9]{5})[A-Z][1-9A-Z][0-9A-Z]|[0-9]{4}[A-Z]{3}[0-9]{5}[A-Z]{2})[0-9A-Z]$/;

export const isGstin = (value: string): boolean =>
  gstinForm.test(value) && value.slice(0, 2) in states && checkSign(value.slice(0, 14)) === value[14];
