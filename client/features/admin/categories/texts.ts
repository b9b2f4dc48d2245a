import { texts } from '#shared/texts.ts';

export const categoryTexts = texts({
  all: { en: 'All Category', hi: 'सभी श्रेणियाँ', mr: 'सर्व प्रकार' },
  categories: { en: 'Categories', hi: 'श्रेणियाँ', mr: 'प्रकार' },
  name: { en: 'Category name', hi: 'श्रेणी का नाम', mr: 'प्रकाराचे नाव' },
  add: { en: 'Add', hi: 'जोड़ें', mr: 'जोडा' },
  deleteQuestion: {
    en: 'Delete the category {name}?',
    hi: 'श्रेणी {name} हटाएँ?',
    mr: '{name} हा प्रकार काढायचा?',
  },
  delete: { en: 'Delete', hi: 'हटाएँ', mr: 'काढा' },
  seeServices: { en: 'See its services', hi: 'इसकी सर्विस देखें', mr: 'त्याच्या सर्व्हिस पाहा' },
  deleteHelp: {
    en: 'You can delete a category only when no service uses it.',
    hi: 'श्रेणी तभी हटा सकते हैं जब कोई सर्विस उसमें न हो।',
    mr: 'कोणतीही सर्व्हिस वापरत नसेल तरच प्रकार काढता येतो.',
  },
  edit: { en: 'Edit', hi: 'बदलें', mr: 'बदला' },
  newName: { en: 'New name of {name}', hi: '{name} का नया नाम', mr: '{name} चे नवीन नाव' },
  save: { en: 'Save', hi: 'सेव करें', mr: 'सेव्ह करा' },
  cancel: { en: 'Cancel', hi: 'रहने दें', mr: 'राहू द्या' },
  shortName: {
    en: 'Short name on the day board',
    hi: 'दिन के बोर्ड पर छोटा नाम',
    mr: 'दिवसाच्या फलकावर छोटे नाव',
  },
  shortHindi: { en: 'Short name in Hindi', hi: 'हिन्दी में छोटा नाम', mr: 'हिंदीतील छोटे नाव' },
  shortMarathi: { en: 'Short name in Marathi', hi: 'मराठी में छोटा नाम', mr: 'मराठीतील छोटे नाव' },
});
