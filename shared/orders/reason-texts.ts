import { texts } from '../texts.ts';

export const reasonTexts = texts({
  'Fixed itself': { en: 'Fixed itself', hi: 'अपने आप ठीक हो गया', mr: 'आपोआप ठीक झाले' },
  'Found someone else': { en: 'Found someone else', hi: 'कोई और मिल गया', mr: 'दुसरे कोणी मिळाले' },
  'Wrong time': { en: 'Wrong time', hi: 'समय ठीक नहीं', mr: 'वेळ जमत नाही' },
  'Too expensive': { en: 'Too expensive', hi: 'बहुत महँगा', mr: 'खूप महाग' },
  'Not at home': { en: 'Not at home', hi: 'घर पर नहीं मिले', mr: 'घरी नव्हते' },
  'Came back': { en: 'Came back', hi: 'वापस आए', mr: 'परत आले' },
  'The first order is open again': {
    en: 'The first order is open again',
    hi: 'पहली बुकिंग फिर से शुरू की गई',
    mr: 'पहिले बुकिंग पुन्हा सुरू केले',
  },
  'The booking was opened again': {
    en: 'The booking was opened again',
    hi: 'बुकिंग फिर से शुरू की गई',
    mr: 'बुकिंग पुन्हा सुरू केले',
  },
  Other: { en: 'Other', hi: 'कुछ और', mr: 'इतर' },
});
