import { texts } from '../texts.ts';

export const applianceKindTexts = texts({
  washing_machine_semi_automatic: {
    en: 'washing machine (semi-automatic)',
    hi: 'वॉशिंग मशीन (सेमी ऑटोमैटिक)',
    mr: 'वॉशिंग मशीन (सेमी ऑटोमॅटिक)',
  },
  washing_machine_fully_automatic: {
    en: 'washing machine (fully automatic)',
    hi: 'वॉशिंग मशीन (फ़ुली ऑटोमैटिक)',
    mr: 'वॉशिंग मशीन (फुली ऑटोमॅटिक)',
  },
  washing_machine_front_load: {
    en: 'washing machine (front load)',
    hi: 'वॉशिंग मशीन (फ्रंट लोड)',
    mr: 'वॉशिंग मशीन (फ्रंट लोड)',
  },
  refrigerator_single_door: {
    en: 'refrigerator (single door)',
    hi: 'फ्रिज (सिंगल डोर)',
    mr: 'फ्रिज (सिंगल डोअर)',
  },
  refrigerator_double_door: {
    en: 'refrigerator (double door)',
    hi: 'फ्रिज (डबल डोर)',
    mr: 'फ्रिज (डबल डोअर)',
  },
  refrigerator_side_by_side: {
    en: 'refrigerator (side by side)',
    hi: 'फ्रिज (साइड बाय साइड)',
    mr: 'फ्रिज (साइड बाय साइड)',
  },
  deep_freezer: { en: 'deep freezer', hi: 'डीप फ्रीज़र', mr: 'डीप फ्रीझर' },
  dishwasher: { en: 'dishwasher', hi: 'डिशवॉशर', mr: 'डिशवॉशर' },
  microwave: { en: 'microwave', hi: 'माइक्रोवेव', mr: 'मायक्रोवेव्ह' },
  oven: { en: 'oven', hi: 'ओवन', mr: 'ओव्हन' },
  ac_split: { en: 'split AC', hi: 'स्प्लिट एसी', mr: 'स्प्लिट एसी' },
  ac_window: { en: 'window AC', hi: 'विंडो एसी', mr: 'विंडो एसी' },
  ac_cassette: { en: 'cassette AC', hi: 'कैसेट एसी', mr: 'कॅसेट एसी' },
  chimney: { en: 'chimney', hi: 'चिमनी', mr: 'चिमणी' },
  hob: { en: 'hob', hi: 'गैस चूल्हा (हॉब)', mr: 'गॅस शेगडी (हॉब)' },
  water_purifier: { en: 'water purifier', hi: 'वॉटर प्यूरीफ़ायर', mr: 'वॉटर प्युरिफायर' },
  mixer: { en: 'mixer', hi: 'मिक्सर', mr: 'मिक्सर' },
  other: { en: 'other appliance', hi: 'दूसरा उपकरण', mr: 'इतर उपकरण' },
});

export const applianceTexts = texts({
  at: { en: '{what}, {place}', hi: '{what}, {place}', mr: '{what}, {place}' },
});

export const applianceStateTexts = texts({
  underWarranty: {
    en: 'Under our warranty until {date}',
    hi: 'हमारी वारंटी {date} तक',
    mr: 'आमची वॉरंटी {date} पर्यंत',
  },
  lastRepaired: { en: 'Last repaired {date}', hi: 'पिछली रिपेयर {date}', mr: 'शेवटची दुरुस्ती {date}' },
  noRepair: { en: 'No repair yet', hi: 'अभी कोई रिपेयर नहीं', mr: 'अजून दुरुस्ती नाही' },
  makersUntil: {
    en: 'Maker’s warranty until {month}',
    hi: 'कंपनी की वारंटी {month} तक',
    mr: 'कंपनीची वॉरंटी {month} पर्यंत',
  },
});
