import { texts } from '../texts.ts';

export const stageTexts = texts({
  requested: { en: 'Requested', hi: 'समय तय होना है', mr: 'वेळ ठरायची आहे' },
  scheduled: { en: 'Scheduled', hi: 'समय तय', mr: 'वेळ ठरली' },
  on_the_way: { en: 'On the way', hi: 'रास्ते में', mr: 'वाटेत' },
  working: { en: 'Working', hi: 'काम चालू', mr: 'काम सुरू' },
  waiting: { en: 'Waiting', hi: 'रुका हुआ', mr: 'थांबले आहे' },
  done: { en: 'Done', hi: 'पूरा हुआ', mr: 'पूर्ण झाले' },
  cancelled: { en: 'Cancelled', hi: 'रद्द', mr: 'रद्द' },
});

export const stageWordTexts = texts({
  requested: { en: 'requested', hi: 'बुक हो चुकी', mr: 'नोंदवलेली' },
  scheduled: { en: 'scheduled', hi: 'तय हो चुकी', mr: 'ठरलेली' },
  on_the_way: { en: 'on the way', hi: 'रास्ते में', mr: 'वाटेत' },
  working: { en: 'working', hi: 'चालू', mr: 'सुरू' },
  waiting: { en: 'waiting', hi: 'रुकी हुई', mr: 'थांबलेली' },
  done: { en: 'done', hi: 'पूरी हो चुकी', mr: 'पूर्ण झालेली' },
  cancelled: { en: 'cancelled', hi: 'रद्द', mr: 'रद्द' },
});

export const statusTexts = texts({
  Complete: { en: 'Complete', hi: 'पूर्ण', mr: 'पूर्ण' },
  Incomplete: { en: 'Incomplete', hi: 'अपूर्ण', mr: 'अपूर्ण' },
});

export const sentenceTexts = texts({
  technician: { en: 'The technician', hi: 'टेक्नीशियन', mr: 'टेक्निशियन' },
  requested: {
    en: 'Booked. We call you to agree on a time.',
    hi: 'बुकिंग हो गई। समय तय करने के लिए हम आपको कॉल करेंगे।',
    mr: 'बुकिंग झाली. वेळ ठरवण्यासाठी आम्ही तुम्हाला कॉल करू.',
  },
  notAtHome: {
    en: 'We were at your door at {time}. Please choose another time.',
    hi: 'हम {time} बजे आपके दरवाज़े पर थे। कृपया दूसरा समय चुनें।',
    mr: 'आम्ही {time} वाजता तुमच्या दारात होतो. कृपया दुसरी वेळ निवडा.',
  },
  scheduled: { en: 'We come on {visit}.', hi: 'हम {visit} को आएँगे।', mr: 'आम्ही {visit} या वेळी येऊ.' },
  agreed: { en: 'A time is agreed.', hi: 'समय तय हो गया है।', mr: 'वेळ ठरली आहे.' },
  onTheWay: { en: '{name} is on the way.', hi: '{name} रास्ते में हैं।', mr: '{name} वाटेत आहेत.' },
  working: { en: '{name} is at work.', hi: '{name} काम कर रहे हैं।', mr: '{name} काम करत आहेत.' },
  waiting: { en: 'Waiting: {reason}.', hi: 'रुका हुआ: {reason}।', mr: 'थांबले आहे: {reason}.' },
  done: { en: 'Done.', hi: 'काम पूरा हुआ।', mr: 'काम पूर्ण झाले.' },
  cancelled: { en: 'Cancelled.', hi: 'बुकिंग रद्द हुई।', mr: 'बुकिंग रद्द झाली.' },
});

