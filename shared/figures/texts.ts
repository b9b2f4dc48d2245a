import { labelled } from '../labelled.ts';
import { texts } from '../texts.ts';

export const figureTexts = labelled({
  booked: { en: 'Booked', hi: 'बुक हुईं', mr: 'बुक झाल्या' },
  done: { en: 'Done', hi: 'पूरी हुईं', mr: 'पूर्ण' },
  onTime: { en: 'On time', hi: 'समय पर', mr: 'वेळेवर' },
  firstVisit: { en: 'Fixed at the first visit', hi: 'पहली विज़िट में ठीक', mr: 'पहिल्या भेटीत दुरुस्त' },
  cancelled: { en: 'Cancelled', hi: 'रद्द हुईं', mr: 'रद्द' },
  claims: { en: 'Warranty claims', hi: 'वारंटी के दावे', mr: 'वॉरंटीचे दावे' },
  cameBack: { en: 'Came back within 90 days', hi: '90 दिन में फिर ख़राब', mr: '90 दिवसांत पुन्हा बिघाड' },
  agreed: { en: 'Estimates agreed', hi: 'मंज़ूर अनुमान', mr: 'मान्य अंदाज' },
  billed: { en: 'Billed', hi: 'बिल की रकम', mr: 'बिलांची रक्कम' },
  averageBill: { en: 'Average bill', hi: 'औसत बिल', mr: 'सरासरी बिल' },
  rating: { en: 'Rating', hi: 'रेटिंग', mr: 'रेटिंग' },
  cash: { en: 'Cash in hand', hi: 'हाथ में नकद', mr: 'हातातील रोख' },
  timed: { en: 'Done, without imported ones', hi: 'पूरी हुईं, आयात की हुई छोड़कर', mr: 'पूर्ण, आयात केलेल्या वगळून' },
  answered: { en: 'Estimates answered', hi: 'जवाब मिले अनुमान', mr: 'उत्तर मिळालेले अंदाज' },
  rated: { en: 'Rated', hi: 'रेटिंग मिली', mr: 'रेटिंग मिळालेल्या' },
  dueWeek: { en: 'Due, bills of 0 to 7 days', hi: 'बाकी, 0 से 7 दिन के बिल', mr: 'बाकी, 0 ते 7 दिवसांची बिले' },
  dueMonth: {
    en: 'Due, bills of 8 to 30 days',
    hi: 'बाकी, 8 से 30 दिन के बिल',
    mr: 'बाकी, 8 ते 30 दिवसांची बिले',
  },
  dueOlder: {
    en: 'Due, bills of over 30 days',
    hi: 'बाकी, 30 दिन से पुराने बिल',
    mr: 'बाकी, 30 दिवसांहून जुनी बिले',
  },
});

