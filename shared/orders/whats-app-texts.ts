import { texts } from '../texts.ts';

export const whatsAppTexts = texts({
  hello: { en: 'Hello {name}.', hi: 'नमस्ते {name} जी।', mr: 'नमस्कार {name}.' },
  helloFrom: {
    en: 'Hello {name}, this is {company}.',
    hi: 'नमस्ते {name} जी, हम {company} से हैं।',
    mr: 'नमस्कार {name}, {company} कडून.',
  },
  helloTechnician: {
    en: 'Hello {name}, I am {technician}, your technician.',
    hi: 'नमस्ते {name} जी, मैं {technician}, आपका टेक्नीशियन।',
    mr: 'नमस्कार {name}, मी {technician}, टेक्निशियन.',
  },
  order: {
    en: 'Order {number}: {services}.',
    hi: 'बुकिंग {number}: {services}।',
    mr: 'बुकिंग {number}: {services}.',
  },
  yourLink: {
    en: 'You asked for the link to your booking.',
    hi: 'आपने अपनी बुकिंग का लिंक माँगा था।',
    mr: 'तुम्ही तुमच्या बुकिंगची लिंक मागितली होती.',
  },
  agreeTime: { en: 'When may we come?', hi: 'हम कब आ सकते हैं?', mr: 'आम्ही कधी येऊ शकतो?' },
  chooseTime: {
    en: 'Choose a time that suits you: {link}',
    hi: 'अपनी सुविधा का समय चुनें: {link}',
    mr: 'तुमच्या सोयीची वेळ निवडा: {link}',
  },
  confirmed: { en: 'We come on {visit}.', hi: 'हम {visit} आएँगे।', mr: 'आम्ही {visit} या वेळी येऊ.' },
  followOrChange: {
    en: 'Follow or change your booking: {link}',
    hi: 'अपनी बुकिंग देखें या बदलें: {link}',
    mr: 'तुमचे बुकिंग पाहा किंवा बदला: {link}',
  },
  onTheWay: {
    en: '{name} is on the way to you.',
    hi: '{name} आपके यहाँ आ रहे हैं।',
    mr: '{name} तुमच्याकडे येत आहेत.',
  },
  ourOnTheWay: {
    en: 'Our technician is on the way to you.',
    hi: 'हमारे टेक्नीशियन आपके यहाँ आ रहे हैं।',
    mr: 'आमचे टेक्निशियन तुमच्याकडे येत आहेत.',
  },
  follow: { en: 'Follow your booking: {link}', hi: 'अपनी बुकिंग देखें: {link}', mr: 'तुमचे बुकिंग पाहा: {link}' },
  delayed: {
    en: 'We are sorry: {name} is running late today. He still comes.',
    hi: 'माफ़ कीजिए: {name} को आज देर हो रही है। वे ज़रूर आएँगे।',
    mr: 'माफ करा: {name} यांना आज उशीर होत आहे. ते नक्की येतील.',
  },
  ourDelayed: {
    en: 'We are sorry: our technician is running late today. He still comes.',
    hi: 'माफ़ कीजिए: हमारे टेक्नीशियन को आज देर हो रही है। वे ज़रूर आएँगे।',
    mr: 'माफ करा: आमच्या टेक्निशियनला आज उशीर होत आहे. ते नक्की येतील.',
  },
  doesNotSuit: {
    en: 'If this does not suit you, please call us or see your booking: {link}',
    hi: 'यह ठीक न हो, तो कृपया हमें कॉल करें या अपनी बुकिंग देखें: {link}',
    mr: 'हे जमत नसेल, तर कृपया आम्हाला कॉल करा किंवा तुमचे बुकिंग पाहा: {link}',
  },
  estimate: {
    en: 'We have an estimate for you.',
    hi: 'आपके लिए अनुमानित खर्च तैयार है।',
    mr: 'तुमच्यासाठी अंदाजे खर्च तयार आहे.',
  },
  answerEstimate: {
    en: 'Please look at it, and agree or decline: {link}',
    hi: 'कृपया इसे देखें और हाँ या ना बताएँ: {link}',
    mr: 'कृपया तो पाहा आणि मान्य आहे की नाही ते सांगा: {link}',
  },
  partHasCome: {
    en: 'The part has come. When may we come?',
    hi: 'पार्ट आ गया है। हम कब आ सकते हैं?',
    mr: 'पार्ट आला आहे. आम्ही कधी येऊ शकतो?',
  },
  repair: {
    en: 'We write to you about your booking.',
    hi: 'आपकी बुकिंग के बारे में लिख रहे हैं।',
    mr: 'तुमच्या बुकिंगबद्दल लिहीत आहोत.',
  },
  see: { en: 'See your booking: {link}', hi: 'अपनी बुकिंग देखें: {link}', mr: 'तुमचे बुकिंग पाहा: {link}' },
  bill: { en: 'Your bill is {amount}.', hi: 'आपका बिल {amount} का है।', mr: 'तुमचे बिल {amount} आहे.' },
  seeBill: {
    en: 'See and download it: {link}',
    hi: 'इसे देखें और डाउनलोड करें: {link}',
    mr: 'ते पाहा आणि डाउनलोड करा: {link}',
  },
  due: { en: '{amount} are still due.', hi: '{amount} अभी बाकी हैं।', mr: '{amount} अजून बाकी आहेत.' },
  payByUpi: { en: 'Pay by UPI here: {link}', hi: 'यहाँ UPI से भुगतान करें: {link}', mr: 'येथे UPI ने द्या: {link}' },
  iCome: { en: 'I come on {visit}.', hi: 'मैं {visit} आऊँगा।', mr: 'मी {visit} या वेळी येईन.' },
  iAmOnTheWay: { en: 'I am on the way to you.', hi: 'मैं रास्ते में हूँ।', mr: 'मी वाटेत आहे.' },
  aboutRepair: {
    en: 'I write to you about your repair.',
    hi: 'यह आपकी रिपेयर के बारे में है।',
    mr: 'हे तुमच्या दुरुस्तीबद्दल आहे.',
  },
});
