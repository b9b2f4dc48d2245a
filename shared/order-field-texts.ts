import { texts } from './texts.ts';

export const orderFieldTexts = texts({
  applianceKindUnknown: {
    en: 'Please choose a kind of appliance',
    hi: 'कृपया उपकरण का प्रकार चुनें',
    mr: 'कृपया उपकरणाचा प्रकार निवडा',
  },
  monthFuture: {
    en: 'This month is still to come',
    hi: 'यह महीना अभी आया नहीं है',
    mr: 'हा महिना अजून आलेला नाही',
  },
  warrantyMonthsRange: {
    en: 'Warranty must be between 0 and 240 months',
    hi: 'वारंटी 0 से 240 महीनों की हो',
    mr: 'वॉरंटी 0 ते 240 महिने असावी',
  },
  stickerRequired: {
    en: 'Please enter the eight letters of the sticker',
    hi: 'कृपया स्टिकर के आठ अक्षर लिखें',
    mr: 'कृपया स्टिकरची आठ अक्षरे लिहा',
  },
  sheetsRange: {
    en: 'Sheets must be between 1 and 20',
    hi: 'शीट 1 से 20 के बीच हों',
    mr: 'शीट 1 ते 20 असावेत',
  },
  areaRequired: { en: 'Address is required', hi: 'इलाका चुनें', mr: 'परिसर निवडा' },
  addressRequired: { en: 'Address is required', hi: 'पता ज़रूरी है', mr: 'पत्ता आवश्यक आहे' },
  streetRequired: { en: 'Streat/Town is required', hi: 'गली / सड़क ज़रूरी है', mr: 'रस्ता / गल्ली आवश्यक आहे' },
  serviceTypeRequired: {
    en: 'Please select a service type',
    hi: 'कृपया सर्विस का प्रकार चुनें',
    mr: 'कृपया सर्व्हिसचा प्रकार निवडा',
  },
  orderNumberInvalid: {
    en: 'The order number has digits only',
    hi: 'बुकिंग नंबर में सिर्फ़ अंक होते हैं',
    mr: 'बुकिंग क्रमांकात फक्त अंक असतात',
  },
  messageEmpty: { en: 'Message cannot be empty', hi: 'संदेश खाली नहीं हो सकता', mr: 'संदेश रिकामा असू शकत नाही' },
  serviceRequired: {
    en: 'At Least One Service is required',
    hi: 'कम से कम एक सर्विस ज़रूरी है',
    mr: 'किमान एक सर्व्हिस आवश्यक आहे',
  },
  quantityRange: {
    en: 'Quantity must be between 1 and 20',
    hi: 'संख्या 1 से 20 के बीच हो',
    mr: 'संख्या 1 ते 20 असावी',
  },
  serviceTwice: { en: 'A service is listed twice', hi: 'एक सर्विस दो बार है', mr: 'एक सर्व्हिस दोनदा आहे' },
  bookingKeyRequired: {
    en: 'Booking key (orderId) is required',
    hi: 'बुकिंग key (orderId) ज़रूरी है',
    mr: 'बुकिंग key (orderId) आवश्यक आहे',
  },
  paymentMethodOnlyCash: {
    en: 'Payment method must be Cash on Delivery',
    hi: 'भुगतान काम के बाद नकद ही हो सकता है',
    mr: 'पेमेंट कामानंतर रोखच करता येते',
  },
  totalQtyRequired: { en: 'Total quantity is required', hi: 'कुल संख्या ज़रूरी है', mr: 'एकूण संख्या आवश्यक आहे' },
  totalPriceRequired: { en: 'Total price is required', hi: 'कुल रकम ज़रूरी है', mr: 'एकूण रक्कम आवश्यक आहे' },
  honeypot: {
    en: 'This enquiry looks automatic. Please leave the website field empty',
    hi: 'यह सवाल अपने आप भेजा हुआ लगता है। कृपया वेबसाइट वाला खाना खाली रखें',
    mr: 'ही चौकशी आपोआप पाठवलेली वाटते. कृपया वेबसाइटचा रकाना रिकामा ठेवा',
  },
  ratingRange: { en: 'Rating must be between 1 and 5', hi: 'रेटिंग 1 से 5 के बीच हो', mr: 'रेटिंग 1 ते 5 असावे' },
  feedbackIncomplete: {
    en: 'Please fill in both rating and comment.',
    hi: 'कृपया रेटिंग और राय दोनों भरें।',
    mr: 'कृपया रेटिंग आणि अभिप्राय दोन्ही भरा.',
  },
  visitInvalid: { en: 'Please choose a visit time', hi: 'कृपया विज़िट का समय चुनें', mr: 'कृपया भेटीची वेळ निवडा' },
  stageUnknown: { en: 'Stage is not known', hi: 'यह चरण मालूम नहीं', mr: 'हा टप्पा माहीत नाही' },
  whatIsWrongRequired: {
    en: 'Please tell us what is wrong',
    hi: 'कृपया बताएँ क्या खराबी है',
    mr: 'कृपया काय बिघाड आहे ते सांगा',
  },
  reasonRequired: { en: 'Please give a reason', hi: 'कृपया वजह लिखें', mr: 'कृपया कारण लिहा' },
  noteRequired: { en: 'Please write a note', hi: 'कृपया नोट लिखें', mr: 'कृपया नोंद लिहा' },
  technicianRequired: { en: 'Please choose a technician', hi: 'कृपया टेक्नीशियन चुनें', mr: 'कृपया टेक्निशियन निवडा' },
  countInvalid: {
    en: 'Amount must be a valid amount',
    hi: 'रकम शून्य से कम नहीं हो सकती',
    mr: 'रक्कम शून्यापेक्षा कमी असू शकत नाही',
  },
  amountInvalid: {
    en: 'Please enter an amount in rupees, like 399 or 399.50',
    hi: 'कृपया रकम रुपये में लिखें, जैसे 399 या 399.50',
    mr: 'कृपया रक्कम रुपयांत लिहा, जसे 399 किंवा 399.50',
  },
  paymentMethodUnknown: {
    en: 'Please choose Cash or UPI',
    hi: 'कृपया नकद या UPI चुनें',
    mr: 'कृपया रोख किंवा UPI निवडा',
  },
  lineKindUnknown: {
    en: 'Please choose part, labour or other',
    hi: 'कृपया पार्ट, मज़दूरी या अन्य चुनें',
    mr: 'कृपया पार्ट, मजुरी किंवा इतर निवडा',
  },
  lineWordsRequired: { en: 'Please say what it is', hi: 'कृपया लिखें कि यह क्या है', mr: 'कृपया हे काय आहे ते लिहा' },
  piecesRange: {
    en: 'Quantity must be between 1 and 999',
    hi: 'संख्या 1 से 999 के बीच हो',
    mr: 'संख्या 1 ते 999 असावी',
  },
  linesInvalid: {
    en: 'Please give the lines of the estimate',
    hi: 'कृपया अनुमानित खर्च की लाइनें दें',
    mr: 'कृपया अंदाजे खर्चाच्या ओळी द्या',
  },
  linesTooMany: {
    en: 'An estimate has at most 40 lines',
    hi: 'अनुमानित खर्च में ज़्यादा से ज़्यादा 40 लाइनें हों',
    mr: 'अंदाजे खर्चात जास्तीत जास्त 40 ओळी असाव्यात',
  },
  estimateTooMuch: {
    en: 'An estimate comes to at most ₹10,00,000',
    hi: 'अनुमानित खर्च ज़्यादा से ज़्यादा ₹10,00,000 का हो',
    mr: 'अंदाजे खर्च जास्तीत जास्त ₹10,00,000 असावा',
  },
  statusUnknown: {
    en: 'Status must be Complete or Incomplete',
    hi: 'स्थिति Complete या Incomplete हो',
    mr: 'स्थिती Complete किंवा Incomplete असावी',
  },
  orderNumberNumber: {
    en: 'Order number must be a number',
    hi: 'बुकिंग नंबर सिर्फ़ अंकों में हो',
    mr: 'बुकिंग नंबर अंकांत असावा',
  },
});
