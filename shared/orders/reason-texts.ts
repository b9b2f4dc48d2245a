import { texts } from '../texts.ts';

export const reasonTexts = texts({
  'Fixed itself': { en: 'Fixed itself', hi: 'अपने आप ठीक हो गया', mr: 'आपोआप ठीक झाले' },
  'Found someone else': { en: 'Found someone else', hi: 'कोई और मिल गया', mr: 'दुसरे कोणी मिळाले' },
  'Wrong time': { en: 'Wrong time', hi: 'समय ठीक नहीं', mr: 'वेळ जमत नाही' },
  'Too expensive': { en: 'Too expensive', hi: 'बहुत महँगा', mr: 'खूप महाग' },
  Other: { en: 'Other', hi: 'कुछ और', mr: 'इतर' },
});
