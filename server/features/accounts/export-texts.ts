import { texts } from '#shared/texts.ts';

export const exportTexts = texts({
  customers: { en: 'Customers', hi: 'ग्राहक', mr: 'ग्राहक' },
  userId: { en: 'User ID', hi: 'ग्राहक नंबर', mr: 'ग्राहक नंबर' },
  name: { en: 'Name', hi: 'नाम', mr: 'नाव' },
  mobile: { en: 'Mobile', hi: 'मोबाइल', mr: 'मोबाइल' },
  email: { en: 'Email', hi: 'ईमेल', mr: 'ईमेल' },
  address: { en: 'Address', hi: 'पता', mr: 'पत्ता' },
  role: { en: 'Role', hi: 'भूमिका', mr: 'भूमिका' },
  created: { en: 'Created Date', hi: 'तारीख', mr: 'तारीख' },
  orders: { en: 'Orders', hi: 'बुकिंग', mr: 'बुकिंग' },
});
