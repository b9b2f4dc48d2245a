import { labelled } from '#shared/labelled.ts';

export const mailTexts = labelled({
  subject: { en: 'We have received your enquiry', hi: 'आपका सवाल मिल गया', mr: 'तुमची चौकशी मिळाली' },
  thanks: {
    en: 'Thank you for your enquiry. We will read it and call you {when}.',
    hi: 'आपके सवाल के लिए धन्यवाद। हम उसे पढ़कर {when} आपको कॉल करेंगे।',
    mr: 'तुमच्या चौकशीबद्दल धन्यवाद. आम्ही ती वाचून {when} तुम्हाला कॉल करू.',
  },
  mobile: { en: 'Your mobile', hi: 'आपका मोबाइल', mr: 'तुमचा मोबाइल' },
  notYou: {
    en: 'If you did not write to us, please ignore this email.',
    hi: 'अगर आपने हमें नहीं लिखा, तो कृपया इस ईमेल पर ध्यान न दें।',
    mr: 'तुम्ही आम्हाला लिहिले नसल्यास कृपया या ईमेलकडे दुर्लक्ष करा.',
  },
});
