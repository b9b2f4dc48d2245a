import { texts } from '#shared/texts.ts';

export const namingTexts = texts({
  which: { en: 'Which appliance?', hi: 'कौन सा उपकरण?', mr: 'कोणते उपकरण?' },
  bind: { en: 'Bind a sticker', hi: 'स्टिकर जोड़ें', mr: 'स्टिकर जोडा' },
  others: {
    en: '{count, plural, =1 {1 other appliance} other {# other appliances}}',
    hi: '{count} और उपकरण',
    mr: 'आणखी {count} उपकरणे',
  },
  newAppliance: { en: 'New appliance', hi: 'नया उपकरण', mr: 'नवे उपकरण' },
  plate: { en: 'Picture of the plate', hi: 'प्लेट की फ़ोटो', mr: 'प्लेटचा फोटो' },
  plateOptional: {
    en: 'Picture of the plate (optional)',
    hi: 'प्लेट की फ़ोटो (ज़रूरी नहीं)',
    mr: 'प्लेटचा फोटो (ऐच्छिक)',
  },
  letters: { en: 'Eight letters of the sticker', hi: 'स्टिकर के आठ अक्षर', mr: 'स्टिकरची आठ अक्षरे' },
  lettersOptional: {
    en: 'Eight letters of the sticker (optional)',
    hi: 'स्टिकर के आठ अक्षर (ज़रूरी नहीं)',
    mr: 'स्टिकरची आठ अक्षरे (ऐच्छिक)',
  },
  scan: { en: 'Scan', hi: 'स्कैन करें', mr: 'स्कॅन करा' },
  stop: { en: 'Stop', hi: 'रोकें', mr: 'थांबवा' },
  camera: { en: 'Hold the camera over the sticker', hi: 'कैमरा स्टिकर के ऊपर रखें', mr: 'कॅमेरा स्टिकरवर धरा' },
  scanned: { en: 'Sticker scanned', hi: 'स्टिकर स्कैन हो गया', mr: 'स्टिकर स्कॅन झाला' },
  noCamera: {
    en: 'The camera did not open. Please enter the eight letters.',
    hi: 'कैमरा नहीं खुला। कृपया आठ अक्षर लिखें।',
    mr: 'कॅमेरा उघडला नाही. कृपया आठ अक्षरे लिहा.',
  },
});
