import { texts } from '#shared/texts.ts';

export const buyerTexts = texts({
  needed: {
    en: 'I need a tax invoice with my GSTIN',
    hi: 'मुझे अपने GSTIN वाला टैक्स इनवॉइस चाहिए',
    mr: 'मला माझ्या GSTIN चे टॅक्स इन्व्हॉइस हवे',
  },
  callerNeeds: {
    en: 'Tax invoice with the customer’s GSTIN',
    hi: 'ग्राहक के GSTIN वाला टैक्स इनवॉइस',
    mr: 'ग्राहकाच्या GSTIN चे टॅक्स इन्व्हॉइस',
  },
  gstin: { en: 'GSTIN', hi: 'GSTIN', mr: 'GSTIN' },
  gstinHelp: {
    en: '15 letters and digits, as registered for tax',
    hi: '15 अक्षर और अंक, जैसे टैक्स पंजीकरण में हैं',
    mr: '15 अक्षरे आणि अंक, कर नोंदणीप्रमाणे',
  },
  billName: {
    en: 'Name of the business (optional)',
    hi: 'व्यवसाय का नाम (ज़रूरी नहीं)',
    mr: 'व्यवसायाचे नाव (ऐच्छिक)',
  },
  billNameHelp: {
    en: 'Blank: the name of the booking',
    hi: 'खाली: बुकिंग वाला नाम',
    mr: 'रिकामे: बुकिंगमधील नाव',
  },
  billAddress: {
    en: 'Address on the invoice (optional)',
    hi: 'इनवॉइस पर पता (ज़रूरी नहीं)',
    mr: 'इन्व्हॉइसवरील पत्ता (ऐच्छिक)',
  },
  billAddressHelp: {
    en: 'Blank: the address of the booking',
    hi: 'खाली: बुकिंग वाला पता',
    mr: 'रिकामे: बुकिंगमधील पत्ता',
  },
  withoutGstin: { en: 'Without GSTIN', hi: 'बिना GSTIN', mr: 'GSTIN शिवाय' },
  change: { en: 'Change', hi: 'बदलें', mr: 'बदला' },
  changeTaxInvoice: {
    en: 'Change tax invoice details',
    hi: 'टैक्स इनवॉइस की जानकारी बदलें',
    mr: 'टॅक्स इन्व्हॉइसची माहिती बदला',
  },
  save: { en: 'Save', hi: 'सेव करें', mr: 'सेव्ह करा' },
  blankGstin: {
    en: 'The bill will have this GSTIN. Blank: a bill without GSTIN.',
    hi: 'बिल पर यह GSTIN आएगा। खाली: बिना GSTIN का बिल।',
    mr: 'बिलावर हा GSTIN येईल. रिकामे: GSTIN शिवाय बिल.',
  },
  billStays: {
    en: 'Bill {number} stays as it is. A credit note with a new bill uses these details.',
    hi: 'बिल {number} वैसा ही रहेगा। नए बिल वाले क्रेडिट नोट में यह जानकारी आएगी।',
    mr: 'बिल {number} तसेच राहील. नवीन बिलासह क्रेडिट नोटमध्ये ही माहिती येईल.',
  },
  taxInvoice: { en: 'Tax invoice', hi: 'टैक्स इनवॉइस', mr: 'टॅक्स इन्व्हॉइस' },
});
