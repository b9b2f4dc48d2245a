import { labelled } from '#shared/labelled.ts';

export const printTexts = labelled({
  nobody: { en: 'Not assigned', hi: 'किसी को नहीं सौंपी', mr: 'कोणाला दिलेल्या नाहीत' },
  noVisits: { en: 'No visits on this day.', hi: 'इस दिन कोई विज़िट नहीं।', mr: 'या दिवशी भेटी नाहीत.' },
  visits: {
    en: '{count, plural, =1 {1 visit} other {# visits}}',
    hi: '{count} विज़िट',
    mr: '{count, plural, =1 {1 भेट} other {# भेटी}}',
  },
  work: { en: 'Work', hi: 'काम', mr: 'काम' },
  charge: { en: 'Charge', hi: 'शुल्क', mr: 'शुल्क' },
  slip: { en: 'Job slip', hi: 'काम की पर्ची', mr: 'कामाची चिठ्ठी' },
  slipOf: { en: 'Job slip {number}', hi: 'काम की पर्ची {number}', mr: 'कामाची चिठ्ठी {number}' },
  toOrder: { en: 'To the order', hi: 'बुकिंग पर जाएँ', mr: 'बुकिंगकडे जा' },
  parts: { en: 'Parts and labour', hi: 'पार्ट और मेहनताना', mr: 'पार्ट आणि मजुरी' },
  done: { en: 'What was done', hi: 'क्या किया', mr: 'काय केले' },
  signCustomer: { en: 'Customer, signature', hi: 'ग्राहक के हस्ताक्षर', mr: 'ग्राहकाची सही' },
  signTechnician: { en: 'Technician, signature', hi: 'टेक्नीशियन के हस्ताक्षर', mr: 'टेक्निशियनची सही' },
  cut: {
    en: 'There are more visits than one sheet shows.',
    hi: 'विज़िट इतनी हैं कि सब इस सूची में नहीं आईं।',
    mr: 'भेटी इतक्या आहेत की सर्व या यादीत आल्या नाहीत.',
  },
});
