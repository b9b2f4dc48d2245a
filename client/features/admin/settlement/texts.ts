import { texts } from '#shared/texts.ts';

export const settlementTexts = texts({
  file: { en: 'Settlement file of the bank', hi: 'बैंक की सेटलमेंट फ़ाइल', mr: 'बँकेची सेटलमेंट फाइल' },
  about: {
    en: 'Choose the file of your bank or UPI service (Excel or CSV, at most 2 MB). First you see what happens to each line. A line that was read before changes nothing.',
    hi: 'अपने बैंक या UPI सेवा की फ़ाइल चुनें (Excel या CSV, 2 MB तक)। पहले दिखता है कि हर पंक्ति का क्या होगा। पहले पढ़ी जा चुकी पंक्ति कुछ नहीं बदलती।',
    mr: 'तुमच्या बँकेची किंवा UPI सेवेची फाइल निवडा (Excel किंवा CSV, 2 MB पर्यंत). आधी प्रत्येक ओळीचे काय होईल ते दिसते. आधी वाचलेली ओळ काहीही बदलत नाही.',
  },
  choose: { en: 'Choose file', hi: 'फ़ाइल चुनें', mr: 'फाइल निवडा' },
  reading: { en: 'Reading…', hi: 'पढ़ रहे हैं…', mr: 'वाचत आहे…' },
  tooLarge: {
    en: 'This file is larger than 2 MB. Please choose fewer days.',
    hi: 'यह फ़ाइल 2 MB से बड़ी है। कृपया कम दिन चुनें।',
    mr: 'ही फाइल 2 MB पेक्षा मोठी आहे. कृपया कमी दिवस निवडा.',
  },
  notRead: {
    en: 'The file could not be read. Please choose it again.',
    hi: 'फ़ाइल पढ़ी नहीं जा सकी। कृपया फिर से चुनें।',
    mr: 'फाइल वाचता आली नाही. कृपया पुन्हा निवडा.',
  },
  columns: { en: 'Columns', hi: 'कॉलम', mr: 'स्तंभ' },
  headings: { en: 'Row with the headings', hi: 'शीर्षकों वाली पंक्ति', mr: 'शीर्षकांची ओळ' },
  rowOf: { en: 'Row {row}: {cells}', hi: 'पंक्ति {row}: {cells}', mr: 'ओळ {row}: {cells}' },
  date: { en: 'Date', hi: 'तारीख', mr: 'तारीख' },
  amount: { en: 'Amount that came in', hi: 'मिली रकम', mr: 'जमा रक्कम' },
  direction: { en: 'Money in or out', hi: 'जमा या नामे', mr: 'जमा किंवा नावे' },
  reference: { en: 'Reference (UTR)', hi: 'रेफ़रेंस (UTR)', mr: 'रेफरन्स (UTR)' },
  words: { en: 'Text', hi: 'विवरण', mr: 'तपशील' },
  none: { en: 'None', hi: 'कोई नहीं', mr: 'नाही' },
  chooseColumns: {
    en: 'Please choose the columns with date and amount.',
    hi: 'कृपया तारीख और रकम वाले कॉलम चुनें।',
    mr: 'कृपया तारीख आणि रक्कम असलेले स्तंभ निवडा.',
  },
  books: {
    en: '{count, plural, =1 {1 payment will be recorded} other {# payments will be recorded}}',
    hi: '{count, plural, =1 {1 भुगतान दर्ज होगा} other {# भुगतान दर्ज होंगे}}',
    mr: '{count, plural, =1 {1 पेमेंट नोंदवले जाईल} other {# पेमेंट नोंदवली जातील}}',
  },
  links: {
    en: '{count, plural, =1 {1 was recorded by hand} other {# were recorded by hand}}',
    hi: '{count, plural, =1 {1 हाथ से दर्ज है} other {# हाथ से दर्ज हैं}}',
    mr: '{count, plural, =1 {1 हाताने नोंदवले आहे} other {# हाताने नोंदवली आहेत}}',
  },
  opens: {
    en: '{count, plural, =1 {1 line stays open} other {# lines stay open}}',
    hi: '{count, plural, =1 {1 पंक्ति खुली रहेगी} other {# पंक्तियाँ खुली रहेंगी}}',
    mr: '{count, plural, =1 {1 ओळ उघडी राहील} other {# ओळी उघड्या राहतील}}',
  },
  knowns: {
    en: '{count, plural, =1 {1 was read before} other {# were read before}}',
    hi: '{count, plural, =1 {1 पहले पढ़ी जा चुकी है} other {# पहले पढ़ी जा चुकी हैं}}',
    mr: '{count, plural, =1 {1 आधी वाचली आहे} other {# आधी वाचल्या आहेत}}',
  },
  twices: {
    en: '{count, plural, =1 {1 stands twice in this file} other {# stand twice in this file}}',
    hi: '{count, plural, =1 {1 इस फ़ाइल में दो बार है} other {# इस फ़ाइल में दो बार हैं}}',
    mr: '{count, plural, =1 {1 या फाइलमध्ये दोनदा आहे} other {# या फाइलमध्ये दोनदा आहेत}}',
  },
  skips: {
    en: '{count, plural, =1 {1 row is not money that came in} other {# rows are not money that came in}}',
    hi: '{count, plural, =1 {1 पंक्ति मिली रकम की नहीं है} other {# पंक्तियाँ मिली रकम की नहीं हैं}}',
    mr: '{count, plural, =1 {1 ओळ जमा रकमेची नाही} other {# ओळी जमा रकमेच्या नाहीत}}',
  },
  unread: {
    en: 'Rows that are left out, as their date, amount, or money in or out is not clear: {rows}',
    hi: 'इन पंक्तियों की तारीख, रकम या जमा-नामे साफ़ नहीं, ये छोड़ी जाएँगी: {rows}',
    mr: 'या ओळींची तारीख, रक्कम किंवा जमा-नावे स्पष्ट नाही, त्या वगळल्या जातील: {rows}',
  },
  firstOnly: {
    en: 'The first {count} lines are shown. All are taken over.',
    hi: 'पहली {count} पंक्तियाँ दिखाई गई हैं। सब दर्ज होंगी।',
    mr: 'पहिल्या {count} ओळी दाखवल्या आहेत. सर्व नोंदवल्या जातील.',
  },
  noLines: {
    en: 'No line with money that came in was found in these columns.',
    hi: 'इन कॉलम में कोई जमा रकम नहीं मिली।',
    mr: 'या स्तंभांत जमा रक्कम असलेली ओळ सापडली नाही.',
  },
  allKnown: {
    en: 'Every line of this file was read before. There is nothing to take over.',
    hi: 'इस फ़ाइल की हर पंक्ति पहले पढ़ी जा चुकी है। दर्ज करने को कुछ नहीं।',
    mr: 'या फाइलमधील प्रत्येक ओळ आधी वाचली आहे. नोंदवण्यासारखे काही नाही.',
  },
  takeOver: {
    en: 'Take over {count, plural, =1 {1 line} other {# lines}}',
    hi: '{count, plural, =1 {1 पंक्ति} other {# पंक्तियाँ}} दर्ज करें',
    mr: '{count, plural, =1 {1 ओळ} other {# ओळी}} नोंदवा',
  },
  discard: { en: 'Discard', hi: 'रहने दें', mr: 'राहू द्या' },
  lines: { en: 'Lines of the bank', hi: 'बैंक की पंक्तियाँ', mr: 'बँकेच्या ओळी' },
  line: { en: 'line', hi: 'पंक्ति', mr: 'ओळ' },
  linesNoun: { en: 'lines', hi: 'पंक्तियाँ', mr: 'ओळी' },
  row: { en: 'Row', hi: 'पंक्ति', mr: 'ओळ' },
  sum: { en: 'Amount', hi: 'रकम', mr: 'रक्कम' },
  what: { en: 'What happens', hi: 'क्या होगा', mr: 'काय होईल' },
  state: { en: 'State', hi: 'स्थिति', mr: 'स्थिती' },
  filters: { en: 'Filters of lines', hi: 'पंक्तियों के फ़िल्टर', mr: 'ओळींचे फिल्टर' },
  bill: { en: 'Bill', hi: 'बिल', mr: 'बिल' },
  actions: { en: 'Actions', hi: 'कार्रवाई', mr: 'क्रिया' },
  match: { en: 'Choose bill', hi: 'बिल चुनें', mr: 'बिल निवडा' },
  notOurs: { en: 'Not ours', hi: 'हमारी नहीं', mr: 'आपली नाही' },
  ours: { en: 'Ours after all', hi: 'हमारी ही है', mr: 'आपलीच आहे' },
  actionOf: {
    en: '{action}: {amount}, {day}',
    hi: '{action}: {amount}, {day}',
    mr: '{action}: {amount}, {day}',
  },
  empty: { en: 'No lines here', hi: 'यहाँ कोई पंक्ति नहीं', mr: 'येथे ओळ नाही' },
  emptyHelp: {
    en: 'Lines that match no bill by themselves wait here for you.',
    hi: 'जो पंक्तियाँ अपने आप किसी बिल से नहीं जुड़तीं, वे यहाँ आपका इंतज़ार करती हैं।',
    mr: 'ज्या ओळी आपोआप कोणत्याही बिलाशी जुळत नाहीत, त्या येथे तुमची वाट पाहतात.',
  },
  matchTitle: { en: 'Choose the bill', hi: 'बिल चुनें', mr: 'बिल निवडा' },
  matchHelp: {
    en: '{amount} of {day}. The whole sum is recorded as a payment by UPI.',
    hi: '{day} के {amount}। पूरी रकम UPI भुगतान के रूप में दर्ज होगी।',
    mr: '{day} चे {amount}. पूर्ण रक्कम UPI पेमेंट म्हणून नोंदवली जाईल.',
  },
  search: {
    en: 'Number of bill or order, or name',
    hi: 'बिल या बुकिंग का नंबर, या नाम',
    mr: 'बिल किंवा बुकिंगचा नंबर, किंवा नाव',
  },
  noBill: {
    en: 'No open bill fits. Please search by number or name.',
    hi: 'कोई खुला बिल मेल नहीं खाता। कृपया नंबर या नाम से खोजें।',
    mr: 'कोणतेही उघडे बिल जुळत नाही. कृपया नंबर किंवा नावाने शोधा.',
  },
  dueOf: { en: '{amount} due', hi: '{amount} बाकी', mr: '{amount} बाकी' },
  recorded: {
    en: 'This sum was recorded by hand',
    hi: 'यह रकम हाथ से दर्ज है',
    mr: 'ही रक्कम हाताने नोंदवली आहे',
  },
  cancel: { en: 'Cancel', hi: 'रहने दें', mr: 'राहू द्या' },
  loading: { en: 'Loading…', hi: 'आ रहा है…', mr: 'येत आहे…' },
});

