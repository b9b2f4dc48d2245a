import { labelled } from '#shared/labelled.ts';

export const searchTexts = labelled({
  appliances: { en: 'Appliances', hi: 'उपकरण', mr: 'उपकरणे' },
  search: { en: 'Search', hi: 'खोजें', mr: 'शोधा' },
  keys: { en: 'Ctrl K', hi: 'Ctrl K', mr: 'Ctrl K' },
  searchPanel: { en: 'Search the panel', hi: 'पैनल में खोजें', mr: 'पॅनेलमध्ये शोधा' },
  hint: {
    en: 'Order number, name, mobile, bill, area, email, service or screen',
    hi: 'बुकिंग नंबर, नाम, मोबाइल, बिल, इलाका, ईमेल, सर्विस या स्क्रीन',
    mr: 'बुकिंग क्रमांक, नाव, मोबाइल, बिल, परिसर, ईमेल, सर्व्हिस किंवा स्क्रीन',
  },
  recent: { en: 'Opened lately', hi: 'हाल में खोले गए', mr: 'नुकतेच उघडलेले' },
  screens: { en: 'Screens and settings', hi: 'स्क्रीन और सेटिंग', mr: 'स्क्रीन आणि सेटिंग' },
  order: { en: 'Order {number}, {name}', hi: 'बुकिंग {number}, {name}', mr: 'बुकिंग {number}, {name}' },
  since: { en: '{name} since {time}', hi: '{name}, {time} से', mr: '{name}, {time} पासून' },
  places: { en: 'Go to', hi: 'यहाँ जाएँ', mr: 'येथे जा' },
  taxNames: { en: 'GSTIN, UPI id', hi: 'GSTIN, UPI', mr: 'GSTIN, UPI' },
  offNames: { en: 'holiday, day off, leave', hi: 'छुट्टी, अवकाश', mr: 'सुट्टी, रजा' },
  calendar: { en: 'calendar', hi: 'कैलेंडर', mr: 'कॅलेंडर' },
  apiNames: { en: 'keys, webhooks', hi: 'की, वेबहुक, webhook', mr: 'की, वेबहुक, webhook' },
  customerNames: {
    en: 'erase, delete, copy of data, export',
    hi: 'मिटाएँ, डेटा की कॉपी, डाउनलोड, export',
    mr: 'पुसा, डेटाची प्रत, डाउनलोड, export',
  },
  export: { en: 'export, Excel, CSV', hi: 'डाउनलोड, Excel, export', mr: 'डाउनलोड, Excel, export' },
  bankFile: { en: 'Bank file', hi: 'बैंक फ़ाइल', mr: 'बँक फाइल' },
  import: { en: 'Import', hi: 'आयात', mr: 'आयात' },
  help: { en: 'Help', hi: 'मदद', mr: 'मदत' },
  newBooking: { en: 'New booking', hi: 'नई बुकिंग', mr: 'नवीन बुकिंग' },
  newBookingFor: {
    en: 'New booking for {mobile}',
    hi: '{mobile} के लिए नई बुकिंग',
    mr: '{mobile} साठी नवीन बुकिंग',
  },
  closeDay: { en: 'Close day', hi: 'दिन बंद करें', mr: 'दिवस बंद करा' },
  openOrders: {
    en: '{count, plural, =1 {1 open order} other {# open orders}}',
    hi: '{count} खुली बुकिंग',
    mr: '{count} चालू बुकिंग',
  },
  ofOrder: {
    en: '{name}, order {number}, {total}',
    hi: '{name}, बुकिंग {number}, {total}',
    mr: '{name}, बुकिंग {number}, {total}',
  },
  nothing: {
    en: 'Nothing found for ‘{text}’. We looked in customers, orders, bills, enquiries, services, screens and settings.',
    hi: '‘{text}’ कहीं नहीं मिला। ग्राहक, बुकिंग, बिल, पूछताछ, सर्विस, स्क्रीन और सेटिंग में खोजा।',
    mr: '‘{text}’ कुठेही सापडले नाही. ग्राहक, बुकिंग, बिले, चौकशा, सर्व्हिस, स्क्रीन आणि सेटिंगमध्ये शोधले.',
  },
  count: { en: '{count, plural, =1 {1 result} other {# results}}', hi: '{count} नतीजे', mr: '{count} निकाल' },
});
