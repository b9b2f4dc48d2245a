import { texts } from '#shared/texts.ts';

export const adminTexts = texts({
  day: { en: 'Day', hi: 'दिन', mr: 'दिवस' },
  customers: { en: 'All Customers', hi: 'सभी ग्राहक', mr: 'सर्व ग्राहक' },
  products: { en: 'All Products', hi: 'सभी सर्विस', mr: 'सर्व सर्व्हिस' },
  orders: { en: 'All Orders', hi: 'सभी बुकिंग', mr: 'सर्व बुकिंग' },
  enquiries: { en: 'All Enquiries', hi: 'सभी पूछताछ', mr: 'सर्व चौकश्या' },
  categories: { en: 'All Category', hi: 'सभी श्रेणियाँ', mr: 'सर्व प्रकार' },
  overview: { en: 'Overview', hi: 'एक नज़र में', mr: 'आढावा' },
  bills: { en: 'Bills', hi: 'बिल', mr: 'बिले' },
  audit: { en: 'Audit', hi: 'बदलावों की सूची', mr: 'बदलांची नोंद' },
  settings: { en: 'Settings', hi: 'सेटिंग', mr: 'सेटिंग' },
  panel: { en: 'Admin panel', hi: 'एडमिन पैनल', mr: 'ॲडमिन पॅनेल' },
  notForRole: { en: 'Not part of your role', hi: 'आपकी भूमिका में नहीं', mr: 'तुमच्या भूमिकेत नाही' },
  notForRoleHelp: {
    en: 'Your role is {role}. The owner can change it in All Customers, Change Role.',
    hi: 'आपकी भूमिका {role} है। मालिक इसे सभी ग्राहक, भूमिका बदलें में बदल सकते हैं।',
    mr: 'तुमची भूमिका {role} आहे. मालक ती सर्व ग्राहक, भूमिका बदला येथे बदलू शकतात.',
  },
  toYourScreens: { en: 'To your screens', hi: 'अपनी स्क्रीन पर जाएँ', mr: 'तुमच्या स्क्रीनकडे जा' },
  technician: { en: 'Technician', hi: 'टेक्नीशियन', mr: 'टेक्निशियन' },
  all: { en: 'All', hi: 'सभी', mr: 'सर्व' },
  notNow: { en: 'Not a technician now', hi: 'अब टेक्नीशियन नहीं', mr: 'आता टेक्निशियन नाहीत' },
  call: { en: 'Call {mobile}', hi: '{mobile} पर कॉल करें', mr: '{mobile} वर कॉल करा' },
  exporting: { en: 'Exporting…', hi: 'डाउनलोड हो रहा है…', mr: 'डाउनलोड होत आहे…' },
  exportingPart: {
    en: 'Exporting… {done} of {total}',
    hi: 'डाउनलोड हो रहा है… {total} में से {done}',
    mr: 'डाउनलोड होत आहे… {total} पैकी {done}',
  },
  waiting: { en: 'Waiting for others…', hi: 'दूसरों का इंतज़ार…', mr: 'इतरांची वाट पाहत आहोत…' },
  inTurn: {
    en: 'Other files are being written. Yours comes in its turn.',
    hi: 'दूसरी फ़ाइलें बन रही हैं। अपनी बारी पर आपकी फ़ाइल भी आएगी।',
    mr: 'इतर फाइल तयार होत आहेत. तुमचा नंबर आला की तुमची फाइल येईल.',
  },
});
