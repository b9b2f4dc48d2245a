import { labelled } from '#shared/labelled.ts';

export const settingsTexts = labelled({
  stickers: { en: 'Stickers', hi: 'स्टिकर', mr: 'स्टिकर' },
  stickersAbout: {
    en: 'Sheets of stickers for appliances',
    hi: 'उपकरणों के स्टिकर की शीट',
    mr: 'उपकरणांच्या स्टिकरच्या शीट',
  },
  headOf: { en: '{section}, Settings', hi: '{section}, सेटिंग', mr: '{section}, सेटिंग' },
  allSettings: { en: 'All settings', hi: 'सभी सेटिंग', mr: 'सर्व सेटिंग' },
  sections: { en: 'Sections', hi: 'भाग', mr: 'भाग' },
  business: { en: 'Business', hi: 'व्यवसाय', mr: 'व्यवसाय' },
  businessAbout: { en: 'Contact, city, promises', hi: 'संपर्क, शहर, वादे', mr: 'संपर्क, शहर, वचने' },
  visitTimes: { en: 'Visit Times', hi: 'विज़िट का समय', mr: 'भेटीच्या वेळा' },
  visitTimesAbout: { en: 'The week and closed days', hi: 'हफ़्ता और छुट्टी के दिन', mr: 'आठवडा आणि बंद दिवस' },
  techniciansAbout: {
    en: 'Repairs, on duty, days off, cash',
    hi: 'क्या रिपेयर करते हैं, ड्यूटी, छुट्टी, नकद',
    mr: 'काय दुरुस्त करतात, ड्युटी, सुट्टी, रोख',
  },
  taxAbout: { en: 'GST, UPI, numbers of bills', hi: 'GST, UPI, बिल के नंबर', mr: 'GST, UPI, बिलांचे नंबर' },
  priceList: { en: 'Price List', hi: 'रेट लिस्ट', mr: 'दरपत्रक' },
  priceListAbout: {
    en: 'Parts and labour for estimates',
    hi: 'अनुमानित खर्च के लिए पार्ट और मज़दूरी',
    mr: 'अंदाजे खर्चासाठी पार्ट आणि मजुरी',
  },
  guests: { en: 'Guests', hi: 'बिना खाते के', mr: 'खात्याशिवाय' },
  api: { en: 'API', hi: 'API', mr: 'API' },
  apiAbout: { en: 'Other programs', hi: 'दूसरे प्रोग्राम', mr: 'इतर प्रोग्राम' },
  auditAbout: {
    en: 'Who changed what, and when.',
    hi: 'किसने क्या बदला, और कब।',
    mr: 'कोणी काय बदलले, आणि कधी.',
  },
  guestsAbout: { en: 'Booking without an account', hi: 'बिना खाते के बुकिंग', mr: 'खात्याशिवाय बुकिंग' },
  guestsAllowed: {
    en: 'People can book without an account',
    hi: 'लोग बिना खाते के बुक कर सकते हैं',
    mr: 'लोक खात्याशिवाय बुक करू शकतात',
  },
  guestsHelp: {
    en: "Login then offers 'Continue without an account' to who requests a repair. Without it, only those who log in can book; what guests have booked stays.",
    hi: 'तब रिपेयर बुक करने वालों को लॉगिन पर ‘बिना खाते के आगे बढ़ें’ भी दिखता है। इसके बिना सिर्फ़ लॉगिन करने वाले बुक कर सकते हैं; बिना खाते के जो पहले बुक हुआ, वह रहता है।',
    mr: 'तेव्हा दुरुस्ती बुक करणाऱ्यांना लॉगिनवर ‘खात्याशिवाय पुढे जा’ दिसते. त्याशिवाय फक्त लॉगिन करणारे बुक करू शकतात; खात्याशिवाय आधी झालेली बुकिंग तशीच राहतात.',
  },
});
