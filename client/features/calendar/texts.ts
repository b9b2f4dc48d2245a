import { texts } from '#shared/texts.ts';

export const calendarTexts = texts({
  calendar: { en: 'Visits in your calendar', hi: 'विज़िट आपके कैलेंडर में', mr: 'भेटी तुमच्या कॅलेंडरमध्ये' },
  about: {
    en: 'Your phone’s calendar reads this address and follows each change. It shows area, service and first name. Who has the address sees the visits: tell it to nobody.',
    hi: 'फ़ोन का कैलेंडर यह पता पढ़ता है और हर बदलाव दिखाता है। उसमें इलाका, सर्विस और पहला नाम होता है। जिसके पास यह पता है, उसे विज़िट दिखती हैं: किसी को न बताएँ।',
    mr: 'फोनचे कॅलेंडर हा पत्ता वाचते आणि प्रत्येक बदल दाखवते. त्यात परिसर, सर्व्हिस आणि पहिले नाव असते. हा पत्ता ज्याच्याकडे आहे, त्याला भेटी दिसतात: कोणालाही सांगू नका.',
  },
  address: { en: 'Address of the calendar', hi: 'कैलेंडर का पता', mr: 'कॅलेंडरचा पत्ता' },
  copy: { en: 'Copy', hi: 'कॉपी करें', mr: 'कॉपी करा' },
  copied: { en: 'Address copied', hi: 'पता कॉपी हुआ', mr: 'पत्ता कॉपी झाला' },
  marked: { en: 'Copy it now', hi: 'अब कॉपी करें', mr: 'आता कॉपी करा' },
  open: { en: 'Open in calendar', hi: 'कैलेंडर में खोलें', mr: 'कॅलेंडरमध्ये उघडा' },
  newAddress: { en: 'New Address', hi: 'नया पता', mr: 'नवा पत्ता' },
  newQuestion: { en: 'Make a new address?', hi: 'नया पता बनाएँ?', mr: 'नवा पत्ता तयार करायचा?' },
  newHelp: {
    en: 'The old one no longer works. Calendars that read it need the new one.',
    hi: 'पुराना पता नहीं चलेगा। जो कैलेंडर उसे पढ़ते हैं, उन्हें नया पता चाहिए।',
    mr: 'जुना पत्ता चालणार नाही. तो वाचणाऱ्या कॅलेंडरना नवा पत्ता लागेल.',
  },
});
