import { texts } from './texts.ts';

export const accountFieldTexts = texts({
  fullNameRequired: { en: 'Full name is required', hi: 'पूरा नाम ज़रूरी है', mr: 'पूर्ण नाव आवश्यक आहे' },
  emailInvalid: { en: 'Please enter a valid email', hi: 'कृपया सही ईमेल लिखें', mr: 'कृपया योग्य ईमेल लिहा' },
  mobileInvalid: {
    en: 'Please enter a valid 10-digit mobile number',
    hi: 'कृपया 10 अंकों का सही मोबाइल नंबर लिखें',
    mr: 'कृपया 10 अंकी योग्य मोबाइल नंबर लिहा',
  },
  nameRequired: { en: 'Name is required', hi: 'नाम ज़रूरी है', mr: 'नाव आवश्यक आहे' },
  emailRequired: { en: 'Email is required', hi: 'ईमेल ज़रूरी है', mr: 'ईमेल आवश्यक आहे' },
  emailFormat: { en: 'Email format is invalid', hi: 'ईमेल सही नहीं है', mr: 'ईमेल योग्य नाही' },
  mobileRequired: { en: 'Mobile number is required', hi: 'मोबाइल नंबर ज़रूरी है', mr: 'मोबाइल नंबर आवश्यक आहे' },
  mobileTenDigits: {
    en: 'Mobile number must be 10 digits',
    hi: 'मोबाइल नंबर 10 अंकों का हो',
    mr: 'मोबाइल नंबर 10 अंकी असावा',
  },
  passwordRequired: { en: 'Password is required', hi: 'पासवर्ड ज़रूरी है', mr: 'पासवर्ड आवश्यक आहे' },
  passwordShort: {
    en: 'Password must be at least 6 characters',
    hi: 'पासवर्ड में कम से कम 6 अक्षर हों',
    mr: 'पासवर्ड किमान 6 अक्षरांचा असावा',
  },
  passwordLong: {
    en: 'Password must be at most 128 characters',
    hi: 'पासवर्ड में ज़्यादा से ज़्यादा 128 अक्षर हों',
    mr: 'पासवर्ड जास्तीत जास्त 128 अक्षरांचा असावा',
  },
  passwordCommon: {
    en: 'Please choose a less common password',
    hi: 'यह पासवर्ड बहुत आम है, कृपया दूसरा चुनें',
    mr: 'कृपया सहज ओळखता येणार नाही असा पासवर्ड निवडा',
  },
  confirmRequired: {
    en: 'Confirm Password is required',
    hi: 'पासवर्ड दोबारा लिखना ज़रूरी है',
    mr: 'पासवर्ड पुन्हा लिहिणे आवश्यक आहे',
  },
  confirmDiffers: {
    en: 'Passwords do not match',
    hi: 'दोनों पासवर्ड एक जैसे नहीं हैं',
    mr: 'दोन्ही पासवर्ड सारखे नाहीत',
  },
  currentPasswordRequired: {
    en: 'Current password is required',
    hi: 'अभी का पासवर्ड ज़रूरी है',
    mr: 'सध्याचा पासवर्ड आवश्यक आहे',
  },
  photoTooLarge: {
    en: 'File size should be less than 2MB',
    hi: 'फ़ोटो 2 MB से छोटी हो',
    mr: 'फोटो 2 MB पेक्षा लहान असावा',
  },
  photoUnreadable: {
    en: 'Please choose a PNG, JPEG, WebP or GIF photo',
    hi: 'कृपया PNG, JPEG, WebP या GIF फ़ोटो चुनें',
    mr: 'कृपया PNG, JPEG, WebP किंवा GIF फोटो निवडा',
  },
  userIdRequired: { en: 'User id is required', hi: 'यूज़र आईडी ज़रूरी है', mr: 'युजर आयडी आवश्यक आहे' },
  roleUnknown: {
    en: 'Role must be ADMIN, MANAGER, ACCOUNTANT, TECHNICIAN or GENERAL',
    hi: 'भूमिका ADMIN, MANAGER, ACCOUNTANT, TECHNICIAN या GENERAL हो',
    mr: 'भूमिका ADMIN, MANAGER, ACCOUNTANT, TECHNICIAN किंवा GENERAL असावी',
  },
  tokenRequired: { en: 'Token is required', hi: 'टोकन ज़रूरी है', mr: 'टोकन आवश्यक आहे' },
  userIdNumber: { en: 'User ID must be a number', hi: 'यूज़र आईडी सिर्फ़ अंकों में हो', mr: 'युजर आयडी अंकांत असावा' },
  mobileDigits: { en: 'Mobile must be digits', hi: 'मोबाइल में सिर्फ़ अंक हों', mr: 'मोबाइल नंबर अंकांत असावा' },
});