export const stateTexts = texts({
  open: { en: 'Open', hi: 'खुली', mr: 'उघडी' },
  booked: { en: 'Recorded', hi: 'दर्ज', mr: 'नोंदवली' },
  linked: { en: 'Recorded before by hand', hi: 'पहले हाथ से दर्ज', mr: 'आधी हाताने नोंदवली' },
  notOurs: { en: 'Not ours', hi: 'हमारी नहीं', mr: 'आपली नाही' },
});

export const doesTexts = texts({
  book: { en: 'Records a payment', hi: 'भुगतान दर्ज होगा', mr: 'पेमेंट नोंदवले जाईल' },
  link: { en: 'Recorded before by hand', hi: 'पहले हाथ से दर्ज', mr: 'आधी हाताने नोंदवले' },
  known: { en: 'Read before', hi: 'पहले पढ़ी जा चुकी', mr: 'आधी वाचली आहे' },
  twice: { en: 'Twice in this file', hi: 'इस फ़ाइल में दो बार', mr: 'या फाइलमध्ये दोनदा' },
});

export const whyTexts = texts({
  unknown: { en: 'Open: no bill fits', hi: 'खुली: कोई बिल मेल नहीं खाता', mr: 'उघडी: कोणतेही बिल जुळत नाही' },
  several: {
    en: 'Open: several bills fit',
    hi: 'खुली: कई बिल मेल खाते हैं',
    mr: 'उघडी: अनेक बिले जुळतात',
  },
  wrongSum: {
    en: 'Open: another sum is due',
    hi: 'खुली: बाकी रकम अलग है',
    mr: 'उघडी: बाकी रक्कम वेगळी आहे',
  },
  wrongDay: {
    en: 'Open: the date does not fit',
    hi: 'खुली: तारीख मेल नहीं खाती',
    mr: 'उघडी: तारीख जुळत नाही',
  },
  paid: { en: 'Open: the bill is paid', hi: 'खुली: बिल चुकाया जा चुका है', mr: 'उघडी: बिल भरलेले आहे' },
  credited: {
    en: 'Open: the bill was taken back',
    hi: 'खुली: बिल वापस लिया गया है',
    mr: 'उघडी: बिल मागे घेतले आहे',
  },
  sameUtr: {
    en: 'Open: another sum with this UTR was read before',
    hi: 'खुली: इसी UTR की दूसरी रकम पहले पढ़ी जा चुकी है',
    mr: 'उघडी: याच UTR ची वेगळी रक्कम आधी वाचली आहे',
  },
});
