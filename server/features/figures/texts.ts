import { texts } from '#shared/texts.ts';

export const digestTexts = texts({
  subject: { en: 'Your day: {day}', hi: 'आपका दिन: {day}', mr: 'तुमचा दिवस: {day}' },
  today: {
    en: 'The figures of {day}. Each opens its list.',
    hi: '{day} के आँकड़े। हर आँकड़ा अपनी सूची खोलता है।',
    mr: '{day} चे आकडे. प्रत्येक आकडा त्याची यादी उघडतो.',
  },
  late: { en: 'Late now', hi: 'अभी देर से', mr: 'आता उशिरा' },
  due: { en: 'Due', hi: 'बाकी', mr: 'बाकी' },
  allFigures: { en: 'All figures', hi: 'सारे आँकड़े', mr: 'सर्व आकडे' },
  sheet: { en: 'Figures', hi: 'आँकड़े', mr: 'आकडे' },
  group: { en: 'By', hi: 'किसके हिसाब से', mr: 'कशानुसार' },
  name: { en: 'Name', hi: 'नाम', mr: 'नाव' },
  from: { en: 'From', hi: 'इस दिन से', mr: 'या दिवसापासून' },
  to: { en: 'To', hi: 'इस दिन तक', mr: 'या दिवसापर्यंत' },
  all: { en: 'All', hi: 'सभी', mr: 'सर्व' },
  category: { en: 'Category', hi: 'श्रेणी', mr: 'प्रकार' },
  area: { en: 'Area', hi: 'इलाका', mr: 'परिसर' },
  technician: { en: 'Technician', hi: 'टेक्नीशियन', mr: 'टेक्निशियन' },
  source: { en: 'Booked through', hi: 'बुकिंग कहाँ से', mr: 'बुकिंग कशातून' },
});
