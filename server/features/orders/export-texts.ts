import { texts } from '#shared/texts.ts';

export const exportTexts = texts({
  orders: { en: 'Orders', hi: 'बुकिंग', mr: 'बुकिंग' },
  number: { en: 'Order number', hi: 'बुकिंग नंबर', mr: 'बुकिंग नंबर' },
  created: { en: 'Created Date', hi: 'बुकिंग की तारीख', mr: 'बुकिंगची तारीख' },
  userId: { en: 'User ID', hi: 'ग्राहक नंबर', mr: 'ग्राहक नंबर' },
  fullname: { en: 'Full Name', hi: 'पूरा नाम', mr: 'पूर्ण नाव' },
  mobile: { en: 'Mobile', hi: 'मोबाइल', mr: 'मोबाइल' },
  email: { en: 'Email', hi: 'ईमेल', mr: 'ईमेल' },
  area: { en: 'Area', hi: 'इलाका', mr: 'परिसर' },
  street: { en: 'Street / Town', hi: 'गली / शहर', mr: 'रस्ता / गाव' },
  services: { en: 'Services', hi: 'सर्विस', mr: 'सर्व्हिस' },
  total: { en: 'Total', hi: 'कुल', mr: 'एकूण' },
  bill: { en: 'Bill', hi: 'बिल', mr: 'बिल' },
  billed: { en: 'Billed', hi: 'बिल की रकम', mr: 'बिलाची रक्कम' },
  due: { en: 'Due', hi: 'बाकी', mr: 'बाकी' },
  status: { en: 'Status', hi: 'स्थिति', mr: 'स्थिती' },
  stage: { en: 'Stage', hi: 'चरण', mr: 'टप्पा' },
  visit: { en: 'Visit', hi: 'विज़िट', mr: 'भेट' },
  technician: { en: 'Technician', hi: 'टेक्नीशियन', mr: 'टेक्निशियन' },
  note: { en: 'Note', hi: 'नोट', mr: 'नोंद' },
});
