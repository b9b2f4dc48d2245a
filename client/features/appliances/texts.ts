import { texts } from '#shared/texts.ts';

export const applianceTexts = texts({
  loading: { en: 'Loading your appliances', hi: 'आपके उपकरण लोड हो रहे हैं', mr: 'तुमची उपकरणे लोड होत आहेत' },
  none: { en: 'No appliances yet', hi: 'अभी कोई उपकरण नहीं', mr: 'अजून एकही उपकरण नाही' },
  noneHelp: {
    en: 'Add a machine, and its repairs, warranty and bills stand in one place. You need none of it to book.',
    hi: 'उपकरण जोड़ें, तो उसकी रिपेयर, वारंटी और बिल एक ही जगह दिखेंगे। बुक करने के लिए यह ज़रूरी नहीं है।',
    mr: 'उपकरण जोडा, म्हणजे त्याची दुरुस्ती, वॉरंटी आणि बिले एकाच ठिकाणी दिसतील. बुक करण्यासाठी हे गरजेचे नाही.',
  },
  change: { en: 'Change', hi: 'बदलें', mr: 'बदला' },
  remove: { en: 'Remove', hi: 'हटाएँ', mr: 'काढा' },
  removeQuestion: { en: 'Remove {name}?', hi: '{name} को हटाएँ?', mr: '{name} काढायचे?' },
  removeHelp: {
    en: 'Its pictures go and its sticker is free again. Its orders and bills stay.',
    hi: 'इसकी फ़ोटो हट जाएँगी और इसका स्टिकर खाली हो जाएगा। बुकिंग और बिल बने रहेंगे।',
    mr: 'याचे फोटो काढले जातील आणि स्टिकर मोकळा होईल. बुकिंग आणि बिले राहतील.',
  },
  pictureCount: {
    en: '{count, plural, =1 {1 picture} other {# pictures}}',
    hi: '{count} फ़ोटो',
    mr: '{count, plural, =1 {1 फोटो} other {# फोटो}}',
  },
  book: { en: 'Book a repair', hi: 'रिपेयर बुक करें', mr: 'दुरुस्ती बुक करा' },
  details: { en: 'Details', hi: 'जानकारी', mr: 'माहिती' },
  modelIs: { en: 'Model {model}', hi: 'मॉडल {model}', mr: 'मॉडेल {model}' },
  serialIs: { en: 'Serial number {serial}', hi: 'सीरियल नंबर {serial}', mr: 'सिरीयल क्रमांक {serial}' },
  boughtIn: { en: 'Bought in {month}', hi: '{month} में खरीदा', mr: '{month} मध्ये घेतले' },
  sticker: { en: 'Sticker {code}', hi: 'स्टिकर {code}', mr: 'स्टिकर {code}' },
  noteIs: { en: 'Note for staff: {note}', hi: 'स्टाफ़ के लिए नोट: {note}', mr: 'कर्मचाऱ्यांसाठी टीप: {note}' },
  history: { en: 'Repairs', hi: 'रिपेयर', mr: 'दुरुस्त्या' },
  partsOfOrder: {
    en: 'Parts of the whole order: {parts}',
    hi: 'पूरी बुकिंग के पार्ट: {parts}',
    mr: 'संपूर्ण बुकिंगचे पार्ट: {parts}',
  },
  by: { en: 'By {name}', hi: '{name} ने की', mr: '{name} यांनी केली' },
  warrantyUntil: {
    en: 'Our warranty until {date}',
    hi: 'हमारी वारंटी {date} तक',
    mr: 'आमची वॉरंटी {date} पर्यंत',
  },
  picturesHelp: {
    en: 'Of the plate and the bill of purchase, at most {count}. Its owner and our staff see them.',
    hi: 'प्लेट और खरीद के बिल की, ज़्यादा से ज़्यादा {count}। ये इसके मालिक और हमारे लोगों को दिखती हैं।',
    mr: 'प्लेट आणि खरेदीच्या बिलाचे, जास्तीत जास्त {count}. हे त्याच्या मालकाला आणि आमच्या माणसांना दिसतात.',
  },
  picture: { en: 'Picture {number}', hi: 'फ़ोटो {number}', mr: 'फोटो {number}' },
  removePicture: { en: 'Remove picture {number}', hi: 'फ़ोटो {number} हटाएँ', mr: 'फोटो {number} काढा' },
  notFound: { en: 'This appliance is not here', hi: 'यह उपकरण यहाँ नहीं है', mr: 'हे उपकरण येथे नाही' },
  notFoundHelp: {
    en: 'It may have been removed, or it is another person’s.',
    hi: 'शायद वह हटा दिया गया है, या किसी और का है।',
    mr: 'कदाचित ते काढले आहे, किंवा दुसऱ्या कोणाचे आहे.',
  },
});

