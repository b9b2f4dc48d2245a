import { texts } from '../texts.ts';

export const eventTexts = texts({
  booked: {
    en: 'Booked{timed, select, yes { for {visit}} other {}}{claimed, select, yes {, under the warranty of order {order}} other {}}.',
    hi: '{timed, select, yes {{visit} के लिए } other {}}बुकिंग हुई{claimed, select, yes {, बुकिंग {order} की वारंटी में} other {}}।',
    mr: '{timed, select, yes {{visit} साठी } other {}}बुकिंग झाले{claimed, select, yes {, बुकिंग {order} च्या वॉरंटीमध्ये} other {}}.',
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
  reopened: { en: 'Opened again.', hi: 'बुकिंग फिर से शुरू की गई।', mr: 'बुकिंग पुन्हा सुरू केले.' },
  cancelled: {
    en: 'Cancelled{because}.{notice}{charged, select, yes { Fee: {fee}.} other {}}',
    hi: 'रद्द{because}।{notice}{charged, select, yes { शुल्क: {fee}।} other {}}',
    mr: 'रद्द{because}.{notice}{charged, select, yes { शुल्क: {fee}.} other {}}',
  },
  restored: { en: 'Restored.', hi: 'बुकिंग फिर से चालू हुई।', mr: 'बुकिंग पुन्हा सुरू.' },
  pictures: {
    en: '{count, plural, =1 {1 picture} other {# pictures}} added.',
    hi: '{count, plural, =1 {1 फ़ोटो जोड़ी गई} other {# फ़ोटो जोड़ी गईं}}।',
    mr: '{count, plural, =1 {1 फोटो जोडला} other {# फोटो जोडले}}.',
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
    mr: 'अंदाजे खर्च नाकारला: {amount}{where}.',
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
    hi: 'वारंटी में दोबारा रिपेयर माँगी गई{known, select, yes {: बुकिंग {order}} other {}}।',
    mr: 'वॉरंटीमध्ये दुरुस्ती मागितली{known, select, yes {: बुकिंग {order}} other {}}.',
  },
  claimWithdrawn: {
    en: 'Warranty claim withdrawn{known, select, yes {: order {order}} other {}}.',
    hi: 'वारंटी में दोबारा रिपेयर की माँग वापस ली गई{known, select, yes {: बुकिंग {order}} other {}}।',
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
    mr: 'ईमेलने {visit} ची आठवण करून दिली.',
  },
  joined: {
    en: "Moved to the customer's account.",
    hi: 'बुकिंग ग्राहक के खाते में जोड़ी गई।',
    mr: 'ग्राहकाच्या खात्यात हलवले.',
  },
  linkRenewed: { en: 'New tracking link.', hi: 'नया ट्रैकिंग लिंक।', mr: 'नवी ट्रॅकिंग लिंक.' },
  conflict: {
    en: 'Not accepted, because the job was no longer his{named, select, yes {: ‘{step}’} other {}}{taken, select, yes { with {payment}} other {}}.{said, select, yes { {note}} other {}}',
    hi: 'स्वीकार नहीं हुआ, क्योंकि काम अब उनका नहीं था{named, select, yes {: ‘{step}’} other {}}{taken, select, yes {, {payment}} other {}}।{said, select, yes { {note}} other {}}',
    mr: 'स्वीकारले गेले नाही, कारण काम आता त्यांचे नव्हते{named, select, yes {: ‘{step}’} other {}}{taken, select, yes {, {payment}} other {}}.{said, select, yes { {note}} other {}}',
  },
  takenOver: { en: 'Conflict taken over.', hi: 'टकराव मान लिया गया।', mr: 'वाद मान्य केला.' },
  putAside: { en: 'Conflict put aside.', hi: 'टकराव अलग रखा गया।', mr: 'वाद बाजूला ठेवला.' },
  because: { en: ' ({reason})', hi: ' ({reason})', mr: ' ({reason})' },
  notice: {
    en: " Less than 24 hours' notice.",
    hi: ' 24 घंटे से कम समय पहले बताया गया।',
    mr: ' 24 तासांपेक्षा कमी वेळेत कळवले.',
  },
  payment: {
    en: '{amount}{known, select, yes { by {method}} other {}}',
    hi: '{amount}{known, select, yes { ({method})} other {}}',
    mr: '{amount}{known, select, yes { ({method})} other {}}',
  },
});

export const actorTexts = texts({
  customer: { en: 'You', hi: 'आप', mr: 'तुम्ही' },
  technician: { en: 'The technician', hi: 'टेक्नीशियन', mr: 'टेक्निशियन' },
  admin: { en: 'The shop', hi: 'दुकान', mr: 'दुकान' },
  system: { en: 'The shop', hi: 'दुकान', mr: 'दुकान' },
  'Tracking link': { en: 'Tracking link', hi: 'ट्रैकिंग लिंक', mr: 'ट्रॅकिंग लिंक' },
});
