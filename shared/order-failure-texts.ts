import { texts } from './texts.ts';

export const orderFailureTexts = texts({
  feeUnexplained: {
    en: 'Please say why there is no fee',
    hi: 'कृपया लिखें कि शुल्क क्यों नहीं है',
    mr: 'कृपया शुल्क का नाही ते लिहा',
  },
  notOrdered: {
    en: 'You can rate a service after you have booked it',
    hi: 'सर्विस बुक करने के बाद आप रेटिंग दे सकते हैं',
    mr: 'सर्व्हिस बुक केल्यानंतर तुम्ही रेटिंग देऊ शकता',
  },
  orderNotFound: { en: 'Order not found', hi: 'बुकिंग नहीं मिली', mr: 'बुकिंग सापडले नाही' },
  billNotFound: {
    en: 'There is no bill for this order',
    hi: 'इस बुकिंग का कोई बिल नहीं है',
    mr: 'या बुकिंगचे बिल नाही',
  },
  applianceNotFound: { en: 'Appliance not found', hi: 'उपकरण नहीं मिला', mr: 'उपकरण सापडले नाही' },
  tooManyAppliances: {
    en: 'There are more appliances than pieces',
    hi: 'उपकरण नगों से ज़्यादा हैं',
    mr: 'उपकरणे नगांपेक्षा जास्त आहेत',
  },
  appliancesFull: {
    en: 'There are {count} appliances already. Please remove one first.',
    hi: 'पहले से {count} उपकरण हैं। कृपया पहले एक हटाएँ।',
    mr: 'आधीच {count} उपकरणे आहेत. कृपया आधी एक काढा.',
  },
  stickerNotFound: { en: 'Sticker not found', hi: 'स्टिकर नहीं मिला', mr: 'स्टिकर सापडला नाही' },
  stickerBound: {
    en: 'This sticker is on another appliance',
    hi: 'यह स्टिकर दूसरे उपकरण पर है',
    mr: 'हा स्टिकर दुसऱ्या उपकरणावर आहे',
  },
  applianceHasSticker: {
    en: 'This appliance has sticker {words}',
    hi: 'इस उपकरण पर स्टिकर {words} है',
    mr: 'या उपकरणावर स्टिकर {words} आहे',
  },
  notScanned: {
    en: 'This order does not come from a sticker',
    hi: 'यह बुकिंग स्टिकर से नहीं आई',
    mr: 'हे बुकिंग स्टिकरवरून आलेले नाही',
  },
  feedbackOrderNotFound: {
    en: "Order not found. Please send the order's _id",
    hi: 'बुकिंग नहीं मिली। कृपया बुकिंग का _id भेजें',
    mr: 'बुकिंग सापडले नाही. कृपया बुकिंगचा _id पाठवा',
  },
  enquiryNotFound: { en: 'Enquiry not found', hi: 'पूछताछ नहीं मिली', mr: 'चौकशी सापडली नाही' },
  technicianNotFound: { en: 'Technician not found', hi: 'टेक्नीशियन नहीं मिला', mr: 'टेक्निशियन सापडला नाही' },
  mergeSame: { en: 'These are the same record', hi: 'यह एक ही रिकॉर्ड है', mr: 'ही एकच नोंद आहे' },
  mergeSignsIn: {
    en: 'This person signs in. Merge the other record into this one',
    hi: 'यह व्यक्ति लॉगिन करता है। दूसरे रिकॉर्ड को इसमें मिलाएँ',
    mr: 'ही व्यक्ती लॉगिन करते. दुसरी नोंद यात मिळवा',
  },
  tooManyViews: {
    en: 'There are {count} views already. Please remove one first.',
    hi: 'पहले से {count} व्यू हैं। कृपया पहले एक हटाएँ।',
    mr: 'आधीच {count} व्ह्यू आहेत. कृपया आधी एक काढा.',
  },
  viewNotFound: { en: 'View not found', hi: 'व्यू नहीं मिला', mr: 'व्ह्यू सापडला नाही' },
  priceNotFound: {
    en: 'This line is not in the price list',
    hi: 'यह लाइन रेट लिस्ट में नहीं है',
    mr: 'ही ओळ दरपत्रकात नाही',
  },
  staffByLink: { en: 'Please use the panel.', hi: 'कृपया पैनल का इस्तेमाल करें।', mr: 'कृपया पॅनेल वापरा.' },
  feedbackWhenDone: {
    en: 'You can rate the repair when it is done',
    hi: 'रिपेयर पूरी होने पर आप उसे रेटिंग दे सकते हैं',
    mr: 'दुरुस्ती पूर्ण झाल्यावर तुम्ही तिला रेटिंग देऊ शकता',
  },
  priceChanged: {
    en: 'The price of your booking has changed. Please review and book again.',
    hi: 'आपकी बुकिंग का दाम बदल गया है। कृपया देखकर फिर से बुक करें।',
    mr: 'तुमच्या बुकिंगची किंमत बदलली आहे. कृपया पाहून पुन्हा बुक करा.',
  },
  cartChanged: {
    en: 'Your cart has changed. Please review and book again.',
    hi: 'आपका कार्ट बदल गया है। कृपया देखकर फिर से बुक करें।',
    mr: 'तुमचे कार्ट बदलले आहे. कृपया पाहून पुन्हा बुक करा.',
  },
  visitTaken: {
    en: 'This time has just been taken. Please choose another.',
    hi: 'यह समय अभी-अभी भर गया। कृपया दूसरा चुनें।',
    mr: 'ही वेळ नुकतीच भरली. कृपया दुसरी निवडा.',
  },
  numberHasVisits: {
    en: 'We agree on the time of this visit by phone: please book without one, and we will call you.',
    hi: 'इस विज़िट का समय हम फ़ोन पर तय करते हैं: कृपया बिना समय के बुक करें, हम आपको कॉल करेंगे।',
    mr: 'या भेटीची वेळ आम्ही फोनवर ठरवतो: कृपया वेळेशिवाय बुक करा, आम्ही तुम्हाला कॉल करू.',
  },
  bookedAlready: {
    en: 'You have booked the same for this time already. Book it once more?',
    hi: 'आप इसी समय के लिए यही बुक कर चुके हैं। क्या एक बार और बुक करें?',
    mr: 'याच वेळेसाठी तुम्ही हेच बुक केले आहे. आणखी एकदा बुक करायचे?',
  },
  stepImpossible: {
    en: 'This booking is {words}: that step is not possible now.',
    hi: 'यह बुकिंग {words} है: अब यह नहीं हो सकता।',
    mr: 'हे बुकिंग {words} आहे: आता हे करता येणार नाही.',
  },
  estimateChanged: {
    en: 'The estimate has been changed meanwhile. Please look at it again',
    hi: 'इस बीच अनुमानित खर्च बदल गया है। कृपया फिर से देखें',
    mr: 'दरम्यान अंदाजे खर्च बदलला आहे. कृपया पुन्हा पाहा',
  },
  estimateAnswered: {
    en: 'This estimate has already been {words}',
    hi: 'यह अनुमानित खर्च पहले ही {words} है',
    mr: 'हा अंदाजे खर्च आधीच {words} झाला आहे',
  },
  estimateNotOffered: {
    en: 'This estimate has not been shown to the customer yet',
    hi: 'यह अनुमानित खर्च ग्राहक को अभी नहीं दिखाया गया है',
    mr: 'हा अंदाजे खर्च ग्राहकाला अजून दाखवलेला नाही',
  },
  estimateEmpty: {
    en: 'Please add a part or labour first',
    hi: 'कृपया पहले पार्ट या मज़दूरी जोड़ें',
    mr: 'कृपया आधी पार्ट किंवा मजुरी जोडा',
  },
  priceExists: {
    en: 'This is already in the price list',
    hi: 'यह रेट लिस्ट में पहले से है',
    mr: 'हे दरपत्रकात आधीच आहे',
  },
  priceListFull: {
    en: 'The price list is full. Please withdraw a line first',
    hi: 'रेट लिस्ट भर गई है। कृपया पहले कोई लाइन हटाएँ',
    mr: 'दरपत्रक भरले आहे. कृपया आधी एक ओळ काढा',
  },
  noWarranty: {
    en: 'This repair has no warranty.',
    hi: 'इस रिपेयर पर वारंटी नहीं है।',
    mr: 'या दुरुस्तीला वॉरंटी नाही.',
  },
  warrantyEnded: {
    en: 'The warranty of this repair ended on {words}.',
    hi: 'इस रिपेयर की वारंटी {words} को खत्म हो गई।',
    mr: 'या दुरुस्तीची वॉरंटी {words} रोजी संपली.',
  },
  alreadyClaimed: {
    en: 'This warranty is claimed already{count, plural, =0 {} other {: order {count}}}.',
    hi: 'इस वारंटी में रिपेयर पहले ही माँगी जा चुकी है{count, plural, =0 {} other {: बुकिंग {count}}}।',
    mr: 'या वॉरंटीची मागणी आधीच केली आहे{count, plural, =0 {} other {: बुकिंग {count}}}.',
  },
  claimKeyUsed: {
    en: 'This key has been used for another booking',
    hi: 'यह बुकिंग key (orderId) किसी और बुकिंग के लिए इस्तेमाल हो चुकी है',
    mr: 'ही बुकिंग key (orderId) दुसऱ्या बुकिंगसाठी वापरली गेली आहे',
  },
  assignedMeanwhile: {
    en: 'Someone else has just assigned this visit: {words}.',
    hi: 'किसी और ने अभी यह विज़िट सौंपी है: {words}।',
    mr: 'दुसऱ्या कोणी नुकतीच ही भेट सोपवली: {words}.',
  },
  totalChanged: {
    en: 'The bill now comes to {words}. Please look at it again',
    hi: 'बिल अब {words} का है। कृपया फिर से देखें',
    mr: 'बिल आता {words} चे आहे. कृपया पुन्हा पाहा',
  },
  dueChanged: {
    en: 'Money came in meanwhile: {words} is due now. Please look at the bill again',
    hi: 'इस बीच पैसे आए: अब {words} बाकी हैं। कृपया बिल फिर से देखें',
    mr: 'दरम्यान पैसे आले: आता {words} बाकी आहेत. कृपया बिल पुन्हा पाहा',
  },
  takenTooMuch: {
    en: 'That is more than what is due: {words}',
    hi: 'यह बाकी रकम से ज़्यादा है: {words}',
    mr: 'हे बाकी रकमेपेक्षा जास्त आहे: {words}',
  },
  paymentGone: {
    en: 'This payment has been corrected already. Please look at the bill again',
    hi: 'यह भुगतान पहले ही सुधारा जा चुका है। कृपया बिल फिर से देखें',
    mr: 'हे पेमेंट आधीच दुरुस्त केले आहे. कृपया बिल पुन्हा पाहा',
  },
  monthClosed: {
    en: '{words} is closed: its payments stay as they are',
    hi: '{words} बंद है: उसके भुगतान वैसे ही रहेंगे',
    mr: '{words} बंद आहे: त्यातील पेमेंट तसेच राहतील',
  },
  orderOfClosedMonth: {
    en: '{words} is closed, so this booking stays as it is. Please book the repair anew.',
    hi: '{words} बंद है, इसलिए यह बुकिंग ऐसी ही रहेगी। रिपेयर की नई बुकिंग करें।',
    mr: '{words} बंद आहे, म्हणून हे बुकिंग असेच राहील. दुरुस्तीचे नवे बुकिंग करा.',
  },
  ordersOfClosedMonth: {
    en: '{words} is closed: no booking of it can be imported or taken back',
    hi: '{words} बंद है: उसकी कोई बुकिंग न लाई जा सकती है, न वापस ली जा सकती है',
    mr: '{words} बंद आहे: त्यातील बुकिंग आणता किंवा मागे घेता येत नाही',
  },
  monthNotOver: {
    en: 'Only a month that is over can be closed',
    hi: 'सिर्फ़ बीता हुआ महीना बंद हो सकता है',
    mr: 'फक्त संपलेला महिना बंद करता येतो',
  },
  cashChanged: {
    en: 'Cash in hand is {words} now. Please look at it again',
    hi: 'हाथ में नकद अब {words} है। कृपया फिर से देखें',
    mr: 'हातातील रोख आता {words} आहे. कृपया पुन्हा पाहा',
  },
  bankLineNotFound: {
    en: 'This line of the bank is not there',
    hi: 'बैंक की यह पंक्ति नहीं मिली',
    mr: 'बँकेची ही ओळ सापडली नाही',
  },
  bankLineKnown: {
    en: 'This line or its UTR is booked already',
    hi: 'यह पंक्ति या इसका UTR पहले ही दर्ज है',
    mr: 'ही ओळ किंवा तिचा UTR आधीच नोंदवला आहे',
  },
  dayClosed: { en: '{words} is closed already', hi: '{words} पहले से बंद है', mr: '{words} आधीच बंद आहे' },
  dayNotBegun: {
    en: 'Only a day that has begun can be closed',
    hi: 'सिर्फ़ शुरू हो चुका दिन बंद हो सकता है',
    mr: 'फक्त सुरू झालेला दिवस बंद करता येतो',
  },
  deskNotCounted: {
    en: 'Please count the desk first',
    hi: 'कृपया पहले ऑफ़िस का नकद गिनें',
    mr: 'कृपया आधी ऑफिसची रोख मोजा',
  },
  cashOutGone: {
    en: 'This entry has been taken back already',
    hi: 'यह एंट्री पहले ही वापस ली जा चुकी है',
    mr: 'ही नोंद आधीच मागे घेतली आहे',
  },
  billCredited: {
    en: 'This bill has been taken back by a credit note',
    hi: 'यह बिल क्रेडिट नोट से वापस लिया गया है',
    mr: 'हे बिल क्रेडिट नोटने मागे घेतले आहे',
  },
  enquiryBooked: {
    en: 'This enquiry has already been booked: order {count}.',
    hi: 'यह पूछताछ पहले ही बुक हो चुकी है: बुकिंग {count}।',
    mr: 'ही चौकशी आधीच बुक झाली आहे: बुकिंग {count}.',
  },
  conflictSettled: {
    en: 'Somebody has settled this already',
    hi: 'इसे कोई पहले ही निपटा चुका है',
    mr: 'हे कोणीतरी आधीच मिटवले आहे',
  },
  conflictUnbilled: {
    en: 'The order has no bill yet. Please finish it with {words} due, then take this over, or put it aside.',
    hi: 'बुकिंग का अभी बिल नहीं है। पहले उसे {words} बाकी रखकर पूरा करें, फिर इसे मानें, या अलग रखें।',
    mr: 'बुकिंगचे अजून बिल नाही. आधी {words} बाकी ठेवून ते पूर्ण करा, मग हे मान्य करा, किंवा बाजूला ठेवा.',
  },
  feedbackAlreadyGiven: {
    en: 'You have already given feedback for this order',
    hi: 'इस बुकिंग पर आप राय दे चुके हैं',
    mr: 'या बुकिंगवर तुम्ही अभिप्राय दिला आहे',
  },
});
