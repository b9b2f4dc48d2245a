import { texts } from '#shared/texts.ts';

export const homeTexts = texts({
  promises: { en: 'What we promise', hi: 'हमारा वादा', mr: 'आमचे वचन' },
  place: { en: '{number} of {count}', hi: '{count} में से {number}', mr: '{count} पैकी {number}' },
  carousel: { en: 'carousel', hi: 'स्लाइड शो', mr: 'स्लाइड शो' },
  slideRole: { en: 'slide', hi: 'स्लाइड', mr: 'स्लाइड' },
  slide: { en: 'Slide {number}: {title}', hi: 'स्लाइड {number}: {title}', mr: 'स्लाइड {number}: {title}' },
  play: { en: 'Play slides', hi: 'स्लाइड चलाएँ', mr: 'स्लाइड सुरू करा' },
  pause: { en: 'Pause slides', hi: 'स्लाइड रोकें', mr: 'स्लाइड थांबवा' },
  loading: { en: 'Loading services', hi: 'सर्विस लोड हो रही हैं', mr: 'सर्व्हिस लोड होत आहेत' },
  whatWeRepair: { en: 'What we repair', hi: 'हम क्या रिपेयर करते हैं', mr: 'आम्ही काय दुरुस्त करतो' },
  allServices: { en: 'All services', hi: 'सभी सर्विस', mr: 'सगळ्या सर्व्हिस' },
  needsRepair: { en: 'What needs repair?', hi: 'क्या रिपेयर करवाना है?', mr: 'काय दुरुस्त करायचे आहे?' },
  sendEnquiry: { en: 'Send an enquiry', hi: 'अपना सवाल भेजें', mr: 'चौकशी पाठवा' },
  formFailed: {
    en: 'The form did not load. Check your connection and reload the page.',
    hi: 'फ़ॉर्म लोड नहीं हुआ। इंटरनेट देखकर पेज फिर से खोलें।',
    mr: 'फॉर्म लोड झाला नाही. इंटरनेट तपासून पान पुन्हा उघडा.',
  },
  title: {
    en: 'Home-appliance repair in {city}',
    hi: '{city} में घरेलू उपकरणों की रिपेयर',
    mr: '{city}मध्ये घरगुती उपकरणांची दुरुस्ती',
  },
  heading: {
    en: 'Home-appliance repair in <c>{city}</c>',
    hi: '<c>{city}</c> में घरेलू उपकरणों की रिपेयर',
    mr: '<c>{city}</c>मध्ये घरगुती उपकरणांची दुरुस्ती',
  },
  comes: { en: '{visit}: {name} comes', hi: '{visit}: {name} आएँगे', mr: '{visit}: {name} येतील' },
  order: {
    en: 'Order {number}: {sentence}',
    hi: 'बुकिंग {number}: {sentence}',
    mr: 'बुकिंग {number}: {sentence}',
  },
  estimate: {
    en: 'an estimate waits for your answer.',
    hi: 'अनुमानित खर्च पर आपका जवाब बाकी है।',
    mr: 'अंदाजे खर्चावर तुमचे उत्तर बाकी आहे.',
  },
  trust: { en: 'Why people trust us', hi: 'लोग हम पर भरोसा क्यों करते हैं', mr: 'लोक आमच्यावर विश्वास का ठेवतात' },
  moreAbout: { en: 'More about us', hi: 'हमारे बारे में और जानें', mr: 'आमच्याबद्दल आणखी वाचा' },
  ourWork: { en: 'Our Work', hi: 'हमारा काम', mr: 'आमचे काम' },
  watchNamed: { en: '{name} (opens in a new tab)', hi: '{name} (नए टैब में)', mr: '{name} (नव्या टॅबमध्ये)' },
  watch: {
    en: 'Watch clip {number} (opens in a new tab)',
    hi: 'क्लिप {number} देखें (नए टैब में)',
    mr: 'क्लिप {number} पाहा (नव्या टॅबमध्ये)',
  },
});
