import { labelled } from '#shared/labelled.ts';

export const atOnceTexts = labelled({
  chosenOrders: {
    en: '{count, plural, one {# order chosen} other {# orders chosen}}',
    hi: '{count} बुकिंग चुनीं',
    mr: '{count} बुकिंग निवडली',
  },
  bar: { en: 'Chosen orders', hi: 'चुनी गई बुकिंग', mr: 'निवडलेली बुकिंग' },
  chooseAll: { en: 'Choose all {count}', hi: 'सभी {count} चुनें', mr: 'सर्व {count} निवडा' },
  clear: { en: 'Clear the choice', hi: 'चुनाव हटाएँ', mr: 'निवड काढा' },
  assign: { en: 'Assign', hi: 'सौंपें', mr: 'सोपवा' },
  stage: { en: 'Change stage', hi: 'चरण बदलें', mr: 'टप्पा बदला' },
  cancel: { en: 'Cancel', hi: 'रद्द करें', mr: 'रद्द करा' },
  assignTitle: { en: 'Assign orders', hi: 'बुकिंग सौंपें', mr: 'बुकिंग सोपवा' },
  timeTitle: { en: 'Change the time of orders', hi: 'बुकिंग का समय बदलें', mr: 'बुकिंगची वेळ बदला' },
  stageTitle: { en: 'Change the stage of orders', hi: 'बुकिंग का चरण बदलें', mr: 'बुकिंगचा टप्पा बदला' },
  cancelTitle: { en: 'Cancel orders', hi: 'बुकिंग रद्द करें', mr: 'बुकिंग रद्द करा' },
  noWindows: {
    en: 'This day has no visit times.',
    hi: 'इस दिन विज़िट का समय नहीं है।',
    mr: 'या दिवशी भेटीच्या वेळा नाहीत.',
  },
  free: {
    en: '{time}, {count} free',
    hi: '{time}, {count} खाली',
    mr: '{time}, {count, plural, one {# रिकामी} other {# रिकाम्या}}',
  },
  newStage: { en: 'New stage', hi: 'नया चरण', mr: 'नवीन टप्पा' },
  preview: {
    en: '{count, plural, one {# order} other {# orders}}{cannot, plural, =0 {} one {, # cannot} other {, # cannot}}',
    hi: '{count} बुकिंग{cannot, plural, =0 {} other {, # नहीं हो सकतीं}}',
    mr: '{count} बुकिंग{cannot, plural, =0 {} other {, # होऊ शकत नाहीत}}',
  },
  emails: {
    en: 'Customers with an email get one about it.',
    hi: 'जिनका ईमेल है, उन ग्राहकों को इसका ईमेल जाएगा।',
    mr: 'ज्या ग्राहकांचा ईमेल आहे, त्यांना याचा ईमेल जाईल.',
  },
  anyway: {
    en: 'Assign {count, plural, one {this one} other {these #}} anyway',
    hi: 'ये {count} फिर भी सौंपें',
    mr: 'ही {count} तरीही सोपवा',
  },
  hasAlready: { en: 'has it already', hi: 'पहले से है', mr: 'आधीच आहे' },
  feeFirst: {
    en: 'a technician has set out, so the fee is asked in the order itself',
    hi: 'टेक्नीशियन निकल चुके हैं, इसलिए शुल्क बुकिंग में ही पूछा जाता है',
    mr: 'टेक्निशियन निघाले आहेत, म्हणून शुल्क बुकिंगमध्येच विचारले जाते',
  },
  run: {
    en: 'Change {count, plural, one {# order} other {# orders}}',
    hi: '{count} बुकिंग बदलें',
    mr: '{count} बुकिंग बदला',
  },
  stop: { en: 'Stop', hi: 'रोकें', mr: 'थांबवा' },
  progress: { en: '{done} of {total}', hi: '{total} में से {done}', mr: '{total} पैकी {done}' },
  result: {
    en: '{done, plural, one {# order changed} other {# orders changed}}{failed, plural, =0 {.} one {, # not.} other {, # not.}}',
    hi: '{done} बुकिंग बदलीं{failed, plural, =0 {।} other {, # नहीं।}}',
    mr: '{done} बुकिंग बदलली{failed, plural, =0 {.} other {, # नाहीत.}}',
  },
  again: {
    en: 'Try {count, plural, one {# order} other {# orders}} again',
    hi: '{count} फिर से करें',
    mr: '{count} पुन्हा करा',
  },
  changed: { en: 'changed', hi: 'बदली', mr: 'बदलली' },
  results: { en: 'Result of each order', hi: 'हर बुकिंग का नतीजा', mr: 'प्रत्येक बुकिंगचा निकाल' },
  allFailed: {
    en: 'Not all orders could be read. Please try again.',
    hi: 'सभी बुकिंग नहीं पढ़ी जा सकीं। फिर से कोशिश करें।',
    mr: 'सर्व बुकिंग वाचता आली नाहीत. पुन्हा प्रयत्न करा.',
  },
});
