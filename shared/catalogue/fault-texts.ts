import { texts } from '../texts.ts';

export const faultTexts = texts({
  'Does not start': { en: 'Does not start', hi: 'चालू नहीं होता', mr: 'सुरू होत नाही' },
  'Drum does not turn': { en: 'Drum does not turn', hi: 'ड्रम नहीं घूमता', mr: 'ड्रम फिरत नाही' },
  'Water does not drain': { en: 'Water does not drain', hi: 'पानी नहीं निकलता', mr: 'पाणी निघत नाही' },
  'Leaks water': { en: 'Leaks water', hi: 'पानी टपकता है', mr: 'पाणी गळते' },
  'Makes a loud noise': { en: 'Makes a loud noise', hi: 'तेज़ आवाज़ करता है', mr: 'मोठा आवाज येतो' },
  'Does not cool': { en: 'Does not cool', hi: 'ठंडा नहीं करता', mr: 'थंड होत नाही' },
  'Cools too much': { en: 'Cools too much', hi: 'बहुत ज़्यादा ठंडा करता है', mr: 'जास्त थंड होते' },
  'Door does not close': { en: 'Door does not close', hi: 'दरवाज़ा बंद नहीं होता', mr: 'दार बंद होत नाही' },
  'Does not heat': { en: 'Does not heat', hi: 'गरम नहीं करता', mr: 'गरम होत नाही' },
  Leaks: { en: 'Leaks', hi: 'टपकता है', mr: 'गळते' },
  'Sparks or smells': {
    en: 'Sparks or smells',
    hi: 'चिंगारी निकलती है या जलने की बदबू आती है',
    mr: 'ठिणग्या निघतात किंवा जळका वास येतो',
  },
  'Needs installation': { en: 'Needs installation', hi: 'इंस्टॉलेशन चाहिए', mr: 'इन्स्टॉलेशन हवे' },
  'Smells bad': { en: 'Smells bad', hi: 'बदबू आती है', mr: 'वास येतो' },
  'Needs a service': { en: 'Needs a service', hi: 'सर्विसिंग करवानी है', mr: 'सर्व्हिसिंग करायची आहे' },
  'Stops while it runs': { en: 'Stops while it runs', hi: 'चलते-चलते रुक जाता है', mr: 'चालता चालता थांबते' },
});