/** The definition of each figure, on the screen and in the guide by the same words. */
export const figureHelpTexts = texts({
  booked: {
    en: 'Orders booked on these days, with warranty claims and imported orders, without test bookings.',
    hi: 'इन दिनों की बुकिंग, वारंटी के दावों और आयात की हुई बुकिंग के साथ, जाँच की बुकिंग के बिना।',
    mr: 'या दिवसांची बुकिंग, वॉरंटीचे दावे आणि आयात केलेल्या बुकिंगसह, चाचणी बुकिंगशिवाय.',
  },
  done: {
    en: 'Repairs done, on the day they were done.',
    hi: 'पूरी हुई रिपेयर, जिस दिन पूरी हुई उस दिन।',
    mr: 'पूर्ण झालेल्या दुरुस्त्या, ज्या दिवशी पूर्ण झाल्या त्या दिवशी.',
  },
  onTime: {
    en: 'Of the repairs done, those done by the end of the agreed time, else within 24 hours of the booking. Imported ones do not count.',
    hi: 'पूरी हुई रिपेयर में से वे, जो तय समय के अंत तक, नहीं तो बुकिंग के 24 घंटे में पूरी हुईं। आयात की हुई नहीं गिनी जातीं।',
    mr: 'पूर्ण दुरुस्त्यांपैकी, ज्या ठरलेल्या वेळेच्या शेवटापर्यंत, नाहीतर बुकिंगपासून 24 तासांत पूर्ण झाल्या. आयात केलेल्या मोजत नाहीत.',
  },
  firstVisit: {
    en: 'Of the repairs done, those that never waited for a second visit and were not opened again. Imported ones do not count.',
    hi: 'पूरी हुई रिपेयर में से वे, जो दूसरी विज़िट के लिए नहीं रुकीं और फिर से नहीं खोली गईं। आयात की हुई नहीं गिनी जातीं।',
    mr: 'पूर्ण दुरुस्त्यांपैकी, ज्या दुसऱ्या भेटीसाठी थांबल्या नाहीत आणि पुन्हा उघडल्या नाहीत. आयात केलेल्या मोजत नाहीत.',
  },
  cancelled: {
    en: 'Orders cancelled on these days that are still cancelled, by their reason.',
    hi: 'इन दिनों रद्द हुई बुकिंग जो अब भी रद्द हैं, वजह के साथ।',
    mr: 'या दिवसांत रद्द झालेली आणि अजूनही रद्द असलेली बुकिंग, कारणासह.',
  },
  claims: {
    en: 'Warranty claims booked on these days, for each 100 repairs done. A claim counts for the technician of the first repair.',
    hi: 'इन दिनों बुक हुए वारंटी के दावे, हर 100 पूरी रिपेयर पर। दावा पहली रिपेयर के टेक्नीशियन का गिना जाता है।',
    mr: 'या दिवसांत बुक झालेले वॉरंटीचे दावे, दर 100 पूर्ण दुरुस्त्यांमागे. दावा पहिल्या दुरुस्तीच्या टेक्निशियनचा मोजला जातो.',
  },
  cameBack: {
    en: 'Orders of these days about an appliance that was repaired in the 90 days before, for each 100 repairs done. They count for the technician of the first repair.',
    hi: 'इन दिनों की वे बुकिंग जिनका उपकरण पिछले 90 दिनों में ठीक किया गया था, हर 100 पूरी रिपेयर पर। पहली रिपेयर के टेक्नीशियन की गिनी जाती हैं।',
    mr: 'या दिवसांतली बुकिंग ज्यांचे उपकरण आधीच्या 90 दिवसांत दुरुस्त झाले होते, दर 100 पूर्ण दुरुस्त्यांमागे. पहिल्या दुरुस्तीच्या टेक्निशियनची मोजली जातात.',
  },
  agreed: {
    en: 'Of the orders whose estimate was answered on these days, those with an estimate agreed.',
    hi: 'जिन बुकिंग के अनुमान का इन दिनों जवाब मिला, उनमें से जिनका अनुमान मंज़ूर हुआ।',
    mr: 'ज्या बुकिंगच्या अंदाजाला या दिवसांत उत्तर मिळाले, त्यांपैकी ज्यांचा अंदाज मान्य झाला.',
  },
  billed: {
    en: 'Bills of these days with tax, less the credit notes of these days.',
    hi: 'इन दिनों के बिल टैक्स के साथ, इन दिनों के क्रेडिट नोट घटाकर।',
    mr: 'या दिवसांची बिले करासह, या दिवसांच्या क्रेडिट नोट वजा करून.',
  },
  taken: {
    en: 'Cash and UPI taken on these days, less what was paid back.',
    hi: 'इन दिनों मिला नकद और UPI, लौटाई हुई रकम घटाकर।',
    mr: 'या दिवसांत मिळालेली रोख आणि UPI, परत दिलेली रक्कम वजा करून.',
  },
  averageBill: {
    en: 'Billed, divided by the bills less the credit notes.',
    hi: 'बिल की रकम, बिल (क्रेडिट नोट घटाकर) से भाग देकर।',
    mr: 'बिलांची रक्कम भागिले बिले (क्रेडिट नोट वजा करून).',
  },
  rating: {
    en: 'The average of the ratings given on these days.',
    hi: 'इन दिनों मिली रेटिंग का औसत।',
    mr: 'या दिवसांत मिळालेल्या रेटिंगची सरासरी.',
  },
  due: {
    en: 'What bills still had due at the end of the period, by the days since the bill.',
    hi: 'अवधि के अंत में बिलों में जितना बाकी था, बिल के बाद के दिनों के हिसाब से।',
    mr: 'कालावधीच्या शेवटी बिलांवर जितके बाकी होते, बिलानंतरच्या दिवसांनुसार.',
  },
  cash: {
    en: 'Cash that the technician has taken and not handed over, now.',
    hi: 'टेक्नीशियन ने जो नकद लिया और अभी जमा नहीं किया।',
    mr: 'टेक्निशियनने घेतलेली आणि अजून जमा न केलेली रोख.',
  },
});

export const sourceTexts = texts({
  web: { en: 'Website', hi: 'वेबसाइट', mr: 'वेबसाइट' },
  guest: { en: 'Guest', hi: 'बिना खाते के', mr: 'खात्याशिवाय' },
  caller: { en: 'Phone', hi: 'फ़ोन', mr: 'फोन' },
  api: { en: 'API', hi: 'API', mr: 'API' },
  import: { en: 'Import', hi: 'आयात', mr: 'आयात' },
});
