import { labelled } from '#shared/labelled.ts';

export const importTexts = labelled({
  customersAbout: {
    en: 'People without an account. New Booking finds them by their mobile number.',
    hi: 'बिना खाते के लोग। ‘नई बुकिंग’ उन्हें मोबाइल नंबर से ढूँढती है।',
    mr: 'खाते नसलेले लोक. ‘नवीन बुकिंग’ मध्ये ते मोबाइल नंबरवरून सापडतात.',
  },
  servicesAbout: {
    en: 'They are in the shop at once, each with a drawn picture of its category until you upload your own.',
    hi: 'ये तुरंत दुकान में आती हैं, हर एक अपनी श्रेणी के चित्र के साथ, जब तक आप अपनी फ़ोटो न डालें।',
    mr: 'त्या लगेच दुकानात दिसतात. तुम्ही स्वतःचा फोटो टाकेपर्यंत प्रत्येक सर्व्हिसला तिच्या प्रकाराचे चित्र असते.',
  },
  ordersAbout: {
    en: 'They are Complete on their day, under All Orders and with their customer. Nobody gets an email, and no bill is made.',
    hi: 'ये अपनी तारीख पर ‘पूर्ण’ मानी जाती हैं, और ‘सभी बुकिंग’ में और अपने ग्राहक के पास दिखती हैं। किसी को ईमेल नहीं जाता, और बिल नहीं बनता।',
    mr: 'त्या फाइलमधील तारखेला ‘पूर्ण’ म्हणून ‘सर्व बुकिंग’ मध्ये आणि ग्राहकाच्या माहितीत दिसतात. कोणालाही ईमेल जात नाही, आणि बिल होत नाही.',
  },
  appliancesAbout: {
    en: 'Appliances of customers without an account, such as imported ones: the mobile number finds the customer.',
    hi: 'बिना खाते वाले ग्राहकों के उपकरण, जैसे आयात किए हुए: ग्राहक मोबाइल नंबर से मिलता है।',
    mr: 'खाते नसलेल्या, उदा. आयात केलेल्या ग्राहकांची उपकरणे: ग्राहक मोबाइल नंबरवरून सापडतो.',
  },
  import: { en: 'Import', hi: 'आयात', mr: 'आयात' },
  file: { en: 'A file from Excel', hi: 'Excel की फ़ाइल', mr: 'Excel ची फाइल' },
  whatIsIn: { en: 'What is in the file?', hi: 'फ़ाइल में क्या है?', mr: 'फाइलमध्ये काय आहे?' },
  sample: { en: 'Download sample file', hi: 'नमूना फ़ाइल डाउनलोड करें', mr: 'नमुना फाइल डाउनलोड करा' },
  sampleFailed: {
    en: 'The sample file did not come. Please try again.',
    hi: 'नमूना फ़ाइल डाउनलोड नहीं हुई। फिर से कोशिश करें।',
    mr: 'नमुना फाइल मिळाली नाही. कृपया पुन्हा प्रयत्न करा.',
  },
  checking: { en: 'Checking…', hi: 'जाँच रहे हैं…', mr: 'तपासत आहोत…' },
  choose: { en: 'Choose a file', hi: 'फ़ाइल चुनें', mr: 'फाइल निवडा' },
  limits: {
    en: 'XLSX or CSV, at most 20,000 rows and 5 MB. The file is checked first; nothing changes before you press Import.',
    hi: 'XLSX या CSV, ज़्यादा से ज़्यादा 20,000 पंक्तियाँ और 5 MB। पहले फ़ाइल जाँची जाती है; ‘आयात करें’ दबाने तक कुछ नहीं बदलता।',
    mr: 'XLSX किंवा CSV, जास्तीत जास्त 20,000 ओळी आणि 5 MB. आधी फाइल तपासली जाते; ‘आयात करा’ दाबेपर्यंत काही बदलत नाही.',
  },
  checkingFile: { en: 'Checking the file', hi: 'फ़ाइल जाँची जा रही है', mr: 'फाइल तपासत आहोत' },
  stayed: {
    en: '{removed} rows removed, {stayed} kept because they have been used or changed since: {names}.',
    hi: '{removed} पंक्तियाँ हटाईं, {stayed} रखीं क्योंकि वे इस बीच इस्तेमाल हुईं या बदली गईं: {names}।',
    mr: '{removed} ओळी काढल्या, {stayed} ठेवल्या कारण त्या दरम्यान वापरल्या किंवा बदलल्या: {names}.',
  },
  stayedMore: {
    en: '{removed} rows removed, {stayed} kept because they have been used or changed since: {names} and more.',
    hi: '{removed} पंक्तियाँ हटाईं, {stayed} रखीं क्योंकि वे इस बीच इस्तेमाल हुईं या बदली गईं: {names} और अन्य।',
    mr: '{removed} ओळी काढल्या, {stayed} ठेवल्या कारण त्या दरम्यान वापरल्या किंवा बदलल्या: {names} आणि इतर.',
  },
  last: { en: 'Last imports', hi: 'पिछले आयात', mr: 'मागील आयात' },
  none: {
    en: 'Nothing has been imported yet. An import can be undone within 24 hours.',
    hi: 'अभी तक कुछ आयात नहीं हुआ। आयात 24 घंटे में वापस लिया जा सकता है।',
    mr: 'अजून काही आयात केलेले नाही. आयात 24 तासांत पूर्ववत करता येते.',
  },
  undoQuestion: {
    en: 'Undo the import of {file}?',
    hi: '{file} का आयात वापस लें?',
    mr: '{file} ची आयात पूर्ववत करायची?',
  },
  undoImport: { en: 'Undo import', hi: 'आयात वापस लें', mr: 'आयात पूर्ववत करा' },
  undoHelp: {
    en: 'The shop removes the {rows} that it added. What has been used or changed since stays, for example a customer with a booking.',
    hi: 'इस आयात का सब कुछ ({rows}) दुकान से हट जाएगा। जो इस बीच इस्तेमाल हुआ या बदला गया, वह रहता है, जैसे बुकिंग वाला ग्राहक।',
    mr: 'आयात झालेले सर्व काही ({rows}) दुकानातून काढले जाईल. दरम्यान वापरलेले किंवा बदललेले राहते, उदा. बुकिंग असलेला ग्राहक.',
  },
  undoOrdersHelp: {
    en: 'The shop removes the {rows} that it added, with the customers and services that came with them. What has been used or changed since stays, for example a customer with a booking.',
    hi: 'इस आयात का सब कुछ ({rows}, और उनके साथ आए ग्राहक और सर्विस) दुकान से हट जाएगा। जो इस बीच इस्तेमाल हुआ या बदला गया, वह रहता है, जैसे बुकिंग वाला ग्राहक।',
    mr: 'या आयातीतील सर्व काही ({rows}, सोबत आलेले ग्राहक आणि सर्व्हिस) दुकानातून काढले जाईल. दरम्यान वापरलेले किंवा बदललेले राहते, उदा. बुकिंग असलेला ग्राहक.',
  },
  rowsFrom: { en: '{rows} from {file}', hi: '{file} से {rows}', mr: '{file} मधून {rows}' },
  undone: {
    en: 'Undone {moment}, {name}: {count} rows removed',
    hi: 'वापस लिया गया: {moment}, {name}। {count} पंक्तियाँ हटाईं',
    mr: '{moment} ला पूर्ववत, {name}: {count} ओळी काढल्या',
  },
  undoOf: { en: 'Undo the import of {file}', hi: '{file} का आयात वापस लें', mr: '{file} ची आयात पूर्ववत करा' },
  doubles: {
    en: '{count, plural, =1 {{formatted} row is} other {{formatted} rows are}} in the shop or in the file already and will be skipped:',
    hi: '{count, plural, =1 {{formatted} पंक्ति} other {{formatted} पंक्तियाँ}} पहले से दुकान या फ़ाइल में हैं और छोड़ी जाएँगी:',
    mr: '{count, plural, =1 {{formatted} ओळ आधीच दुकानात किंवा फाइलमध्ये आहे आणि वगळली जाईल} other {{formatted} ओळी आधीच दुकानात किंवा फाइलमध्ये आहेत आणि वगळल्या जातील}}:',
  },
  mistakesHelp: {
    en: '{count, plural, =1 {{formatted} mistake} other {{formatted} mistakes}}. Correct the file and choose it again: all rows are imported or none.',
    hi: '{count, plural, =1 {{formatted} गलती} other {{formatted} गलतियाँ}}। फ़ाइल सुधारें और फिर से चुनें: सभी पंक्तियाँ आयात होती हैं या कोई नहीं।',
    mr: '{count, plural, =1 {{formatted} चूक} other {{formatted} चुका}}. फाइल दुरुस्त करा आणि पुन्हा निवडा: सर्व ओळी आयात होतात किंवा एकही नाही.',
  },
  mistakes: { en: 'Mistakes', hi: 'गलतियाँ', mr: 'चुका' },
  more: { en: 'And {count} more.', hi: 'और {count}।', mr: 'आणि आणखी {count}.' },
  toAdd: { en: '{rows} to add.', hi: '{rows} जोड़ने हैं।', mr: 'हे जोडायचे आहे: {rows}.' },
  nothingToAdd: {
    en: 'Nothing to add: everything in this file is in the shop already.',
    hi: 'जोड़ने को कुछ नहीं: इस फ़ाइल का सब कुछ पहले से दुकान में है।',
    mr: 'जोडायला काही नाही: या फाइलमधील सर्व आधीच दुकानात आहे.',
  },
  importing: { en: 'Importing…', hi: 'आयात हो रहा है…', mr: 'आयात होत आहे…' },
  imported: { en: '{done} of {total} rows', hi: '{total} में से {done} पंक्तियाँ', mr: '{total} पैकी {done} ओळी' },
  importRows: { en: 'Import {rows}', hi: '{rows} आयात करें', mr: '{rows} आयात करा' },
  notSent: {
    en: 'The file was not sent. Check your connection and choose the file again.',
    hi: 'फ़ाइल नहीं भेजी जा सकी। इंटरनेट देखें और फ़ाइल फिर से चुनें।',
    mr: 'फाइल पाठवता आली नाही. इंटरनेट तपासा आणि फाइल पुन्हा निवडा.',
  },
});
