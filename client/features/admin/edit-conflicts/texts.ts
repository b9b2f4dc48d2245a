import { texts } from '#shared/texts.ts';

export const conflictTexts = texts({
  changed: {
    en: 'Someone else has changed this meanwhile. Please choose what to keep.',
    hi: 'इस बीच किसी और ने इसे बदल दिया। कृपया चुनें क्या रखना है।',
    mr: 'दरम्यान दुसऱ्या कोणीतरी हे बदलले आहे. कृपया काय ठेवायचे ते निवडा.',
  },
  yours: { en: 'Yours: {value}', hi: 'आपका: {value}', mr: 'तुमचे: {value}' },
  theirs: { en: 'Theirs: {value}', hi: 'उनका: {value}', mr: 'त्यांचे: {value}' },
  blank: { en: 'blank', hi: 'खाली', mr: 'रिकामे' },
  keepYours: { en: 'Keep yours', hi: 'अपना रखें', mr: 'तुमचे ठेवा' },
  keepYoursOf: { en: 'Keep yours: {field}', hi: 'अपना रखें: {field}', mr: 'तुमचे ठेवा: {field}' },
  takeTheirs: { en: 'Take theirs', hi: 'उनका लें', mr: 'त्यांचे घ्या' },
  takeTheirsOf: { en: 'Take theirs: {field}', hi: 'उनका लें: {field}', mr: 'त्यांचे घ्या: {field}' },
});
