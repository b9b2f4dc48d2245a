import { texts } from './texts.ts';

export const accountFailureTexts = texts({
  resetLinkInvalid: {
    en: 'This reset link is invalid or has expired.',
    hi: 'यह लिंक सही नहीं है या पुराना हो गया है।',
    mr: 'ही लिंक चुकीची आहे किंवा तिची मुदत संपली आहे.',
  },
  invitationInvalid: {
    en: 'This invitation has been used or withdrawn, or is too old. Please ask for a new one',
    hi: 'यह निमंत्रण इस्तेमाल हो चुका है, वापस लिया गया है या बहुत पुराना है। कृपया नया माँगें',
    mr: 'हे आमंत्रण वापरले गेले, मागे घेतले किंवा जुने आहे. कृपया नवे मागा',
  },
  passwordCommon: {
    en: 'Please choose a less common password',
    hi: 'यह पासवर्ड बहुत आम है, कृपया दूसरा चुनें',
    mr: 'कृपया सहज ओळखता येणार नाही असा पासवर्ड निवडा',
  },
  currentPasswordWrong: {
    en: 'Current password is not correct',
    hi: 'अभी का पासवर्ड सही नहीं है',
    mr: 'सध्याचा पासवर्ड योग्य नाही',
  },
  photoTooLarge: {
    en: 'File size should be less than 2MB',
    hi: 'फ़ोटो 2 MB से छोटी हो',
    mr: 'फोटो 2 MB पेक्षा लहान असावा',
  },
  photoUnreadable: {
    en: 'Please choose a PNG, JPEG, WebP or GIF photo',
    hi: 'कृपया PNG, JPEG, WebP या GIF फ़ोटो चुनें',
    mr: 'कृपया PNG, JPEG, WebP किंवा GIF फोटो निवडा',
  },
  loginRequired: { en: 'Please Login...!', hi: 'कृपया लॉगिन करें...!', mr: 'कृपया लॉगिन करा...!' },
  wrongCredentials: {
    en: 'Invalid email or password',
    hi: 'ईमेल या पासवर्ड सही नहीं है',
    mr: 'ईमेल किंवा पासवर्ड योग्य नाही',
  },
  keyLacksScope: {
    en: 'This API key lacks the scope {words}',
    hi: 'इस API चाबी को {words} की अनुमति नहीं है',
    mr: 'या API किल्लीला {words} ची परवानगी नाही',
  },
  keyNotForPeople: {
    en: 'An API key cannot do this. It is for people who are signed in',
    hi: 'API चाबी से यह नहीं हो सकता। यह लॉगिन किए हुए लोगों के लिए है',
    mr: 'API किल्लीने हे करता येत नाही. हे लॉगिन केलेल्या व्यक्तींसाठी आहे',
  },
  keyInBrowser: {
    en: 'API keys belong on servers. Never put one into a web page or an app',
    hi: 'API चाबी सिर्फ़ सर्वर पर रखें। इसे वेब पेज या ऐप में कभी न रखें',
    mr: 'API किल्ली फक्त सर्व्हरवर ठेवा. ती वेब पेज किंवा ॲपमध्ये कधीही ठेवू नका',
  },
  keyFromElsewhere: {
    en: 'This API key may not be used from this IP address',
    hi: 'यह API चाबी इस IP पते से इस्तेमाल नहीं हो सकती',
    mr: 'ही API किल्ली या IP पत्त्यावरून वापरता येत नाही',
  },
  keyNotFound: { en: 'API key not found', hi: 'API चाबी नहीं मिली', mr: 'API किल्ली सापडली नाही' },
  tooManyKeys: {
    en: 'There are {count} API keys. Please revoke one first',
    hi: '{count} API चाबियाँ हैं। कृपया पहले एक बंद करें',
    mr: '{count} API किल्ल्या आहेत. कृपया आधी एक बंद करा',
  },
  technicianRequired: {
    en: 'technicianId is required with an API key',
    hi: 'API चाबी के साथ technicianId ज़रूरी है',
    mr: 'API किल्लीसोबत technicianId आवश्यक आहे',
  },
  guestsOff: {
    en: 'Please log in or sign up to book',
    hi: 'बुक करने के लिए कृपया लॉगिन या साइन अप करें',
    mr: 'बुक करण्यासाठी कृपया लॉगिन किंवा साइन अप करा',
  },
  userNotFound: { en: 'User not found', hi: 'व्यक्ति नहीं मिला', mr: 'व्यक्ती सापडली नाही' },
  sessionNotFound: {
    en: 'This device is already signed out',
    hi: 'यह डिवाइस पहले ही लॉगआउट हो चुका है',
    mr: 'हे डिव्हाइस आधीच लॉगआउट आहे',
  },
  pushServiceUnknown: {
    en: 'This browser cannot be notified',
    hi: 'इस ब्राउज़र पर सूचना नहीं भेजी जा सकती',
    mr: 'या ब्राउझरवर सूचना पाठवता येत नाही',
  },
  emailRequired: { en: 'Email is required', hi: 'ईमेल ज़रूरी है', mr: 'ईमेल आवश्यक आहे' },
  emailTaken: {
    en: 'An account with this email already exists.',
    hi: 'इस ईमेल का खाता पहले से है।',
    mr: 'या ईमेलचे खाते आधीच आहे.',
  },
  noAccount: {
    en: "You are here without an account. Choose 'Keep my bookings' in My Orders first",
    hi: 'आप बिना खाते के हैं। पहले ‘मेरी बुकिंग’ में ‘मेरी बुकिंग सेव करें’ चुनें',
    mr: 'तुम्ही खात्याशिवाय आहात. आधी ‘माझी बुकिंग’ मध्ये ‘माझी बुकिंग सेव्ह करा’ निवडा',
  },
  noAccountForRole: {
    en: 'This customer has no account. Who has no password can not work here',
    hi: 'इस ग्राहक का खाता नहीं है। जिसका पासवर्ड नहीं, वह यहाँ काम नहीं कर सकता',
    mr: 'या ग्राहकाचे खाते नाही. ज्याचा पासवर्ड नाही, तो येथे काम करू शकत नाही',
  },
  roleAlready: {
    en: 'You work here already. Please log out to use an invitation for somebody else',
    hi: 'आप पहले से यहाँ काम करते हैं। किसी और का निमंत्रण लेने के लिए लॉगआउट करें',
    mr: 'तुम्ही येथे आधीच काम करता. दुसऱ्याचे आमंत्रण वापरण्यासाठी लॉगआउट करा',
  },
  hasAccount: { en: 'You have an account already', hi: 'आपका खाता पहले से है', mr: 'तुमचे खाते आधीच आहे' },
  lastAdmin: {
    en: 'The last owner cannot be demoted',
    hi: 'आखिरी मालिक को नहीं हटाया जा सकता',
    mr: 'शेवटच्या मालकाला काढता येत नाही',
  },
  staffStays: {
    en: 'This account works here. Change its role to Customer first',
    hi: 'यह खाता यहाँ काम करने वाले का है। पहले इसकी भूमिका ग्राहक करें',
    mr: 'हे खाते येथे काम करणाऱ्याचे आहे. आधी त्याची भूमिका ग्राहक करा',
  },
  eraseUnderWay: {
    en: 'A repair is under way. Please erase the data when it is done, or call us',
    hi: 'एक रिपेयर चल रही है। उसके पूरे होने पर जानकारी मिटाएँ, या हमें कॉल करें',
    mr: 'एक दुरुस्ती सुरू आहे. ती पूर्ण झाल्यावर माहिती पुसा, किंवा आम्हाला कॉल करा',
  },
  holdsCash: {
    en: 'This person still holds cash of the shop. Count it on Cash first',
    hi: 'इस व्यक्ति के पास अभी दुकान की नकदी है। पहले ‘नकद’ में गिनें',
    mr: 'या व्यक्तीकडे अजून दुकानाची रोख आहे. आधी ‘रोख’ मध्ये मोजा',
  },
  dataInProfile: {
    en: 'This booking belongs to an account. Please log in: My Profile has your data',
    hi: 'यह बुकिंग एक खाते की है। लॉगिन करें: आपकी जानकारी ‘मेरी प्रोफ़ाइल’ में है',
    mr: 'हे बुकिंग एका खात्याचे आहे. लॉगिन करा: तुमची माहिती ‘माझी प्रोफाइल’ मध्ये आहे',
  },
  requestNotFound: { en: 'Complaint not found', hi: 'शिकायत नहीं मिली', mr: 'तक्रार सापडली नाही' },
  requestAnswered: {
    en: 'This complaint has an answer already',
    hi: 'इस शिकायत का जवाब पहले ही दिया जा चुका है',
    mr: 'या तक्रारीला आधीच उत्तर दिले आहे',
  },
  linkUnknown: { en: 'We do not know this link', hi: 'यह लिंक हमें नहीं मिला', mr: 'ही लिंक आम्हाला सापडली नाही' },
});
