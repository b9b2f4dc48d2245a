import { texts } from '#shared/texts.ts';

export const apiTexts = texts({
  keys: { en: 'API keys', hi: 'API चाबियाँ', mr: 'API किल्ल्या' },
  keysHelp: {
    en: 'An API key is a password for another program, such as a booking bot, your accounts or a call centre. The program sees and does only what you tick.',
    hi: 'API चाबी दूसरे प्रोग्राम का पासवर्ड है, जैसे बुकिंग बॉट, हिसाब का प्रोग्राम या कॉल सेंटर। प्रोग्राम वही देखता और करता है जिस पर आप टिक लगाते हैं।',
    mr: 'API किल्ली म्हणजे दुसऱ्या प्रोग्रामचा पासवर्ड, उदा. बुकिंग बॉट, हिशेबाचा प्रोग्राम किंवा कॉल सेंटर. प्रोग्राम तुम्ही टिक केलेलेच पाहतो आणि करतो.',
  },
  forProgrammers: { en: 'For programmers', hi: 'प्रोग्रामर के लिए', mr: 'प्रोग्रामरसाठी' },
  noKeys: { en: 'No API keys yet', hi: 'अभी कोई API चाबी नहीं है', mr: 'अजून एकही API किल्ली नाही' },
  newKey: { en: 'New Key', hi: 'नई चाबी', mr: 'नवीन किल्ली' },
  makeKey: { en: 'Make key', hi: 'चाबी बनाएँ', mr: 'किल्ली तयार करा' },
  name: { en: 'Name', hi: 'नाम', mr: 'नाव' },
  nameHelp: {
    en: 'Which program uses it, for example Booking bot',
    hi: 'कौन सा प्रोग्राम इस्तेमाल करेगा, जैसे बुकिंग बॉट',
    mr: 'कोणता प्रोग्राम वापरेल, उदा. बुकिंग बॉट',
  },
  may: { en: 'The program may', hi: 'प्रोग्राम क्या कर सकता है', mr: 'प्रोग्राम काय करू शकतो' },
  lastDay: { en: 'Last day (optional)', hi: 'आखिरी दिन (ज़रूरी नहीं)', mr: 'शेवटचा दिवस (ऐच्छिक)' },
  addresses: { en: 'IP addresses (optional)', hi: 'IP पते (ज़रूरी नहीं)', mr: 'IP पत्ते (ऐच्छिक)' },
  addressesHelp: {
    en: 'Ask the programmer. The key then works from these servers only. One on each line, for example 203.0.113.7',
    hi: 'प्रोग्रामर से पूछें। तब चाबी सिर्फ़ इन सर्वर से चलती है। हर लाइन में एक, जैसे 203.0.113.7',
    mr: 'प्रोग्रामरला विचारा. मग किल्ली फक्त या सर्व्हरवरून चालते. प्रत्येक ओळीत एक, उदा. 203.0.113.7',
  },
  secretOf: { en: 'Key for {name}', hi: '{name} की चाबी', mr: '{name} साठी किल्ली' },
  secret: { en: 'API key', hi: 'API चाबी', mr: 'API किल्ली' },
  onlyOnce: {
    en: 'You see this key only now. Copy it and give it to the programmer. Anyone who has it can do what you ticked, so never send it in a group or put it on a web page.',
    hi: 'यह चाबी सिर्फ़ अभी दिखेगी। इसे कॉपी करके प्रोग्रामर को दें। जिसके पास यह है, वह आपके टिक किए सब काम कर सकता है, इसलिए इसे किसी ग्रुप में न भेजें और वेब पेज पर न डालें।',
    mr: 'ही किल्ली फक्त आत्ताच दिसेल. ती कॉपी करून प्रोग्रामरला द्या. ज्याच्याकडे ती आहे, तो तुम्ही टिक केलेले सर्व करू शकतो; म्हणून ती ग्रुपमध्ये पाठवू नका आणि वेब पेजवर टाकू नका.',
  },
  copy: { en: 'Copy', hi: 'कॉपी करें', mr: 'कॉपी करा' },
  copied: { en: 'Copied', hi: 'कॉपी हो गया', mr: 'कॉपी झाले' },
  marked: { en: 'Selected: please copy it', hi: 'चुना गया: कृपया कॉपी करें', mr: 'निवडले: कृपया कॉपी करा' },
  done: { en: 'Done', hi: 'हो गया', mr: 'झाले' },
  madeBy: { en: 'Made by {name}, {day}', hi: '{name} ने बनाई, {day}', mr: '{name} यांनी तयार केली, {day}' },
  usedAt: { en: 'Last used {moment}', hi: 'आखिरी बार {moment}', mr: 'शेवटचा वापर {moment}' },
  neverUsed: { en: 'Not used yet', hi: 'अभी इस्तेमाल नहीं हुई', mr: 'अजून वापरली नाही' },
  endsOn: { en: 'Last day {day}', hi: 'आखिरी दिन {day}', mr: 'शेवटचा दिवस {day}' },
  onlyFrom: { en: 'Only from {addresses}', hi: 'सिर्फ़ {addresses} से', mr: 'फक्त {addresses} वरून' },
  revoke: { en: 'Revoke', hi: 'बंद करें', mr: 'बंद करा' },
  revokeOf: { en: 'Revoke {name}', hi: '{name} बंद करें', mr: '{name} बंद करा' },
  revokeAsk: { en: 'Revoke the key “{name}”?', hi: 'चाबी “{name}” बंद करें?', mr: 'किल्ली “{name}” बंद करायची?' },
  revokeHelp: {
    en: 'The program can do nothing with it from now on. The key never works again; you can make a new one.',
    hi: 'प्रोग्राम अब इससे कुछ नहीं कर सकेगा। यह चाबी फिर कभी नहीं चलेगी; आप नई बना सकते हैं।',
    mr: 'प्रोग्राम यापुढे तिने काहीही करू शकणार नाही. ही किल्ली पुन्हा कधीही चालणार नाही; तुम्ही नवीन तयार करू शकता.',
  },
});

