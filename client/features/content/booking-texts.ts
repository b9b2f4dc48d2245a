import { texts } from '#shared/texts.ts';

export const contactTexts = texts({
  fullname: { en: 'name', hi: 'नाम', mr: 'नाव' },
  area: { en: 'area', hi: 'इलाका', mr: 'परिसर' },
  street: { en: 'street', hi: 'गली', mr: 'रस्ता' },
  mobile: { en: 'mobile number', hi: 'मोबाइल नंबर', mr: 'मोबाइल नंबर' },
  email: { en: 'email', hi: 'ईमेल', mr: 'ईमेल' },
});

export const wayTexts = texts({
  Cash: { en: 'in cash', hi: 'नकद', mr: 'रोख' },
  UPI: {
    en: 'where he shows you a QR code, by UPI',
    hi: 'टेक्नीशियन के QR कोड दिखाने पर UPI से',
    mr: 'टेक्निशियनने QR कोड दाखवल्यास UPI ने',
  },
});
