import { texts } from './texts.ts';

export const fieldTexts = texts({
  productNameRequired: {
    en: 'Service name is required',
    hi: 'सर्विस का नाम ज़रूरी है',
    mr: 'सर्व्हिसचे नाव आवश्यक आहे',
  },
  tagsRequired: { en: 'Tags are required', hi: 'टैग ज़रूरी हैं', mr: 'टॅग आवश्यक आहेत' },
  categoryRequired: { en: 'Please select a category', hi: 'कृपया श्रेणी चुनें', mr: 'कृपया प्रकार निवडा' },
  chargeRequired: { en: 'Charge is required', hi: 'चार्ज ज़रूरी है', mr: 'चार्ज आवश्यक आहे' },
  chargeRange: {
    en: 'Charge must be between 0 and 1000000',
    hi: 'चार्ज 0 से 1000000 के बीच हो',
    mr: 'चार्ज 0 ते 1000000 असावा',
  },
  chargeDecimals: {
    en: 'Charge can have at most 2 decimals',
    hi: 'चार्ज में दशमलव के बाद 2 अंक तक हों',
    mr: 'चार्जमध्ये दशांशानंतर 2 अंकांपर्यंत असावेत',
  },
  warrantyDaysRange: {
    en: 'Warranty must be between 0 and 3650 days',
    hi: 'वारंटी 0 से 3650 दिन की हो',
    mr: 'वॉरंटी 0 ते 3650 दिवस असावी',
  },
  imageRequired: {
    en: '*Please upload product image',
    hi: '*कृपया सर्विस की फ़ोटो डालें',
    mr: '*कृपया सर्व्हिसचा फोटो टाका',
  },
  imageAddress: {
    en: 'Image address must start with https:// or be one of our own',
    hi: 'फ़ोटो का पता https:// से शुरू हो या हमारी अपनी फ़ोटो हो',
    mr: 'फोटोचा पत्ता https:// ने सुरू व्हावा किंवा आमचा स्वतःचा फोटो असावा',
  },
  categoryNameEmpty: {
    en: 'Category name cannot be empty!',
    hi: 'श्रेणी का नाम खाली नहीं हो सकता!',
    mr: 'प्रकाराचे नाव रिकामे असू शकत नाही!',
  },
  sortUnknown: { en: 'Sort must be asc or dsc', hi: 'क्रम asc या dsc हो', mr: 'क्रम asc किंवा dsc असावा' },
  linkInvalid: {
    en: 'Link must start with https://',
    hi: 'लिंक https:// से शुरू हो',
    mr: 'लिंक https:// ने सुरू व्हावी',
  },
  timeInvalid: {
    en: 'Please use a time like 09:00 or 14:30',
    hi: 'कृपया समय ऐसे लिखें: 09:00 या 14:30',
    mr: 'कृपया वेळ अशी लिहा: 09:00 किंवा 14:30',
  },
  daysRange: { en: 'Days must be between 1 and 31', hi: 'दिन 1 से 31 के बीच हों', mr: 'दिवस 1 ते 31 असावेत' },
  dayPast: { en: 'This day is over', hi: 'यह दिन बीत चुका है', mr: 'हा दिवस होऊन गेला आहे' },
  monthInvalid: { en: 'Please choose a month', hi: 'कृपया महीना चुनें', mr: 'कृपया महिना निवडा' },
  importKindUnknown: {
    en: 'Please choose customers, services, orders or appliances',
    hi: 'कृपया ग्राहक, सर्विस, बुकिंग या उपकरण चुनें',
    mr: 'कृपया ग्राहक, सर्व्हिस, बुकिंग किंवा उपकरणे निवडा',
  },
  samplePictureUnknown: {
    en: 'There is no sample picture of this name. Leave the cell blank for one of the category',
    hi: 'इस नाम की कोई नमूना फ़ोटो नहीं है। श्रेणी की फ़ोटो के लिए खाना खाली छोड़ें',
    mr: 'या नावाचा नमुना फोटो नाही. प्रकाराच्या फोटोसाठी रकाना रिकामा ठेवा',
  },
  dayNotPast: {
    en: 'Past orders are from before today',
    hi: 'पुरानी बुकिंग आज से पहले की होती हैं',
    mr: 'आधीची बुकिंग आजच्या आधीची असतात',
  },
  idRequired: { en: 'Id is required', hi: 'आईडी ज़रूरी है', mr: 'आयडी आवश्यक आहे' },
  productIdRequired: { en: 'Service id is required', hi: 'सर्विस आईडी ज़रूरी है', mr: 'सर्व्हिस आयडी आवश्यक आहे' },
  limitRange: {
    en: 'Limit must be between 1 and 1000',
    hi: 'सीमा 1 से 1000 के बीच हो',
    mr: 'मर्यादा 1 ते 1000 असावी',
  },
  cursorUnknown: { en: 'Cursor is not valid', hi: 'कर्सर सही नहीं है', mr: 'कर्सर योग्य नाही' },
  dateInvalid: { en: 'Please enter a valid date', hi: 'कृपया सही तारीख लिखें', mr: 'कृपया योग्य तारीख लिहा' },
  momentInvalid: {
    en: 'Please use a moment like 2026-11-20T09:30:00Z',
    hi: 'कृपया समय ऐसे लिखें: 2026-11-20T09:30:00Z',
    mr: 'कृपया वेळ अशी लिहा: 2026-11-20T09:30:00Z',
  },
  textUnstorable: {
    en: 'Please remove characters that cannot be stored',
    hi: 'कृपया वे अक्षर हटाएँ जो सेव नहीं हो सकते',
    mr: 'कृपया सेव्ह न होणारी अक्षरे काढा',
  },
  bodyExpected: {
    en: 'Please send the fields as a JSON object',
    hi: 'कृपया जानकारी JSON ऑब्जेक्ट में भेजें',
    mr: 'कृपया माहिती JSON ऑब्जेक्टमध्ये पाठवा',
  },
  unknownValue: { en: 'Please check this value', hi: 'कृपया यह जाँचें', mr: 'कृपया हे तपासा' },
});

export const boundTexts = texts({
  characters: {
    en: 'Please use at most {max} characters',
    hi: 'कृपया ज़्यादा से ज़्यादा {max} अक्षर लिखें',
    mr: 'कृपया जास्तीत जास्त {max} अक्षरे लिहा',
  },
  images: {
    en: 'Please use at most {max} images',
    hi: 'कृपया ज़्यादा से ज़्यादा {max} फ़ोटो लगाएँ',
    mr: 'कृपया जास्तीत जास्त {max} फोटो लावा',
  },
  services: {
    en: 'Please book at most {max} services at once',
    hi: 'कृपया एक बार में ज़्यादा से ज़्यादा {max} सर्विस बुक करें',
    mr: 'कृपया एका वेळी जास्तीत जास्त {max} सर्व्हिस बुक करा',
  },
});
