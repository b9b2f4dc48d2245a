import { texts } from '#shared/texts.ts';

export const whatsAppNames = texts({
  'Agree on a time': { en: 'Agree on a time', hi: 'समय तय करें', mr: 'वेळ ठरवा' },
  'Confirmed time': { en: 'Confirmed time', hi: 'तय समय', mr: 'ठरलेली वेळ' },
  'On the way': { en: 'On the way', hi: 'रास्ते में', mr: 'वाटेत' },
  Delayed: { en: 'Delayed', hi: 'देर हो रही है', mr: 'उशीर होत आहे' },
  Estimate: { en: 'Estimate', hi: 'अनुमानित खर्च', mr: 'अंदाजे खर्च' },
  'Part has come': { en: 'Part has come', hi: 'पार्ट आ गया', mr: 'पार्ट आला' },
  Bill: { en: 'Bill', hi: 'बिल', mr: 'बिल' },
  Due: { en: 'Due', hi: 'बाकी रकम', mr: 'बाकी रक्कम' },
  'Your repair': { en: 'Your repair', hi: 'आपकी रिपेयर', mr: 'तुमची दुरुस्ती' },
  'Own words': { en: 'Own words', hi: 'अपने शब्दों में', mr: 'स्वतःच्या शब्दांत' },
  'Your enquiry': { en: 'Your enquiry', hi: 'आपका सवाल', mr: 'तुमची चौकशी' },
});
