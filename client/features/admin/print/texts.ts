import { labelled } from '#shared/labelled.ts';

export const printTexts = labelled({
  nobody: { en: 'Not assigned', hi: 'किसी को नहीं सौंपी', mr: 'कोणाला दिलेल्या नाहीत' },
  noVisits: { en: 'No visits on {day}.', hi: '{day} को कोई विज़िट नहीं।', mr: '{day} रोजी भेटी नाहीत.' },
  visits: {
    en: '{count, plural, =1 {1 visit} other {# visits}}',
    hi: '{count} विज़िट',
    mr: '{count, plural, =1 {1 भेट} other {# भेटी}}',
  },
  work: { en: 'Work', hi: 'काम', mr: 'काम' },
  toPay: { en: 'To pay', hi: 'देय रकम', mr: 'देय रक्कम' },
  slipOf: { en: 'Job slip {number}', hi: 'काम की पर्ची {number}', mr: 'कामाची चिठ्ठी {number}' },
  parts: { en: 'Parts and labour', hi: 'पार्ट और मज़दूरी', mr: 'पार्ट आणि मजुरी' },
  done: { en: 'What was done', hi: 'क्या किया', mr: 'काय केले' },
  signCustomer: { en: 'Customer, signature', hi: 'ग्राहक के हस्ताक्षर', mr: 'ग्राहकाची सही' },
  signTechnician: { en: 'Technician, signature', hi: 'टेक्नीशियन के हस्ताक्षर', mr: 'टेक्निशियनची सही' },
});
