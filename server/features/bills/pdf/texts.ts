import { labelled } from '#shared/labelled.ts';

export const billTexts = labelled({
  composition: {
    en: 'Composition taxable person, not eligible to collect tax on supplies',
    hi: 'कंपोज़िशन करदाता, आपूर्ति पर टैक्स वसूलने के पात्र नहीं',
    mr: 'कंपोझिशन करदाते, पुरवठ्यावर कर वसूल करण्यास पात्र नाहीत',
  },
  billTo: { en: 'Bill to', hi: 'ग्राहक', mr: 'ग्राहक' },
  creditTo: { en: 'Credit to', hi: 'ग्राहक', mr: 'ग्राहक' },
  reverseCharge: {
    en: 'Tax payable on reverse charge',
    hi: 'रिवर्स चार्ज पर टैक्स',
    mr: 'रिव्हर्स चार्जवर कर',
  },
  dayOfVisit: { en: 'Day of visit', hi: 'विज़िट का दिन', mr: 'भेटीचा दिवस' },
  takesBack: { en: 'Takes back', hi: 'मूल बिल', mr: 'रद्द बिल' },
  takenBackBy: { en: 'Taken back by', hi: 'क्रेडिट नोट', mr: 'क्रेडिट नोट' },
  description: { en: 'Description', hi: 'विवरण', mr: 'तपशील' },
  priceWithTax: { en: 'Price incl. tax', hi: 'टैक्स सहित कीमत', mr: 'करासह किंमत' },
  discountWithTax: {
    en: 'Discount, {amount} with its tax',
    hi: 'छूट, टैक्स सहित {amount}',
    mr: 'सवलत, करासह {amount}',
  },
  amount: { en: 'Amount ₹', hi: 'रकम ₹', mr: 'रक्कम ₹' },
  warrantyUntil: { en: 'Warranty until {date}', hi: '{date} तक वारंटी', mr: '{date} पर्यंत वॉरंटी' },
  sumOfPrices: { en: 'Sum of prices', hi: 'कीमतों का जोड़', mr: 'किमतींची बेरीज' },
  credited: { en: 'Credited', hi: 'क्रेडिट रकम', mr: 'क्रेडिट रक्कम' },
  inWords: { en: 'In words', hi: 'शब्दों में', mr: 'अक्षरी' },
  paidCash: { en: 'Paid by cash, {date}', hi: 'नकद भुगतान, {date}', mr: 'रोख दिले, {date}' },
  paidUPI: { en: 'Paid by UPI, {date}', hi: 'UPI से भुगतान, {date}', mr: 'UPI ने दिले, {date}' },
  paidInFull: { en: 'Paid in full', hi: 'पूरा भुगतान हुआ', mr: 'पूर्ण पैसे दिले' },
  payByUpi: { en: 'Pay by UPI', hi: 'UPI से भुगतान करें', mr: 'UPI ने पैसे द्या' },
  scan: {
    en: 'Scan with any payment app: the amount of {amount} is filled in.',
    hi: 'किसी भी पेमेंट ऐप से स्कैन करें: {amount} की रकम अपने आप भर जाती है।',
    mr: 'कोणत्याही पेमेंट ॲपने स्कॅन करा: {amount} ही रक्कम आपोआप भरली जाते.',
  },
  for: { en: 'For {name}', hi: '{name} की ओर से', mr: '{name} तर्फे' },
  madeByComputer: {
    en: 'Made by computer: good without a signature.',
    hi: 'कंप्यूटर से बना: हस्ताक्षर के बिना मान्य।',
    mr: 'कॉम्प्युटरवर बनवले: सहीशिवाय ग्राह्य.',
  },
  page: { en: 'page {page} of {pages}', hi: 'पेज {page}/{pages}', mr: 'पान {page}/{pages}' },
});
