import { texts } from '#shared/texts.ts';

export const uiTexts = texts({
  noConnection: { en: 'No connection to the shop', hi: 'वेबसाइट से संपर्क नहीं', mr: 'वेबसाइटशी संपर्क नाही' },
  loading: { en: 'Loading', hi: 'लोड हो रहा है', mr: 'लोड होत आहे' },
  notLoaded: { en: 'This did not load', hi: 'यह लोड नहीं हुआ', mr: 'हे लोड झाले नाही' },
  tryAgain: { en: 'Try again', hi: 'फिर से कोशिश करें', mr: 'पुन्हा प्रयत्न करा' },
  showMore: { en: 'Show more', hi: 'और दिखाएँ', mr: 'आणखी दाखवा' },
  seeAll: { en: 'See all services', hi: 'सभी सर्विस देखें', mr: 'सगळ्या सर्व्हिस पाहा' },
  backHome: { en: 'Back to Home', hi: 'होम पर वापस', mr: 'होमकडे परत' },
  email: { en: 'Email', hi: 'ईमेल', mr: 'ईमेल' },
  search: { en: 'Search', hi: 'खोजें', mr: 'शोधा' },
  close: { en: 'Close', hi: 'बंद करें', mr: 'बंद करा' },
  usual: {
    en: 'Repair, installation and service of home appliances in {city}. {promise}, {days}-day warranty, {payPromise}.',
    hi: '{city} में घरेलू उपकरणों की रिपेयर, इंस्टॉलेशन और सर्विस। {promise}, {days} दिन की वारंटी, {payPromise}।',
    mr: '{city}मध्ये घरगुती उपकरणांची दुरुस्ती, इन्स्टॉलेशन आणि सर्व्हिस. {promise}, {days} दिवसांची वॉरंटी, {payPromise}.',
  },
  outOf: { en: '{stars} out of 5', hi: '5 में से {stars}', mr: '5 पैकी {stars}' },
  outOfRated: {
    en: '{stars} out of 5, rated by {count, plural, =1 {1 customer} other {{count} customers}}',
    hi: '5 में से {stars}, {count, plural, =1 {1 ग्राहक} other {{count} ग्राहकों}} की रेटिंग',
    mr: '5 पैकी {stars}, {count, plural, =1 {1 ग्राहकाचे} other {{count} ग्राहकांचे}} रेटिंग',
  },
});
