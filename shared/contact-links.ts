export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+0-9]/g, '')}`;

export const mobileLink = (mobile: string): string => phoneLink(`+91${mobile}`);

export const whatsAppLink = (mobile: string, text = ''): string =>
  `https://wa.me/91${mobile}${text && `?text=${encodeURIComponent(text)}`}`;

/** Opens WhatsApp with a text for whomever the person chooses. */
export const whatsAppText = (text: string): string => withText('https://wa.me/', text);

export const withText = (address: string, text: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}text=${encodeURIComponent(text)}`;

/**
 * Encodes ?, & and %. These characters are legal in email addresses, but in a link they would start further
 * fields (RFC 6068).
 */
export const mailLink = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
