import { texts } from '#shared/texts.ts';

export const faqTexts = texts({
  faqs: { en: 'FAQs', hi: 'सवाल-जवाब', mr: 'प्रश्नोत्तरे' },
  description: {
    en: 'Answers about visits, prices, warranty and care of your appliances.',
    hi: 'विज़िट, दाम, वारंटी और उपकरणों की देखभाल से जुड़े सवालों के जवाब।',
    mr: 'भेट, किंमत, वॉरंटी आणि उपकरणांच्या देखभालीबद्दल उत्तरे.',
  },
  heading: { en: 'Frequently asked questions', hi: 'अक्सर पूछे जाने वाले सवाल', mr: 'नेहमी विचारले जाणारे प्रश्न' },
  lead: {
    en: 'Prices, visits, warranty, and what you can check yourself before we come.',
    hi: 'दाम, विज़िट, वारंटी, और हमारे आने से पहले आप खुद क्या देख सकते हैं।',
    mr: 'किंमत, भेट, वॉरंटी, आणि आम्ही येण्यापूर्वी तुम्ही स्वतः काय तपासू शकता.',
  },
  general: { en: 'General Information', hi: 'आम जानकारी', mr: 'सामान्य माहिती' },
  whatRepair: { en: 'What do you repair?', hi: 'आप क्या-क्या ठीक करते हैं?', mr: 'तुम्ही काय काय दुरुस्त करता?' },
  whatRepairYears: {
    en: 'We repair, install and maintain washing machines, dryers, refrigerators, freezers, air conditioners and kitchen appliances, and the machines that shops, hotels and canteens work with. We have been doing this {years}, and we work on all common brands. We are an independent workshop, not a brand’s own service centre.',
    hi: 'हम वॉशिंग मशीन, ड्रायर, फ्रिज, फ्रीज़र, एसी और रसोई के उपकरणों की, और दुकानों, होटलों व कैंटीनों की मशीनों की रिपेयर, इंस्टॉलेशन और मेंटेनेंस करते हैं। हम {years} यह काम कर रहे हैं, और सभी आम ब्रांड पर काम करते हैं। हम स्वतंत्र वर्कशॉप हैं, किसी ब्रांड का सर्विस सेंटर नहीं।',
    mr: 'आम्ही वॉशिंग मशीन, ड्रायर, फ्रिज, फ्रीझर, एसी आणि स्वयंपाकघरातील उपकरणे, तसेच दुकाने, हॉटेल व कॅन्टीनमधील मशीन दुरुस्त करतो, बसवतो आणि त्यांचा मेंटेनन्स करतो. आम्ही {years} हे काम करत आहोत, आणि सर्व नेहमीच्या ब्रँडवर काम करतो. आमचे वर्कशॉप स्वतंत्र आहे, ते कोणत्याही ब्रँडचे सर्व्हिस सेंटर नाही.',
  },
  whatRepairText: {
    en: 'We repair, install and maintain washing machines, dryers, refrigerators, freezers, air conditioners and kitchen appliances, and the machines that shops, hotels and canteens work with. We work on all common brands. We are an independent workshop, not a brand’s own service centre.',
    hi: 'हम वॉशिंग मशीन, ड्रायर, फ्रिज, फ्रीज़र, एसी और रसोई के उपकरणों की, और दुकानों, होटलों व कैंटीनों की मशीनों की रिपेयर, इंस्टॉलेशन और मेंटेनेंस करते हैं। हम सभी आम ब्रांड पर काम करते हैं। हम स्वतंत्र वर्कशॉप हैं, किसी ब्रांड का सर्विस सेंटर नहीं।',
    mr: 'आम्ही वॉशिंग मशीन, ड्रायर, फ्रिज, फ्रीझर, एसी आणि स्वयंपाकघरातील उपकरणे, तसेच दुकाने, हॉटेल व कॅन्टीनमधील मशीन दुरुस्त करतो, बसवतो आणि त्यांचा मेंटेनन्स करतो. आम्ही सर्व नेहमीच्या ब्रँडवर काम करतो. आमचे वर्कशॉप स्वतंत्र आहे, ते कोणत्याही ब्रँडचे सर्व्हिस सेंटर नाही.',
  },
  where: { en: 'Where do you come?', hi: 'आप कहाँ आते हैं?', mr: 'तुम्ही कुठे येता?' },
  whereText: {
    en: 'To your home or business in {city}. You can see our areas in the Address / Area list of the booking form. If your area is not in the list, please ask us. We may still be able to come.',
    hi: '{city} में आपके घर या काम की जगह पर। हमारे इलाके बुकिंग फ़ॉर्म की ‘पता / इलाका’ सूची में हैं। आपका इलाका सूची में न हो, तो हमसे पूछें। हो सकता है हम फिर भी आ सकें।',
    mr: '{city}मधील तुमच्या घरी किंवा कामाच्या ठिकाणी. आमचे परिसर बुकिंग फॉर्मच्या ‘पत्ता / परिसर’ यादीत आहेत. तुमचा परिसर यादीत नसल्यास आम्हाला विचारा. आम्ही कदाचित तरीही येऊ शकू.',
  },
  howBook: {
    en: 'How do I book on this website?',
    hi: 'इस वेबसाइट पर बुक कैसे करें?',
    mr: 'या वेबसाइटवर बुक कसे करायचे?',
  },
  step1: {
    en: 'Find your service by search or by category and press Request a Repair. You need no email and no account: press Continue without an account.',
    hi: 'खोज या श्रेणी से अपनी सर्विस ढूँढें और ‘रिपेयर बुक करें’ दबाएँ। ईमेल या खाते की ज़रूरत नहीं: ‘बिना खाते के आगे बढ़ें’ दबाएँ।',
    mr: 'शोध किंवा प्रकारातून तुमची सर्व्हिस शोधा आणि ‘दुरुस्ती बुक करा’ दाबा. ईमेल किंवा खात्याची गरज नाही: ‘खात्याशिवाय पुढे जा’ दाबा.',
  },
  step1Account: {
    en: 'Find your service by search or by category and press Request a Repair. The first time, you sign up with your name, mobile number and email.',
    hi: 'खोज या श्रेणी से अपनी सर्विस ढूँढें और ‘रिपेयर बुक करें’ दबाएँ। पहली बार अपने नाम, मोबाइल नंबर और ईमेल से साइन अप करें।',
    mr: 'शोध किंवा प्रकारातून तुमची सर्व्हिस शोधा आणि ‘दुरुस्ती बुक करा’ दाबा. पहिल्यांदा तुमचे नाव, मोबाइल नंबर आणि ईमेलने साइन अप करा.',
  },
  step2: {
    en: 'In the cart, check the services and fill in your {contact}. Press Book Service.',
    hi: 'कार्ट में सर्विस देखें और अपना {contact} भरें। ‘सर्विस बुक करें’ दबाएँ।',
    mr: 'कार्टमध्ये सर्व्हिस तपासा आणि तुमचे {contact} भरा. ‘सर्व्हिस बुक करा’ दाबा.',
  },
  step3: {
    en: 'Check the details once more and press Book. You can see the booking in My Orders, and if you gave an email, we write to it.',
    hi: 'जानकारी एक बार फिर देखें और ‘बुक करें’ दबाएँ। बुकिंग ‘मेरी बुकिंग’ में दिखेगी, और ईमेल दिया हो, तो उस पर भी जानकारी मिलेगी।',
    mr: 'माहिती पुन्हा एकदा तपासा आणि ‘बुक करा’ दाबा. बुकिंग ‘माझी बुकिंग’ मध्ये दिसेल, आणि ईमेल दिला असल्यास त्यावरही माहिती येईल.',
  },
  askFirst: {
    en: 'Do you want to ask something first? Send us an enquiry from the home page. You do not need an account for it.',
    hi: 'पहले कुछ पूछना है? होम पेज से अपना सवाल भेजें। इसके लिए खाते की ज़रूरत नहीं।',
    mr: 'आधी काही विचारायचे आहे? होम पानावरून चौकशी पाठवा. त्यासाठी खात्याची गरज नाही.',
  },
  process: { en: 'Service Process', hi: 'सर्विस कैसे होती है', mr: 'सर्व्हिस कशी होते' },
  howSoon: {
    en: 'How soon will a technician come?',
    hi: 'टेक्नीशियन कितनी जल्दी आएँगे?',
    mr: 'टेक्निशियन किती लवकर येतील?',
  },
  howSoonText: {
    en: 'Our promise is {promise}. When you book, you choose the day and the time; the earliest free time is chosen already. If you would rather agree on a time by phone, we call you {when}.',
    hi: 'हमारा वादा है: {promise}। बुक करते समय आप दिन और समय चुनते हैं; सबसे पहला खाली समय पहले से चुना होता है। फ़ोन पर समय तय करना चाहें, तो बुकिंग के बाद हम {when} कॉल करते हैं।',
    mr: 'आमचे वचन आहे: {promise}. बुक करताना तुम्ही दिवस आणि वेळ निवडता; सर्वात लवकरची मोकळी वेळ आधीच निवडलेली असते. फोनवर वेळ ठरवायची असल्यास, बुकिंगनंतर {when} आम्ही कॉल करतो.',
  },
  during: { en: 'What happens during the visit?', hi: 'विज़िट में क्या होता है?', mr: 'भेटीत काय होते?' },
  duringText: {
    en: 'The technician checks the appliance, finds the fault and tells you the price of the repair, including parts. He starts only when you say yes. Most repairs are done in one visit. If we have to order a part or take a board to our workshop, we tell you how many days it will take before you decide.',
    hi: 'टेक्नीशियन उपकरण जाँचते हैं, खराबी ढूँढते हैं और पार्ट समेत रिपेयर का दाम बताते हैं। आपके हाँ कहने पर ही काम शुरू होता है। ज़्यादातर काम एक विज़िट में हो जाता है। पार्ट मँगाना या बोर्ड वर्कशॉप ले जाना पड़े, तो आपके फ़ैसले से पहले हम बताते हैं कि कितने दिन लगेंगे।',
    mr: 'टेक्निशियन उपकरण तपासतात, बिघाड शोधतात आणि पार्टसह दुरुस्तीची किंमत सांगतात. तुम्ही हो म्हटल्यावरच काम सुरू होते. बहुतेक दुरुस्त्या एकाच भेटीत होतात. पार्ट मागवावा लागला किंवा बोर्ड वर्कशॉपमध्ये न्यावा लागला, तर तुम्ही ठरवण्यापूर्वी किती दिवस लागतील ते आम्ही सांगतो.',
  },
  change: {
    en: 'How do I change or cancel my appointment?',
    hi: 'समय कैसे बदलें या बुकिंग कैसे रद्द करें?',
    mr: 'वेळ कशी बदलायची किंवा बुकिंग कसे रद्द करायचे?',
  },
  changeText: {
    en: 'On My Orders, or by the link in our emails, until the technician is on the way. After that, please call us. Please do it at least {hours} hours before the agreed time, or as early as you can. Cancelling is free until the technician comes. If the technician has already visited, the fee is {fee}.',
    hi: '‘मेरी बुकिंग’ में, या हमारे ईमेल के लिंक से, टेक्नीशियन के निकलने तक। उसके बाद कृपया हमें कॉल करें। कृपया यह तय समय से कम से कम {hours} घंटे पहले करें, नहीं तो जितनी जल्दी हो सके। टेक्नीशियन के आने तक रद्द करना मुफ़्त है। टेक्नीशियन आ चुके हों, तो शुल्क {fee} है।',
    mr: '‘माझी बुकिंग’ मध्ये, किंवा आमच्या ईमेलमधील लिंकने, टेक्निशियन निघेपर्यंत. त्यानंतर कृपया आम्हाला कॉल करा. कृपया ठरलेल्या वेळेच्या किमान {hours} तास आधी, किंवा शक्य तितक्या लवकर करा. टेक्निशियन येईपर्यंत रद्द करणे मोफत आहे. टेक्निशियन येऊन गेले असल्यास शुल्क {fee} आहे.',
  },
  warranty: { en: 'Warranty & Guarantees', hi: 'वारंटी और गारंटी', mr: 'वॉरंटी आणि हमी' },
  whatWarranty: { en: 'What warranty do I get?', hi: 'मुझे कितनी वारंटी मिलती है?', mr: 'मला किती वॉरंटी मिळते?' },
  whatWarrantyText: {
    en: '{days} days from the day of the repair, on our work and on the parts that we fitted. Where the page of a service names other days, those count; where it names none, that service has no warranty. My Orders shows the last day of each repair. If the company gives a longer warranty on a part, you get that too. Please keep the bill. It shows the date and the parts.',
    hi: 'रिपेयर के दिन से {days} दिन, हमारे काम और हमारे लगाए पार्ट पर। सर्विस के पेज पर अलग दिन लिखे हों, तो वही मान्य हैं; कुछ न लिखा हो, तो उस सर्विस पर वारंटी नहीं है। हर रिपेयर की वारंटी का आखिरी दिन ‘मेरी बुकिंग’ में दिखता है। कंपनी किसी पार्ट पर ज़्यादा वारंटी दे, तो वह भी आपको मिलती है। कृपया बिल सँभालकर रखें। उसमें तारीख और पार्ट लिखे हैं।',
    mr: 'दुरुस्तीच्या दिवसापासून {days} दिवस, आमच्या कामावर आणि आम्ही बसवलेल्या पार्टवर. सर्व्हिसच्या पानावर इतर दिवस दिले असल्यास ते लागू; काहीच दिले नसल्यास त्या सर्व्हिसला वॉरंटी नाही. प्रत्येक दुरुस्तीच्या वॉरंटीचा शेवटचा दिवस ‘माझी बुकिंग’ मध्ये दिसतो. कंपनी एखाद्या पार्टवर जास्त वॉरंटी देत असल्यास तीही तुमची. कृपया बिल जपून ठेवा. त्यात तारीख आणि पार्ट आहेत.',
  },
  sameFault: {
    en: 'What if the same fault comes back?',
    hi: 'वही खराबी फिर आ जाए तो?',
    mr: 'तोच बिघाड पुन्हा झाला तर?',
  },
  sameFaultText: {
    en: 'Open the repair in My Orders or by the link in our mails, press ‘Claim warranty’, say what is wrong and choose a time. Or call us. The last day still counts. We come again and repair it free of charge: no visit charge, no labour and no part charge for what we repaired. A different fault, or damage by voltage, water, insects or a fall, is a new repair.',
    hi: '‘मेरी बुकिंग’ में या हमारे ईमेल के लिंक से वह रिपेयर खोलें, ‘वारंटी में रिपेयर माँगें’ दबाएँ, खराबी बताएँ और समय चुनें। या हमें कॉल करें। आखिरी दिन भी गिना जाता है। हम फिर आकर मुफ़्त में ठीक करते हैं: जो हमने ठीक किया था, उसके लिए न विज़िट चार्ज, न मज़दूरी, न पार्ट का पैसा। दूसरी खराबी, या वोल्टेज, पानी, कीड़ों या गिरने से हुआ नुकसान नई रिपेयर माना जाता है।',
    mr: '‘माझी बुकिंग’ मध्ये किंवा आमच्या ईमेलमधील लिंकने ती दुरुस्ती उघडा, ‘वॉरंटीमध्ये दुरुस्ती मागा’ दाबा, काय बिघाड आहे ते सांगा आणि वेळ निवडा. किंवा आम्हाला कॉल करा. शेवटचा दिवसही धरला जातो. आम्ही पुन्हा येऊन मोफत दुरुस्त करतो: जे आम्ही दुरुस्त केले होते त्यासाठी ना व्हिजिट चार्ज, ना मजुरी, ना पार्टचे पैसे. वेगळा बिघाड, किंवा व्होल्टेज, पाणी, किडे किंवा पडल्यामुळे झालेले नुकसान ही नवी दुरुस्ती आहे.',
  },
  payments: { en: 'Payments & Billing', hi: 'भुगतान और बिल', mr: 'पेमेंट आणि बिल' },
  howPay: { en: 'How and when do I pay?', hi: 'पैसे कैसे और कब देने हैं?', mr: 'पैसे कसे आणि कधी द्यायचे?' },
  howPayText: {
    en: "You pay the technician after the service: {ways}. You pay nothing on this website. We never ask for a card number, a UPI PIN or an OTP. You get a bill: 'Download bill' in My Orders has it, and the link in the mail.",
    hi: 'आप काम के बाद टेक्नीशियन को पैसे देते हैं: {ways}। इस वेबसाइट पर कुछ नहीं देना। हम कभी कार्ड नंबर, UPI PIN या OTP नहीं माँगते। आपको बिल मिलता है: वह ‘मेरी बुकिंग’ में ‘बिल डाउनलोड करें’ से और ईमेल के लिंक से मिलता है।',
    mr: 'काम झाल्यावर टेक्निशियनला पैसे द्यायचे: {ways}. या वेबसाइटवर काहीही द्यायचे नाही. आम्ही कधीही कार्ड नंबर, UPI PIN किंवा OTP मागत नाही. तुम्हाला बिल मिळते: ते ‘माझी बुकिंग’ मधील ‘बिल डाउनलोड करा’ ने आणि ईमेलमधील लिंकने मिळते.',
  },
  charge: {
    en: 'What does the charge on the website include?',
    hi: 'वेबसाइट पर लिखे चार्ज में क्या शामिल है?',
    mr: 'वेबसाइटवरील चार्जमध्ये काय समाविष्ट आहे?',
  },
  chargeText: {
    en: 'For a repair: the visit, the inspection and small adjustments that need no part. Parts, gas and the labour to fit them are extra. We tell you the price before we start. For an installation, a cleaning or a regular service: the visit and the whole job, as described on its page. If you do not want the repair, you pay only the charge that you saw when you booked.',
    hi: 'रिपेयर में: विज़िट, जाँच और छोटे सुधार जिनमें पार्ट नहीं लगता। पार्ट, गैस और उन्हें लगाने की मज़दूरी अलग है। शुरू करने से पहले हम दाम बताते हैं। इंस्टॉलेशन, सफ़ाई या नियमित सर्विस में: विज़िट और पूरा काम, जैसा उसके पेज पर लिखा है। रिपेयर न करवानी हो, तो सिर्फ़ वही चार्ज देना है जो बुक करते समय दिखा था।',
    mr: 'दुरुस्तीत: भेट, तपासणी आणि पार्ट न लागणारी छोटी कामे. पार्ट, गॅस आणि ते बसवण्याची मजुरी वेगळी. सुरू करण्यापूर्वी आम्ही किंमत सांगतो. इन्स्टॉलेशन, क्लीनिंग किंवा नियमित सर्व्हिसमध्ये: भेट आणि पूर्ण काम, त्याच्या पानावर दिल्याप्रमाणे. दुरुस्ती नको असल्यास फक्त बुक करताना दिसलेला चार्ज द्यायचा.',
  },
  refund: { en: 'Can I get a refund?', hi: 'क्या पैसे वापस मिल सकते हैं?', mr: 'पैसे परत मिळू शकतात का?' },
  refundText: {
    en: 'Yes, if we did not do the work that you paid for or could not correct it. Ask us within {days} days of the service and tell us the date of the visit and what went wrong. We check the appliance again before we decide.',
    hi: 'हाँ, अगर हमने वह काम नहीं किया जिसके पैसे आपने दिए, या उसे ठीक नहीं कर सके। सर्विस के {days} दिन के अंदर हमसे पैसे वापस माँगें और बताएँ कि विज़िट किस तारीख को थी और क्या गड़बड़ हुई। फ़ैसले से पहले हम उपकरण फिर जाँचते हैं।',
    mr: 'हो, तुम्ही पैसे दिलेले काम आम्ही केले नसेल किंवा दुरुस्त करू शकलो नसू तर. सर्व्हिसनंतर {days} दिवसांत आमच्याकडे पैसे परत मागा आणि भेटीची तारीख व काय चुकले ते सांगा. ठरवण्यापूर्वी आम्ही उपकरण पुन्हा तपासतो.',
  },
  maintenance: { en: 'Appliance Maintenance', hi: 'उपकरणों का मेंटेनेंस', mr: 'उपकरणांचा मेंटेनन्स' },
  howOften: {
    en: 'How often should my appliances be serviced?',
    hi: 'उपकरणों की सर्विस कितनी बार करवानी चाहिए?',
    mr: 'उपकरणांची सर्व्हिस किती वेळा करावी?',
  },
  often1: {
    en: 'Air conditioner: twice a year, before summer and after the rains.',
    hi: 'एसी: साल में दो बार, गर्मी से पहले और बारिश के बाद।',
    mr: 'एसी: वर्षातून दोनदा, उन्हाळ्यापूर्वी आणि पावसाळ्यानंतर.',
  },
  often2: {
    en: 'Washing machine: a deep cleaning once a year, every six months with hard water.',
    hi: 'वॉशिंग मशीन: साल में एक बार डीप क्लीनिंग, खारे पानी में हर छह महीने।',
    mr: 'वॉशिंग मशीन: वर्षातून एकदा डीप क्लीनिंग, क्षारयुक्त पाण्यात दर सहा महिन्यांनी.',
  },
  often3: {
    en: 'Kitchen chimney: every six months if you fry often, otherwise once a year.',
    hi: 'किचन चिमनी: अक्सर तलते हों तो हर छह महीने, नहीं तो साल में एक बार।',
    mr: 'किचन चिमणी: वारंवार तळत असल्यास दर सहा महिन्यांनी, नाहीतर वर्षातून एकदा.',
  },
  often4: {
    en: 'Water purifier: every six months, or when the water tastes different.',
    hi: 'वॉटर प्यूरीफायर: हर छह महीने, या जब पानी का स्वाद बदले।',
    mr: 'वॉटर प्युरिफायर: दर सहा महिन्यांनी, किंवा पाण्याची चव बदलल्यावर.',
  },
  often5: {
    en: 'Refrigerator: clean the coil at the back and the door gasket twice a year. You can do this yourself. Pull out the plug first.',
    hi: 'फ्रिज: पीछे की कॉइल और दरवाज़े का गैस्केट साल में दो बार साफ़ करें। यह आप खुद कर सकते हैं। पहले प्लग निकालें।',
    mr: 'फ्रिज: मागची कॉइल आणि दाराचे गॅस्केट वर्षातून दोनदा स्वच्छ करा. हे तुम्ही स्वतः करू शकता. आधी प्लग काढा.',
  },
  hardWater: {
    en: 'What does hard water do to my machines?',
    hi: 'खारे पानी से मशीनों को क्या होता है?',
    mr: 'क्षारयुक्त पाण्याने मशीनचे काय होते?',
  },
  hardWaterText: {
    en: 'It leaves white scale on heaters, drums, pumps and jets. They take longer to heat, use more electricity and fail early. Descale the washing machine every two to three months with a powder made for it, keep salt in the dishwasher, and clean the tap filter when the flow gets weak.',
    hi: 'हीटर, ड्रम, पंप और जेट पर सफ़ेद परत जमती है। वे देर से गरम होते हैं, ज़्यादा बिजली लेते हैं और जल्दी खराब होते हैं। वॉशिंग मशीन को हर दो-तीन महीने में डीस्केलिंग पाउडर से साफ़ करें, डिशवॉशर में नमक रखें, और पानी की धार कम हो तो नल का फ़िल्टर साफ़ करें।',
    mr: 'हीटर, ड्रम, पंप आणि जेटवर पांढरा थर जमतो. ते उशिरा गरम होतात, जास्त वीज घेतात आणि लवकर बिघडतात. वॉशिंग मशीन दर दोन-तीन महिन्यांनी डीस्केलिंग पावडरने स्वच्छ करा, डिशवॉशरमध्ये मीठ ठेवा, आणि पाणी मंद झाल्यास नळाचा फिल्टर स्वच्छ करा.',
  },
  tips: { en: 'Troubleshooting & Tips', hi: 'खुद क्या देखें', mr: 'स्वतः काय तपासावे' },
  checkFirst: {
    en: 'What can I check before I book a repair?',
    hi: 'रिपेयर बुक करने से पहले मैं क्या देख सकता हूँ?',
    mr: 'दुरुस्ती बुक करण्यापूर्वी मी काय तपासू शकतो?',
  },
  check1: {
    en: 'Does another appliance work in the same socket? Has the MCB tripped?',
    hi: 'क्या उसी सॉकेट में दूसरा उपकरण चलता है? MCB तो नहीं गिरा?',
    mr: 'त्याच सॉकेटमध्ये दुसरे उपकरण चालते का? MCB पडला आहे का?',
  },
  check2: {
    en: 'Is the tap open, the door or lid fully closed, the child lock off?',
    hi: 'नल खुला है, दरवाज़ा या ढक्कन पूरा बंद है, चाइल्ड लॉक बंद है?',
    mr: 'नळ उघडा आहे का, दार किंवा झाकण पूर्ण बंद आहे का, चाइल्ड लॉक बंद आहे का?',
  },
  check3: {
    en: 'Is the filter blocked: lint, drain, AC or chimney?',
    hi: 'फ़िल्टर तो नहीं भरा: लिंट, ड्रेन, एसी या चिमनी का?',
    mr: 'फिल्टर भरला आहे का: लिंट, ड्रेन, एसी किंवा चिमणीचा?',
  },
  check4: {
    en: 'Is there an error code? Write it down and switch the machine off for five minutes.',
    hi: 'कोई एरर कोड है? उसे लिख लें और मशीन पाँच मिनट बंद रखें।',
    mr: 'एरर कोड आहे का? तो लिहून ठेवा आणि मशीन पाच मिनिटे बंद ठेवा.',
  },
  noPanel: {
    en: 'Do not open the back panel. Some parts can give a dangerous shock even after you pull out the plug.',
    hi: 'पीछे का पैनल न खोलें। प्लग निकालने के बाद भी कुछ पार्ट से खतरनाक करंट लग सकता है।',
    mr: 'मागचे पॅनेल उघडू नका. प्लग काढल्यानंतरही काही पार्टमधून धोकादायक शॉक बसू शकतो.',
  },
  fridge: {
    en: 'My fridge has stopped cooling. What about the food?',
    hi: 'फ्रिज ठंडा नहीं कर रहा। खाने का क्या करें?',
    mr: 'फ्रिज थंड होत नाही. अन्नाचे काय?',
  },
  fridgeText: {
    en: 'Keep the doors closed: a full freezer stays cold for about a day, the fridge part for about four hours. Check that the plug is firm and nobody has turned the dial. Keep a gap of one hand behind the fridge. Then book a visit and tell us that there is food inside when we call.',
    hi: 'दरवाज़े बंद रखें: भरा हुआ फ्रीज़र करीब एक दिन ठंडा रहता है, फ्रिज का हिस्सा करीब चार घंटे। देखें कि प्लग ठीक लगा है और किसी ने डायल नहीं घुमाया। फ्रिज के पीछे एक हाथ जगह रखें। फिर विज़िट बुक करें और हमारे कॉल पर बताएँ कि अंदर खाना है।',
    mr: 'दारे बंद ठेवा: भरलेला फ्रीझर साधारण एक दिवस थंड राहतो, फ्रिजचा भाग साधारण चार तास. प्लग नीट आहे आणि कोणी डायल फिरवला नाही ते पाहा. फ्रिजच्या मागे एक हात अंतर ठेवा. मग भेट बुक करा आणि आम्ही कॉल केल्यावर आत खाण्याचे पदार्थ आहेत हे सांगा.',
  },
  drips: {
    en: 'Water drips from my indoor AC unit. What should I do?',
    hi: 'एसी की अंदर की यूनिट से पानी टपक रहा है। क्या करूँ?',
    mr: 'एसीच्या आतल्या युनिटमधून पाणी गळते. काय करावे?',
  },
  dripsText: {
    en: 'Switch the AC off and put a bucket below. Slide out the filters, rinse them under the tap, let them dry and put them back. If it still drips, the drain pipe may be blocked or the gas may be low. Keep the AC off and book a repair, so that the wall and the circuit board stay dry.',
    hi: 'एसी बंद करें और नीचे बाल्टी रखें। फ़िल्टर निकालकर नल के नीचे धोएँ, सुखाएँ और वापस लगाएँ। फिर भी टपके, तो ड्रेन पाइप बंद हो सकता है या गैस कम हो सकती है। एसी बंद रखें और रिपेयर बुक करें, ताकि दीवार और सर्किट बोर्ड सूखे रहें।',
    mr: 'एसी बंद करा आणि खाली बादली ठेवा. फिल्टर काढून नळाखाली धुवा, वाळवा आणि परत बसवा. तरीही गळत असल्यास ड्रेन पाइप तुंबला असेल किंवा गॅस कमी असेल. एसी बंद ठेवा आणि दुरुस्ती बुक करा, म्हणजे भिंत आणि सर्किट बोर्ड कोरडे राहतील.',
  },
  safety: { en: 'Safety & Environmental Concerns', hi: 'सुरक्षा और पर्यावरण', mr: 'सुरक्षा आणि पर्यावरण' },
  gas: {
    en: 'I smell gas or get a shock. What should I do first?',
    hi: 'गैस की बदबू आए या करंट लगे, तो पहले क्या करूँ?',
    mr: 'गॅसचा वास आला किंवा शॉक बसला, तर आधी काय करावे?',
  },
  gasText: {
    en: 'Gas smell: close the valve of the cylinder or the pipeline, open the windows, touch no switch and call the LPG leak helpline 1906 or your gas company. A shock from an appliance: do not touch it again, switch off the MCB, then pull the plug. Book us when it is safe. We check the earthing on every such visit.',
    hi: 'गैस की बदबू: सिलेंडर या पाइपलाइन का वाल्व बंद करें, खिड़कियाँ खोलें, कोई स्विच न छुएँ और LPG लीक हेल्पलाइन 1906 या अपनी गैस कंपनी को कॉल करें। उपकरण से करंट लगे: उसे फिर न छुएँ, MCB बंद करें, फिर प्लग निकालें। सब सुरक्षित होने पर हमें बुक करें। ऐसी हर विज़िट में हम अर्थिंग जाँचते हैं।',
    mr: 'गॅसचा वास: सिलिंडर किंवा पाइपलाइनचा व्हॉल्व्ह बंद करा, खिडक्या उघडा, कोणत्याही स्विचला हात लावू नका आणि LPG गळती हेल्पलाइन 1906 किंवा तुमच्या गॅस कंपनीला कॉल करा. उपकरणाचा शॉक बसल्यास: त्याला पुन्हा हात लावू नका, MCB बंद करा, मग प्लग काढा. धोका टळल्यावर आम्हाला बुक करा. अशा प्रत्येक भेटीत आम्ही अर्थिंग तपासतो.',
  },
  oldParts: {
    en: 'What happens to old parts and to the gas of a fridge or AC?',
    hi: 'पुराने पार्ट और फ्रिज या एसी की गैस का क्या होता है?',
    mr: 'जुन्या पार्टचे आणि फ्रिज किंवा एसीच्या गॅसचे काय होते?',
  },
  oldPartsText: {
    en: 'We show you every part that we replace, and you may keep it. What you do not want to keep, we take with us and give to an e-waste recycler. We repair the leak before we fill new gas, so that it does not leak again.',
    hi: 'बदला हुआ हर पार्ट हम दिखाते हैं, और आप उसे रख सकते हैं। जो आप नहीं रखना चाहते, वह हम ले जाकर ई-वेस्ट रीसाइक्लर को देते हैं। नई गैस भरने से पहले हम लीक ठीक करते हैं, ताकि गैस फिर न निकले।',
    mr: 'बदललेला प्रत्येक पार्ट आम्ही दाखवतो, आणि तुम्ही तो ठेवू शकता. तुम्हाला नको असलेले आम्ही नेऊन ई-वेस्ट रिसायकलरला देतो. नवा गॅस भरण्यापूर्वी आम्ही गळती दुरुस्त करतो, म्हणजे तो पुन्हा गळत नाही.',
  },
});
