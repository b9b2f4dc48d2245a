import { labelled } from '#shared/labelled.ts';
import { texts } from '#shared/texts.ts';

/** The headings that `labels` lacks. */
export const headingTexts = labelled({
  maker: { en: 'Maker', hi: 'कंपनी', mr: 'कंपनी' },
  model: { en: 'Model', hi: 'मॉडल', mr: 'मॉडेल' },
  serial: { en: 'Serial', hi: 'सीरियल नंबर', mr: 'सिरीयल क्रमांक' },
  place: { en: 'Place', hi: 'जगह', mr: 'जागा' },
  bought: { en: 'Bought on', hi: 'ख़रीद की तारीख', mr: 'खरेदीची तारीख' },
  serviceName: { en: 'Service Name', hi: 'सर्विस का नाम', mr: 'सर्व्हिसचे नाव' },
  tags: { en: 'Tags', hi: 'टैग', mr: 'टॅग' },
  charge: { en: 'Charge', hi: 'चार्ज', mr: 'चार्ज' },
  description: { en: 'Description', hi: 'विवरण', mr: 'वर्णन' },
  warrantyDays: { en: 'Warranty (days)', hi: 'वारंटी (दिन)', mr: 'वॉरंटी (दिवस)' },
  picture: { en: 'Picture', hi: 'फ़ोटो', mr: 'फोटो' },
  street: { en: 'Street / Town', hi: 'गली / सड़क', mr: 'रस्ता / गल्ली' },
});