export const eventTexts = texts({
  booked: {
    en: 'Booked{timed, select, yes { for {visit}} other {}}{claimed, select, yes {, under the warranty of order {order}} other {}}.',
    hi: '{timed, select, yes {{visit} के लिए } other {}}बुकिंग हुई{claimed, select, yes {, बुकिंग {order} की वारंटी में} other {}}।',
    mr: '{timed, select, yes {{visit} साठी } other {}}बुकिंग झाली{claimed, select, yes {, बुकिंग {order} च्या वॉरंटीमध्ये} other {}}.',
  },
  scheduled: { en: 'Visit agreed: {visit}.', hi: 'विज़िट तय: {visit}।', mr: 'भेट ठरली: {visit}.' },
  rescheduled: {
    en: 'Visit moved to {visit}.{notice}',
    hi: 'विज़िट का नया समय: {visit}।{notice}',
    mr: 'भेटीची नवी वेळ: {visit}.{notice}',
  },
  withdrawn: {
    en: 'Visit time withdrawn{because}.',
    hi: 'विज़िट का समय हटाया गया{because}।',
    mr: 'भेटीची वेळ काढली{because}.',
  },
  setOut: { en: '{name} is on the way.', hi: '{name} रास्ते में हैं।', mr: '{name} वाटेत आहेत.' },
  turnedBack: {
    en: 'The visit did not take place{because}.',
    hi: 'विज़िट नहीं हो पाई{because}।',
    mr: 'भेट झाली नाही{because}.',
  },
  started: { en: 'Work has begun.', hi: 'काम शुरू हुआ।', mr: 'काम सुरू झाले.' },
  waiting: { en: 'Waiting: {reason}.', hi: 'रुका हुआ: {reason}।', mr: 'थांबले आहे: {reason}.' },
  completed: { en: 'Done.', hi: 'काम पूरा हुआ।', mr: 'काम पूर्ण झाले.' },
  reopened: { en: 'Opened again.', hi: 'फिर से खोला गया।', mr: 'पुन्हा उघडले.' },
  cancelled: {
    en: 'Cancelled{because}.{notice}{charged, select, yes { Fee: {fee}.} other {}}',
    hi: 'रद्द{because}।{notice}{charged, select, yes { शुल्क: {fee}।} other {}}',
    mr: 'रद्द{because}.{notice}{charged, select, yes { शुल्क: {fee}.} other {}}',
  },
  restored: { en: 'Restored.', hi: 'बुकिंग वापस चालू।', mr: 'बुकिंग पुन्हा सुरू.' },
  pictures: {
    en: '{count, plural, =1 {1 picture} other {# pictures}} added.',
    hi: '{count, plural, =1 {1 फ़ोटो} other {# फ़ोटो}} जोड़ी गईं।',
    mr: '{count, plural, =1 {1 फोटो} other {# फोटो}} जोडले.',
  },
  assigned: { en: 'Assigned to {name}.', hi: 'काम {name} को सौंपा गया।', mr: 'काम {name} यांना सोपवले.' },
  technician: {
    en: '{name} is your technician.',
    hi: '{name} आपके टेक्नीशियन हैं।',
    mr: '{name} तुमचे टेक्निशियन आहेत.',
  },
  unassigned: {
    en: 'No technician any more{known, select, yes {, it was {name}} other {}}.',
    hi: 'अब कोई टेक्नीशियन नहीं{known, select, yes {, पहले {name} थे} other {}}।',
    mr: 'आता टेक्निशियन नाही{known, select, yes {, आधी {name} होते} other {}}.',
  },
  noted: { en: 'Note: {note}', hi: 'नोट: {note}', mr: 'नोंद: {note}' },
  estimateOffered: {
    en: 'Estimate of parts and labour: {amount}.',
    hi: 'पार्ट और मज़दूरी का अनुमानित खर्च: {amount}।',
    mr: 'पार्ट आणि मजुरीचा अंदाजे खर्च: {amount}.',
  },
  estimateAgreed: {
    en: 'Estimate agreed: {amount}{where}.',
    hi: 'अनुमानित खर्च मंज़ूर: {amount}{where}।',
    mr: 'अंदाजे खर्च मान्य: {amount}{where}.',
  },
  estimateDeclined: {
    en: 'Estimate declined: {amount}{where}.',
    hi: 'अनुमानित खर्च मंज़ूर नहीं: {amount}{where}।',
    mr: 'अंदाजे खर्च अमान्य: {amount}{where}.',
  },
  billed: { en: 'Bill {number}: {amount}.', hi: 'बिल {number}: {amount}।', mr: 'बिल {number}: {amount}.' },
  paid: { en: 'Paid: {payment}.', hi: 'भुगतान हुआ: {payment}।', mr: 'पैसे दिले: {payment}.' },
  paymentCorrected: {
    en: 'Payment corrected: {payment} instead of {earlier} ({reason}).',
    hi: 'भुगतान सुधारा गया: {earlier} की जगह {payment} ({reason})।',
    mr: 'पेमेंट दुरुस्त केले: {earlier} ऐवजी {payment} ({reason}).',
  },
  credited: {
    en: 'Credit note {number}: {amount}{because}.',
    hi: 'क्रेडिट नोट {number}: {amount}{because}।',
    mr: 'क्रेडिट नोट {number}: {amount}{because}.',
  },
  claimed: {
    en: 'Warranty claimed{known, select, yes {: order {order}} other {}}.',
    hi: 'वारंटी में रिपेयर माँगा गया{known, select, yes {: बुकिंग {order}} other {}}।',
    mr: 'वॉरंटीमध्ये दुरुस्ती मागितली{known, select, yes {: बुकिंग {order}} other {}}.',
  },
  claimWithdrawn: {
    en: 'Warranty claim withdrawn{known, select, yes {: order {order}} other {}}.',
    hi: 'वारंटी का रिपेयर वापस लिया गया{known, select, yes {: बुकिंग {order}} other {}}।',
    mr: 'वॉरंटीची मागणी मागे घेतली{known, select, yes {: बुकिंग {order}} other {}}.',
  },
  whatsAppOpened: {
    en: 'WhatsApp opened{known, select, yes {: {note}} other {}}.',
    hi: 'WhatsApp खोला गया{known, select, yes {: {note}} other {}}।',
    mr: 'WhatsApp उघडले{known, select, yes {: {note}} other {}}.',
  },
  reminded: {
    en: 'Reminded by email of {visit}.',
    hi: 'ईमेल से {visit} की याद दिलाई गई।',
    mr: 'ईमेलने {visit} ची आठवण दिली.',
  },
  joined: {
    en: "Moved to the customer's account.",
    hi: 'ग्राहक के खाते में ले जाया गया।',
    mr: 'ग्राहकाच्या खात्यात हलवले.',
  },
  linkRenewed: { en: 'New tracking link.', hi: 'नया ट्रैकिंग लिंक।', mr: 'नवी ट्रॅकिंग लिंक.' },
  because: { en: ' ({reason})', hi: ' ({reason})', mr: ' ({reason})' },
  notice: {
    en: " Less than 24 hours' notice.",
    hi: ' 24 घंटे से कम की सूचना।',
    mr: ' 24 तासांपेक्षा कमी वेळेत कळवले.',
  },
  payment: {
    en: '{amount}{known, select, yes { by {method}} other {}}',
    hi: '{amount}{known, select, yes { ({method})} other {}}',
    mr: '{amount}{known, select, yes { ({method})} other {}}',
  },
});
