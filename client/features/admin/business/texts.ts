import { labelled } from '#shared/labelled.ts';

export const businessFormTexts = labelled({
  company: { en: 'Company', hi: 'कंपनी', mr: 'कंपनी' },
  updateCompany: { en: 'Update Company Name', hi: 'कंपनी का नाम सेव करें', mr: 'कंपनीचे नाव सेव्ह करा' },
  companyName: { en: 'Company Name', hi: 'कंपनी का नाम', mr: 'कंपनीचे नाव' },
  shortName: { en: 'Short name', hi: 'छोटा नाम', mr: 'लहान नाव' },
  mark: { en: 'Initials', hi: 'नाम के पहले अक्षर', mr: 'आद्याक्षरे' },
  sinceYear: { en: 'In business since', hi: 'किस साल से', mr: 'व्यवसाय कधीपासून' },
  phone: { en: 'Phone', hi: 'फ़ोन', mr: 'फोन' },
  city: { en: 'City', hi: 'शहर', mr: 'शहर' },
  promise: { en: 'Promise', hi: 'वादा', mr: 'वचन' },
  payPromise: { en: 'How to pay', hi: 'पैसे कैसे दें', mr: 'पैसे कसे द्यायचे' },
  hoursNote: { en: 'Words beside the hours', hi: 'समय के साथ लिखी बात', mr: 'वेळेसोबतचा मजकूर' },
  officerPhone: { en: "Officer's phone", hi: 'शिकायत अधिकारी का फ़ोन', mr: 'तक्रार अधिकाऱ्याचा फोन' },
  officerEmail: { en: "Officer's email", hi: 'शिकायत अधिकारी का ईमेल', mr: 'तक्रार अधिकाऱ्याचा ईमेल' },
  officerHelp: {
    en: 'Who answers complaints. The law asks for a name',
    hi: 'शिकायतों का जवाब देने वाले। कानूनन नाम देना ज़रूरी है',
    mr: 'तक्रारींना उत्तर देणारी व्यक्ती. कायद्यानुसार नाव द्यावे लागते',
  },
  areas: { en: 'Areas', hi: 'इलाके', mr: 'परिसर' },
  areasHelp: {
    en: 'One area a line, with its names in Hindi and Marathi: Panchavati | पंचवटी | पंचवटी. Blank: the areas of Chhatrapati Sambhajinagar',
    hi: 'हर लाइन में एक इलाका, हिन्दी और मराठी नाम के साथ: Panchavati | पंचवटी | पंचवटी। खाली हो तो छत्रपति संभाजीनगर के इलाके',
    mr: 'प्रत्येक ओळीत एक परिसर, हिंदी आणि मराठी नावासह: Panchavati | पंचवटी | पंचवटी. रिकामे असल्यास छत्रपती संभाजीनगरचे परिसर',
  },
  firstLanguage: { en: 'First language', hi: 'पहली भाषा', mr: 'पहिली भाषा' },
  firstLanguageHelp: {
    en: 'For people who phone, until you choose another in their booking',
    hi: 'फ़ोन करने वालों के लिए, जब तक उनकी बुकिंग में दूसरी भाषा न चुनें',
    mr: 'फोन करणाऱ्यांसाठी, त्यांच्या बुकिंगमध्ये दुसरी भाषा निवडेपर्यंत',
  },
  shortNameHelp: {
    en: 'For the top of a phone, up to 12 characters',
    hi: 'फ़ोन की स्क्रीन पर सबसे ऊपर दिखता है, 12 अक्षर तक',
    mr: 'फोनच्या वरच्या भागासाठी, 12 अक्षरांपर्यंत',
  },
  markHelp: {
    en: 'Up to 3 letters in place of the logo',
    hi: 'लोगो की जगह 3 अक्षर तक',
    mr: 'लोगोऐवजी 3 अक्षरांपर्यंत',
  },
  promiseHelp: { en: 'How soon you come', hi: 'आप कितनी जल्दी आते हैं', mr: 'तुम्ही किती लवकर येता' },
  whatsAppHelp: { en: 'Mobile number or link', hi: 'मोबाइल नंबर या लिंक', mr: 'मोबाइल नंबर किंवा लिंक' },
  yearsRead: {
    en: "Customers read: ''{years}''",
    hi: 'ग्राहकों को दिखता है: ‘{years}’',
    mr: 'ग्राहकांना दिसते: ‘{years}’',
  },
  yearsLater: {
    en: 'Customers read years from the second year on',
    hi: 'ग्राहकों को सालों की गिनती दूसरे साल से दिखती है',
    mr: 'वर्षे दुसऱ्या वर्षापासून दिसतात',
  },
  hoursRead: {
    en: "Customers read: ''{hours}''. Visit Times has the hours",
    hi: 'ग्राहकों को दिखता है: ‘{hours}’। समय ‘विज़िट का समय’ में है',
    mr: 'ग्राहकांना दिसते: ‘{hours}’. वेळा ‘भेटीच्या वेळा’ मध्ये आहेत',
  },
  note: {
    en: 'All pages and mails show it at once. Bills that are written stay as they are.',
    hi: 'सभी पेजों और ईमेल में तुरंत दिखता है। बन चुके बिल वैसे ही रहते हैं।',
    mr: 'सर्व पानांत आणि ईमेलमध्ये लगेच दिसते. तयार बिले तशीच राहतात.',
  },
});