export const hintTexts = texts({
  importedMobile: {
    en: 'The mobile number of an imported customer, or of one without an account.',
    hi: 'आयात किए हुए या बिना खाते के ग्राहक का मोबाइल नंबर।',
    mr: 'आयात केलेल्या किंवा खाते नसलेल्या ग्राहकाचा मोबाइल नंबर.',
  },
  kind: {
    en: 'As the shop names it: split AC, refrigerator (double door), washing machine (front load) …',
    hi: 'जैसा शॉप में लिखा है: स्प्लिट एसी, फ्रिज (डबल डोर), वॉशिंग मशीन (फ्रंट लोड) …',
    mr: 'शॉपमध्ये लिहिले आहे तसे: स्प्लिट एसी, फ्रिज (डबल डोअर), वॉशिंग मशीन (फ्रंट लोड) …',
  },
  bought: {
    en: 'May be blank. A day, or month and year.',
    hi: 'खाली रह सकता है। दिन, या महीना और साल।',
    mr: 'रिकामे चालेल. दिवस, किंवा महिना आणि वर्ष.',
  },
  customer: { en: 'The name of the customer.', hi: 'ग्राहक का नाम।', mr: 'ग्राहकाचे नाव.' },
  mobile: {
    en: 'Ten digits. +91, spaces and dashes are removed.',
    hi: 'दस अंक। +91, खाली जगह और डैश हट जाते हैं।',
    mr: 'दहा अंक. +91, मोकळ्या जागा आणि डॅश काढले जातात.',
  },
  address: {
    en: 'May be blank. New Booking fills it in as Street / Town.',
    hi: 'खाली रह सकता है। ‘नई बुकिंग’ इसे ‘गली / सड़क’ में भरती है।',
    mr: 'रिकामे चालेल. ‘नवीन बुकिंग’ ते ‘रस्ता / गल्ली’ मध्ये भरते.',
  },
  productName: {
    en: 'The name on the card of the service.',
    hi: 'सर्विस के कार्ड पर दिखने वाला नाम।',
    mr: 'सर्व्हिसच्या कार्डवर दिसणारे नाव.',
  },
  tags: {
    en: 'Brands and search words, separated by commas.',
    hi: 'ब्रांड और खोज के शब्द, बीच में कॉमा।',
    mr: 'ब्रँड आणि शोधाचे शब्द, मध्ये स्वल्पविराम.',
  },
  category: {
    en: 'One of the categories under All Category.',
    hi: '‘सभी श्रेणियाँ’ में से एक श्रेणी।',
    mr: '‘सर्व प्रकार’ मधील एक प्रकार.',
  },
  rupees: { en: 'Rupees.', hi: 'रुपये।', mr: 'रुपये.' },
  mayBeBlank: { en: 'May be blank.', hi: 'खाली रह सकता है।', mr: 'रिकामे चालेल.' },
  warranty: {
    en: 'Blank means 90, 0 means no warranty.',
    hi: 'खाली यानी 90, 0 यानी वारंटी नहीं।',
    mr: 'रिकामे म्हणजे 90, 0 म्हणजे वॉरंटी नाही.',
  },
  picture: {
    en: 'May be blank: the service gets a drawn picture of its category. Or name a sample service, like Split AC Repair. You can upload your own picture later.',
    hi: 'खाली रह सकता है: सर्विस को अपनी श्रेणी का चित्र मिलता है। या किसी नमूना सर्विस का अंग्रेज़ी नाम लिखें, जैसे Split AC Repair। अपनी फ़ोटो बाद में डाल सकते हैं।',
    mr: 'रिकामे चालेल: सर्व्हिसला आपल्या प्रकाराचे चित्र मिळते. किंवा नमुना सर्व्हिसचे इंग्रजी नाव लिहा, उदा. Split AC Repair. तुमचा फोटो नंतर टाकू शकता.',
  },
  number: {
    en: 'Your own number of this order. May be blank. The same number twice is one order.',
    hi: 'इस बुकिंग का आपका अपना नंबर। खाली रह सकता है। वही नंबर दो बार हो, तो बुकिंग एक ही है।',
    mr: 'या बुकिंगचा तुमचा स्वतःचा नंबर. रिकामे चालेल. तोच नंबर दोनदा असल्यास बुकिंग एकच.',
  },
  date: {
    en: 'Day-month-year, or the month in words. Before today.',
    hi: 'दिन-महीना-साल, या महीना शब्दों में। आज से पहले।',
    mr: 'दिवस-महिना-वर्ष, किंवा महिना शब्दांत. आजच्या आधी.',
  },
  email: {
    en: 'May be blank. Nobody gets an email about the import.',
    hi: 'खाली रह सकता है। आयात के बारे में किसी को ईमेल नहीं जाता।',
    mr: 'रिकामे चालेल. आयातीबद्दल कोणालाही ईमेल जात नाही.',
  },
  service: {
    en: 'What was repaired. A name of All Products, or your own words.',
    hi: 'क्या रिपेयर हुआ। ‘सभी सर्विस’ का कोई नाम, या आपके अपने शब्द।',
    mr: 'काय दुरुस्त केले. ‘सर्व सर्व्हिस’ मधील नाव, किंवा तुमचे शब्द.',
  },
  amount: {
    en: 'What the customer paid, in rupees. The import makes no bill.',
    hi: 'ग्राहक ने कितने पैसे दिए, रुपये में। आयात से बिल नहीं बनता।',
    mr: 'ग्राहकाने किती पैसे दिले, रुपयांत. आयातीने बिल होत नाही.',
  },
  technician: {
    en: 'May be blank. A name of All Customers, or any other name.',
    hi: 'खाली रह सकता है। ‘सभी ग्राहक’ का कोई नाम, या कोई और नाम।',
    mr: 'रिकामे चालेल. ‘सर्व ग्राहक’ मधील नाव, किंवा इतर कोणतेही नाव.',
  },
});

export const doubleOfTexts = texts({
  appliances: { en: 'the appliance {name}', hi: 'उपकरण {name}', mr: 'उपकरण {name}' },
  row: { en: 'row {name}', hi: 'पंक्ति {name}', mr: 'ओळ {name}' },
  customers: { en: 'the customer {name}', hi: 'ग्राहक {name}', mr: 'ग्राहक {name}' },
  services: { en: 'the service {name}', hi: 'सर्विस {name}', mr: 'सर्व्हिस {name}' },
  orders: { en: 'order {name}', hi: 'बुकिंग {name}', mr: 'बुकिंग {name}' },
});