/** The texts for each scope: what a program with it may do. */
export const scopeTexts = texts({
  'catalogue:read': {
    en: 'See services, prices, categories and free visit times',
    hi: 'सर्विस, कीमत, श्रेणी और विज़िट के खाली समय देखना',
    mr: 'सर्व्हिस, किंमत, प्रकार आणि भेटीच्या मोकळ्या वेळा पाहणे',
  },
  'orders:read': {
    en: 'See all orders, with names, mobile numbers and addresses',
    hi: 'सभी बुकिंग देखना, नाम, मोबाइल और पते के साथ',
    mr: 'सर्व बुकिंग पाहणे, नाव, मोबाइल आणि पत्त्यांसह',
  },
  'orders:write': {
    en: 'Book for customers, change visits, cancel, assign technicians, finish orders. The answers have names, mobile numbers and addresses',
    hi: 'ग्राहकों के लिए बुक करना, विज़िट बदलना, रद्द करना, टेक्नीशियन तय करना, काम पूरा करना। जवाब में नाम, मोबाइल और पते होते हैं',
    mr: 'ग्राहकांसाठी बुक करणे, भेट बदलणे, रद्द करणे, टेक्निशियन नेमणे, काम पूर्ण करणे. उत्तरात नावे, मोबाइल आणि पत्ते असतात',
  },
  'customers:read': {
    en: 'See all customers, with email, mobile number and address',
    hi: 'सभी ग्राहक देखना, ईमेल, मोबाइल और पते के साथ',
    mr: 'सर्व ग्राहक पाहणे, ईमेल, मोबाइल आणि पत्त्यासह',
  },
  'enquiries:read': {
    en: 'See all enquiries, with names, mobile numbers and emails',
    hi: 'सभी पूछताछ देखना, नाम, मोबाइल और ईमेल के साथ',
    mr: 'सर्व चौकशा पाहणे, नाव, मोबाइल आणि ईमेलसह',
  },
  'enquiries:write': {
    en: 'Send enquiries and change their status',
    hi: 'पूछताछ भेजना और उसकी स्थिति बदलना',
    mr: 'चौकशी पाठवणे आणि तिची स्थिती बदलणे',
  },
  'bills:read': {
    en: 'See and download bills and the sheets for GST, with names, mobile numbers and addresses',
    hi: 'बिल और GST की शीट देखना और डाउनलोड करना, नाम, मोबाइल और पते के साथ',
    mr: 'बिले आणि GST च्या शीट पाहणे व डाउनलोड करणे, नाव, मोबाइल आणि पत्त्यांसह',
  },
  'appliances:read': {
    en: 'See the customers’ appliances',
    hi: 'ग्राहकों के उपकरण देखना',
    mr: 'ग्राहकांची उपकरणे पाहणे',
  },
  'appliances:write': {
    en: 'Add and change appliances, and name them on orders',
    hi: 'उपकरण जोड़ना, बदलना और बुकिंग पर लिखना',
    mr: 'उपकरणे जोडणे, बदलणे आणि बुकिंगवर नोंदवणे',
  },
  'jobs:read': {
    en: 'See technicians and their jobs, with the customers’ names, mobile numbers and addresses',
    hi: 'टेक्नीशियन और उनके काम देखना, ग्राहकों के नाम, मोबाइल और पते के साथ',
    mr: 'टेक्निशियन आणि त्यांची कामे पाहणे, ग्राहकांची नावे, मोबाइल आणि पत्त्यांसह',
  },
});

export const stateTexts = texts({
  works: { en: 'Works', hi: 'चालू', mr: 'चालू' },
  ended: { en: 'Ended', hi: 'समय पूरा', mr: 'मुदत संपली' },
  revoked: { en: 'Revoked', hi: 'बंद', mr: 'बंद' },
  makerLeft: {
    en: 'Stopped: who made it is no longer an owner',
    hi: 'रुकी: बनाने वाला अब मालिक नहीं है',
    mr: 'थांबली: तयार करणारा आता मालक नाही',
  },
});
