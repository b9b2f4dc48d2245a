import { labelled } from '#shared/labelled.ts';

export const dataTexts = labelled({
  model: { en: 'Model', hi: 'मॉडल', mr: 'मॉडेल' },
  serial: { en: 'Serial number', hi: 'सीरियल नंबर', mr: 'सिरीयल क्रमांक' },
  bought: { en: 'Bought', hi: 'ख़रीदा', mr: 'खरेदी' },
  makersWarranty: { en: 'Maker’s warranty until', hi: 'कंपनी की वारंटी तक', mr: 'कंपनीची वॉरंटी पर्यंत' },
  title: { en: 'Your data', hi: 'आपकी जानकारी', mr: 'तुमची माहिती' },
  intro: {
    en: 'This is what {shop} holds about you on {day}. How long we keep what, and with whom we share it, is in our Privacy Policy: {link}',
    hi: '{day} को {shop} के पास आपकी यह जानकारी है। हम क्या कब तक रखते हैं और किसे देते हैं, यह हमारी गोपनीयता नीति में है: {link}',
    mr: '{day} रोजी {shop} कडे तुमची ही माहिती आहे. आम्ही काय किती काळ ठेवतो आणि कोणाला देतो, ते आमच्या गोपनीयता धोरणात आहे: {link}',
  },
  profile: { en: 'Profile', hi: 'प्रोफ़ाइल', mr: 'प्रोफाइल' },
  since: { en: 'With us since', hi: 'कब से', mr: 'कधीपासून' },
  language: { en: 'Language of mails', hi: 'ईमेल की भाषा', mr: 'ईमेलची भाषा' },
  photo: { en: 'Photo', hi: 'फ़ोटो', mr: 'फोटो' },
  onAbout: { en: 'Shown on About Us', hi: '‘हमारे बारे में’ पेज पर', mr: '‘आमच्याबद्दल’ पानावर' },
  stage: { en: 'Stage', hi: 'स्थिति', mr: 'स्थिती' },
  note: { en: 'What you wrote', hi: 'आपने जो लिखा', mr: 'तुम्ही लिहिलेले' },
  feedback: { en: 'Your feedback', hi: 'आपकी राय', mr: 'तुमचा अभिप्राय' },
  history: { en: 'History', hi: 'इतिहास', mr: 'इतिहास' },
  answer: { en: 'Our answer', hi: 'हमारा जवाब', mr: 'आमचे उत्तर' },
  mails: { en: 'Mails of the last 90 days', hi: 'पिछले 90 दिनों के ईमेल', mr: 'मागील 90 दिवसांचे ईमेल' },
  devices: {
    en: 'Devices where you are signed in',
    hi: 'जिन डिवाइस पर आप लॉगिन हैं',
    mr: 'तुम्ही लॉगिन असलेली डिव्हाइस',
  },
});
