// The bank's own number of a payment: 12 digits for UPI and IMPS, letters and digits for NEFT and RTGS.
const form = /^(\d{12}|[A-Z]{4}[A-Z\d]{2}(\d{10}|\d{16})|N\d{15})$/;
const inText =
  /(?<![A-Z0-9@])(?:(?:UPI|IMPS|RRN|UTR|REF)?0*([1-9]\d{11})|([A-Z]{4}[A-Z\d]{2}(?:\d{10}|\d{16})|N\d{15}))(?![A-Z0-9@])/g;
const mobileNumber = /^91[6-9]\d{9}$/;

/** A UTR without what banks and people write around it. The database does the same in `plain_utr`. */
const plain = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9.]/g, '')
    .replace(/^(UPI|IMPS|NEFT|RTGS|UTR|RRN|REF|NO)+|\.0*$/g, '')
    .replace(/^0+/, '');

/** The UTR of a cell, or a blank text. */
export function utrOf(cell: string): string {
  const utr = plain(cell);
  return form.test(utr) ? utr : '';
}

/** The first UTR of a narration, or a blank text. */
export function utrIn(narration: string): string {
  for (const [, digits, other = ''] of narration.toUpperCase().matchAll(inText))
    if (!digits || !mobileNumber.test(digits)) return digits ?? other;
  return '';
}
