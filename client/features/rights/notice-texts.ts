import { texts } from '#shared/texts.ts';

export const noticeTexts = texts({
  account: {
    en: 'For your bookings alone, until you erase your account. Details: <link>Privacy Policy</link>.',
    hi: 'सिर्फ़ आपकी बुकिंग के लिए, जब तक आप खाता न मिटाएँ। पूरी जानकारी: <link>गोपनीयता नीति</link>।',
    mr: 'फक्त तुमच्या बुकिंगसाठी, तुम्ही खाते पुसेपर्यंत. सविस्तर माहिती: <link>गोपनीयता धोरण</link>.',
  },
  booking: {
    en: 'For this repair, its bill and its warranty. Details: <link>Privacy Policy</link>.',
    hi: 'इस रिपेयर, उसके बिल और वारंटी के लिए। पूरी जानकारी: <link>गोपनीयता नीति</link>।',
    mr: 'या दुरुस्तीसाठी, तिच्या बिलासाठी आणि वॉरंटीसाठी. सविस्तर माहिती: <link>गोपनीयता धोरण</link>.',
  },
  enquiry: {
    en: 'To answer you, kept for 1 year at most. Details: <link>Privacy Policy</link>.',
    hi: 'आपको जवाब देने के लिए, ज़्यादा से ज़्यादा 1 साल। पूरी जानकारी: <link>गोपनीयता नीति</link>।',
    mr: 'तुम्हाला उत्तर देण्यासाठी, जास्तीत जास्त 1 वर्ष. सविस्तर माहिती: <link>गोपनीयता धोरण</link>.',
  },
  complaint: {
    en: 'To answer your complaint, kept for 3 years after that. Details: <link>Privacy Policy</link>.',
    hi: 'आपकी शिकायत का जवाब देने के लिए, उसके बाद 3 साल तक। पूरी जानकारी: <link>गोपनीयता नीति</link>।',
    mr: 'तुमच्या तक्रारीला उत्तर देण्यासाठी, त्यानंतर 3 वर्षे. सविस्तर माहिती: <link>गोपनीयता धोरण</link>.',
  },
  phone: {
    en: 'Tell the caller: the details are for this repair, its bill and its warranty. The rest is in the <link>Privacy Policy</link>.',
    hi: 'कॉल करने वाले को बताएँ: जानकारी इस रिपेयर, उसके बिल और वारंटी के लिए है। बाकी <link>गोपनीयता नीति</link> में है।',
    mr: 'कॉल करणाऱ्याला सांगा: माहिती या दुरुस्तीसाठी, तिच्या बिलासाठी आणि वॉरंटीसाठी आहे. बाकी <link>गोपनीयता धोरण</link> मध्ये आहे.',
  },
});
