import { texts } from '../texts.ts';

export const methodTexts = texts({
  Cash: { en: 'Cash', hi: 'नकद', mr: 'रोख' },
  UPI: { en: 'UPI', hi: 'UPI', mr: 'UPI' },
  'Cash on Delivery': { en: 'Cash on Delivery', hi: 'काम के बाद नकद', mr: 'कामानंतर रोख' },
});

export const taxTexts = texts({
  plus: { en: ' plus {percent} % GST', hi: ' + {percent} % GST', mr: ' + {percent} % GST' },
});
