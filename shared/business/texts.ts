import { texts } from '../texts.ts';

export const businessTexts = texts({
  yearsInShort: {
    en: '{count, plural, =1 {1+ year} other {#+ years}}',
    hi: '{count}+ साल',
    mr: '{count, plural, =1 {1+ वर्ष} other {#+ वर्षे}}',
  },
  forYears: {
    en: '{count, plural, =1 {for over 1 year} other {for over # years}}',
    hi: '{count} साल से ज़्यादा समय से',
    mr: '{count, plural, =1 {1 वर्षाहून अधिक काळ} other {# वर्षांहून अधिक काळ}}',
  },
  paySentence: { en: 'You pay after the service', hi: 'आप काम के बाद पैसे देते हैं', mr: 'तुम्ही कामानंतर पैसे देता' },
  promise: { en: 'Service Within 24 hrs', hi: '24 घंटे में सर्विस', mr: '24 तासांत सर्व्हिस' },
  atYourTime: { en: 'At a time that you choose', hi: 'आपके चुने समय पर', mr: 'तुम्ही निवडलेल्या वेळी' },
  payPromise: { en: 'Pay cash after service', hi: 'काम के बाद नकद भुगतान', mr: 'कामानंतर रोख पैसे' },
  sentence: { en: '{words}.', hi: '{words}।', mr: '{words}.' },
  city: { en: 'Chhatrapati Sambhajinagar', hi: 'छत्रपति संभाजीनगर', mr: 'छत्रपती संभाजीनगर' },
  state: { en: 'Maharashtra', hi: 'महाराष्ट्र', mr: 'महाराष्ट्र' },
});
