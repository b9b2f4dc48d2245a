import { texts } from '#shared/texts.ts';

export const webhookTexts = texts({
  webhooks: { en: 'Webhooks', hi: 'वेबहुक', mr: 'वेबहुक' },
  help: {
    en: 'A webhook tells another system, such as your accounts program, website or bot, at once what happens in the shop. Its messages have numbers and amounts, no names or mobile numbers.',
    hi: 'वेबहुक दूसरे सिस्टम को, जैसे हिसाब के प्रोग्राम, वेबसाइट या बॉट को, तुरंत बताता है कि दुकान में क्या हुआ। संदेश में नंबर और रकम होती है, नाम या मोबाइल नंबर नहीं।',
    mr: 'वेबहुक दुसऱ्या सिस्टमला, उदा. हिशेबाचा प्रोग्राम, वेबसाइट किंवा बॉटला, लगेच सांगतो की दुकानात काय झाले. संदेशात क्रमांक आणि रकमा असतात, नावे किंवा मोबाइल नंबर नसतात.',
  },
  none: { en: 'No webhooks yet', hi: 'अभी कोई वेबहुक नहीं है', mr: 'अजून एकही वेबहुक नाही' },
  newWebhook: { en: 'New Webhook', hi: 'नया वेबहुक', mr: 'नवीन वेबहुक' },
  add: { en: 'Add webhook', hi: 'वेबहुक जोड़ें', mr: 'वेबहुक जोडा' },
  address: { en: 'Address', hi: 'पता', mr: 'पत्ता' },
  addressHelp: {
    en: 'The https address that the programmer of the other system gives you',
    hi: 'https पता, जो दूसरे सिस्टम का प्रोग्रामर आपको देता है',
    mr: 'दुसऱ्या सिस्टमचा प्रोग्रामर तुम्हाला देतो तो https पत्ता',
  },
  tells: { en: 'Send a message when', hi: 'कब संदेश भेजें', mr: 'संदेश कधी पाठवायचा' },
  secretOf: { en: 'Secret for {host}', hi: '{host} का सीक्रेट', mr: '{host} साठी सीक्रेट' },
  secret: { en: 'Secret', hi: 'सीक्रेट', mr: 'सीक्रेट' },
  secretHelp: {
    en: 'You see this secret only now. Give it to the programmer: with it the other system knows that a message comes from your shop.',
    hi: 'यह सीक्रेट सिर्फ़ अभी दिखेगा। इसे प्रोग्रामर को दें: इससे दूसरा सिस्टम जानता है कि संदेश आपकी दुकान से आया है।',
    mr: 'हे सीक्रेट फक्त आत्ताच दिसेल. ते प्रोग्रामरला द्या: त्यामुळे दुसऱ्या सिस्टमला कळते की संदेश तुमच्या दुकानाकडून आला आहे.',
  },
  changeSecret: { en: 'Change Secret', hi: 'सीक्रेट बदलें', mr: 'सीक्रेट बदला' },
  changeSecretAsk: {
    en: 'Make a new secret for {host}?',
    hi: '{host} के लिए नया सीक्रेट बनाएँ?',
    mr: '{host} साठी नवीन सीक्रेट तयार करायचे?',
  },
  changeSecretHelp: {
    en: 'The old secret works for 24 more hours. By then the programmer must use the new one.',
    hi: 'पुराना सीक्रेट 24 घंटे और चलेगा। तब तक प्रोग्रामर को नया लगाना होगा।',
    mr: 'जुने सीक्रेट अजून 24 तास चालेल. तोपर्यंत प्रोग्रामरने नवीन वापरले पाहिजे.',
  },
  test: { en: 'Send a test', hi: 'टेस्ट भेजें', mr: 'चाचणी पाठवा' },
  switchOn: { en: 'Switch on', hi: 'चालू करें', mr: 'चालू करा' },
  switchOff: { en: 'Switch off', hi: 'बंद करें', mr: 'बंद करा' },
  remove: { en: 'Delete', hi: 'हटाएँ', mr: 'काढा' },
  removeAsk: {
    en: 'Delete the webhook to {host}?',
    hi: '{host} का वेबहुक हटाएँ?',
    mr: '{host} चा वेबहुक काढायचा?',
  },
  log: { en: 'Messages', hi: 'संदेश', mr: 'संदेश' },
  logOf: { en: 'Messages to {host}', hi: '{host} को भेजे संदेश', mr: '{host} ला पाठवलेले संदेश' },
  noMessages: { en: 'No messages yet', hi: 'अभी कोई संदेश नहीं', mr: 'अजून एकही संदेश नाही' },
  more: { en: 'More', hi: 'और', mr: 'आणखी' },
  sent: { en: 'Message sent', hi: 'भेजा गया संदेश', mr: 'पाठवलेला संदेश' },
  answer: { en: 'Answer', hi: 'जवाब', mr: 'उत्तर' },
  sendAgain: { en: 'Send again', hi: 'फिर भेजें', mr: 'पुन्हा पाठवा' },
  order: { en: 'Order {number}', hi: 'बुकिंग {number}', mr: 'बुकिंग {number}' },
  tries: {
    en: '{count, plural, =1 {1 try} other {# tries}}',
    hi: '{count, plural, =1 {1 कोशिश} other {# कोशिशें}}',
    mr: '{count, plural, =1 {1 प्रयत्न} other {# प्रयत्न}}',
  },
  answered: {
    en: 'answer {status} after {ms} ms',
    hi: 'जवाब {status}, {ms} ms में',
    mr: 'उत्तर {status}, {ms} ms मध्ये',
  },
  noAnswer: { en: 'no answer', hi: 'कोई जवाब नहीं', mr: 'उत्तर नाही' },
  nextTry: { en: 'next try {moment}', hi: 'अगली कोशिश {moment}', mr: 'पुढील प्रयत्न {moment}' },
  lastSuccess: {
    en: 'Last message arrived {moment}',
    hi: 'पिछला संदेश पहुँचा {moment}',
    mr: 'शेवटचा संदेश पोहोचला {moment}',
  },
  noSuccess: {
    en: 'No message has arrived yet',
    hi: 'अभी कोई संदेश नहीं पहुँचा',
    mr: 'अजून एकही संदेश पोहोचला नाही',
  },
  failingSince: {
    en: 'none has arrived since {moment}',
    hi: '{moment} से नहीं पहुँच रहा',
    mr: '{moment} पासून पोहोचत नाही',
  },
  waitingCount: {
    en: '{count, plural, =1 {1 message waits} other {# messages wait}}',
    hi: '{count, plural, =1 {1 संदेश बाकी} other {# संदेश बाकी}}',
    mr: '{count, plural, =1 {1 संदेश बाकी} other {# संदेश बाकी}}',
  },
});

