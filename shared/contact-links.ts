// Links that call or write to somebody, for pages and mails.

/** A link that calls a phone number as people write it ('+91 240 555 0101'). */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+0-9]/g, '')}`;

/** A link that calls a mobile number of ours: 10 digits, always of India. */
export const mobileLink = (mobile: string): string => phoneLink(`+91${mobile}`);

/** A link that opens WhatsApp with a mobile number of ours and what may be sent; blank for one's own words. */
export const whatsAppLink = (mobile: string, text = ''): string =>
  `https://wa.me/91${mobile}${text && `?text=${encodeURIComponent(text)}`}`;

/**
 * A link that writes to an email address. Signs such as ?, & and % are allowed in addresses and would otherwise
 * begin the link's own fields: somebody could give an address that fills in a subject or more recipients (RFC 6068).
 */
export const mailLink = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
