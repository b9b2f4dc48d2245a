import { texts } from '../texts.ts';

export const retentionTexts = texts({
  account: {
    en: 'Account: until you erase it in My Profile, or ask us to.',
    hi: 'खाता: जब तक आप उसे ‘मेरी प्रोफ़ाइल’ में न मिटाएँ, या हमसे मिटाने को न कहें।',
    mr: 'खाते: तुम्ही ते ‘माझी प्रोफाइल’ मध्ये पुसेपर्यंत, किंवा आम्हाला सांगेपर्यंत.',
  },
  bookings: {
    en: 'Bookings and their history: 8 years after the end of the work, without your name as soon as you erase your data.',
    hi: 'बुकिंग और उनका इतिहास: काम खत्म होने के 8 साल बाद तक। जानकारी मिटाते ही उनसे आपका नाम हट जाता है।',
    mr: 'बुकिंग आणि त्यांचा इतिहास: काम संपल्यानंतर 8 वर्षे. माहिती पुसताच त्यातून तुमचे नाव जाते.',
  },
  bills: {
    en: 'Bills and credit notes: 8 years, as tax law asks, also if you erase your data.',
    hi: 'बिल और क्रेडिट नोट: 8 साल, जैसा टैक्स कानून कहता है, जानकारी मिटाने पर भी।',
    mr: 'बिले आणि क्रेडिट नोट: कर कायद्यानुसार 8 वर्षे, तुम्ही माहिती पुसली तरीही.',
  },
  pictures: {
    en: 'Pictures of bookings: 2 years after the end of the work.',
    hi: 'बुकिंग की फ़ोटो: काम खत्म होने के 2 साल बाद तक।',
    mr: 'बुकिंगचे फोटो: काम संपल्यानंतर 2 वर्षे.',
  },
  enquiries: {
    en: 'Enquiries: 1 year after they are answered.',
    hi: 'आपके सवाल: जवाब मिलने के 1 साल बाद तक।',
    mr: 'चौकशी: उत्तर दिल्यानंतर 1 वर्ष.',
  },
  requests: {
    en: 'Complaints and requests about your data: 3 years after our answer.',
    hi: 'शिकायतें और जानकारी के अनुरोध: हमारे जवाब के 3 साल बाद तक।',
    mr: 'तक्रारी आणि माहितीबद्दलच्या विनंत्या: आमच्या उत्तरानंतर 3 वर्षे.',
  },
  mails: {
    en: 'Copies of mails to you: 90 days.',
    hi: 'आपको भेजे ईमेल की कॉपी: 90 दिन।',
    mr: 'तुम्हाला पाठवलेल्या ईमेलच्या प्रती: 90 दिवस.',
  },
  sessions: {
    en: 'Sign-ins: 30 days after the last use, at most 90 days.',
    hi: 'लॉगिन: आखिरी इस्तेमाल के 30 दिन बाद तक, ज़्यादा से ज़्यादा 90 दिन।',
    mr: 'लॉगिन: शेवटच्या वापरानंतर 30 दिवस, जास्तीत जास्त 90 दिवस.',
  },
  guests: {
    en: 'Visits without an account and without a booking: 7 days.',
    hi: 'बिना खाते और बिना बुकिंग के आना: 7 दिन।',
    mr: 'खात्याशिवाय आणि बुकिंगशिवाय येणे: 7 दिवस.',
  },
});
