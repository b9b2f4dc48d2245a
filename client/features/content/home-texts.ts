import { texts } from '#shared/texts.ts';

export const homeContentTexts = texts({
  broken: { en: 'Tell us what is broken', hi: 'बताइए क्या खराब है', mr: 'काय बिघडले ते सांगा' },
  brokenText: {
    en: 'Choose a time that suits you, or ask us to call you.',
    hi: 'अपनी सुविधा का समय चुनें, या हमसे कॉल करवाएँ।',
    mr: 'तुमच्या सोयीची वेळ निवडा, किंवा आम्हाला कॉल करायला सांगा.',
  },
  seeAll: { en: 'See all services', hi: 'सभी सर्विस देखें', mr: 'सगळ्या सर्व्हिस पाहा' },
  priceFirst: { en: 'Price first, then the screwdriver', hi: 'पहले दाम, फिर काम', mr: 'आधी किंमत, मग काम' },
  priceFirstText: {
    en: 'We find the fault and tell you the full price. We start only when you say yes.',
    hi: 'हम खराबी ढूँढकर पूरा दाम बताते हैं। आपके हाँ कहने पर ही काम शुरू करते हैं।',
    mr: 'आम्ही बिघाड शोधून पूर्ण किंमत सांगतो. तुम्ही हो म्हटल्यावरच काम सुरू करतो.',
  },
  fridges: { en: 'Refrigerator services', hi: 'फ्रिज की सर्विस', mr: 'फ्रिजच्या सर्व्हिस' },
  atHome: { en: 'Repaired at your home', hi: 'घर पर ही रिपेयर', mr: 'घरीच दुरुस्ती' },
  atHomeText: {
    en: 'Most repairs take one visit. We show you every part that we replace.',
    hi: 'ज़्यादातर काम एक ही विज़िट में हो जाता है। बदला हुआ हर पार्ट हम आपको दिखाते हैं।',
    mr: 'बहुतेक दुरुस्त्या एकाच भेटीत होतात. बदललेला प्रत्येक पार्ट आम्ही दाखवतो.',
  },
  kitchen: { en: 'Kitchen services', hi: 'रसोई की सर्विस', mr: 'स्वयंपाकघराच्या सर्व्हिस' },
  warranty: { en: '{days}-day warranty', hi: '{days} दिन की वारंटी', mr: '{days} दिवसांची वॉरंटी' },
  who: { en: 'Who We Are', hi: 'हम कौन हैं', mr: 'आम्ही कोण आहोत' },
  whoText: {
    en: 'We are a family-owned workshop in {city}. We repair washing machines, refrigerators, air conditioners and kitchen appliances at your home, your shop or your canteen.',
    hi: 'हम {city} की एक पारिवारिक वर्कशॉप हैं। हम आपके घर, दुकान या कैंटीन में वॉशिंग मशीन, फ्रिज, एसी और रसोई के उपकरण ठीक करते हैं।',
    mr: '{city}मध्ये आमचे कौटुंबिक वर्कशॉप आहे. आम्ही तुमच्या घरी, दुकानात किंवा कॅन्टीनमध्ये वॉशिंग मशीन, फ्रिज, एसी आणि स्वयंपाकघरातील उपकरणे दुरुस्त करतो.',
  },
  whoCall: {
    en: 'When you call, we tell you who is coming. When he comes, he tells you the price before he starts.',
    hi: 'आप कॉल करते हैं, तो हम बताते हैं कि कौन आएगा। वे आकर काम शुरू करने से पहले दाम बताते हैं।',
    mr: 'तुम्ही कॉल केल्यावर कोण येणार ते आम्ही सांगतो. टेक्निशियन आल्यावर काम सुरू करण्यापूर्वी किंमत सांगतात.',
  },
  ourServices: { en: 'Our Services', hi: 'हमारी सर्विस', mr: 'आमच्या सर्व्हिस' },
  repair: { en: 'Repair and Maintenance', hi: 'रिपेयर और मेंटेनेंस', mr: 'दुरुस्ती आणि मेंटेनन्स' },
  repairText: {
    en: 'We find the fault, tell you the price and repair it at your place, mostly in one visit.',
    hi: 'हम खराबी ढूँढते हैं, दाम बताते हैं और आपके यहाँ ही ठीक करते हैं, ज़्यादातर एक ही विज़िट में।',
    mr: 'आम्ही बिघाड शोधतो, किंमत सांगतो आणि तुमच्याकडेच दुरुस्त करतो, बहुतेकदा एकाच भेटीत.',
  },
  installation: { en: 'Installation', hi: 'इंस्टॉलेशन', mr: 'इन्स्टॉलेशन' },
  installationText: {
    en: 'New or shifted: we place it level, connect it, test it and show you how to use it.',
    hi: 'नया हो या शिफ़्ट किया हुआ: हम उपकरण को लेवल में रखते हैं, जोड़ते हैं, चलाकर देखते हैं और इस्तेमाल करना सिखाते हैं।',
    mr: 'नवे असो वा हलवलेले: आम्ही ते नीट बसवतो, जोडतो, तपासतो आणि कसे वापरायचे ते दाखवतो.',
  },
  emergency: { en: 'Emergency', hi: 'इमरजेंसी', mr: 'इमर्जन्सी' },
  emergencyText: {
    en: 'Fridge full of food, or water on the floor? Call us and we come to you first.',
    hi: 'फ्रिज खाने से भरा है, या फ़र्श पर पानी है? कॉल करें, हम पहले आपके यहाँ आएँगे।',
    mr: 'फ्रिज अन्नाने भरलेला आहे, किंवा फरशीवर पाणी आहे? कॉल करा, आम्ही आधी तुमच्याकडे येऊ.',
  },
  prevent: { en: 'Preventative Maintenance', hi: 'नियमित मेंटेनेंस', mr: 'नियमित मेंटेनन्स' },
  preventText: {
    en: 'Regular cleaning and checking saves electricity and makes your appliance last longer.',
    hi: 'नियमित सफ़ाई और जाँच से बिजली बचती है और उपकरण ज़्यादा चलता है।',
    mr: 'नियमित स्वच्छता आणि तपासणीमुळे वीज वाचते आणि उपकरण जास्त टिकते.',
  },
  why: { en: 'Why Choose Us', hi: 'हमें क्यों चुनें', mr: 'आम्हालाच का निवडावे' },
  satisfaction: { en: 'Customer Satisfaction', hi: 'ग्राहकों की संतुष्टि', mr: 'ग्राहकांचे समाधान' },
  satisfactionText: {
    en: 'Our customers rate every service. You can read what they say before you book.',
    hi: 'हमारे ग्राहक हर सर्विस को रेटिंग देते हैं। बुक करने से पहले आप उनकी राय पढ़ सकते हैं।',
    mr: 'आमचे ग्राहक प्रत्येक सर्व्हिसला रेटिंग देतात. बुक करण्यापूर्वी तुम्ही त्यांचे मत वाचू शकता.',
  },
  experienced: { en: 'Experienced Technicians', hi: 'अनुभवी टेक्नीशियन', mr: 'अनुभवी टेक्निशियन' },
  experiencedText: {
    en: 'Our technicians know all common brands, and most of the old models too.',
    hi: 'हमारे टेक्नीशियन सभी आम ब्रांड जानते हैं, और ज़्यादातर पुराने मॉडल भी।',
    mr: 'आमच्या टेक्निशियनना सर्व नेहमीचे ब्रँड माहीत आहेत, आणि बहुतेक जुनी मॉडेलही.',
  },
  affordable: { en: 'Affordable Pricing', hi: 'सही दाम', mr: 'परवडणारे दर' },
  affordableText: {
    en: 'You see the charge of every service here. Parts are extra. We tell you the price before we start.',
    hi: 'हर सर्विस का चार्ज यहाँ दिखता है। पार्ट अलग से। काम शुरू करने से पहले हम दाम बताते हैं।',
    mr: 'प्रत्येक सर्व्हिसचा चार्ज येथे दिसतो. पार्टचे पैसे वेगळे. काम सुरू करण्यापूर्वी आम्ही किंमत सांगतो.',
  },
  fast: { en: 'Fast Response', hi: 'जल्दी सर्विस', mr: 'जलद प्रतिसाद' },
  fastText: {
    en: 'Choose the earliest free time when you book, or we call you to agree on one.',
    hi: 'बुक करते समय सबसे पहला खाली समय चुनें, या हम कॉल करके समय तय करेंगे।',
    mr: 'बुक करताना सर्वात लवकरची मोकळी वेळ निवडा, किंवा आम्ही कॉल करून वेळ ठरवू.',
  },
  guarantee: { en: 'Satisfaction Guarantee', hi: 'तसल्ली की गारंटी', mr: 'समाधानाची हमी' },
  guaranteeText: {
    en: 'If the same fault comes back during the warranty, we repair it again free of charge.',
    hi: 'वारंटी में वही खराबी फिर आए, तो हम मुफ़्त में फिर ठीक करते हैं।',
    mr: 'वॉरंटीमध्ये तोच बिघाड पुन्हा झाला, तर आम्ही मोफत पुन्हा दुरुस्त करतो.',
  },
  talk: { en: 'Let’s Talk', hi: 'बात करें', mr: 'बोलूया' },
  talkText: {
    en: 'Not sure what is wrong, or whether a repair is worth it? Ask us. You get an honest answer, free of charge.',
    hi: 'पता नहीं क्या खराबी है, या रिपेयर करवाना ठीक रहेगा या नहीं? हमसे पूछें। आपको सही सलाह मिलेगी, वह भी मुफ़्त।',
    mr: 'काय बिघाड आहे, किंवा दुरुस्ती परवडेल का, कळत नाही? आम्हाला विचारा. तुम्हाला प्रामाणिक उत्तर मिळेल, मोफत.',
  },
});
