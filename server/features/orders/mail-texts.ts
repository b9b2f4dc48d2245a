import { labelled } from '#shared/labelled.ts';

export const mailTexts = labelled({
  follow: { en: 'Follow your booking', hi: 'अपनी बुकिंग देखें', mr: 'तुमचे बुकिंग पाहा' },
  remind: {
    en: ' The day before, we remind you.',
    hi: ' एक दिन पहले हम आपको याद दिलाएँगे।',
    mr: ' आदल्या दिवशी आम्ही तुम्हाला आठवण करून देऊ.',
  },
  receivedSubject: {
    en: 'We have received your booking (order {number})',
    hi: 'आपकी बुकिंग मिल गई (बुकिंग {number})',
    mr: 'तुमचे बुकिंग मिळाले (बुकिंग {number})',
  },
  received: {
    en: 'Thank you. We have received your booking of {date}.',
    hi: 'धन्यवाद। {date} की आपकी बुकिंग हमें मिल गई है।',
    mr: 'धन्यवाद. {date} चे तुमचे बुकिंग आम्हाला मिळाले आहे.',
  },
  visitTo: { en: 'Visit to', hi: 'विज़िट का पता', mr: 'भेटीचा पत्ता' },
  nextVisit: {
    en: 'What happens next: we come on {visit}.{remind} If parts are needed, we tell you the price before we start. {pay}',
    hi: 'आगे क्या होगा: हम {visit} आएँगे।{remind} पार्ट की ज़रूरत हो, तो काम शुरू करने से पहले हम दाम बताएँगे। {pay}',
    mr: 'पुढे काय होईल: आम्ही {visit} या वेळी येऊ.{remind} पार्टची गरज असल्यास, काम सुरू करण्यापूर्वी आम्ही किंमत सांगू. {pay}',
  },
  nextCall: {
    en: 'What happens next: we call you {when} to agree on a time. If parts are needed, we tell you the price before we start. {pay}',
    hi: 'आगे क्या होगा: समय तय करने के लिए हम {when} आपको कॉल करेंगे। पार्ट की ज़रूरत हो, तो काम शुरू करने से पहले हम दाम बताएँगे। {pay}',
    mr: 'पुढे काय होईल: वेळ ठरवण्यासाठी आम्ही {when} तुम्हाला कॉल करू. पार्टची गरज असल्यास, काम सुरू करण्यापूर्वी आम्ही किंमत सांगू. {pay}',
  },
  nextCallOn: {
    en: 'What happens next: we call you on {mobile} {when} to agree on a time. If parts are needed, we tell you the price before we start. {pay}',
    hi: 'आगे क्या होगा: समय तय करने के लिए हम {when} आपको {mobile} पर कॉल करेंगे। पार्ट की ज़रूरत हो, तो काम शुरू करने से पहले हम दाम बताएँगे। {pay}',
    mr: 'पुढे काय होईल: वेळ ठरवण्यासाठी आम्ही {when} तुम्हाला {mobile} वर कॉल करू. पार्टची गरज असल्यास, काम सुरू करण्यापूर्वी आम्ही किंमत सांगू. {pay}',
  },
  changeRule: {
    en: '{warranty} You can change the time or cancel by the link below until the technician is on his way. Cancelling is free until the technician comes. If he has already come, it costs {fee}.',
    hi: '{warranty} टेक्नीशियन के निकलने तक आप नीचे के लिंक से समय बदल सकते हैं या बुकिंग रद्द कर सकते हैं। टेक्नीशियन के आने तक रद्द करना मुफ़्त है। वे आ चुके हों, तो {fee} लगेंगे।',
    mr: '{warranty} टेक्निशियन निघेपर्यंत तुम्ही खालच्या लिंकने वेळ बदलू किंवा बुकिंग रद्द करू शकता. टेक्निशियन येईपर्यंत रद्द करणे मोफत आहे. ते आले असतील, तर {fee} लागतील.',
  },
  notYou: {
    en: 'If you did not book with us, you need do nothing.',
    hi: 'अगर आपने हमारे यहाँ बुक नहीं किया, तो कुछ करने की ज़रूरत नहीं।',
    mr: 'तुम्ही आमच्याकडे बुक केले नसल्यास काहीही करण्याची गरज नाही.',
  },
  downloadBill: { en: 'Download your bill', hi: 'अपना बिल डाउनलोड करें', mr: 'तुमचे बिल डाउनलोड करा' },
  doneFree: {
    en: 'Our work is done. It costs nothing.',
    hi: 'हमारा काम पूरा हुआ। इसका कोई चार्ज नहीं।',
    mr: 'आमचे काम पूर्ण झाले. यासाठी पैसे लागत नाहीत.',
  },
  doneDue: {
    en: 'Our work is done. {amount} are still due.',
    hi: 'हमारा काम पूरा हुआ। {amount} अभी बाकी हैं।',
    mr: 'आमचे काम पूर्ण झाले. {amount} अजून बाकी आहेत.',
  },
  payByUpi: { en: 'Pay {amount} by UPI', hi: 'UPI से {amount} दें', mr: 'UPI ने {amount} द्या' },
  donePaid: {
    en: 'Our work is done and paid for.',
    hi: 'हमारा काम पूरा हुआ और पैसे मिल गए।',
    mr: 'आमचे काम पूर्ण झाले आणि पैसे मिळाले.',
  },
  underWarranty: {
    en: ' It is under warranty until {days}. If the same fault comes back, claim the warranty by the link below, or call us.',
    hi: ' इस पर {days} तक वारंटी है। वही खराबी फिर आए, तो नीचे के लिंक से वारंटी में रिपेयर माँगें, या हमें कॉल करें।',
    mr: ' यावर {days} पर्यंत वॉरंटी आहे. तोच बिघाड पुन्हा झाल्यास खालच्या लिंकने वॉरंटी मागा, किंवा आम्हाला कॉल करा.',
  },
  thanks: { en: 'Thank you for choosing us.', hi: 'हमें चुनने के लिए धन्यवाद।', mr: 'आमची निवड केल्याबद्दल धन्यवाद.' },
  linkSubject: {
    en: 'The link to your booking {number}',
    hi: 'आपकी बुकिंग {number} का लिंक',
    mr: 'तुमच्या बुकिंग {number} ची लिंक',
  },
  linkAsked: {
    en: 'Somebody asked for the link to this booking with its mobile number. If it was not you, do nothing.',
    hi: 'किसी ने बुकिंग के मोबाइल नंबर से यह लिंक माँगा है। अगर आपने नहीं माँगा, तो कुछ न करें।',
    mr: 'बुकिंगच्या मोबाइल नंबरवरून कोणीतरी ही लिंक मागितली आहे. तुम्ही मागितली नसेल, तर काही करू नका.',
  },
  reviewSubject: {
    en: 'How was the repair? (order {number})',
    hi: 'रिपेयर कैसी रही? (बुकिंग {number})',
    mr: 'दुरुस्ती कशी झाली? (बुकिंग {number})',
  },
  howWasIt: {
    en: 'We finished your repair yesterday. Does everything work? If not, answer this email or call us.',
    hi: 'कल हमने आपकी रिपेयर पूरी की। क्या सब ठीक चल रहा है? नहीं, तो इस ईमेल का जवाब दें या हमें कॉल करें।',
    mr: 'काल आम्ही तुमची दुरुस्ती पूर्ण केली. सर्व नीट चालते का? नसल्यास या ईमेलला उत्तर द्या किंवा आम्हाला कॉल करा.',
  },
  rateHow: {
    en: 'You can rate the service in My Orders.',
    hi: 'आप ‘मेरी बुकिंग’ में सर्विस को रेटिंग दे सकते हैं।',
    mr: 'तुम्ही ‘माझी बुकिंग’ मध्ये सर्व्हिसला रेटिंग देऊ शकता.',
  },
  stillOpen: {
    en: 'Your booking is still open: the work or the payment is not done yet. If this is not right, please call us.',
    hi: 'आपकी बुकिंग अभी खुली है: काम या भुगतान बाकी है। अगर यह सही नहीं, तो कृपया हमें कॉल करें।',
    mr: 'तुमचे बुकिंग अजून सुरू आहे: काम किंवा पेमेंट बाकी आहे. हे बरोबर नसल्यास कृपया आम्हाला कॉल करा.',
  },
  statusSubject: {
    en: 'Order {number} of {date} is now {status}',
    hi: '{date} की बुकिंग {number} अब {status} है',
    mr: '{date} चे बुकिंग {number} आता {status} आहे',
  },
  technician: { en: 'the technician', hi: 'टेक्नीशियन', mr: 'टेक्निशियन' },
  theTechnician: { en: 'The technician', hi: 'टेक्नीशियन', mr: 'टेक्निशियन' },
  visitSubject: {
    en: 'We come on {visit} (order {number})',
    hi: 'हम {visit} आएँगे (बुकिंग {number})',
    mr: 'आम्ही {visit} या वेळी येऊ (बुकिंग {number})',
  },
  noVisitSubject: {
    en: 'Your visit needs another time (order {number})',
    hi: 'आपकी विज़िट के लिए दूसरा समय चाहिए (बुकिंग {number})',
    mr: 'तुमच्या भेटीसाठी दुसरी वेळ हवी (बुकिंग {number})',
  },
  weCome: { en: 'We come on {visit}.', hi: 'हम {visit} आएँगे।', mr: 'आम्ही {visit} या वेळी येऊ.' },
  sorry: {
    en: 'We are sorry: we cannot come at the time that was agreed.',
    hi: 'माफ़ कीजिए: हम तय समय पर नहीं आ पाएँगे।',
    mr: 'क्षमस्व: ठरलेल्या वेळी आम्ही येऊ शकत नाही.',
  },
  callsBefore: {
    en: 'What happens next: {who} calls you before he comes. If the time does not suit you, you can change it or cancel by the link below until he is on his way.',
    hi: 'आगे क्या होगा: आने से पहले {who} आपको कॉल करेंगे। समय ठीक न हो, तो उनके निकलने तक आप नीचे के लिंक से समय बदल सकते हैं या बुकिंग रद्द कर सकते हैं।',
    mr: 'पुढे काय होईल: येण्यापूर्वी {who} तुम्हाला कॉल करतील. वेळ सोयीची नसल्यास, ते निघेपर्यंत तुम्ही खालच्या लिंकने वेळ बदलू किंवा बुकिंग रद्द करू शकता.',
  },
  orChoose: {
    en: 'What happens next: we call you {when} to agree on another. If you would rather choose a time yourself, or cancel, you can do it by the link below.',
    hi: 'आगे क्या होगा: दूसरा समय तय करने के लिए हम {when} आपको कॉल करेंगे। चाहें तो नीचे के लिंक से खुद समय चुनें या बुकिंग रद्द करें।',
    mr: 'पुढे काय होईल: दुसरी वेळ ठरवण्यासाठी आम्ही {when} तुम्हाला कॉल करू. हवे असल्यास खालच्या लिंकने स्वतः वेळ निवडा किंवा बुकिंग रद्द करा.',
  },
  tomorrowSubject: {
    en: 'Tomorrow we come: {visit} (order {number})',
    hi: 'कल हम आएँगे: {visit} (बुकिंग {number})',
    mr: 'उद्या आम्ही येऊ: {visit} (बुकिंग {number})',
  },
  tomorrow: {
    en: 'This is to remind you: we come tomorrow, {visit}.',
    hi: 'याद दिला रहे हैं: हम कल आएँगे, {visit}।',
    mr: 'आठवण: आम्ही उद्या येऊ, {visit}.',
  },
  callsBeforeReach: {
    en: 'What happens next: {who} calls you before he comes. Please have the appliance within reach. If the time does not suit you, you can change it or cancel by the link below until he is on his way.',
    hi: 'आगे क्या होगा: आने से पहले {who} आपको कॉल करेंगे। कृपया उपकरण तक पहुँचने की जगह रखें। समय ठीक न हो, तो उनके निकलने तक आप नीचे के लिंक से समय बदल सकते हैं या बुकिंग रद्द कर सकते हैं।',
    mr: 'पुढे काय होईल: येण्यापूर्वी {who} तुम्हाला कॉल करतील. कृपया उपकरणाजवळ जागा ठेवा. वेळ सोयीची नसल्यास, ते निघेपर्यंत तुम्ही खालच्या लिंकने वेळ बदलू किंवा बुकिंग रद्द करू शकता.',
  },
  wayTitle: {
    en: '{who} is on the way (order {number})',
    hi: '{who} रास्ते में हैं (बुकिंग {number})',
    mr: '{who} वाटेत आहेत (बुकिंग {number})',
  },
  wayToYou: { en: '{who} is on the way to you.', hi: '{who} आपके यहाँ आ रहे हैं।', mr: '{who} तुमच्याकडे येत आहेत.' },
  looksFirst: {
    en: 'What happens next: he looks at the appliance. If parts are needed, he tells you the price before he starts.',
    hi: 'आगे क्या होगा: वे उपकरण देखेंगे। पार्ट की ज़रूरत हो, तो काम शुरू करने से पहले दाम बताएँगे।',
    mr: 'पुढे काय होईल: ते उपकरण पाहतील. पार्टची गरज असल्यास, काम सुरू करण्यापूर्वी किंमत सांगतील.',
  },
  doorSubject: {
    en: 'We were at your door (order {number})',
    hi: 'हम आपके दरवाज़े पर थे (बुकिंग {number})',
    mr: 'आम्ही तुमच्या दारात होतो (बुकिंग {number})',
  },
  nobody: {
    en: '{sentence} Nobody opened.',
    hi: '{sentence} किसी ने दरवाज़ा नहीं खोला।',
    mr: '{sentence} कोणी दार उघडले नाही.',
  },
  chooseOther: {
    en: 'What happens next: you choose another time by the link below, or we call you to agree on one.',
    hi: 'आगे क्या होगा: आप नीचे के लिंक से दूसरा समय चुनें, या हम समय तय करने के लिए कॉल करेंगे।',
    mr: 'पुढे काय होईल: तुम्ही खालच्या लिंकने दुसरी वेळ निवडा, किंवा वेळ ठरवण्यासाठी आम्ही कॉल करू.',
  },
  anotherTime: { en: 'Choose another time', hi: 'दूसरा समय चुनें', mr: 'दुसरी वेळ निवडा' },
  cancelledSubject: {
    en: 'Your booking is cancelled (order {number})',
    hi: 'आपकी बुकिंग रद्द हुई (बुकिंग {number})',
    mr: 'तुमचे बुकिंग रद्द झाले (बुकिंग {number})',
  },
  cancelledDue: {
    en: 'Your booking is cancelled. As the technician had already set out, {amount} is due for the visit.',
    hi: 'आपकी बुकिंग रद्द हुई। टेक्नीशियन निकल चुके थे, इसलिए विज़िट के {amount} देने हैं।',
    mr: 'तुमचे बुकिंग रद्द झाले. टेक्निशियन निघाले होते, म्हणून भेटीचे {amount} द्यायचे आहेत.',
  },
  cancelledFree: {
    en: 'Your booking is cancelled. It costs nothing.',
    hi: 'आपकी बुकिंग रद्द हुई। इसका कोई चार्ज नहीं।',
    mr: 'तुमचे बुकिंग रद्द झाले. यासाठी पैसे लागत नाहीत.',
  },
  nothingNext: {
    en: 'What happens next: nothing. If this is not right, please call us. You can book again whenever you need us.',
    hi: 'आगे कुछ नहीं करना है। अगर यह सही नहीं, तो कृपया हमें कॉल करें। जब भी ज़रूरत हो, आप फिर से बुक कर सकते हैं।',
    mr: 'पुढे काहीही करायचे नाही. हे बरोबर नसल्यास कृपया आम्हाला कॉल करा. गरज पडेल तेव्हा तुम्ही पुन्हा बुक करू शकता.',
  },
  restoredSubject: {
    en: 'Your booking is taken up again (order {number})',
    hi: 'आपकी बुकिंग फिर से चालू हुई (बुकिंग {number})',
    mr: 'तुमचे बुकिंग पुन्हा सुरू झाले (बुकिंग {number})',
  },
  restored: {
    en: 'Your booking was cancelled. It is taken up again.',
    hi: 'आपकी बुकिंग रद्द हुई थी। वह फिर से चालू की गई है।',
    mr: 'तुमचे बुकिंग रद्द झाले होते. ते पुन्हा सुरू केले आहे.',
  },
  restoredNext: {
    en: 'What happens next: we call you {when} to agree on a time. If you would rather choose one yourself, or do not want the repair, you can do it by the link below.',
    hi: 'आगे क्या होगा: समय तय करने के लिए हम {when} कॉल करेंगे। खुद समय चुनना हो या रिपेयर नहीं करवानी हो, तो नीचे के लिंक से बता सकते हैं।',
    mr: 'पुढे काय होईल: वेळ ठरवण्यासाठी आम्ही {when} कॉल करू. स्वतः वेळ निवडायची असल्यास, किंवा दुरुस्ती नको असल्यास, खालच्या लिंकने करा.',
  },
  claimSubject: {
    en: 'We have received your warranty claim (order {number})',
    hi: 'वारंटी में दोबारा रिपेयर की आपकी बुकिंग मिल गई (बुकिंग {number})',
    mr: 'वॉरंटीची तुमची मागणी मिळाली (बुकिंग {number})',
  },
  claim: {
    en: 'We have received your warranty claim for the repair of order {first}. It costs nothing.',
    hi: 'बुकिंग {first} की वारंटी में दोबारा रिपेयर की आपकी बुकिंग हमें मिल गई है। इसका कोई चार्ज नहीं।',
    mr: 'बुकिंग {first} च्या दुरुस्तीवर वॉरंटीची तुमची मागणी मिळाली. यासाठी पैसे लागत नाहीत.',
  },
  claimVisit: {
    en: 'What happens next: we come on {visit}. You can change the time or cancel by the link below until the technician is on his way.',
    hi: 'आगे क्या होगा: हम {visit} आएँगे। टेक्नीशियन के निकलने तक आप नीचे के लिंक से समय बदल सकते हैं या बुकिंग रद्द कर सकते हैं।',
    mr: 'पुढे काय होईल: आम्ही {visit} या वेळी येऊ. टेक्निशियन निघेपर्यंत तुम्ही खालच्या लिंकने वेळ बदलू किंवा बुकिंग रद्द करू शकता.',
  },
  claimCall: {
    en: 'What happens next: we call you {when} to agree on a time. If you would rather choose a time yourself, you can do it by the link below.',
    hi: 'आगे क्या होगा: समय तय करने के लिए हम {when} कॉल करेंगे। चाहें तो नीचे के लिंक से खुद समय चुनें।',
    mr: 'पुढे काय होईल: वेळ ठरवण्यासाठी आम्ही {when} कॉल करू. हवे असल्यास खालच्या लिंकने स्वतः वेळ निवडा.',
  },
  otherFault: {
    en: 'If the technician finds a different fault, he tells you the price before he starts, and you decide.',
    hi: 'टेक्नीशियन को दूसरी खराबी मिले, तो काम शुरू करने से पहले वे दाम बताएँगे, और फ़ैसला आपका होगा।',
    mr: 'टेक्निशियनना वेगळा बिघाड आढळल्यास, काम सुरू करण्यापूर्वी ते किंमत सांगतील, आणि निर्णय तुमचा असेल.',
  },
  withdrawnSubject: {
    en: 'Your warranty claim is withdrawn (order {number})',
    hi: 'वारंटी में दोबारा रिपेयर की आपकी बुकिंग वापस ली गई (बुकिंग {number})',
    mr: 'वॉरंटीची तुमची मागणी मागे घेतली (बुकिंग {number})',
  },
  withdrawn: {
    en: 'We have opened your first order again and finish the repair with it. So your warranty claim is withdrawn.',
    hi: 'हमने आपकी पहली बुकिंग फिर से खोली है और रिपेयर उसी में पूरी करेंगे। इसलिए वारंटी में दोबारा रिपेयर की बुकिंग वापस ली गई है।',
    mr: 'आम्ही तुमचे पहिले बुकिंग पुन्हा उघडले आहे आणि दुरुस्ती त्यातच पूर्ण करू. म्हणून वॉरंटीची मागणी मागे घेतली आहे.',
  },
  withdrawnNext: {
    en: 'What happens next: we call you {when} about your first order. If this is not right, please call us.',
    hi: 'आगे क्या होगा: आपकी पहली बुकिंग के बारे में हम {when} कॉल करेंगे। अगर यह सही नहीं, तो कृपया हमें कॉल करें।',
    mr: 'पुढे काय होईल: तुमच्या पहिल्या बुकिंगबद्दल आम्ही {when} कॉल करू. हे बरोबर नसल्यास कृपया आम्हाला कॉल करा.',
  },
  paid: { en: 'Paid, {method}', hi: 'भुगतान हुआ, {method}', mr: 'पैसे दिले, {method}' },
  paidBack: { en: 'Paid back, {method}', hi: 'वापस दिया, {method}', mr: 'परत दिले, {method}' },
});
