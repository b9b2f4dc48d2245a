import { texts } from '../texts.ts';

export const retentionTexts = texts({
  account: {
    en: 'Account: until you erase it in My Profile, or ask us to.',
    hi: 'खाता: जब तक आप उसे ‘मेरी प्रोफ़ाइल’ में न मिटाएँ, या हमसे मिटाने को न कहें।',
    mr: 'खाते: तुम्ही ते ‘माझी प्रोफाइल’ मध्ये पुसेपर्यंत, किंवा आम्हाला सांगेपर्यंत.',
  },
  bookings: {
    en: 'Bookings and their history: {count} years after the end of the work, without your name as soon as you erase your data.',
    hi: 'बुकिंग और उनका इतिहास: काम खत्म होने के {count} साल बाद तक। जानकारी मिटाते ही उनसे आपका नाम हट जाता है।',
    mr: 'बुकिंग आणि त्यांचा इतिहास: काम संपल्यानंतर {count} वर्षे. माहिती पुसताच त्यातून तुमचे नाव जाते.',
  },
  bills: {
    en: 'Bills and credit notes: {count} years, as tax law asks, also if you erase your data.',
    hi: 'बिल और क्रेडिट नोट: {count} साल, जैसा टैक्स कानून कहता है, जानकारी मिटाने पर भी।',
    mr: 'बिले आणि क्रेडिट नोट: कर कायद्यानुसार {count} वर्षे, तुम्ही माहिती पुसली तरीही.',
  },
  pictures: {
    en: 'Pictures of bookings: {count} years after the end of the work.',
    hi: 'बुकिंग की फ़ोटो: काम खत्म होने के {count} साल बाद तक।',
    mr: 'बुकिंगचे फोटो: काम संपल्यानंतर {count} वर्षे.',
  },
  enquiries: {
    en: 'Enquiries: {count, plural, =1 {1 year} other {# years}}, once they are answered.',
    hi: 'आपके सवाल: जवाब मिल जाने पर {count} साल।',
    mr: 'चौकशी: उत्तर दिले असल्यास {count, plural, =1 {1 वर्ष} other {# वर्षे}}.',
  },
  requests: {
    en: 'Complaints and requests about your data: {count} years after our answer.',
    hi: 'शिकायतें और जानकारी के अनुरोध: हमारे जवाब के {count} साल बाद तक।',
    mr: 'तक्रारी आणि माहितीबद्दलच्या विनंत्या: आमच्या उत्तरानंतर {count} वर्षे.',
  },
  mails: {
    en: 'Copies of emails to you: {count} days.',
    hi: 'आपको भेजे ईमेल की कॉपी: {count} दिन।',
    mr: 'तुम्हाला पाठवलेल्या ईमेलच्या प्रती: {count} दिवस.',
  },
  sessions: {
    en: 'Sign-ins: 30 days after the last use, at most {count} days.',
    hi: 'लॉगिन: आखिरी इस्तेमाल के 30 दिन बाद तक, ज़्यादा से ज़्यादा {count} दिन।',
    mr: 'लॉगिन: शेवटच्या वापरानंतर 30 दिवस, जास्तीत जास्त {count} दिवस.',
  },
  counts: {
    en: 'Counts against abuse, such as of wrong passwords: they end by themselves within {count, plural, =1 {a day} other {# days}}.',
    hi: 'दुरुपयोग से बचाव की गिनती, जैसे गलत पासवर्ड की: {count} दिन में अपने आप खत्म होती है।',
    mr: 'गैरवापराविरुद्धची मोजणी, उदा. चुकीच्या पासवर्डची: {count} दिवसात आपोआप संपते.',
  },
  guests: {
    en: 'Visits without an account and without a booking: {count} days.',
    hi: 'बिना खाते और बिना बुकिंग के आना: {count} दिन।',
    mr: 'खात्याशिवाय आणि बुकिंगशिवाय येणे: {count} दिवस.',
  },
});
