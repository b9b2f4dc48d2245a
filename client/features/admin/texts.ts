import { labelled } from '#shared/labelled.ts';

export const adminTexts = labelled({
  showNew: { en: 'Show the new one', hi: 'नया दिखाएँ', mr: 'नवीन दाखवा' },
  bankFile: { en: 'Bank file', hi: 'बैंक की फ़ाइल', mr: 'बँकेची फाइल' },
  catalogue: { en: 'Catalogue', hi: 'सर्विस सूची', mr: 'सर्व्हिस यादी' },
  help: { en: 'Help', hi: 'मदद', mr: 'मदत' },
  technicianGuide: { en: "Technician's guide", hi: 'टेक्नीशियन की गाइड', mr: 'टेक्निशियनचे मार्गदर्शन' },
  panel: { en: 'Admin panel', hi: 'एडमिन पैनल', mr: 'ॲडमिन पॅनेल' },
  notForRole: { en: 'Not part of your role', hi: 'आपकी भूमिका में नहीं', mr: 'तुमच्या भूमिकेत नाही' },
  notForRoleHelp: {
    en: 'Your role is {role}. The owner can change it in All Customers, Change Role.',
    hi: 'आपकी भूमिका {role} है। मालिक इसे सभी ग्राहक, भूमिका बदलें में बदल सकते हैं।',
    mr: 'तुमची भूमिका {role} आहे. मालक ती सर्व ग्राहक, भूमिका बदला येथे बदलू शकतात.',
  },
  toYourScreens: { en: 'To your screens', hi: 'अपनी स्क्रीन पर जाएँ', mr: 'तुमच्या स्क्रीनकडे जा' },
  noScreen: { en: 'Page not found', hi: 'पेज नहीं मिला', mr: 'पान सापडले नाही' },
  noScreenHelp: {
    en: 'The link may be old or may have a typing mistake.',
    hi: 'लिंक पुराना हो सकता है या उसमें टाइपिंग की गलती हो सकती है।',
    mr: 'लिंक जुनी असू शकते किंवा त्यात टायपिंगची चूक असू शकते.',
  },
  notNow: { en: 'Not a technician now', hi: 'अब टेक्नीशियन नहीं', mr: 'आता टेक्निशियन नाहीत' },
  earlier: { en: 'Earlier', hi: 'पहले', mr: 'आधी' },
  later: { en: 'Later', hi: 'बाद में', mr: 'नंतर' },
  map: { en: 'Map', hi: 'नक्शा', mr: 'नकाशा' },
  export: { en: 'Export', hi: 'डाउनलोड करें', mr: 'डाउनलोड करा' },
  exportToExcel: { en: 'Export to Excel', hi: 'Excel में डाउनलोड करें', mr: 'Excel मध्ये डाउनलोड' },
  xlsx: { en: 'Excel (XLSX)', hi: 'Excel (XLSX)', mr: 'Excel (XLSX)' },
  csv: { en: 'CSV', hi: 'CSV', mr: 'CSV' },
  exportFailed: {
    en: 'The spreadsheet did not come. Please try again.',
    hi: 'फ़ाइल डाउनलोड नहीं हुई। फिर से कोशिश करें।',
    mr: 'स्प्रेडशीट मिळाली नाही. कृपया पुन्हा प्रयत्न करा.',
  },
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
