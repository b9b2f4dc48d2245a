import { texts } from '#shared/texts.ts';

export const exportTexts = texts({
  Enquiries: { en: 'Enquiries', hi: 'पूछताछ', mr: 'चौकश्या' },
  'Sr.': { en: 'Sr.', hi: 'क्र.', mr: 'क्र.' },
  'Full Name': { en: 'Full Name', hi: 'पूरा नाम', mr: 'पूर्ण नाव' },
  Address: { en: 'Address', hi: 'पता', mr: 'पत्ता' },
  Email: { en: 'Email', hi: 'ईमेल', mr: 'ईमेल' },
  Mobile: { en: 'Mobile', hi: 'मोबाइल', mr: 'मोबाइल' },
  'Service Type': { en: 'Service Type', hi: 'सर्विस का प्रकार', mr: 'सर्व्हिसचा प्रकार' },
  Message: { en: 'Message', hi: 'संदेश', mr: 'संदेश' },
  'Created Date': { en: 'Created Date', hi: 'तारीख', mr: 'तारीख' },
  Status: { en: 'Status', hi: 'स्थिति', mr: 'स्थिती' },
});
