import { texts } from '#shared/texts.ts';

export const wayTexts = texts({
  Cash: { en: 'in cash', hi: 'नकद', mr: 'रोख' },
  UPI: {
    en: 'where he shows you a QR code, by UPI',
    hi: 'टेक्नीशियन के QR कोड दिखाने पर UPI से',
    mr: 'टेक्निशियनने QR कोड दाखवल्यास UPI ने',
  },
});
