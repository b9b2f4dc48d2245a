import { labelled } from '#shared/labelled.ts';

export const mailTexts = labelled({
  receivedSubject: {
    en: 'We have received your complaint {number}',
    hi: 'आपकी शिकायत {number} मिल गई',
    mr: 'तुमची तक्रार {number} मिळाली',
  },
  received: {
    en: 'Your complaint has the number {number}. Our grievance officer reads it within 48 hours and answers within one month.',
    hi: 'आपकी शिकायत का नंबर {number} है। हमारे शिकायत अधिकारी इसे 48 घंटे में पढ़ते हैं और एक महीने में जवाब देते हैं।',
    mr: 'तुमच्या तक्रारीचा क्रमांक {number} आहे. आमचे तक्रार अधिकारी ती 48 तासांत वाचतात आणि एका महिन्यात उत्तर देतात.',
  },
  notYou: {
    en: 'If you did not complain, please ignore this email.',
    hi: 'अगर आपने शिकायत नहीं की, तो इस ईमेल पर ध्यान न दें।',
    mr: 'तुम्ही तक्रार केली नसल्यास या ईमेलकडे दुर्लक्ष करा.',
  },
  forOfficerSubject: { en: 'Complaint {number}', hi: 'शिकायत {number}', mr: 'तक्रार {number}' },
  forOfficer: {
    en: 'A customer has complained. Acknowledge it within 48 hours and answer within one month.',
    hi: 'एक ग्राहक ने शिकायत की है। 48 घंटे में बताएँ कि आपने पढ़ ली, और एक महीने में जवाब दें।',
    mr: 'एका ग्राहकाने तक्रार केली आहे. 48 तासांत पोच द्या आणि एका महिन्यात उत्तर द्या.',
  },
  openComplaints: { en: 'Open complaints', hi: 'शिकायतें देखें', mr: 'तक्रारी पाहा' },
  answeredSubject: {
    en: 'Our answer to your complaint {number}',
    hi: 'आपकी शिकायत {number} का जवाब',
    mr: 'तुमच्या तक्रार {number} चे उत्तर',
  },
  further: {
    en: 'If this does not settle it, you can go to the consumer helpline 1915, and about your data to the Data Protection Board of India.',
    hi: 'अगर इससे बात न सुलझे, तो आप उपभोक्ता हेल्पलाइन 1915 पर, और अपनी जानकारी के बारे में भारतीय डेटा संरक्षण बोर्ड में जा सकते हैं।',
    mr: 'यामुळे प्रश्न सुटला नाही, तर तुम्ही ग्राहक हेल्पलाइन 1915 वर, आणि तुमच्या माहितीबद्दल भारतीय डेटा संरक्षण मंडळाकडे जाऊ शकता.',
  },
});
