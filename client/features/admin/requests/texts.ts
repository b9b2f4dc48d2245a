import { texts } from '#shared/texts.ts';

export const requestTexts = texts({
  title: { en: 'Complaints and Requests', hi: 'शिकायतें और अनुरोध', mr: 'तक्रारी आणि विनंत्या' },
  request: { en: 'request', hi: 'अनुरोध', mr: 'विनंती' },
  requests: { en: 'requests', hi: 'अनुरोध', mr: 'विनंत्या' },
  filters: { en: 'Request filters', hi: 'अनुरोध के फ़िल्टर', mr: 'विनंत्यांचे फिल्टर' },
  all: { en: 'All', hi: 'सभी', mr: 'सर्व' },
  kind: { en: 'Kind', hi: 'प्रकार', mr: 'प्रकार' },
  state: { en: 'State', hi: 'स्थिति', mr: 'स्थिती' },
  open: { en: 'Open', hi: 'बाकी', mr: 'बाकी' },
  answered: { en: 'Answered', hi: 'जवाब दिया', mr: 'उत्तर दिले' },
  number: { en: 'Number', hi: 'नंबर', mr: 'क्रमांक' },
  name: { en: 'Name', hi: 'नाम', mr: 'नाव' },
  received: { en: 'Received', hi: 'मिली', mr: 'मिळाली' },
  days: { en: 'Days', hi: 'दिन', mr: 'दिवस' },
  message: { en: 'Complaint', hi: 'शिकायत', mr: 'तक्रार' },
  none: { en: 'No complaints or requests', hi: 'कोई शिकायत या अनुरोध नहीं', mr: 'तक्रारी किंवा विनंत्या नाहीत' },
  noneHelp: {
    en: 'Complaints from the page Grievances and requests about data appear here.',
    hi: '‘शिकायत’ पेज की शिकायतें और जानकारी के अनुरोध यहाँ दिखते हैं।',
    mr: '‘तक्रार’ पानावरील तक्रारी आणि माहितीच्या विनंत्या येथे दिसतात.',
  },
  about: { en: 'Complaint {number}', hi: 'शिकायत {number}', mr: 'तक्रार {number}' },
  order: { en: 'Order {number}', hi: 'बुकिंग {number}', mr: 'बुकिंग {number}' },
  acknowledgeBy: { en: 'Acknowledge by {moment}', hi: '{moment} तक पावती दें', mr: '{moment} पर्यंत पोहोच द्या' },
  answerBy: { en: 'Answer by {moment}', hi: '{moment} तक जवाब दें', mr: '{moment} पर्यंत उत्तर द्या' },
  answeredOn: { en: 'Answered {moment}', hi: '{moment} को जवाब दिया', mr: '{moment} रोजी उत्तर दिले' },
  answeredBy: { en: '{name}, {moment}', hi: '{name}, {moment}', mr: '{name}, {moment}' },
  forStaff: {
    en: 'Asked by phone, done by {name}',
    hi: 'फ़ोन पर कहा, {name} ने किया',
    mr: 'फोनवर सांगितले, {name} यांनी केले',
  },
  late: { en: 'Late', hi: 'देर', mr: 'उशीर' },
  acknowledge: { en: 'Acknowledge', hi: 'पावती दें', mr: 'पोहोच द्या' },
  answer: { en: 'Answer', hi: 'जवाब', mr: 'उत्तर' },
  answerHelp: {
    en: 'It is recorded, and mailed if there is an email address. Otherwise call.',
    hi: 'यह दर्ज होता है, और ईमेल पता हो तो ईमेल से जाता है। नहीं तो कॉल करें।',
    mr: 'ते नोंदवले जाते, आणि ईमेल पत्ता असल्यास ईमेलने जाते. नसल्यास कॉल करा.',
  },
  sendAnswer: { en: 'Record answer', hi: 'जवाब दर्ज करें', mr: 'उत्तर नोंदवा' },
  keptHowLong: { en: 'What is kept how long', hi: 'क्या कब तक रखा जाता है', mr: 'काय किती काळ ठेवले जाते' },
  wouldGo: {
    en: 'The next sweep at night deletes {count}.',
    hi: 'अगली रात की सफ़ाई में {count} मिटेंगे।',
    mr: 'पुढच्या रात्रीच्या साफसफाईत {count} पुसले जातील.',
  },
  close: { en: 'Close', hi: 'बंद करें', mr: 'बंद करा' },
});

export const kindTexts = texts({
  complaint: { en: 'Complaint', hi: 'शिकायत', mr: 'तक्रार' },
  copy: { en: 'Copy of data', hi: 'जानकारी की कॉपी', mr: 'माहितीची प्रत' },
  erasure: { en: 'Erasure', hi: 'जानकारी मिटाना', mr: 'माहिती पुसणे' },
});
