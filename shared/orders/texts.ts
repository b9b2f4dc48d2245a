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
  requested: { en: 'requested', hi: 'बुक हो चुकी', mr: 'नोंदवलेले' },
  scheduled: { en: 'scheduled', hi: 'तय हो चुकी', mr: 'ठरलेले' },
  on_the_way: { en: 'on the way', hi: 'रास्ते में', mr: 'वाटेत' },
  working: { en: 'working', hi: 'चालू', mr: 'सुरू' },
  waiting: { en: 'waiting', hi: 'रुकी हुई', mr: 'थांबलेले' },
  done: { en: 'done', hi: 'पूरी हो चुकी', mr: 'पूर्ण झालेले' },
  cancelled: { en: 'cancelled', hi: 'रद्द', mr: 'रद्द' },
});

export const statusTexts = texts({
  Complete: { en: 'Complete', hi: 'पूर्ण', mr: 'पूर्ण' },
  Incomplete: { en: 'Incomplete', hi: 'लंबित', mr: 'प्रलंबित' },
});

export const sentenceTexts = texts({
  technician: { en: 'The technician', hi: 'टेक्नीशियन', mr: 'टेक्निशियन' },
  requested: {
    en: 'Booked. We call you to agree on a time.',
    hi: 'बुकिंग हो गई। समय तय करने के लिए हम आपको कॉल करेंगे।',
    mr: 'बुकिंग झाले. वेळ ठरवण्यासाठी आम्ही तुम्हाला कॉल करू.',
  },
  notAtHome: {
    en: 'We were at your door at {time}. Please choose another time.',
    hi: 'हम {time} बजे आपके दरवाज़े पर थे। कृपया दूसरा समय चुनें।',
    mr: 'आम्ही {time} वाजता तुमच्या दारात होतो. कृपया दुसरी वेळ निवडा.',
  },
  scheduled: { en: 'We come on {visit}.', hi: 'हम {visit} आएँगे।', mr: 'आम्ही {visit} या वेळी येऊ.' },
  comes: { en: '{visit}: {name} comes.', hi: '{visit}: {name} आएँगे।', mr: '{visit}: {name} येतील.' },
  late: {
    en: 'We are late. We are sorry.',
    hi: 'हमें देर हो गई है। हमें खेद है।',
    mr: 'आम्हाला उशीर झाला आहे. क्षमस्व.',
  },
  agreed: { en: 'A time is agreed.', hi: 'समय तय हो गया है।', mr: 'वेळ ठरली आहे.' },
  onTheWay: { en: '{name} is on the way.', hi: '{name} रास्ते में हैं।', mr: '{name} वाटेत आहेत.' },
  working: { en: '{name} is at work.', hi: '{name} काम कर रहे हैं।', mr: '{name} काम करत आहेत.' },
  waiting: { en: 'Waiting: {reason}.', hi: 'रुका हुआ: {reason}।', mr: 'थांबले आहे: {reason}.' },
  done: { en: 'Done.', hi: 'काम पूरा हुआ।', mr: 'काम पूर्ण झाले.' },
  cancelled: { en: 'Cancelled.', hi: 'बुकिंग रद्द हुई।', mr: 'बुकिंग रद्द झाले.' },
});
