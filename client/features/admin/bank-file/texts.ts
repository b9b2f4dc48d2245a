import { labelled } from '#shared/labelled.ts';
import { texts } from '#shared/texts.ts';

export const bankFileTexts = labelled({
  about: {
    en: 'Choose the file of your bank or UPI app (Excel or CSV, at most 2 MB). The shop proposes a bill for each line. It books only what you tick.',
    hi: 'अपने बैंक या UPI ऐप की फ़ाइल चुनें (Excel या CSV, 2 MB तक)। दुकान हर पंक्ति के लिए बिल सुझाती है। दर्ज वही होता है जिस पर आप निशान लगाते हैं।',
    mr: 'तुमच्या बँकेची किंवा UPI ॲपची फाइल निवडा (Excel किंवा CSV, 2 MB पर्यंत). दुकान प्रत्येक ओळीसाठी बिल सुचवते. तुम्ही खूण केलेलेच नोंदवले जाते.',
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
  columns: { en: 'Columns', hi: 'कॉलम', mr: 'कॉलम' },
  columnOf: { en: 'Column {column}', hi: 'कॉलम {column}', mr: 'कॉलम {column}' },
  firstOnly: {
    en: 'The first {count} lines are shown. Book these, then the next ones follow.',
    hi: 'पहली {count} पंक्तियाँ दिखाई गई हैं। इन्हें दर्ज करें, फिर बाकी आएँगी।',
    mr: 'पहिल्या {count} ओळी दाखवल्या आहेत. या नोंदवा, मग पुढच्या येतील.',
  },
  noLines: {
    en: 'No line with a sum was found. Please choose the columns with date and money.',
    hi: 'रकम वाली कोई पंक्ति नहीं मिली। कृपया तारीख और रकम वाले कॉलम चुनें।',
    mr: 'रक्कम असलेली ओळ सापडली नाही. कृपया तारीख आणि रक्कम असलेले कॉलम निवडा.',
  },
  book: {
    en: 'Book {count, plural, =1 {1 payment} other {# payments}}',
    hi: '{count, plural, =1 {1 भुगतान} other {# भुगतान}} दर्ज करें',
    mr: '{count, plural, =1 {1 पेमेंट} other {# पेमेंट}} नोंदवा',
  },
  lines: { en: 'Lines of the bank', hi: 'बैंक की पंक्तियाँ', mr: 'बँकेच्या ओळी' },
  row: { en: 'Row', hi: 'पंक्ति', mr: 'ओळ' },
  rowOf: { en: 'Row {row}', hi: 'पंक्ति {row}', mr: 'ओळ {row}' },
  lineOf: { en: 'row {row}, {amount}', hi: 'पंक्ति {row}, {amount}', mr: 'ओळ {row}, {amount}' },
  text: { en: 'Text', hi: 'विवरण', mr: 'तपशील' },
  state: { en: 'State', hi: 'स्थिति', mr: 'स्थिती' },
  match: { en: 'Choose bill', hi: 'बिल चुनें', mr: 'बिल निवडा' },
  matchTitle: { en: 'Choose the bill', hi: 'बिल चुनें', mr: 'बिल निवडा' },
  matchHelp: {
    en: '{amount} of {day}. The whole sum becomes a payment by UPI when you book.',
    hi: '{day} के {amount}। दर्ज करने पर पूरी रकम UPI भुगतान बनेगी।',
    mr: '{day} चे {amount}. नोंदवल्यावर पूर्ण रक्कम UPI पेमेंट होईल.',
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
  recorded: {
    en: 'This sum was recorded by hand',
    hi: 'यह रकम हाथ से दर्ज है',
    mr: 'ही रक्कम हाताने नोंदवली आहे',
  },
});

export const columnTexts = labelled({
  none: { en: 'Leave out', hi: 'छोड़ दें', mr: 'वगळा' },
  in: { en: 'Money in', hi: 'जमा', mr: 'जमा' },
  out: { en: 'Money out', hi: 'नामे', mr: 'नावे' },
  direction: { en: 'In or out', hi: 'जमा या नामे', mr: 'जमा किंवा नावे' },
  reference: { en: 'Reference', hi: 'रेफ़रेंस', mr: 'रेफरन्स' },
  narration: { en: 'Narration', hi: 'विवरण', mr: 'तपशील' },
});

export const stateTexts = texts({
  sure: { en: 'Sure', hi: 'पक्का', mr: 'नक्की' },
  likely: { en: 'Likely', hi: 'संभव', mr: 'शक्य' },
  open: { en: 'Open', hi: 'खुली', mr: 'उघडी' },
  known: { en: 'Known', hi: 'पहले दर्ज', mr: 'आधी नोंदवली' },
});

export const whyTexts = texts({
  utr: {
    en: 'Its UTR is that of a payment recorded by hand',
    hi: 'इसका UTR हाथ से दर्ज भुगतान का है',
    mr: 'तिचा UTR हाताने नोंदवलेल्या पेमेंटचा आहे',
  },
  named: { en: 'Its text names the bill', hi: 'इसके विवरण में बिल का नंबर है', mr: 'तिच्या तपशिलात बिलाचा नंबर आहे' },
  recorded: {
    en: 'A payment of this sum was recorded by hand',
    hi: 'इसी रकम का भुगतान हाथ से दर्ज है',
    mr: 'याच रकमेचे पेमेंट हाताने नोंदवले आहे',
  },
  sumAndDay: {
    en: 'Sum and day fit one bill',
    hi: 'रकम और दिन एक बिल से मेल खाते हैं',
    mr: 'रक्कम आणि दिवस एका बिलाशी जुळतात',
  },
  known: { en: 'Booked before', hi: 'पहले दर्ज हो चुकी', mr: 'आधी नोंदवली आहे' },
  alike: {
    en: 'A line like this was booked before',
    hi: 'ऐसी ही एक पंक्ति पहले दर्ज हो चुकी है',
    mr: 'अशीच एक ओळ आधी नोंदवली आहे',
  },
  out: { en: 'Money out', hi: 'दी गई रकम', mr: 'दिलेली रक्कम' },
  word: { en: 'The bank says “{word}”', hi: 'बैंक ने लिखा है “{word}”', mr: 'बँकेने लिहिले आहे “{word}”' },
  unread: { en: 'Not clear: {word}', hi: 'साफ़ नहीं: {word}', mr: 'स्पष्ट नाही: {word}' },
  noDirection: {
    en: 'No column says whether money came in',
    hi: 'कोई कॉलम नहीं बताता कि रकम आई या गई',
    mr: 'रक्कम आली की गेली हे कोणतेही कॉलम सांगत नाही',
  },
  reversed: {
    en: 'Money with this UTR went out again',
    hi: 'इसी UTR की रकम वापस गई है',
    mr: 'याच UTR ची रक्कम परत गेली आहे',
  },
  sameUtr: {
    en: 'Several lines have this UTR',
    hi: 'यही UTR कई पंक्तियों में है',
    mr: 'हाच UTR अनेक ओळींत आहे',
  },
  unknown: { en: 'No bill fits', hi: 'कोई बिल मेल नहीं खाता', mr: 'कोणतेही बिल जुळत नाही' },
  several: { en: 'Several bills fit', hi: 'कई बिल मेल खाते हैं', mr: 'अनेक बिले जुळतात' },
  wrongSum: { en: 'Another sum is due', hi: 'बाकी रकम अलग है', mr: 'बाकी रक्कम वेगळी आहे' },
  wrongDay: { en: 'The date does not fit', hi: 'तारीख मेल नहीं खाती', mr: 'तारीख जुळत नाही' },
  paid: { en: 'The bill is paid', hi: 'बिल चुकाया जा चुका है', mr: 'बिल भरलेले आहे' },
  credited: { en: 'The bill was taken back', hi: 'बिल वापस लिया गया है', mr: 'बिल मागे घेतले आहे' },
});
