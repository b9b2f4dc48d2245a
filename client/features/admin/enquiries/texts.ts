import { labelled } from '#shared/labelled.ts';

export const enquiryTexts = labelled({
  oneEnquiry: { en: 'enquiry', hi: 'पूछताछ', mr: 'चौकशी' },
  manyEnquiries: { en: 'enquiries', hi: 'पूछताछ', mr: 'चौकशा' },
  none: { en: 'No enquiries yet', hi: 'अभी कोई पूछताछ नहीं', mr: 'अजून चौकशी नाही' },
  noneHelp: {
    en: 'Enquiries sent from the form on Home will appear here within seconds.',
    hi: 'होम के फ़ॉर्म से भेजी गई पूछताछ कुछ सेकंड में यहाँ दिखेगी।',
    mr: 'होमवरील फॉर्ममधून पाठवलेली चौकशी काही सेकंदांत येथे दिसेल.',
  },
  filters: { en: 'Enquiry filters', hi: 'पूछताछ के फ़िल्टर', mr: 'चौकशीचे फिल्टर' },
  enquiryOf: { en: 'Enquiry of {name}', hi: '{name} की पूछताछ', mr: '{name} यांची चौकशी' },
  reply: { en: 'Reply', hi: 'जवाब दें', mr: 'उत्तर द्या' },
  location: { en: 'Location', hi: 'इलाका', mr: 'परिसर' },
  sent: { en: 'Sent', hi: 'भेजी', mr: 'पाठवली' },
  complaints: { en: 'Complaints', hi: 'शिकायतें', mr: 'तक्रारी' },
  aboutOrder: { en: 'About', hi: 'किसके बारे में', mr: 'कशाबद्दल' },
  acknowledgeBy: { en: 'Acknowledge by {moment}', hi: '{moment} तक पावती दें', mr: '{moment} पर्यंत पोच द्या' },
  answerBy: { en: 'Answer by {moment}', hi: '{moment} तक जवाब दें', mr: '{moment} पर्यंत उत्तर द्या' },
  settledOn: { en: 'Settled {day}', hi: '{day} को निपटाई', mr: '{day} रोजी निकाली' },
  acknowledge: { en: 'Acknowledge', hi: 'पावती दें', mr: 'पोच द्या' },
  answer: { en: 'Answer', hi: 'जवाब', mr: 'उत्तर' },
  answerHelp: {
    en: 'It is recorded, and mailed if there is an email address. Otherwise call.',
    hi: 'यह दर्ज होता है, और ईमेल पता हो तो ईमेल से जाता है। नहीं तो कॉल करें।',
    mr: 'ते नोंदवले जाते, आणि ईमेल पत्ता असल्यास ईमेलने जाते. नसल्यास कॉल करा.',
  },
  sendAnswer: { en: 'Record answer', hi: 'जवाब दर्ज करें', mr: 'उत्तर नोंदवा' },
});
