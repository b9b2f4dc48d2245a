import { texts } from '#shared/texts.ts';

export const applianceFieldTexts = texts({
  add: { en: 'Add an appliance', hi: 'उपकरण जोड़ें', mr: 'उपकरण जोडा' },
  changeThis: { en: 'Change this appliance', hi: 'इस उपकरण की जानकारी बदलें', mr: 'या उपकरणाची माहिती बदला' },
  save: { en: 'Save', hi: 'सेव करें', mr: 'सेव्ह करा' },
  kind: { en: 'Kind', hi: 'प्रकार', mr: 'प्रकार' },
  chooseKind: { en: 'Choose the kind', hi: 'प्रकार चुनें', mr: 'प्रकार निवडा' },
  maker: { en: 'Maker (optional)', hi: 'कंपनी (ज़रूरी नहीं)', mr: 'कंपनी (ऐच्छिक)' },
  place: { en: 'Where it stands (optional)', hi: 'कहाँ लगा है (ज़रूरी नहीं)', mr: 'कुठे आहे (ऐच्छिक)' },
  placeHelp: {
    en: 'Kitchen, Bedroom 2: tells two of a kind apart',
    hi: 'रसोई, बेडरूम 2: एक जैसे दो उपकरणों में फ़र्क दिखता है',
    mr: 'स्वयंपाकघर, बेडरूम 2: एकसारखी दोन उपकरणे ओळखता येतात',
  },
  model: { en: 'Model (optional)', hi: 'मॉडल (ज़रूरी नहीं)', mr: 'मॉडेल (ऐच्छिक)' },
  serial: { en: 'Serial number (optional)', hi: 'सीरियल नंबर (ज़रूरी नहीं)', mr: 'सिरीयल क्रमांक (ऐच्छिक)' },
  bought: { en: 'Bought in (optional)', hi: 'कब खरीदा (ज़रूरी नहीं)', mr: 'कधी घेतले (ऐच्छिक)' },
  boughtHelp: { en: 'Year and month: 2025-03', hi: 'साल और महीना: 2025-03', mr: 'वर्ष आणि महिना: 2025-03' },
  makersMonths: {
    en: 'Maker’s warranty in months (optional)',
    hi: 'कंपनी की वारंटी, महीनों में (ज़रूरी नहीं)',
    mr: 'कंपनीची वॉरंटी, महिन्यांत (ऐच्छिक)',
  },
  staffNote: {
    en: 'Note for staff (optional)',
    hi: 'स्टाफ़ के लिए नोट (ज़रूरी नहीं)',
    mr: 'कर्मचाऱ्यांसाठी टीप (ऐच्छिक)',
  },
});
