import { texts } from '#shared/texts.ts';

export const formTexts = texts({
  hidePassword: { en: 'Hide password', hi: 'पासवर्ड छिपाएँ', mr: 'पासवर्ड लपवा' },
  showPassword: { en: 'Show password', hi: 'पासवर्ड दिखाएँ', mr: 'पासवर्ड दाखवा' },
  discardQuestion: { en: 'Discard your changes?', hi: 'बदलाव छोड़ दें?', mr: 'बदल सोडून द्यायचे?' },
  notSaved: {
    en: 'What you have entered here is not saved yet.',
    hi: 'आपने जो लिखा है, वह अभी सेव नहीं हुआ है।',
    mr: 'तुम्ही लिहिलेले अजून सेव्ह झालेले नाही.',
  },
  keepEditing: { en: 'Keep editing', hi: 'लिखना जारी रखें', mr: 'लिहीत राहा' },
  discard: { en: 'Discard', hi: 'छोड़ दें', mr: 'सोडून द्या' },
  confirm: { en: 'Confirm', hi: 'पक्का करें', mr: 'नक्की करा' },
  cancel: { en: 'Cancel', hi: 'रहने दें', mr: 'राहू द्या' },
  leaveEmpty: { en: 'Leave this empty', hi: 'इसे खाली छोड़ें', mr: 'हे रिकामे सोडा' },
});
