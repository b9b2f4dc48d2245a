import { texts } from '#shared/texts.ts';

export const rightsTexts = texts({
  yourData: { en: 'Your data', hi: 'आपकी जानकारी', mr: 'तुमची माहिती' },
  customersData: { en: "The customer's data", hi: 'ग्राहक की जानकारी', mr: 'ग्राहकाची माहिती' },
  download: { en: 'Download my data', hi: 'मेरी जानकारी डाउनलोड करें', mr: 'माझी माहिती डाउनलोड करा' },
  eraseAccount: { en: 'Erase my account', hi: 'मेरा खाता मिटाएँ', mr: 'माझे खाते पुसा' },
  eraseData: { en: 'Erase my data', hi: 'मेरी जानकारी मिटाएँ', mr: 'माझी माहिती पुसा' },
  downloadTheirs: { en: 'Download data', hi: 'जानकारी डाउनलोड करें', mr: 'माहिती डाउनलोड करा' },
  eraseTheirs: { en: 'Erase data', hi: 'जानकारी मिटाएँ', mr: 'माहिती पुसा' },
  copyHas: {
    en: 'Everything we hold: profile, bookings with history and pictures, bills, enquiries, mails and devices.',
    hi: 'हमारे पास जो कुछ है: प्रोफ़ाइल, इतिहास और फ़ोटो के साथ बुकिंग, बिल, पूछताछ, ईमेल और डिवाइस।',
    mr: 'आमच्याकडे जे काही आहे ते: प्रोफाइल, इतिहास आणि फोटोंसह बुकिंग, बिले, चौकशी, ईमेल आणि डिव्हाइस.',
  },
  asPage: { en: 'As a page to read', hi: 'पढ़ने के लिए पेज', mr: 'वाचण्यासाठी पान' },
  asJson: {
    en: 'As a file for programs (JSON)',
    hi: 'प्रोग्राम के लिए फ़ाइल (JSON)',
    mr: 'प्रोग्रामसाठी फाइल (JSON)',
  },
  visitsFirst: {
    en: 'Open visits are cancelled first.',
    hi: 'पहले बाकी विज़िट रद्द होती हैं।',
    mr: 'आधी बाकी भेटी रद्द होतात.',
  },
  gone: {
    en: 'Name, numbers, address, pictures, comments, enquiries and mails are erased everywhere.',
    hi: 'नाम, नंबर, पता, फ़ोटो, टिप्पणी, पूछताछ और ईमेल हर जगह से मिट जाते हैं।',
    mr: 'नाव, नंबर, पत्ता, फोटो, मत, चौकशी आणि ईमेल सगळीकडून पुसले जातात.',
  },
  billsStay: {
    en: 'Bills stay for {years} years, because tax law asks for it. The download has them: take it first.',
    hi: 'बिल {years} साल रहते हैं, क्योंकि टैक्स कानून ऐसा कहता है। वे डाउनलोड में होते हैं: पहले उसे ले लें।',
    mr: 'बिले {years} वर्षे राहतात, कारण कर कायदा तसे सांगतो. ती डाउनलोडमध्ये असतात: आधी ते घ्या.',
  },
  warrantyGone: {
    en: 'A warranty can then be claimed with the bill alone. This cannot be undone.',
    hi: 'उसके बाद वारंटी सिर्फ़ बिल दिखाकर मिलती है। इसे वापस नहीं किया जा सकता।',
    mr: 'त्यानंतर वॉरंटी फक्त बिल दाखवून मिळते. हे परत घेता येत नाही.',
  },
  madeSure: {
    en: 'Make sure that the caller is this person: ask for the whole mobile number and the last booking.',
    hi: 'पक्का करें कि कॉल करने वाले यही व्यक्ति हैं: पूरा मोबाइल नंबर और पिछली बुकिंग पूछें।',
    mr: 'कॉल करणारी व्यक्ती हीच आहे याची खात्री करा: पूर्ण मोबाइल नंबर आणि शेवटचे बुकिंग विचारा.',
  },
  password: { en: 'Your password', hi: 'आपका पासवर्ड', mr: 'तुमचा पासवर्ड' },
  mobile: { en: 'Mobile number of the booking', hi: 'बुकिंग का मोबाइल नंबर', mr: 'बुकिंगचा मोबाइल नंबर' },
  whyMobile: {
    en: 'All 10 digits, so that nobody else with this link can do it',
    hi: 'पूरे 10 अंक, ताकि इस लिंक वाला कोई और ऐसा न कर सके',
    mr: 'सर्व 10 अंक, म्हणजे ही लिंक असलेले दुसरे कोणी हे करू शकणार नाही',
  },
  complain: { en: 'Complain', hi: 'शिकायत करें', mr: 'तक्रार करा' },
  grievance: { en: 'Grievances', hi: 'शिकायत', mr: 'तक्रार' },
  grievanceLead: {
    en: 'Something went wrong with a repair, a bill or your data? Tell our grievance officer. You get a number at once, an acknowledgement within 48 hours and an answer within one month.',
    hi: 'रिपेयर, बिल या आपकी जानकारी में कुछ गलत हुआ? हमारे शिकायत अधिकारी को बताएँ। नंबर तुरंत मिलता है, 48 घंटे में पावती और एक महीने में जवाब।',
    mr: 'दुरुस्ती, बिल किंवा तुमच्या माहितीबाबत काही चुकले? आमच्या तक्रार अधिकाऱ्यांना सांगा. क्रमांक लगेच मिळतो, 48 तासांत पोहोच आणि एका महिन्यात उत्तर.',
  },
  officer: { en: 'Grievance officer: {name}', hi: 'शिकायत अधिकारी: {name}', mr: 'तक्रार अधिकारी: {name}' },
  officerOf: {
    en: 'Grievance officer of {shop}',
    hi: '{shop} के शिकायत अधिकारी',
    mr: '{shop} चे तक्रार अधिकारी',
  },
  fullName: { en: 'Full Name', hi: 'पूरा नाम', mr: 'पूर्ण नाव' },
  yourMobile: { en: 'Mobile', hi: 'मोबाइल', mr: 'मोबाइल' },
  emailOptional: {
    en: 'Email (for the answer in writing)',
    hi: 'ईमेल (लिखित जवाब के लिए)',
    mr: 'ईमेल (लेखी उत्तरासाठी)',
  },
  orderNumber: {
    en: 'Order number (if it is about one)',
    hi: 'बुकिंग नंबर (अगर किसी बुकिंग की बात है)',
    mr: 'बुकिंग क्रमांक (बुकिंगबद्दल असल्यास)',
  },
  complaint: { en: 'Complaint', hi: 'शिकायत', mr: 'तक्रार' },
  send: { en: 'Send complaint', hi: 'शिकायत भेजें', mr: 'तक्रार पाठवा' },
  yourNumber: {
    en: 'Your complaint has the number {number}',
    hi: 'आपकी शिकायत का नंबर {number} है',
    mr: 'तुमच्या तक्रारीचा क्रमांक {number} आहे',
  },
  whatNext: {
    en: 'Please keep this number. Our officer reads the complaint within 48 hours and answers within one month, by email or phone.',
    hi: 'यह नंबर संभालकर रखें। हमारे अधिकारी 48 घंटे में शिकायत पढ़ते हैं और एक महीने में ईमेल या फ़ोन से जवाब देते हैं।',
    mr: 'हा क्रमांक जपून ठेवा. आमचे अधिकारी 48 तासांत तक्रार वाचतात आणि एका महिन्यात ईमेलने किंवा फोनने उत्तर देतात.',
  },
  close: { en: 'Close', hi: 'बंद करें', mr: 'बंद करा' },
  keep: { en: 'Keep it', hi: 'रहने दें', mr: 'राहू द्या' },
  fileName: { en: 'My data', hi: 'मेरी जानकारी', mr: 'माझी माहिती' },
});
