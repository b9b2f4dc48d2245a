import { labelled } from '#shared/labelled.ts';

export const translationTexts = labelled({
  hindiName: { en: 'Name in Hindi', hi: 'हिन्दी में नाम', mr: 'हिंदीतील नाव' },
  hindiDescription: { en: 'Description in Hindi', hi: 'हिन्दी में विवरण', mr: 'हिंदीतील वर्णन' },
  marathiName: { en: 'Name in Marathi', hi: 'मराठी में नाम', mr: 'मराठीतील नाव' },
  marathiDescription: { en: 'Description in Marathi', hi: 'मराठी में विवरण', mr: 'मराठीतील वर्णन' },
  ifBlank: {
    en: 'Blank fields show the English text.',
    hi: 'खाली छोड़ने पर अंग्रेज़ी में दिखेगा।',
    mr: 'रिकामे ठेवल्यास इंग्रजीत दिसेल.',
  },
  inHindiAndMarathi: {
    en: 'In Hindi and Marathi',
    hi: 'हिन्दी और मराठी में',
    mr: 'हिंदी आणि मराठीत',
  },
  languages: { en: 'Languages', hi: 'भाषाएँ', mr: 'भाषा' },
  without: {
    en: 'Without Hindi or Marathi',
    hi: 'हिन्दी या मराठी बाकी',
    mr: 'हिंदी किंवा मराठी बाकी',
  },
  withoutBoth: {
    en: 'Without Hindi and Marathi',
    hi: 'हिन्दी और मराठी बाकी',
    mr: 'हिंदी आणि मराठी बाकी',
  },
  withoutHindi: { en: 'Without Hindi', hi: 'हिन्दी बाकी', mr: 'हिंदी बाकी' },
  withoutMarathi: { en: 'Without Marathi', hi: 'मराठी बाकी', mr: 'मराठी बाकी' },
  allTranslated: {
    en: 'Every category has its names in Hindi and Marathi.',
    hi: 'सभी श्रेणियों के नाम हिन्दी और मराठी में हैं।',
    mr: 'सर्व प्रकारांची नावे हिंदी आणि मराठीत आहेत.',
  },
});