export const kindTexts = texts({
  'order.booked': { en: 'an order is booked', hi: 'नई बुकिंग हो', mr: 'नवीन बुकिंग होते' },
  'order.stage_changed': {
    en: 'an order’s stage changes: on the way, done, cancelled',
    hi: 'बुकिंग की स्थिति बदले: निकले, पूरी, रद्द',
    mr: 'बुकिंगची स्थिती बदलते: निघाले, पूर्ण, रद्द',
  },
  'order.visit_changed': { en: 'the time of a visit changes', hi: 'विज़िट का समय बदले', mr: 'भेटीची वेळ बदलते' },
  'bill.issued': {
    en: 'a bill or credit note is made',
    hi: 'बिल या क्रेडिट नोट बने',
    mr: 'बिल किंवा क्रेडिट नोट तयार होते',
  },
  'payment.recorded': {
    en: 'a payment comes in or is taken back',
    hi: 'भुगतान मिले या वापस हो',
    mr: 'पैसे मिळतात किंवा परत जातात',
  },
  'enquiry.created': { en: 'an enquiry comes in', hi: 'पूछताछ आए', mr: 'चौकशी येते' },
  'appliance.updated': {
    en: 'an appliance changes',
    hi: 'कोई उपकरण बदले',
    mr: 'एखादे उपकरण बदलते',
  },
  'feedback.given': { en: 'a customer gives stars', hi: 'ग्राहक रेटिंग दे', mr: 'ग्राहक रेटिंग देतो' },
  'webhook.test': { en: 'test', hi: 'टेस्ट', mr: 'चाचणी' },
});

export const stateTexts = texts({
  on: { en: 'On', hi: 'चालू', mr: 'चालू' },
  owner: {
    en: 'Off: what happens now is not sent later',
    hi: 'बंद: अभी जो होता है, वह बाद में नहीं भेजा जाएगा',
    mr: 'बंद: आता जे होते ते नंतर पाठवले जाणार नाही',
  },
  gone: {
    en: 'Off: the other system wants no messages',
    hi: 'बंद: दूसरे सिस्टम को संदेश नहीं चाहिए',
    mr: 'बंद: दुसऱ्या सिस्टमला संदेश नकोत',
  },
  failing: {
    en: 'Off: no message arrived for five days',
    hi: 'बंद: पाँच दिन कोई संदेश नहीं पहुँचा',
    mr: 'बंद: पाच दिवस एकही संदेश पोहोचला नाही',
  },
  waiting: { en: 'Waiting', hi: 'बाकी', mr: 'बाकी' },
  delivered: { en: 'Arrived', hi: 'पहुँचा', mr: 'पोहोचला' },
  givenUp: { en: 'Given up', hi: 'छोड़ दिया', mr: 'सोडून दिला' },
});
