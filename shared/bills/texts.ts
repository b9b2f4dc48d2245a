import { texts } from '../texts.ts';

export const methodTexts = texts({
  Cash: { en: 'Cash', hi: 'नकद', mr: 'रोख' },
  UPI: { en: 'UPI', hi: 'UPI', mr: 'UPI' },
  'Cash on Delivery': { en: 'Cash on Delivery', hi: 'काम के बाद नकद', mr: 'कामानंतर रोख' },
});

export const taxTexts = texts({
  plus: { en: ' plus {percent} % GST', hi: ' + {percent} % GST', mr: ' + {percent} % GST' },
});

export const kindTexts = texts({
  Bill: { en: 'Bill', hi: 'बिल', mr: 'बिल' },
  'Bill of Supply': { en: 'Bill of Supply', hi: 'बिल ऑफ़ सप्लाई', mr: 'बिल ऑफ सप्लाय' },
  'Tax Invoice': { en: 'Tax Invoice', hi: 'टैक्स इनवॉइस', mr: 'टॅक्स इन्व्हॉइस' },
  'Credit Note': { en: 'Credit Note', hi: 'क्रेडिट नोट', mr: 'क्रेडिट नोट' },
});

export const registrationTexts = texts({
  none: { en: 'Not registered', hi: 'रजिस्टर्ड नहीं', mr: 'नोंदणी नाही' },
  composition: { en: 'Composition scheme', hi: 'कंपोज़िशन स्कीम', mr: 'कंपोझिशन स्कीम' },
  regular: { en: 'Regular', hi: 'रेगुलर', mr: 'नियमित' },
});
