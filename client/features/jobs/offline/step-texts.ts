import { texts } from '#shared/texts.ts';

export const stepTexts = texts({
  onMyWay: { en: 'On my way', hi: 'निकल रहा हूँ', mr: 'निघालो' },
  start: { en: 'Start', hi: 'शुरू करें', mr: 'सुरू करा' },
  finish: { en: 'Finish', hi: 'पूरा करें', mr: 'पूर्ण करा' },
  needsPart: { en: 'Needs a part', hi: 'पार्ट चाहिए', mr: 'पार्ट हवा' },
  timeWithdrawn: { en: 'Time withdrawn', hi: 'समय हटाया', mr: 'वेळ मागे घेतली' },
  notAtHome: { en: 'Not at home', hi: 'घर पर नहीं मिले', mr: 'घरी नव्हते' },
  cameBack: { en: 'Came back', hi: 'वापस आए', mr: 'परत आलो' },
  cancelBooking: { en: 'Cancel booking', hi: 'बुकिंग रद्द करें', mr: 'बुकिंग रद्द करा' },
  addLine: { en: 'Add part or labour', hi: 'पार्ट या मज़दूरी जोड़ें', mr: 'पार्ट किंवा मजुरी जोडा' },
  showCustomer: { en: 'Show the customer', hi: 'ग्राहक को दिखाएँ', mr: 'ग्राहकाला दाखवा' },
  agrees: { en: 'Customer agrees', hi: 'ग्राहक को मंज़ूर है', mr: 'ग्राहकाला मान्य आहे' },
  declines: { en: 'Customer declines', hi: 'ग्राहक को मंज़ूर नहीं', mr: 'ग्राहकाला मान्य नाही' },
  note: { en: 'Note: {note}', hi: 'नोट: {note}', mr: 'नोंद: {note}' },
  nameAppliance: { en: 'Appliance: {name}', hi: 'उपकरण: {name}', mr: 'उपकरण: {name}' },
  bindSticker: { en: 'Sticker for {name}', hi: '{name} का स्टिकर', mr: '{name} साठी स्टिकर' },
  report: { en: 'Report to the office', hi: 'ऑफ़िस को सूचना', mr: 'ऑफिसला माहिती' },
  notYours: {
    en: 'This job is no longer yours: please call the shop.',
    hi: 'यह काम अब आपका नहीं है: कृपया दुकान को कॉल करें।',
    mr: 'हे काम आता तुमचे नाही: कृपया दुकानाला कॉल करा.',
  },
});
