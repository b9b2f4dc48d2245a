import { labelled } from '#shared/labelled.ts';

export const visitTimesTexts = labelled({
  windowFrom: {
    en: '{day}, window {number}: from',
    hi: '{day}, समय {number}: से',
    mr: '{day}, वेळ {number}: पासून',
  },
  windowTo: {
    en: '{day}, window {number}: to',
    hi: '{day}, समय {number}: तक',
    mr: '{day}, वेळ {number}: पर्यंत',
  },
  windowVisits: {
    en: '{day}, window {number}: visits',
    hi: '{day}, समय {number}: विज़िट',
    mr: '{day}, वेळ {number}: भेटी',
  },
  removeWindow: {
    en: 'Remove {day}, window {number}',
    hi: '{day}, समय {number} हटाएँ',
    mr: '{day}, वेळ {number} काढा',
  },
  auto: { en: 'auto', hi: 'ऑटो', mr: 'ऑटो' },
  addWindowTo: { en: 'Add a window to {day}', hi: '{day} में समय जोड़ें', mr: '{day}: वेळ जोडा' },
  addWindow: { en: 'Add window', hi: 'समय जोड़ें', mr: 'वेळ जोडा' },
  midnight: { en: 'midnight', hi: 'रात 12', mr: 'रात्री 12' },
  specialDays: {
    en: 'Closed days and days with other windows',
    hi: 'छुट्टी के और अलग समय वाले दिन',
    mr: 'बंद दिवस आणि वेगळ्या वेळेचे दिवस',
  },
  noSpecialDays: {
    en: 'None: every day is as its weekday.',
    hi: 'कोई नहीं: हर दिन हफ़्ते के उसी दिन जैसा है।',
    mr: 'नाही: प्रत्येक दिवस आपल्या वाराप्रमाणे.',
  },
  newDay: { en: 'New day', hi: 'नया दिन', mr: 'नवीन दिवस' },
  removeDayOf: { en: 'Remove the day {day}', hi: '{day} हटाएँ', mr: '{day} काढा' },
  removeDay: { en: 'Remove day', hi: 'दिन हटाएँ', mr: 'दिवस काढा' },
  addClosedDay: { en: 'Add a closed day', hi: 'छुट्टी का दिन जोड़ें', mr: 'बंद दिवस जोडा' },
  addOtherDay: { en: 'Add a day with other windows', hi: 'अलग समय वाला दिन जोड़ें', mr: 'वेगळ्या वेळेचा दिवस जोडा' },
  perTechnician: { en: 'Visits per technician', hi: 'हर टेक्नीशियन की विज़िट', mr: 'प्रति टेक्निशियन भेटी' },
  leadMinutes: { en: 'Lead time in minutes', hi: 'कितने मिनट पहले तक', mr: 'किती मिनिटे आधी' },
  horizonDays: { en: 'Days ahead', hi: 'कितने दिन आगे तक', mr: 'किती दिवस पुढे' },
  callHours: { en: 'Hours until a call', hi: 'कॉल तक के घंटे', mr: 'कॉलपर्यंतचे तास' },
  perTechnicianHelp: {
    en: 'In a window without a number of visits, for each technician on duty',
    hi: 'जिस समय में विज़िट की संख्या नहीं लिखी, उसमें ड्यूटी पर हर टेक्नीशियन के लिए',
    mr: 'भेटींची संख्या न दिलेल्या वेळेत, ड्युटीवरील प्रत्येक टेक्निशियनसाठी',
  },
  leadHelp: {
    en: 'How long before a window begins it can still be booked',
    hi: 'समय शुरू होने से कितनी देर पहले तक बुक हो सकता है',
    mr: 'वेळ सुरू होण्याच्या किती आधीपर्यंत बुक करता येते',
  },
  horizonHelp: {
    en: 'How far ahead customers can choose a time',
    hi: 'ग्राहक कितने दिन आगे का समय चुन सकते हैं',
    mr: 'ग्राहक किती पुढची वेळ निवडू शकतात',
  },
  callHoursHelp: {
    en: 'Within how many opening hours you call after an enquiry or a booking without a time',
    hi: 'पूछताछ या बिना समय की बुकिंग के बाद, दुकान खुलने के कितने घंटों में आप कॉल करेंगे',
    mr: 'चौकशी किंवा वेळ नसलेल्या बुकिंगनंतर, दुकान उघडे असण्याच्या किती तासांत तुम्ही कॉल कराल',
  },
  visitsStay: {
    en: 'Bookings that have a time keep it. Pages show the hours of the week at once.',
    hi: 'जिन बुकिंग का समय तय है, उनका समय वही रहता है। पेजों पर हफ़्ते का समय तुरंत दिखता है।',
    mr: 'ज्या बुकिंगची वेळ ठरली आहे ती राहते. पानांवर आठवड्याच्या वेळा लगेच दिसतात.',
  },
  autoHelp: {
    en: "Where the number of visits says ''auto'', a window takes as many as technicians are on duty that day, times the visits per technician below.",
    hi: 'जहाँ विज़िट की संख्या में ‘ऑटो’ लिखा है, वहाँ उस दिन ड्यूटी वाले टेक्नीशियन × नीचे दी गई हर टेक्नीशियन की विज़िट जितनी जगहें होती हैं।',
    mr: 'भेटींच्या संख्येत ‘ऑटो’ असल्यास, त्या दिवशी ड्युटीवरील टेक्निशियन × खालील प्रति टेक्निशियन भेटी इतक्या जागा असतात.',
  },
  usualDay: { en: 'Usual day', hi: 'आम दिन', mr: 'नेहमीचा दिवस' },
  weekdays: { en: 'Weekdays', hi: 'हफ़्ते के दिन', mr: 'आठवड्याचे दिवस' },
  pattern: { en: 'As usual', hi: 'आम दिन जैसा', mr: 'नेहमीप्रमाणे' },
  own: { en: 'Other windows', hi: 'अलग समय', mr: 'वेगळ्या वेळा' },
  weekdayIs: { en: '{day}: {kind}', hi: '{day}: {kind}', mr: '{day}: {kind}' },
});
