/** From a phone number as people write it ('+91 240 555 0101'). */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+0-9]/g, '')}`;

/** From 10 digits, with India's country code. */
export const mobileLink = (mobile: string): string => phoneLink(`+91${mobile}`);

/** WhatsApp with a 10-digit number and a prepared text. */
export const whatsAppLink = (mobile: string, text = ''): string =>
  `https://wa.me/91${mobile}${text && `?text=${encodeURIComponent(text)}`}`;

/** Encodes ?, & and %, which are legal in addresses but would start the link's own fields (RFC 6068). */
export const mailLink = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