export const stickerTexts = texts({
  bookThis: {
    en: 'Book a repair for this appliance',
    hi: 'इस उपकरण की रिपेयर बुक करें',
    mr: 'या उपकरणाची दुरुस्ती बुक करा',
  },
  sticker: { en: 'Sticker {code}', hi: 'स्टिकर {code}', mr: 'स्टिकर {code}' },
  toOwn: { en: 'Its repairs and warranty', hi: 'इसकी रिपेयर और वारंटी', mr: 'याच्या दुरुस्त्या आणि वॉरंटी' },
  customer: { en: 'Customer: {name}', hi: 'ग्राहक: {name}', mr: 'ग्राहक: {name}' },
  blank: {
    en: 'This sticker is not on an appliance yet',
    hi: 'यह स्टिकर अभी किसी उपकरण पर नहीं है',
    mr: 'हा स्टिकर अजून कोणत्याही उपकरणावर नाही',
  },
  blankHelp: {
    en: 'You can still book a repair, or call us.',
    hi: 'आप फिर भी रिपेयर बुक कर सकते हैं, या हमें कॉल करें।',
    mr: 'तुम्ही तरीही दुरुस्ती बुक करू शकता, किंवा आम्हाला कॉल करा.',
  },
  bindHelp: {
    en: 'Bind it on the job or at the customer: choose the appliance and give {code}.',
    hi: 'इसे काम पर या ग्राहक के पेज पर जोड़ें: उपकरण चुनें और {code} लिखें।',
    mr: 'हा कामावर किंवा ग्राहकाच्या पानावर जोडा: उपकरण निवडा आणि {code} लिहा.',
  },
  replaced: {
    en: 'This sticker was replaced by a newer one',
    hi: 'इस स्टिकर की जगह नया स्टिकर लग चुका है',
    mr: 'या स्टिकरच्या जागी नवा स्टिकर लावला आहे',
  },
  replacedHelp: {
    en: 'Please scan the newer sticker on the appliance, or call us.',
    hi: 'कृपया उपकरण पर लगा नया स्टिकर स्कैन करें, या हमें कॉल करें।',
    mr: 'कृपया उपकरणावरचा नवा स्टिकर स्कॅन करा, किंवा आम्हाला कॉल करा.',
  },
  unknown: {
    en: 'We do not know this sticker',
    hi: 'यह स्टिकर हमारे यहाँ दर्ज नहीं है',
    mr: 'हा स्टिकर आमच्याकडे नोंदलेला नाही',
  },
  unknownHelp: {
    en: 'Please type the eight letters and digits that stand on it.',
    hi: 'कृपया उस पर लिखे आठ अक्षर और अंक लिखें।',
    mr: 'कृपया त्यावरची आठ अक्षरे आणि अंक लिहा.',
  },
  code: { en: 'Letters on the sticker', hi: 'स्टिकर के अक्षर', mr: 'स्टिकरवरची अक्षरे' },
  show: { en: 'Show the appliance', hi: 'उपकरण दिखाएँ', mr: 'उपकरण दाखवा' },
  search: { en: 'Search services', hi: 'सर्विस खोजें', mr: 'सर्व्हिस शोधा' },
});
