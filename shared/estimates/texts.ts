import { texts } from '../texts.ts';

export const kindTexts = texts({
  part: { en: 'Part', hi: 'पार्ट', mr: 'पार्ट' },
  labour: { en: 'Labour', hi: 'मज़दूरी', mr: 'मजुरी' },
  other: { en: 'Other', hi: 'अन्य', mr: 'इतर' },
});

export const stateLabelTexts = texts({
  draft: { en: 'Not shown yet', hi: 'अभी नहीं दिखाया', mr: 'अजून दाखवले नाही' },
  offered: { en: 'Waiting for an answer', hi: 'जवाब का इंतज़ार', mr: 'उत्तराची वाट' },
  agreed: { en: 'Agreed', hi: 'मंज़ूर', mr: 'मान्य' },
  declined: { en: 'Declined', hi: 'मंज़ूर नहीं', mr: 'अमान्य' },
});

export const stateWordTexts = texts({
  draft: { en: 'changed', hi: 'बदला गया', mr: 'बदलला' },
  offered: { en: 'offered', hi: 'दिखाया गया', mr: 'दाखवला' },
  agreed: { en: 'agreed to', hi: 'मंज़ूर', mr: 'मान्य' },
  declined: { en: 'declined', hi: 'नामंज़ूर', mr: 'अमान्य' },
});

export const answerChannelTexts = texts({
  phone: { en: "on the technician's phone", hi: 'टेक्नीशियन के फ़ोन पर', mr: 'टेक्निशियनच्या फोनवर' },
  link: { en: 'by the tracking link', hi: 'ट्रैकिंग लिंक से', mr: 'ट्रॅकिंग लिंकने' },
  account: { en: "in the customer's account", hi: 'ग्राहक के खाते से', mr: 'ग्राहकाच्या खात्यातून' },
  call: { en: 'told to the shop', hi: 'दुकान को बताया', mr: 'दुकानाला सांगितले' },
});
