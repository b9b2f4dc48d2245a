import { labelled } from '#shared/labelled.ts';

export const newBookingTexts = labelled({
  whatIsWrong: { en: 'What is wrong?', hi: 'क्या खराबी है?', mr: 'काय बिघाड आहे?' },
  setComplete: { en: 'Set the enquiry to Complete', hi: 'पूछताछ को ‘पूर्ण’ करें', mr: 'चौकशी ‘पूर्ण’ करा' },
  languageHelp: {
    en: 'For mails, bills and WhatsApp messages',
    hi: 'ईमेल, बिल और WhatsApp मैसेज के लिए',
    mr: 'ईमेल, बिल आणि WhatsApp मेसेजसाठी',
  },
  underWarranty: { en: 'Under warranty', hi: 'वारंटी में', mr: 'वॉरंटीमध्ये' },
  orderUntil: {
    en: 'order {number}, until {day}',
    hi: 'बुकिंग {number}, {day} तक',
    mr: 'बुकिंग {number}, {day} पर्यंत',
  },
  claimed: {
    en: 'Claimed: order {number}',
    hi: 'वारंटी में दोबारा रिपेयर: बुकिंग {number}',
    mr: 'वॉरंटीमध्ये बुकिंग: {number}',
  },
  claimWarranty: { en: 'Claim warranty', hi: 'वारंटी में रिपेयर माँगें', mr: 'वॉरंटीमध्ये दुरुस्ती मागा' },
  alreadyBooked: {
    en: 'This enquiry has already been booked: <link>order {number}</link>.',
    hi: 'यह पूछताछ पहले ही बुक हो चुकी है: <link>बुकिंग {number}</link>।',
    mr: 'ही चौकशी आधीच बुक झाली आहे: <link>बुकिंग {number}</link>.',
  },
  servicesHelp: {
    en: 'Type what is to be repaired, Enter takes the first',
    hi: 'लिखें क्या रिपेयर करना है, Enter दबाने पर पहली चुनी जाती है',
    mr: 'काय दुरुस्त करायचे ते लिहा, Enter दाबल्यावर पहिली निवडली जाते',
  },
  servicesFound: { en: 'Services found', hi: 'मिली सर्विस', mr: 'सापडलेल्या सर्व्हिस' },
  searchFailed: { en: 'The search did not answer', hi: 'खोज से जवाब नहीं मिला', mr: 'शोध होऊ शकला नाही' },
  noService: {
    en: 'No service is called like this',
    hi: 'इस नाम की कोई सर्विस नहीं',
    mr: 'या नावाची सर्व्हिस नाही',
  },
  toBook: { en: 'Services to book', hi: 'बुक करने की सर्विस', mr: 'बुक करायच्या सर्व्हिस' },
  lookingUp: { en: 'Looking the number up…', hi: 'नंबर देख रहे हैं…', mr: 'नंबर पाहत आहोत…' },
  newNumber: {
    en: 'Nobody has booked with this number yet.',
    hi: 'इस नंबर से अभी तक किसी ने बुकिंग नहीं की।',
    mr: 'या नंबरवरून अजून कोणी बुक केलेले नाही.',
  },
  whoCalls: { en: 'Who is calling?', hi: 'कौन कॉल कर रहा है?', mr: 'कोण कॉल करत आहे?' },
  somebodyElse: { en: 'Somebody else', hi: 'कोई और', mr: 'दुसरे कोणी' },
  chooseWho: {
    en: 'Please choose who is calling',
    hi: 'कृपया चुनें कौन कॉल कर रहा है',
    mr: 'कृपया कोण कॉल करत आहे ते निवडा',
  },
  lastBooked: { en: 'last booked {day}', hi: 'पिछली बुकिंग {day}', mr: 'मागील बुकिंग {day}' },
  notBooked: { en: 'has not booked yet', hi: 'अभी तक बुकिंग नहीं की', mr: 'अजून बुकिंग केलेले नाही' },
  neverTwice: {
    en: '{failure} Pressing Book again never books twice.',
    hi: '{failure} ‘बुक करें’ दोबारा दबाने से दो बार बुकिंग नहीं होती।',
    mr: '{failure} ‘बुक करा’ पुन्हा दाबल्याने दोनदा बुकिंग होत नाही.',
  },
});
