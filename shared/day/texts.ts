import { texts } from '../texts.ts';

export const applianceTexts = texts({
  laundary: { en: 'washing machines', hi: 'वॉशिंग मशीन', mr: 'वॉशिंग मशीन' },
  refrigeration: { en: 'refrigerators', hi: 'फ्रिज', mr: 'फ्रिज' },
  commercial: { en: 'commercial appliances', hi: 'व्यावसायिक उपकरण', mr: 'व्यावसायिक उपकरणे' },
  kitchen: { en: 'kitchen appliances', hi: 'रसोई के उपकरण', mr: 'स्वयंपाकघरातील उपकरणे' },
  'air condition': { en: 'air conditioners', hi: 'एसी', mr: 'एसी' },
});

export const suggestionTexts = texts({
  over: {
    en: 'This time is over: agree on another time',
    hi: 'यह समय निकल गया: दूसरा समय तय करें',
    mr: 'ही वेळ निघून गेली: दुसरी वेळ ठरवा',
  },
  noTime: { en: 'No time is agreed', hi: 'समय तय नहीं', mr: 'वेळ ठरलेली नाही' },
  nobodyOnDuty: { en: 'Nobody is on duty', hi: 'ड्यूटी पर कोई नहीं', mr: 'ड्युटीवर कोणी नाही' },
  nobodyRepairs: {
    en: 'Nobody on duty repairs {appliances}',
    hi: 'ड्यूटी पर कोई {appliances} रिपेयर नहीं करता',
    mr: 'ड्युटीवर कोणीही {appliances} दुरुस्त करत नाही',
  },
  oneIsBusy: {
    en: '{name} alone repairs {appliances}, and has a visit at {time}',
    hi: '{appliances} सिर्फ़ {name} रिपेयर करते हैं, और {time} उनकी विज़िट है',
    mr: '{appliances} फक्त {name} दुरुस्त करतात, आणि {time} या वेळी त्यांची भेट आहे',
  },
  allAreBusy: {
    en: 'All who repair {appliances} have a visit at {time}',
    hi: 'जो {appliances} रिपेयर करते हैं, उन सबकी {time} विज़िट है',
    mr: '{appliances} दुरुस्त करणाऱ्या सर्वांची {time} या वेळी भेट आहे',
  },
  near: {
    en: 'repairs {appliances}, in {area} at {time}',
    hi: '{appliances} रिपेयर करते हैं, {time} {area} में हैं',
    mr: '{appliances} दुरुस्त करतात, {time} या वेळी {area} मध्ये आहेत',
  },
  free: {
    en: 'repairs {appliances}, free at {time}',
    hi: '{appliances} रिपेयर करते हैं, {time} खाली हैं',
    mr: '{appliances} दुरुस्त करतात, {time} या वेळी मोकळे आहेत',
  },
  everything: { en: 'everything', hi: 'सब कुछ', mr: 'सर्व काही' },
  this: { en: 'this', hi: 'यह', mr: 'हे' },
  offDuty: { en: 'is off duty', hi: 'छुट्टी पर हैं', mr: 'ड्युटीवर नाहीत' },
  otherThings: { en: 'repairs other things', hi: 'दूसरी चीज़ें रिपेयर करते हैं', mr: 'इतर वस्तू दुरुस्त करतात' },
  busy: { en: 'has a visit then', hi: 'तब इनकी विज़िट है', mr: 'तेव्हा त्यांची भेट आहे' },
  against: { en: '{name} {reasons}', hi: '{name}: {reasons}', mr: '{name}: {reasons}' },
});
