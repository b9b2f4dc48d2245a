import { labelled } from '#shared/labelled.ts';

export const digestTexts = labelled({
  subject: { en: 'Your day: {day}', hi: 'आपका दिन: {day}', mr: 'तुमचा दिवस: {day}' },
  today: {
    en: 'The figures of {day}. Each opens its list.',
    hi: '{day} के आँकड़े। हर आँकड़ा अपनी सूची खोलता है।',
    mr: '{day} चे आकडे. प्रत्येक आकडा त्याची यादी उघडतो.',
  },
  late: { en: 'Late now', hi: 'अभी देर से', mr: 'आता उशिरा' },
  allFigures: { en: 'All figures', hi: 'सारे आँकड़े', mr: 'सर्व आकडे' },
});