export const importTexts = labelled({
  noCustomer: {
    en: 'No customer without an account has this number. Import the customers first',
    hi: 'बिना खाते के किसी ग्राहक का यह नंबर नहीं है। पहले ग्राहक आयात करें',
    mr: 'खाते नसलेल्या कोणत्याही ग्राहकाचा हा नंबर नाही. आधी ग्राहक आयात करा',
  },
  double: {
    en: 'Row {row} is the same as {other}',
    hi: 'पंक्ति {row} और {other} एक ही हैं',
    mr: 'ओळ {row} आणि {other} एकच आहेत',
  },
  problem: {
    en: 'Row {row}, {heading}: {message}',
    hi: 'पंक्ति {row}, {heading}: {message}',
    mr: 'ओळ {row}, {heading}: {message}',
  },
  noSale: { en: '‘{word}’ is no sale', hi: '‘{word}’ बिक्री नहीं है', mr: '‘{word}’ ही विक्री नाही' },
  cellError: { en: 'The cell says {text}', hi: 'सेल में {text} लिखा है', mr: 'रकान्यात {text} आहे' },
  notRead: {
    en: 'These columns are not read: {headings}',
    hi: 'ये कॉलम नहीं पढ़े जाते: {headings}',
    mr: 'हे कॉलम वाचले जात नाहीत: {headings}',
  },
  asRead: {
    en: 'Dates read: {from} to {to}. Amounts in all: {amount}.',
    hi: 'पढ़ी गई तारीखें: {from} से {to}। कुल रकम: {amount}।',
    mr: 'वाचलेल्या तारखा: {from} ते {to}. एकूण रक्कम: {amount}.',
  },
  otherWork: {
    en: '{count, plural, =1 {1 order names} other {{number} orders name}} work that is not under All Products. The words of the file are kept.',
    hi: '{count, plural, other {{number} बुकिंग में ऐसा काम है}} जो ‘सभी सर्विस’ में नहीं है। फ़ाइल के शब्द वैसे ही रहते हैं।',
    mr: '{count, plural, other {{number} बुकिंगमध्ये असे काम आहे}} जे ‘सर्व सर्व्हिस’ मध्ये नाही. फाइलमधील शब्द तसेच राहतात.',
  },
  howToFill: { en: 'How to fill in', hi: 'कैसे भरें', mr: 'कसे भरायचे' },
  column: { en: 'Column', hi: 'कॉलम', mr: 'कॉलम' },
  needed: { en: 'Needed', hi: 'ज़रूरी', mr: 'आवश्यक' },
  no: { en: 'no', hi: 'नहीं', mr: 'नाही' },
  rows: { en: 'Rows', hi: 'पंक्तियाँ', mr: 'ओळी' },
  rowsHelp: {
    en: 'Replace the two example rows. At most 20,000 rows and 5 MB in one file.',
    hi: 'उदाहरण की दोनों पंक्तियाँ हटाकर अपनी भरें। एक फ़ाइल में ज़्यादा से ज़्यादा 20,000 पंक्तियाँ और 5 MB।',
    mr: 'उदाहरणाच्या दोन्ही ओळी काढून तुमच्या भरा. एका फाइलमध्ये जास्तीत जास्त 20,000 ओळी आणि 5 MB.',
  },
  sheets: { en: 'Sheets', hi: 'शीट', mr: 'शीट' },
  sheetsHelp: {
    en: 'Only the first sheet is read. Its first row has the headings.',
    hi: 'सिर्फ़ पहली शीट पढ़ी जाती है। उसकी पहली पंक्ति में शीर्षक हैं।',
    mr: 'फक्त पहिली शीट वाचली जाते. तिच्या पहिल्या ओळीत शीर्षके आहेत.',
  },
});
