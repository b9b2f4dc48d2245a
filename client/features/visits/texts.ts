import { texts } from '#shared/texts.ts';

export const visitTexts = texts({
  showTimes: { en: 'Show times', hi: 'समय दिखाएँ', mr: 'वेळा दाखवा' },
  when: { en: 'When should we come?', hi: 'हम कब आएँ?', mr: 'आम्ही कधी यावे?' },
  noneFree: {
    en: 'No time is free in the next days.',
    hi: 'अगले कुछ दिनों में कोई समय खाली नहीं है।',
    mr: 'पुढच्या काही दिवसांत एकही वेळ रिकामी नाही.',
  },
  pleaseCall: { en: 'Please call us.', hi: 'कृपया हमें कॉल करें।', mr: 'कृपया आम्हाला कॉल करा.' },
  weCall: { en: 'We call you.', hi: 'हम आपको कॉल करेंगे।', mr: 'आम्ही तुम्हाला कॉल करू.' },
  callMe: {
    en: 'Call me to agree on a time',
    hi: 'समय तय करने के लिए मुझे कॉल करें',
    mr: 'वेळ ठरवण्यासाठी मला कॉल करा',
  },
  agreeLater: { en: 'Agree on a time later', hi: 'समय बाद में तय करें', mr: 'वेळ नंतर ठरवा' },
  taken: {
    en: '{visit} is not free any more.',
    hi: '{visit} अब खाली नहीं है।',
    mr: '{visit} ही वेळ आता रिकामी नाही.',
  },
  nextChosen: {
    en: 'The next free time is chosen.',
    hi: 'अगला खाली समय चुना गया है।',
    mr: 'पुढची रिकामी वेळ निवडली आहे.',
  },
  notFree: {
    en: "Customers can't choose this time any more: it is full or begins too soon. You can.",
    hi: 'ग्राहक यह समय अब नहीं चुन सकते: यह भर चुका है या शुरू होने में बहुत कम समय बचा है। आप चुन सकते हैं।',
    mr: 'ग्राहक ही वेळ आता निवडू शकत नाहीत: ती भरली आहे किंवा फार लवकर सुरू होते. तुम्ही निवडू शकता.',
  },
  full: { en: 'full', hi: 'भर चुका', mr: 'भरले' },
  over: { en: 'over', hi: 'बीत चुका', mr: 'संपली' },
  ownTime: { en: 'Your time now', hi: 'आपका अभी का समय', mr: 'तुमची आत्ताची वेळ' },
  free: {
    en: '{count} free',
    hi: '{count} खाली',
    mr: '{count, plural, one {# जागा रिकामी} other {# जागा रिकाम्या}}',
  },
  fullOrSoon: { en: 'full or too soon', hi: 'भर चुका या समय बहुत कम', mr: 'भरले किंवा फार लवकर' },
  loading: { en: 'Looking up free times', hi: 'खाली समय देखे जा रहे हैं', mr: 'रिकाम्या वेळा पाहत आहोत' },
  failed: {
    en: 'The free times did not load.',
    hi: 'खाली समय लोड नहीं हुए।',
    mr: 'रिकाम्या वेळा लोड झाल्या नाहीत.',
  },
  weCanCall: {
    en: 'We can call you to agree on one.',
    hi: 'समय तय करने के लिए हम आपको कॉल कर सकते हैं।',
    mr: 'वेळ ठरवण्यासाठी आम्ही तुम्हाला कॉल करू शकतो.',
  },
  tryAgain: { en: 'Try again', hi: 'फिर से कोशिश करें', mr: 'पुन्हा प्रयत्न करा' },
  today: { en: 'Today', hi: 'आज', mr: 'आज' },
  tomorrow: { en: 'Tomorrow', hi: 'कल', mr: 'उद्या' },
});
