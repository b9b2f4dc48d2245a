import { texts } from './texts.ts';

export const settingsFieldTexts = texts({
  webhookAddressRequired: { en: 'Address is required', hi: 'पता ज़रूरी है', mr: 'पत्ता आवश्यक आहे' },
  webhookKindsRequired: {
    en: 'Please choose at least one message',
    hi: 'कृपया कम से कम एक संदेश चुनें',
    mr: 'कृपया किमान एक संदेश निवडा',
  },
  companyNameRequired: { en: 'Company name is required', hi: 'कंपनी का नाम ज़रूरी है', mr: 'कंपनीचे नाव आवश्यक आहे' },
  sinceYearInvalid: {
    en: 'Please enter a year like 2013',
    hi: 'कृपया साल लिखें, जैसे 2013',
    mr: 'कृपया वर्ष लिहा, जसे 2013',
  },
  promiseRequired: { en: 'Please say what you promise', hi: 'कृपया अपना वादा लिखें', mr: 'कृपया तुमचे वचन लिहा' },
  cityRequired: { en: 'City is required', hi: 'शहर ज़रूरी है', mr: 'शहर आवश्यक आहे' },
  stateUnknown: { en: 'Please choose a state', hi: 'कृपया राज्य चुनें', mr: 'कृपया राज्य निवडा' },
  phoneInvalid: {
    en: 'Please enter a valid phone number',
    hi: 'कृपया सही फ़ोन नंबर लिखें',
    mr: 'कृपया योग्य फोन नंबर लिहा',
  },
  reelRequired: { en: 'Reel is required', hi: 'रील ज़रूरी है', mr: 'रील आवश्यक आहे' },
  reelUrlRequired: { en: 'Reel URL is required', hi: 'रील का लिंक ज़रूरी है', mr: 'रीलची लिंक आवश्यक आहे' },
  perTechnicianRange: {
    en: 'Visits per technician must be a whole number from 1 to 20',
    hi: 'हर टेक्नीशियन की विज़िट की संख्या 1 से 20 तक की पूरी संख्या हो',
    mr: 'प्रत्येक टेक्निशियनच्या भेटींची संख्या 1 ते 20 मधील पूर्ण संख्या असावी',
  },
  visitsRange: {
    en: 'Visits must be between 1 and 999',
    hi: 'विज़िट 1 से 999 के बीच हों',
    mr: 'भेटी 1 ते 999 असाव्यात',
  },
  windowEnds: {
    en: 'A window must end after it begins',
    hi: 'खत्म होने का समय शुरू होने के बाद का हो',
    mr: 'शेवटची वेळ सुरुवातीच्या वेळेनंतरची असावी',
  },
  windowsOverlap: {
    en: 'Windows of a day must not overlap',
    hi: 'एक दिन के समय आपस में न टकराएँ',
    mr: 'एका दिवसाच्या वेळा एकमेकींवर येऊ नयेत',
  },
  windowsTooMany: {
    en: 'A day has at most 24 windows',
    hi: 'एक दिन में विज़िट के ज़्यादा से ज़्यादा 24 समय रखें',
    mr: 'एका दिवसात जास्तीत जास्त 24 वेळा असाव्यात',
  },
  weekIncomplete: {
    en: 'Please give the windows of all seven days',
    hi: 'कृपया सातों दिनों के समय दें',
    mr: 'कृपया सातही दिवसांच्या वेळा द्या',
  },
  categoriesTooMany: {
    en: 'Please choose at most 100 categories',
    hi: 'कृपया ज़्यादा से ज़्यादा 100 श्रेणियाँ चुनें',
    mr: 'कृपया जास्तीत जास्त 100 प्रकार निवडा',
  },
  daysTooMany: {
    en: 'At most 366 single days can be set',
    hi: 'ज़्यादा से ज़्यादा 366 अलग दिन रखे जा सकते हैं',
    mr: 'जास्तीत जास्त 366 वेगळे दिवस ठेवता येतात',
  },
  dayTwice: { en: 'A day is listed twice', hi: 'एक दिन दो बार है', mr: 'एक दिवस दोनदा आहे' },
  leadRange: {
    en: 'Lead time must be between 0 and 10080 minutes',
    hi: 'पहले का समय 0 से 10080 मिनट के बीच हो',
    mr: 'आधीचा वेळ 0 ते 10080 मिनिटे असावा',
  },
  callHoursRange: {
    en: 'Hours until a call must be between 1 and 24',
    hi: 'कॉल तक के घंटे 1 से 24 के बीच हों',
    mr: 'कॉलपर्यंतचे तास 1 ते 24 असावेत',
  },
  horizonRange: {
    en: 'Days ahead must be between 1 and 183',
    hi: 'आगे के दिन 1 से 183 के बीच हों',
    mr: 'पुढचे दिवस 1 ते 183 असावेत',
  },
  rateRange: {
    en: 'A tax rate is between 0 and 100 percent',
    hi: 'टैक्स की दर 0 से 100 प्रतिशत के बीच हो',
    mr: 'कराचा दर 0 ते 100 टक्के असावा',
  },
  taxCodeInvalid: {
    en: 'SAC and HSN have 4, 6 or 8 digits',
    hi: 'SAC और HSN में 4, 6 या 8 अंक होते हैं',
    mr: 'SAC आणि HSN मध्ये 4, 6 किंवा 8 अंक असतात',
  },
  prefixInvalid: {
    en: 'A prefix has 1 to 3 letters or digits',
    hi: 'प्रीफ़िक्स में 1 से 3 अक्षर या अंक हों',
    mr: 'प्रीफिक्समध्ये 1 ते 3 अक्षरे किंवा अंक असावेत',
  },
  prefixesEqual: {
    en: 'Credit notes need a prefix of their own',
    hi: 'क्रेडिट नोट का प्रीफ़िक्स अलग हो',
    mr: 'क्रेडिट नोटचा प्रीफिक्स वेगळा असावा',
  },
  legalNameRequired: {
    en: 'Please enter the name as registered for tax',
    hi: 'कृपया टैक्स में दर्ज नाम लिखें',
    mr: 'कृपया करासाठी नोंदवलेले नाव लिहा',
  },
  gstinRequired: { en: 'Please enter the GSTIN', hi: 'कृपया GSTIN लिखें', mr: 'कृपया GSTIN लिहा' },
  gstinInvalid: {
    en: 'This GSTIN is not valid. Please check each character',
    hi: 'यह GSTIN सही नहीं है। कृपया हर अक्षर जाँचें',
    mr: 'हा GSTIN योग्य नाही. कृपया प्रत्येक अक्षर तपासा',
  },
  gstinOfOtherState: {
    en: 'The GSTIN belongs to another state',
    hi: 'यह GSTIN दूसरे राज्य का है',
    mr: 'हा GSTIN दुसऱ्या राज्याचा आहे',
  },
  billAddressRequired: {
    en: 'Please enter the address as registered for tax',
    hi: 'कृपया टैक्स में दर्ज पता लिखें',
    mr: 'कृपया करासाठी नोंदवलेला पत्ता लिहा',
  },
  scopesRequired: {
    en: 'Please choose at least one permission',
    hi: 'कृपया कम से कम एक अनुमति चुनें',
    mr: 'कृपया किमान एक परवानगी निवडा',
  },
  addressesInvalid: {
    en: 'Please enter IP addresses like 203.0.113.7 or 203.0.113.0/24',
    hi: 'कृपया IP पते ऐसे लिखें: 203.0.113.7 या 203.0.113.0/24',
    mr: 'कृपया IP पत्ते असे लिहा: 203.0.113.7 किंवा 203.0.113.0/24',
  },
  upiIdInvalid: {
    en: 'A UPI id looks like name@bank',
    hi: 'UPI आईडी ऐसी होती है: name@bank',
    mr: 'UPI आयडी असा असतो: name@bank',
  },
});
