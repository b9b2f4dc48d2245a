import { texts } from '#shared/texts.ts';

export const termsTexts = texts({
  title: { en: 'Terms and Conditions', hi: 'नियम और शर्तें', mr: 'नियम आणि अटी' },
  intro: {
    en: 'These terms apply when you book a service on this website, by phone or by email. They tell you what we do, what it costs and what happens if something goes wrong. When you book, you agree to them.',
    hi: 'ये नियम तब लागू होते हैं जब आप इस वेबसाइट, फ़ोन या ईमेल से सर्विस बुक करते हैं। इनमें लिखा है कि हम क्या करते हैं, कितना लगता है और कुछ गड़बड़ हो तो क्या होता है। बुक करके आप इन्हें मानते हैं।',
    mr: 'तुम्ही या वेबसाइटवर, फोनवर किंवा ईमेलने सर्व्हिस बुक करता तेव्हा हे नियम लागू होतात. आम्ही काय करतो, किती खर्च येतो आणि काही चुकल्यास काय होते ते यात दिले आहे. बुक करून तुम्ही ते मान्य करता.',
  },
  services: { en: 'Services', hi: 'सर्विस', mr: 'सर्व्हिस' },
  servicesText: {
    en: 'We repair, install and maintain home and commercial appliances at your address in {city}, {state}. The page of each service says what it includes and what is extra.',
    hi: 'हम {city}, {state} में आपके पते पर घरेलू और व्यावसायिक उपकरणों की रिपेयर, इंस्टॉलेशन और मेंटेनेंस करते हैं। हर सर्विस के पेज पर लिखा है कि उसमें क्या शामिल है और क्या अलग है।',
    mr: 'आम्ही {city}, {state}मधील तुमच्या पत्त्यावर घरगुती आणि व्यावसायिक उपकरणे दुरुस्त करतो, बसवतो आणि त्यांचा मेंटेनन्स करतो. चार्जमध्ये काय येते आणि कशाचे पैसे वेगळे ते प्रत्येक सर्व्हिसच्या पानावर दिले आहे.',
  },
  independent: {
    en: 'We are an independent business and not the authorised service centre of any brand. Brand names on this website say which appliances we work on; they belong to their owners. If your appliance is still under its maker’s warranty, ask the maker first, because a repair by us may end it.',
    hi: 'हम स्वतंत्र व्यवसाय हैं, किसी ब्रांड के अधिकृत सर्विस सेंटर नहीं। वेबसाइट पर ब्रांड के नाम बताते हैं कि हम किन उपकरणों पर काम करते हैं; नाम उनके मालिकों के हैं। आपका उपकरण कंपनी की वारंटी में हो, तो पहले कंपनी से पूछें, क्योंकि हमारी रिपेयर से वह वारंटी खत्म हो सकती है।',
    mr: 'आमचे वर्कशॉप स्वतंत्र आहे, ते कोणत्याही ब्रँडचे अधिकृत सर्व्हिस सेंटर नाही. वेबसाइटवरील ब्रँडची नावे आम्ही कोणत्या उपकरणांवर काम करतो ते सांगतात; ती नावे त्यांच्या मालकांची आहेत. तुमचे उपकरण कंपनीच्या वॉरंटीत असल्यास आधी कंपनीला विचारा, कारण आमच्या दुरुस्तीने ती वॉरंटी संपू शकते.',
  },
  scheduling: { en: 'Appointment Scheduling', hi: 'विज़िट का समय', mr: 'भेटीची वेळ' },
  scheduleText: {
    en: 'When you book, you choose a visit time that is free, or ask us to call you to agree on one. {arrival}, or later if you wish. If we cannot keep the agreed time, we tell you as soon as we know and offer the next time that suits you.',
    hi: 'बुक करते समय आप खाली समय चुनते हैं, या समय तय करने के लिए हमसे कॉल करवाते हैं। {arrival}, या आप चाहें तो बाद में। तय समय पर न आ सकें, तो पता चलते ही हम बताते हैं और आपकी सुविधा का अगला समय देते हैं।',
    mr: 'बुक करताना तुम्ही भेटीची मोकळी वेळ निवडता, किंवा वेळ ठरवण्यासाठी आम्हाला कॉल करायला सांगता. {arrival}, किंवा तुम्हाला हवे असल्यास नंतर. ठरलेल्या वेळी येता आले नाही, तर कळताच आम्ही सांगतो आणि तुमच्या सोयीची पुढची वेळ देतो.',
  },
  arrivalUsual: {
    en: 'We aim to come within {hours} hours of the booking',
    hi: 'हम बुकिंग के {hours} घंटे के अंदर आने की कोशिश करते हैं',
    mr: 'आम्ही बुकिंगनंतर {hours} तासांत येण्याचा प्रयत्न करतो',
  },
  arrivalOwn: { en: 'Our promise is {promise}', hi: 'हमारा वादा है {promise}', mr: 'आमचे वचन आहे: {promise}' },
  adult: {
    en: 'You must be 18 or older to book. Please give the right address and a mobile number that reaches you on the day.',
    hi: 'बुक करने के लिए आपकी उम्र 18 या ज़्यादा होनी चाहिए। कृपया सही पता और ऐसा मोबाइल नंबर दें जिस पर उस दिन आप मिलें।',
    mr: 'बुक करण्यासाठी तुमचे वय 18 किंवा जास्त असावे. कृपया बरोबर पत्ता आणि त्या दिवशी चालू असलेला मोबाइल नंबर द्या.',
  },
  pricing: { en: 'Pricing and Payment', hi: 'कीमत और भुगतान', mr: 'किंमत आणि पेमेंट' },
  pricingText: {
    en: 'The charge you see when you book is the charge of that booking; a later change of our prices does not alter it. For a repair it covers the visit, the inspection and small adjustments that need no part. For an installation, a cleaning or a planned service it covers the job as described on its page.',
    hi: 'बुक करते समय जो चार्ज दिखता है, वही उस बुकिंग का चार्ज है; बाद में दाम बदलने से वह नहीं बदलता। रिपेयर में उसमें विज़िट, जाँच और बिना पार्ट के छोटे सुधार शामिल हैं। इंस्टॉलेशन, सफ़ाई या नियमित सर्विस में उसमें पेज पर लिखा पूरा काम शामिल है।',
    mr: 'बुक करताना दिसणारा चार्ज हाच त्या बुकिंगचा चार्ज; नंतर दर बदलल्याने तो बदलत नाही. दुरुस्तीत त्यात भेट, तपासणी आणि पार्ट न लागणारी छोटी कामे येतात. इन्स्टॉलेशन, क्लीनिंग किंवा नियमित सर्व्हिसमध्ये त्यात पानावर दिलेले पूर्ण काम येते.',
  },
  extra: {
    en: 'Parts, gas, materials and the labour to fit them are extra. The technician tells you their price before he starts, and he starts only when you agree. If you do not want the repair, you pay only the charge of your booking.',
    hi: 'पार्ट, गैस, सामान और उन्हें लगाने की मज़दूरी अलग है। टेक्नीशियन शुरू करने से पहले उनका दाम बताते हैं, और आपकी मंज़ूरी पर ही शुरू करते हैं। रिपेयर न करवानी हो, तो सिर्फ़ बुकिंग का चार्ज देना है।',
    mr: 'पार्ट, गॅस, साहित्य आणि ते बसवण्याची मजुरी वेगळी. टेक्निशियन सुरू करण्यापूर्वी त्यांची किंमत सांगतात, आणि तुम्ही मान्य केल्यावरच सुरू करतात. दुरुस्ती नको असल्यास फक्त बुकिंगचा चार्ज द्यायचा.',
  },
  pay: {
    en: 'You pay the technician after the service: {ways}. You receive a bill. We take no payment on this website.',
    hi: 'आप काम के बाद टेक्नीशियन को पैसे देते हैं: {ways}। आपको बिल मिलता है। इस वेबसाइट पर हम पैसे नहीं लेते।',
    mr: 'काम झाल्यावर टेक्निशियनला पैसे द्यायचे: {ways}. तुम्हाला बिल मिळते. या वेबसाइटवर आम्ही पैसे घेत नाही.',
  },
  cancellations: { en: 'Cancellations and Refunds', hi: 'रद्द करना और पैसे वापसी', mr: 'रद्द करणे आणि परतावा' },
  cancelText: {
    en: 'To change or cancel an appointment, use My Orders or the link in our emails, or tell us, at least {hours} hours before the agreed time. If the visit is due sooner than that, do it as early as you can. Once the technician is on the way, please call us. Cancelling is free until the technician has come. If the technician has already visited and you cancel before the inspection, a cancellation fee of {fee} is due in place of the charge of your booking.',
    hi: 'समय बदलने या बुकिंग रद्द करने के लिए तय समय से कम से कम {hours} घंटे पहले ‘मेरी बुकिंग’ या हमारे ईमेल का लिंक इस्तेमाल करें, या हमें बताएँ। विज़िट में इससे कम समय बचा हो, तो जितनी जल्दी हो सके करें। टेक्नीशियन निकल चुके हों, तो कृपया हमें कॉल करें। टेक्नीशियन के आने तक रद्द करना मुफ़्त है। टेक्नीशियन आ चुके हों और आप जाँच से पहले रद्द करें, तो बुकिंग के चार्ज की जगह {fee} का शुल्क देना होगा।',
    mr: 'वेळ बदलण्यासाठी किंवा रद्द करण्यासाठी ठरलेल्या वेळेच्या किमान {hours} तास आधी ‘माझी बुकिंग’ किंवा आमच्या ईमेलमधील लिंक वापरा, किंवा आम्हाला सांगा. भेटीला त्यापेक्षा कमी वेळ उरला असल्यास शक्य तितक्या लवकर करा. टेक्निशियन निघाले असल्यास कृपया आम्हाला कॉल करा. टेक्निशियन येईपर्यंत रद्द करणे मोफत आहे. टेक्निशियन आले असतील आणि तुम्ही तपासणीपूर्वी रद्द केले, तर बुकिंगच्या चार्जऐवजी {fee} शुल्क द्यावे लागेल.',
  },
  refundText: {
    en: 'If you are not satisfied with a service, ask for a refund within {days} days of the day it was done. We may check the appliance again and first try to correct our work. If we did not do the work that you paid for, or cannot correct it, we return what you paid for it in cash or by bank transfer.',
    hi: 'किसी सर्विस से संतुष्ट न हों, तो उसके {days} दिन के अंदर पैसे वापस माँगें। हम उपकरण फिर जाँच सकते हैं और पहले अपना काम सुधारने की कोशिश करते हैं। जिस काम के पैसे आपने दिए वह हमने न किया हो, या सुधार न सकें, तो हम उसके पैसे नकद या बैंक से लौटाते हैं।',
    mr: 'एखाद्या सर्व्हिसबद्दल समाधान नसल्यास ती झाल्यापासून {days} दिवसांत परतावा मागा. आम्ही उपकरण पुन्हा तपासू शकतो आणि आधी आमचे काम सुधारण्याचा प्रयत्न करू शकतो. तुम्ही पैसे दिलेले काम आम्ही केले नसेल, किंवा सुधारता आले नाही, तर त्याचे पैसे आम्ही रोख किंवा बँक ट्रान्सफरने परत करतो.',
  },
  responsibilities: { en: 'Customer Responsibilities', hi: 'ग्राहक की ज़िम्मेदारियाँ', mr: 'ग्राहकाच्या जबाबदाऱ्या' },
  please: {
    en: 'So that the technician can work safely and well, please:',
    hi: 'टेक्नीशियन सुरक्षित और अच्छा काम कर सकें, इसके लिए कृपया:',
    mr: 'टेक्निशियनना सुरक्षित आणि चांगले काम करता यावे म्हणून कृपया:',
  },
  beHome: {
    en: 'be at home, or ask an adult you trust to be there for the whole visit;',
    hi: 'घर पर रहें, या किसी भरोसे के बड़े व्यक्ति को पूरी विज़िट में रहने को कहें;',
    mr: 'घरी राहा, किंवा विश्वासाच्या प्रौढ व्यक्तीला पूर्ण भेटीत थांबायला सांगा;',
  },
  electricity: {
    en: 'make sure there is electricity and, where needed, water, and room to move the appliance;',
    hi: 'देखें कि बिजली हो, ज़रूरत हो तो पानी भी, और उपकरण हिलाने की जगह हो;',
    mr: 'वीज, गरज असल्यास पाणी, आणि उपकरण हलवायला जागा आहे ते पाहा;',
  },
  tellUs: {
    en: 'tell us about earlier repairs, a water leak, a shock or a burning smell;',
    hi: 'पहले की रिपेयर, पानी का रिसाव, करंट लगना या जलने की गंध हमें बताएँ;',
    mr: 'आधीच्या दुरुस्त्या, पाण्याची गळती, शॉक किंवा जळका वास याबद्दल आम्हाला सांगा;',
  },
  emptyIt: {
    en: 'empty the appliance where its service page asks for it, and keep children and pets away;',
    hi: 'सर्विस के पेज पर लिखा हो तो उपकरण खाली करें, और बच्चों व पालतू जानवरों को दूर रखें;',
    mr: 'सर्व्हिसच्या पानावर सांगितले असल्यास उपकरण रिकामे करा, आणि मुले व पाळीव प्राणी दूर ठेवा;',
  },
  permission: {
    en: 'get the permission of your landlord or society where drilling or work outside is needed.',
    hi: 'जहाँ ड्रिलिंग या बाहर का काम हो, वहाँ मकान मालिक या सोसाइटी की अनुमति लें।',
    mr: 'जिथे ड्रिलिंग किंवा बाहेरचे काम लागेल, तिथे घरमालक किंवा सोसायटीची परवानगी घ्या.',
  },
  mayStop: {
    en: 'The technician may stop where the place, the wiring or the gas line is not safe. If nothing can be done for such a reason, the charge of your booking is still due.',
    hi: 'जगह, वायरिंग या गैस लाइन सुरक्षित न हो, तो टेक्नीशियन काम रोक सकते हैं। ऐसी वजह से कुछ न हो सके, तब भी बुकिंग का चार्ज देना होगा।',
    mr: 'जागा, वायरिंग किंवा गॅस लाइन सुरक्षित नसल्यास टेक्निशियन काम थांबवू शकतात. अशा कारणाने काही करता आले नाही, तरी बुकिंगचा चार्ज द्यावा लागेल.',
  },
  guarantee: { en: 'Guarantee and Warranty', hi: 'गारंटी और वारंटी', mr: 'हमी आणि वॉरंटी' },
  guaranteeText: {
    en: 'Our work and the parts we fit are under warranty for {days} days from the day of the repair. Where the page of a service names other days, those count; where it names none, that service has no warranty. If the same fault comes back in that time, we repair it without any charge for the visit, the labour or the part. If the maker gives a longer warranty on a part, you keep it.',
    hi: 'हमारे काम और हमारे लगाए पार्ट पर रिपेयर के दिन से {days} दिन की वारंटी है। सर्विस के पेज पर अलग दिन लिखे हों, तो वही मान्य हैं; कुछ न लिखा हो, तो उस सर्विस पर वारंटी नहीं है। उस समय में वही खराबी फिर आए, तो हम विज़िट, मज़दूरी या पार्ट का कुछ लिए बिना ठीक करते हैं। कंपनी किसी पार्ट पर ज़्यादा वारंटी दे, तो वह आपकी रहती है।',
    mr: 'आमच्या कामाला आणि बसवलेल्या पार्टना दुरुस्तीच्या दिवसापासून {days} दिवसांची वॉरंटी आहे. सर्व्हिसच्या पानावर वेगळे दिवस दिले असल्यास ते लागू; काहीच दिले नसल्यास त्या सर्व्हिसला वॉरंटी नाही. त्या काळात तोच बिघाड पुन्हा झाल्यास आम्ही भेट, मजुरी किंवा पार्टचे पैसे न घेता दुरुस्त करतो. कंपनी एखाद्या पार्टवर जास्त वॉरंटी देत असल्यास ती तुमची राहते.',
  },
  lastDay: {
    en: 'My Orders and the link in our mails show the last day of each repair. That day still counts. Until then you can claim the warranty there, or call us.',
    hi: 'हर रिपेयर की वारंटी का आखिरी दिन ‘मेरी बुकिंग’ में और हमारे ईमेल के लिंक पर दिखता है। वह दिन भी गिना जाता है। तब तक आप वहाँ वारंटी में दोबारा रिपेयर माँग सकते हैं, या हमें कॉल करें।',
    mr: 'प्रत्येक दुरुस्तीच्या वॉरंटीचा शेवटचा दिवस ‘माझी बुकिंग’ मध्ये आणि आमच्या ईमेलमधील लिंकवर दिसतो. तो दिवसही धरला जातो. तोपर्यंत तुम्ही तिथे वॉरंटी मागू शकता, किंवा आम्हाला कॉल करा.',
  },
  notCovered: { en: 'The warranty does not cover:', hi: 'वारंटी में ये शामिल नहीं:', mr: 'वॉरंटीत हे येत नाही:' },
  otherFault: {
    en: 'a fault other than the one we repaired;',
    hi: 'जो खराबी हमने ठीक की, उसके अलावा दूसरी खराबी;',
    mr: 'आम्ही दुरुस्त केलेला बिघाड सोडून दुसरा बिघाड;',
  },
  damage: {
    en: 'damage by voltage, lightning, water, insects, a fall or wrong use;',
    hi: 'वोल्टेज, बिजली गिरने, पानी, कीड़ों, गिरने या गलत इस्तेमाल से नुकसान;',
    mr: 'व्होल्टेज, वीज पडणे, पाणी, किडे, पडणे किंवा चुकीच्या वापराने झालेले नुकसान;',
  },
  wear: {
    en: 'filters, lamps and other things that wear out in normal use, unless they were faulty when fitted;',
    hi: 'फ़िल्टर, बल्ब और इस्तेमाल से घिसने वाली दूसरी चीज़ें, जब तक वे लगाते समय खराब न हों;',
    mr: 'फिल्टर, दिवे आणि वापराने झिजणाऱ्या इतर वस्तू, बसवताना खराब नसल्यास;',
  },
  openedByOther: {
    en: 'an appliance that someone else has opened after our repair;',
    hi: 'ऐसा उपकरण जिसे हमारी रिपेयर के बाद किसी और ने खोला हो;',
    mr: 'आमच्या दुरुस्तीनंतर दुसऱ्या कोणी उघडलेले उपकरण;',
  },
  ownParts: { en: 'parts that you bought yourself.', hi: 'आपके खुद खरीदे पार्ट।', mr: 'तुम्ही स्वतः घेतलेले पार्ट.' },
  liability: { en: 'Limitation of Liability', hi: 'हमारी ज़िम्मेदारी की सीमा', mr: 'आमच्या जबाबदारीची मर्यादा' },
  liabilityText: {
    en: 'If our technician damages the appliance or your property by a lack of care, tell us at once; we repair it or pay for the repair, taking the age of the thing into account. Beyond that, what we owe you for one service is limited to what you paid us for it, and we do not pay for indirect loss such as spoiled food, lost business or lost time.',
    hi: 'हमारे टेक्नीशियन की लापरवाही से उपकरण या आपकी चीज़ को नुकसान हो, तो तुरंत बताएँ; उसकी उम्र देखते हुए हम उसे ठीक करते हैं या रिपेयर का पैसा देते हैं। इसके अलावा एक सर्विस के लिए हमारी देनदारी उतनी ही है जितना आपने उसके लिए दिया, और खराब हुए खाने, रुके काम या समय जैसे परोक्ष नुकसान का पैसा हम नहीं देते।',
    mr: 'आमच्या टेक्निशियनच्या निष्काळजीपणाने उपकरणाचे किंवा तुमच्या वस्तूचे नुकसान झाल्यास लगेच सांगा; ती किती जुनी आहे ते पाहून आम्ही ती दुरुस्त करतो किंवा दुरुस्तीचे पैसे देतो. त्यापलीकडे एका सर्व्हिससाठी आमचे देणे तुम्ही तिच्यासाठी दिलेल्या रकमेपुरते मर्यादित आहे, आणि खराब झालेले अन्न, बुडालेला धंदा किंवा वाया गेलेला वेळ अशा अप्रत्यक्ष नुकसानीचे पैसे आम्ही देत नाही.',
  },
  oldAppliance: {
    en: 'An old appliance can fail further when it is opened, even with care. The technician tells you about such a risk before he starts. Nothing in these terms limits our liability for injury or death, for fraud or gross negligence, or your rights under the Consumer Protection Act, 2019.',
    hi: 'पुराना उपकरण सावधानी से खोलने पर भी और खराब हो सकता है। टेक्नीशियन शुरू करने से पहले ऐसा खतरा बताते हैं। इन नियमों की कोई बात चोट या मृत्यु, धोखे या भारी लापरवाही के लिए हमारी ज़िम्मेदारी, या उपभोक्ता संरक्षण अधिनियम, 2019 के आपके अधिकार कम नहीं करती।',
    mr: 'जुने उपकरण काळजीपूर्वक उघडले तरी आणखी बिघडू शकते. टेक्निशियन सुरू करण्यापूर्वी असा धोका सांगतात. या नियमांमुळे इजा किंवा मृत्यू, फसवणूक किंवा गंभीर निष्काळजीपणासाठीची आमची जबाबदारी, किंवा ग्राहक संरक्षण कायदा, 2019 खालील तुमचे हक्क कमी होत नाहीत.',
  },
  force: { en: 'Force Majeure', hi: 'जो हमारे बस में नहीं', mr: 'आमच्या हातात नसलेल्या गोष्टी' },
  forceText: {
    en: 'We are not liable for a delay or a failure that we cannot prevent: flood, storm, earthquake, fire, epidemic, riot, strike, war, a power or network failure, an order of the authorities, or parts that are not available anywhere. We tell you, and agree on a new time as soon as work is possible. If that takes more than 15 days, either of us may cancel without a fee.',
    hi: 'जिस देरी या रुकावट को हम रोक नहीं सकते, उसके लिए हम ज़िम्मेदार नहीं: बाढ़, तूफ़ान, भूकंप, आग, महामारी, दंगा, हड़ताल, युद्ध, बिजली या नेटवर्क बंद होना, सरकारी आदेश, या कहीं न मिलने वाले पार्ट। हम आपको बताते हैं, और जैसे ही काम हो सके, नया समय तय करते हैं। 15 दिन से ज़्यादा लगें, तो हम दोनों में से कोई भी बिना शुल्क रद्द कर सकता है।',
    mr: 'जो विलंब किंवा अडथळा आम्ही टाळू शकत नाही, त्यासाठी आम्ही जबाबदार नाही: पूर, वादळ, भूकंप, आग, साथ, दंगल, संप, युद्ध, वीज किंवा नेटवर्क बंद पडणे, सरकारी आदेश, किंवा कुठेही न मिळणारे पार्ट. आम्ही तुम्हाला सांगतो, आणि काम शक्य होताच नवी वेळ ठरवतो. 15 दिवसांपेक्षा जास्त लागल्यास आपल्यापैकी कोणीही शुल्काशिवाय रद्द करू शकतो.',
  },
  update: { en: 'Update of Terms', hi: 'नियमों में बदलाव', mr: 'नियमांतील बदल' },
  updateText: {
    en: 'We may change these terms. The new text appears on this page with its date and applies to bookings made from then on. A booking you have already made stays under the terms of its day.',
    hi: 'हम ये नियम बदल सकते हैं। नए नियम तारीख के साथ इसी पेज पर आते हैं और उसके बाद की बुकिंग पर लागू होते हैं। पहले की बुकिंग पर उस दिन के नियम रहते हैं।',
    mr: 'आम्ही हे नियम बदलू शकतो. नवे नियम तारखेसह याच पानावर येतात आणि त्यानंतरच्या बुकिंगना लागू होतात. आधीच्या बुकिंगला त्या दिवसाचे नियम लागू राहतात.',
  },
  law: { en: 'Governing Law and Dispute Resolution', hi: 'कानून और विवाद', mr: 'कायदा आणि वाद' },
  lawText: {
    en: 'The law of India applies. Please speak to us first: most complaints are settled with one call. A dispute that is not settled within 30 days of your written complaint goes to a sole arbitrator whom we appoint together, under the Arbitration and Conciliation Act, 1996.',
    hi: 'भारत का कानून लागू है। कृपया पहले हमसे बात करें: ज़्यादातर शिकायतें एक कॉल में सुलझ जाती हैं। आपकी लिखित शिकायत के 30 दिन में न सुलझने वाला विवाद मध्यस्थता और सुलह अधिनियम, 1996 के तहत एक मध्यस्थ के पास जाता है, जिसे हम मिलकर चुनते हैं।',
    mr: 'भारताचा कायदा लागू आहे. कृपया आधी आमच्याशी बोला: बहुतेक तक्रारी एका कॉलमध्ये सुटतात. तुमच्या लेखी तक्रारीनंतर 30 दिवसांत न सुटलेला वाद लवाद आणि सलोखा कायदा, 1996 नुसार आपण मिळून नेमलेल्या एका लवादाकडे जातो.',
  },
  seat: {
    en: 'The seat of the arbitration is {city}, {state}, and its language is English, Marathi or Hindi, as you choose. The courts of {city} have jurisdiction. As a consumer you may always go to the consumer commission instead.',
    hi: 'मध्यस्थता की जगह {city}, {state} है, और भाषा आपकी पसंद से अंग्रेज़ी, मराठी या हिन्दी। अधिकार क्षेत्र {city} की अदालतों का है। उपभोक्ता के रूप में आप इसकी जगह हमेशा उपभोक्ता आयोग जा सकते हैं।',
    mr: 'लवादाचे ठिकाण {city}, {state} आहे, आणि भाषा तुमच्या पसंतीने इंग्रजी, मराठी किंवा हिंदी. अधिकारक्षेत्र {city}च्या न्यायालयांचे आहे. ग्राहक म्हणून तुम्ही त्याऐवजी नेहमी ग्राहक आयोगाकडे जाऊ शकता.',
  },
  contact: { en: 'Contact Information', hi: 'संपर्क', mr: 'संपर्क' },
  contactText: {
    en: 'For questions about these terms, a cancellation, a refund or a complaint, reach us here. Please keep your bill or the date of your booking ready.',
    hi: 'इन नियमों, रद्द करने, पैसे वापसी या शिकायत के बारे में यहाँ संपर्क करें। कृपया बिल या बुकिंग की तारीख पास रखें।',
    mr: 'हे नियम, रद्द करणे, परतावा किंवा तक्रारीबद्दल येथे संपर्क करा. कृपया बिल किंवा बुकिंगची तारीख जवळ ठेवा.',
  },
});
