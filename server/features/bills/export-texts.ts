import { texts } from '#shared/texts.ts';

export const exportTexts = texts({
  bills: { en: 'Bills', hi: 'बिल', mr: 'बिले' },
  number: { en: 'Number', hi: 'नंबर', mr: 'नंबर' },
  date: { en: 'Date', hi: 'तारीख', mr: 'तारीख' },
  kind: { en: 'Kind', hi: 'प्रकार', mr: 'प्रकार' },
  credits: { en: 'Credits', hi: 'मूल बिल', mr: 'रद्द बिल' },
  order: { en: 'Order', hi: 'बुकिंग', mr: 'बुकिंग' },
  customer: { en: 'Customer', hi: 'ग्राहक', mr: 'ग्राहक' },
  placeOfSupply: { en: 'Place of supply', hi: 'आपूर्ति का स्थान', mr: 'पुरवठ्याचे ठिकाण' },
  taxable: { en: 'Taxable value', hi: 'टैक्स योग्य रकम', mr: 'करपात्र रक्कम' },
  rate: { en: 'Rate %', hi: 'दर %', mr: 'दर %' },
  cgst: { en: 'CGST', hi: 'CGST', mr: 'CGST' },
  sgst: { en: 'SGST', hi: 'SGST', mr: 'SGST' },
  igst: { en: 'IGST', hi: 'IGST', mr: 'IGST' },
  total: { en: 'Total', hi: 'कुल', mr: 'एकूण' },
  paidCash: { en: 'Paid in cash', hi: 'नकद मिले', mr: 'रोख मिळाले' },
  paidUPI: { en: 'Paid by UPI', hi: 'UPI से मिले', mr: 'UPI ने मिळाले' },
  due: { en: 'Due', hi: 'बाकी', mr: 'बाकी' },
  technician: { en: 'Technician', hi: 'टेक्नीशियन', mr: 'टेक्निशियन' },
});
