import { texts } from '#shared/texts.ts';

export const privacyTexts = texts({
  title: { en: 'Privacy Policy', hi: 'गोपनीयता नीति', mr: 'गोपनीयता धोरण' },
  intro: {
    en: 'We need some details about you to come and repair your appliance. This page says which, why, who else sees them and what you can ask of us under the Digital Personal Data Protection Act, 2023.',
    hi: 'आपके यहाँ आकर उपकरण ठीक करने के लिए हमें आपकी कुछ जानकारी चाहिए। इस पेज पर लिखा है कि कौन सी जानकारी, क्यों, उसे और कौन देखता है, और डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023 के तहत आप हमसे क्या माँग सकते हैं।',
    mr: 'तुमच्याकडे येऊन उपकरण दुरुस्त करण्यासाठी आम्हाला तुमची काही माहिती लागते. कोणती, का, आणखी कोण ती पाहते, आणि डिजिटल वैयक्तिक डेटा संरक्षण कायदा, 2023 नुसार तुम्ही आमच्याकडे काय मागू शकता, ते या पानावर आहे.',
  },
  collect: { en: 'Information We Collect', hi: 'हम कौन सी जानकारी लेते हैं', mr: 'आम्ही कोणती माहिती घेतो' },
  account: {
    en: 'Account: your name, email, mobile number, address, a profile photo if you add one, and your password, which is kept only as a hash that cannot be turned back into the password.',
    hi: 'खाता: आपका नाम, ईमेल, मोबाइल नंबर, पता, फ़ोटो (अगर आप जोड़ें), और आपका पासवर्ड, जो सिर्फ़ ऐसे हैश के रूप में रहता है जिससे पासवर्ड वापस नहीं निकल सकता।',
    mr: 'खाते: तुमचे नाव, ईमेल, मोबाइल नंबर, पत्ता, फोटो (तुम्ही जोडल्यास), आणि तुमचा पासवर्ड, जो फक्त अशा हॅशच्या रूपात राहतो ज्यातून पासवर्ड परत मिळत नाही.',
  },
  bookings: {
    en: 'Bookings: {contact} for the visit, the services booked with their prices, the visit time, what you write about the fault and the pictures that you add (without the place and time that a camera writes into them), and the status of the work with its history.',
    hi: 'बुकिंग: विज़िट के लिए {contact}, बुक की गई सर्विस और उनके दाम, विज़िट का समय, खराबी के बारे में आप जो लिखते हैं और जो फ़ोटो जोड़ते हैं (कैमरे की लिखी जगह और समय के बिना), और काम की स्थिति व उसका इतिहास।',
    mr: 'बुकिंग: भेटीसाठी {contact}, बुक केलेल्या सर्व्हिस आणि त्यांच्या किमती, भेटीची वेळ, बिघाडाबद्दल तुम्ही लिहिलेले आणि तुम्ही जोडलेले फोटो (कॅमेऱ्याने लिहिलेले ठिकाण आणि वेळ वगळून), आणि कामाची स्थिती व तिचा इतिहास.',
  },
  feedback: {
    en: 'Feedback: your ratings and comments. They appear on the page of the service with your first name and the initial of your last name.',
    hi: 'राय: आपकी रेटिंग और टिप्पणी। वे सर्विस के पेज पर आपके पहले नाम और उपनाम के पहले अक्षर के साथ दिखती हैं।',
    mr: 'अभिप्राय: तुमचे रेटिंग आणि मत. ते सर्व्हिसच्या पानावर तुमचे पहिले नाव आणि आडनावाच्या पहिल्या अक्षरासह दिसतात.',
  },
  enquiries: {
    en: 'Enquiries: your name, email, mobile number, area, type of service and message.',
    hi: 'आपके सवाल: आपका नाम, ईमेल, मोबाइल नंबर, इलाका, सर्विस का प्रकार और संदेश।',
    mr: 'चौकशी: तुमचे नाव, ईमेल, मोबाइल नंबर, परिसर, सर्व्हिसचा प्रकार आणि संदेश.',
  },
  technical: {
    en: 'Technical details: the network address of your device, the pages and calls it asks for and their time. They keep the website running and stop abuse.',
    hi: 'तकनीकी जानकारी: आपके डिवाइस का नेटवर्क पता, और उसने कौन से पेज और कॉल कब माँगे। इनसे वेबसाइट चलती है और गलत इस्तेमाल रुकता है।',
    mr: 'तांत्रिक माहिती: तुमच्या डिव्हाइसचा नेटवर्क पत्ता, त्याने मागितलेली पाने आणि कॉल, आणि त्यांची वेळ. यामुळे वेबसाइट चालते आणि गैरवापर थांबतो.',
  },
  noCards: {
    en: 'You pay the technician, so this website holds no card, bank or UPI details. When you sign in, your browser keeps a sign-in token in its local storage and in one cookie. It may also keep a half-filled form and the time chosen in it, so that a reload does not lose it. We use no tracking, no advertising and no scripts of other companies.',
    hi: 'पैसे आप टेक्नीशियन को देते हैं, इसलिए इस वेबसाइट पर कार्ड, बैंक या UPI की जानकारी नहीं रहती। लॉगिन करने पर आपका ब्राउज़र एक साइन-इन टोकन अपने लोकल स्टोरेज और एक कुकी में रखता है। वह आधा भरा फ़ॉर्म और उसमें चुना समय भी रख सकता है, ताकि पेज दोबारा खोलने पर वे न खोएँ। हम न ट्रैकिंग करते हैं, न विज्ञापन, न दूसरी कंपनियों की स्क्रिप्ट लगाते हैं।',
    mr: 'पैसे तुम्ही टेक्निशियनला देता, म्हणून या वेबसाइटवर कार्ड, बँक किंवा UPI ची माहिती राहत नाही. लॉगिन केल्यावर तुमचा ब्राउझर एक साइन-इन टोकन त्याच्या लोकल स्टोरेजमध्ये आणि एका कुकीत ठेवतो. तो अर्धवट भरलेला फॉर्म आणि त्यात निवडलेली वेळही ठेवू शकतो, म्हणजे पान पुन्हा उघडल्यावर ती हरवत नाहीत. आम्ही ट्रॅकिंग, जाहिराती किंवा इतर कंपन्यांच्या स्क्रिप्ट वापरत नाही.',
  },
  use: { en: 'How We Use Your Information', hi: 'हम जानकारी का क्या करते हैं', mr: 'आम्ही माहितीचे काय करतो' },
  use1: {
    en: 'to agree on a time with you, call you and carry out the service;',
    hi: 'आपके साथ समय तय करने, कॉल करने और सर्विस करने के लिए;',
    mr: 'तुमच्यासोबत वेळ ठरवण्यासाठी, कॉल करण्यासाठी आणि सर्व्हिस करण्यासाठी;',
  },
  use2: {
    en: 'to send you emails about your account and your bookings, such as a confirmation, a change of status or a link to reset your password;',
    hi: 'आपके खाते और बुकिंग के ईमेल भेजने के लिए, जैसे पुष्टि, स्थिति में बदलाव या पासवर्ड बदलने का लिंक;',
    mr: 'तुमच्या खात्याबद्दल आणि बुकिंगबद्दल ईमेल पाठवण्यासाठी, जसे की बुकिंग नक्की झाले, स्थिती बदलली किंवा पासवर्ड बदलण्याची लिंक;',
  },
  use3: {
    en: 'to answer enquiries, warranty claims and complaints;',
    hi: 'आपके सवालों, वारंटी में दोबारा रिपेयर और शिकायतों का जवाब देने के लिए;',
    mr: 'चौकशी, वॉरंटीची मागणी आणि तक्रारींना उत्तर देण्यासाठी;',
  },
  use4: {
    en: 'to keep the records and bills that the law asks of a business;',
    hi: 'कानूनन ज़रूरी रिकॉर्ड और बिल रखने के लिए;',
    mr: 'कायद्यानुसार व्यवसायाने ठेवायच्या नोंदी आणि बिले ठेवण्यासाठी;',
  },
  use5: {
    en: 'to protect accounts and the website against misuse.',
    hi: 'खातों और वेबसाइट को गलत इस्तेमाल से बचाने के लिए।',
    mr: 'खाती आणि वेबसाइटचे गैरवापरापासून रक्षण करण्यासाठी.',
  },
  noAds: {
    en: 'We send no advertising and make no automatic decisions about you. We use your details because you gave them to us for these purposes, or because the law requires it.',
    hi: 'हम विज्ञापन नहीं भेजते और आपके बारे में कोई फ़ैसला कंप्यूटर पर नहीं छोड़ते। आपकी जानकारी हम इसलिए इस्तेमाल करते हैं कि आपने इन कामों के लिए दी है, या कानूनन ज़रूरी है।',
    mr: 'आम्ही जाहिराती पाठवत नाही आणि तुमच्याबद्दल आपोआप कोणतेही निर्णय घेत नाही. तुम्ही या कामांसाठी माहिती दिली म्हणून, किंवा कायद्यानुसार आवश्यक आहे म्हणून आम्ही ती वापरतो.',
  },
  share: { en: 'How We Share Your Information', hi: 'हम जानकारी किसे देते हैं', mr: 'आम्ही माहिती कोणाला देतो' },
  notSold: {
    en: 'We do not sell or rent your details. They are seen only by:',
    hi: 'हम आपकी जानकारी न बेचते हैं, न किराए पर देते हैं। उसे सिर्फ़ ये देखते हैं:',
    mr: 'आम्ही तुमची माहिती विकत किंवा भाड्याने देत नाही. ती फक्त हे पाहतात:',
  },
  share1: {
    en: 'our staff and the technician who comes to you;',
    hi: 'हमारे लोग और आपके यहाँ आने वाले टेक्नीशियन;',
    mr: 'आमची माणसे आणि तुमच्याकडे येणारे टेक्निशियन;',
  },
  share2: {
    en: 'the service that delivers our emails, such as Postmark; it receives your email address and the text of the email and may process them outside India;',
    hi: 'हमारे ईमेल पहुँचाने वाली सेवा, जैसे Postmark; उसे आपका ईमेल पता और ईमेल में लिखी बातें मिलती हैं, और वह इन्हें भारत के बाहर भी प्रोसेस कर सकती है;',
    mr: 'आमचे ईमेल पोहोचवणारी सेवा, उदा. Postmark; तिला तुमचा ईमेल पत्ता आणि ईमेलचा मजकूर मिळतो, आणि ती ते भारताबाहेरही हाताळू शकते;',
  },
  share3: {
    en: 'the companies that host our website, its database and its files, on our behalf;',
    hi: 'हमारी ओर से वेबसाइट, उसका डेटाबेस और फ़ाइलें रखने वाली कंपनियाँ;',
    mr: 'आमच्या वतीने वेबसाइट, तिचा डेटाबेस आणि फाइली ठेवणाऱ्या कंपन्या;',
  },
  share4: {
    en: 'authorities and courts, where the law obliges us.',
    hi: 'सरकारी विभाग और अदालतें, जहाँ कानून हमें बाध्य करता है।',
    mr: 'कायद्यानुसार द्यावी लागते तेव्हा सरकारी विभाग आणि न्यायालये.',
  },
  links: {
    en: 'Links to videos or to our pages on social networks lead to other websites. Their own policies apply from the moment you follow the link.',
    hi: 'वीडियो या सोशल नेटवर्क के हमारे पेज के लिंक दूसरी वेबसाइटों पर ले जाते हैं। लिंक खोलते ही उनकी अपनी नीतियाँ लागू होती हैं।',
    mr: 'व्हिडिओ किंवा सोशल नेटवर्कवरील आमच्या पानांच्या लिंक इतर वेबसाइटवर नेतात. लिंक उघडताच त्यांची स्वतःची धोरणे लागू होतात.',
  },
  protect: {
    en: 'How We Protect Your Information',
    hi: 'हम जानकारी कैसे सुरक्षित रखते हैं',
    mr: 'आम्ही माहिती कशी सुरक्षित ठेवतो',
  },
  protectText: {
    en: 'Passwords and sign-in tokens are stored only as hashes, so that no one can read them from our database. Your bookings are shown to you and to our administrators alone, enquiries to our administrators alone. Profile photos are reduced in size and freed of hidden data such as the place where they were taken. Attempts to guess passwords are slowed down and blocked.',
    hi: 'पासवर्ड और साइन-इन टोकन सिर्फ़ हैश के रूप में रहते हैं, ताकि डेटाबेस से उन्हें कोई न पढ़ सके। आपकी बुकिंग सिर्फ़ आपको और हमारे एडमिन को दिखती हैं, आपके सवाल सिर्फ़ हमारे एडमिन को। प्रोफ़ाइल फ़ोटो छोटी की जाती हैं और उनमें छिपी जानकारी, जैसे फ़ोटो कहाँ खींची गई, हटा दी जाती है। पासवर्ड का अंदाज़ा लगाने की कोशिशें धीमी की और रोकी जाती हैं।',
    mr: 'पासवर्ड आणि साइन-इन टोकन फक्त हॅशच्या रूपात राहतात, म्हणजे डेटाबेसमधून ते कोणी वाचू शकत नाही. तुमची बुकिंग फक्त तुम्हाला आणि आमच्या ॲडमिनना दिसतात, चौकश्या फक्त आमच्या ॲडमिनना. प्रोफाइल फोटो लहान केले जातात आणि फोटो कुठे घेतला यासारखी लपलेली माहिती त्यातून काढली जाते. पासवर्डचा अंदाज लावण्याचे प्रयत्न मंद केले आणि रोखले जातात.',
  },
  breach: {
    en: 'No system is perfectly safe. If a breach concerns your details, we inform you and the Data Protection Board of India, as the law requires.',
    hi: 'कोई भी सिस्टम पूरी तरह सुरक्षित नहीं होता। किसी डेटा लीक में आपकी जानकारी शामिल हो, तो कानून के अनुसार हम आपको और भारतीय डेटा संरक्षण बोर्ड को बताते हैं।',
    mr: 'कोणतीही यंत्रणा पूर्ण सुरक्षित नसते. एखाद्या डेटा लीकमध्ये तुमची माहिती असल्यास कायद्यानुसार आम्ही तुम्हाला आणि भारतीय डेटा संरक्षण मंडळाला कळवतो.',
  },
  rights: { en: 'Your Rights', hi: 'आपके अधिकार', mr: 'तुमचे हक्क' },
  youCan: { en: 'You can:', hi: 'आपको ये अधिकार हैं:', mr: 'तुम्हाला हे हक्क आहेत:' },
  right1: {
    en: 'see your details and bookings in My Orders, and download all of it there, as a page and as a file; without an account by the tracking link of your booking;',
    hi: 'अपनी जानकारी और बुकिंग ‘मेरी बुकिंग’ में देखना, और वहीं सब कुछ पेज और फ़ाइल के रूप में डाउनलोड करना; खाता न हो तो बुकिंग के ट्रैकिंग लिंक से;',
    mr: 'तुमची माहिती आणि बुकिंग ‘माझी बुकिंग’ मध्ये पाहणे, आणि तिथेच सर्व पान व फाइल म्हणून डाउनलोड करणे; खाते नसल्यास बुकिंगच्या ट्रॅकिंग लिंकने;',
  },
  right2: {
    en: 'correct your name, email, address, mobile number and photo yourself, or ask us to;',
    hi: 'अपना नाम, ईमेल, पता, मोबाइल नंबर और फ़ोटो खुद सुधारना, या हमसे सुधरवाना;',
    mr: 'तुमचे नाव, ईमेल, पत्ता, मोबाइल नंबर आणि फोटो स्वतः दुरुस्त करणे, किंवा आम्हाला सांगणे;',
  },
  right3: {
    en: 'erase your details in My Orders or by the tracking link, or ask us to, and end the reminder and the mail that asks for your opinion by one tap each;',
    hi: 'अपनी जानकारी ‘मेरी बुकिंग’ में या ट्रैकिंग लिंक से मिटाना, या हमसे मिटवाना, और याद दिलाने वाला तथा राय पूछने वाला ईमेल एक-एक टैप में बंद करना;',
    mr: 'तुमची माहिती ‘माझी बुकिंग’ मध्ये किंवा ट्रॅकिंग लिंकने पुसणे, किंवा आम्हाला सांगणे, आणि आठवणीचा तसेच मत विचारणारा ईमेल एकेका टॅपने बंद करणे;',
  },
  right4: {
    en: 'name another person who may use these rights if you die or cannot act yourself;',
    hi: 'किसी ऐसे व्यक्ति का नाम देना जो आपकी मृत्यु होने पर या आपके खुद न कर पाने पर ये अधिकार इस्तेमाल करे;',
    mr: 'तुमचा मृत्यू झाल्यास किंवा तुम्हाला शक्य नसल्यास हे हक्क वापरणाऱ्या व्यक्तीचे नाव देणे;',
  },
  right5: {
    en: 'complain to our grievance officer on the page Grievances, and to the Data Protection Board of India if our answer does not satisfy you.',
    hi: '‘शिकायत’ पेज पर हमारे शिकायत अधिकारी से शिकायत करना, और हमारे जवाब से संतुष्ट न हों तो भारतीय डेटा संरक्षण बोर्ड से।',
    mr: '‘तक्रार’ पानावर आमच्या तक्रार अधिकाऱ्यांकडे तक्रार करणे, आणि आमच्या उत्तराने समाधान न झाल्यास भारतीय डेटा संरक्षण मंडळाकडे.',
  },
  showYours: {
    en: 'We may ask you to show that the account is yours. Withdrawing consent does not undo a service already done, and records that the law makes us keep are erased when that time is over.',
    hi: 'हम आपसे यह दिखाने को कह सकते हैं कि खाता आपका है। सहमति वापस लेने से हो चुकी सर्विस नहीं बदलती, और जो रिकॉर्ड कानूनन रखने पड़ते हैं वे समय पूरा होने पर मिटाए जाते हैं।',
    mr: 'खाते तुमचे आहे हे दाखवायला आम्ही सांगू शकतो. संमती मागे घेतल्याने झालेली सर्व्हिस बदलत नाही, आणि कायद्याने ठेवायला लावलेल्या नोंदी मुदत संपल्यावर पुसल्या जातात.',
  },
  howLong: { en: 'How Long We Keep It', hi: 'हम जानकारी कब तक रखते हैं', mr: 'आम्ही माहिती किती काळ ठेवतो' },
  keep4: {
    en: 'Sign-in: a session ends when you log out, after 30 days without use and after 90 days in any case. A link to reset a password works for one hour and once.',
    hi: 'लॉगिन: यह आपके लॉगआउट करने पर, 30 दिन इस्तेमाल न होने पर, और हर हाल में 90 दिन बाद खत्म हो जाता है। पासवर्ड बदलने का लिंक एक घंटे तक और एक ही बार चलता है।',
    mr: 'लॉगिन: सत्र तुम्ही लॉगआउट केल्यावर, 30 दिवस न वापरल्यास, आणि कोणत्याही परिस्थितीत 90 दिवसांनी संपते. पासवर्ड बदलण्याची लिंक एक तास आणि एकदाच चालते.',
  },
  children: { en: 'Children Under {age}', hi: '{age} साल से छोटे बच्चे', mr: '{age} वर्षांखालील मुले' },
  childrenText: {
    en: 'This website is made for adults. We do not knowingly collect details of children under {age}; if you find that a child has given us some, tell us and we erase them. Anyone under 18 should ask a parent or guardian to book.',
    hi: 'यह वेबसाइट बड़ों के लिए है। हम जानबूझकर {age} साल से छोटे बच्चों की जानकारी नहीं लेते; किसी बच्चे ने दी हो, तो हमें बताएँ, हम मिटा देंगे। 18 साल से कम उम्र के लोग माता-पिता या अभिभावक से बुक करवाएँ।',
    mr: 'ही वेबसाइट मोठ्यांसाठी आहे. आम्ही जाणूनबुजून {age} वर्षांखालील मुलांची माहिती घेत नाही; एखाद्या मुलाने दिली असल्यास सांगा, आम्ही पुसू. 18 वर्षांखालील कोणीही पालकांना बुक करायला सांगावे.',
  },
  changes: { en: 'Changes to This Policy', hi: 'इस नीति में बदलाव', mr: 'या धोरणातील बदल' },
  changesText: {
    en: 'When what we do with your details changes, we change this page and its date. If the change is an important one, we also tell account holders by email before it takes effect.',
    hi: 'आपकी जानकारी के साथ हम जो करते हैं वह बदले, तो हम यह पेज और इसकी तारीख बदलते हैं। बदलाव बड़ा हो, तो लागू होने से पहले खाताधारकों को ईमेल से भी बताते हैं।',
    mr: 'तुमच्या माहितीचे आम्ही जे करतो ते बदलल्यास आम्ही हे पान आणि त्याची तारीख बदलतो. बदल महत्त्वाचा असल्यास तो लागू होण्यापूर्वी खातेधारकांना ईमेलनेही सांगतो.',
  },
  contactUs: { en: 'Contact Us', hi: 'संपर्क करें', mr: 'संपर्क करा' },
  contactText: {
    en: 'Our grievance officer answers questions, requests and complaints about your details, within one month. Write, call or come by.',
    hi: 'आपकी जानकारी से जुड़े सवालों, अनुरोधों और शिकायतों का जवाब हमारे शिकायत अधिकारी एक महीने में देते हैं। लिखें, कॉल करें या आएँ।',
    mr: 'तुमच्या माहितीबद्दलचे प्रश्न, विनंत्या आणि तक्रारींना आमचे तक्रार अधिकारी एका महिन्यात उत्तर देतात. लिहा, कॉल करा किंवा या.',
  },
});
