import { texts } from '#shared/texts.ts';

export const mailTexts = texts({
  welcomeSubject: {
    en: 'Welcome, your account is ready',
    hi: 'स्वागत है, आपका खाता तैयार है',
    mr: 'स्वागत आहे, तुमचे खाते तयार आहे',
  },
  ready: {
    en: 'Your account is ready. Choose a service and tell us where and when to come.',
    hi: 'आपका खाता तैयार है। सर्विस चुनें और बताएँ कि हम कहाँ और कब आएँ।',
    mr: 'तुमचे खाते तयार आहे. सर्व्हिस निवडा आणि आम्ही कुठे व कधी यावे ते सांगा.',
  },
  charge: {
    en: 'You see the charge before you book. {pay}',
    hi: 'बुक करने से पहले चार्ज दिखता है। {pay}',
    mr: 'बुक करण्यापूर्वी चार्ज दिसतो. {pay}',
  },
  seeServices: { en: 'See our services', hi: 'हमारी सर्विस देखें', mr: 'आमच्या सर्व्हिस पाहा' },
  notOpened: {
    en: 'If you did not open this account, please ignore this email.',
    hi: 'अगर यह खाता आपने नहीं बनाया, तो कृपया इस ईमेल पर ध्यान न दें।',
    mr: 'हे खाते तुम्ही उघडले नसल्यास कृपया या ईमेलकडे दुर्लक्ष करा.',
  },
  resetSubject: { en: 'Reset your password', hi: 'अपना पासवर्ड बदलें', mr: 'तुमचा पासवर्ड बदला' },
  asked: {
    en: 'You asked for a link to choose a new password.',
    hi: 'आपने नया पासवर्ड चुनने का लिंक माँगा था।',
    mr: 'तुम्ही नवा पासवर्ड निवडण्याची लिंक मागितली होती.',
  },
  choose: { en: 'Choose a new password', hi: 'नया पासवर्ड चुनें', mr: 'नवा पासवर्ड निवडा' },
  once: {
    en: 'The link works only once, and only for one hour. If you did not ask for it, please ignore this email. Your password stays the same.',
    hi: 'लिंक सिर्फ़ एक बार और सिर्फ़ एक घंटे चलता है। अगर आपने नहीं माँगा, तो कृपया ध्यान न दें। आपका पासवर्ड वही रहेगा।',
    mr: 'लिंक फक्त एकदा आणि फक्त एक तास चालते. तुम्ही मागितली नसल्यास कृपया दुर्लक्ष करा. तुमचा पासवर्ड तोच राहील.',
  },
  changedSubject: { en: 'Your password was changed', hi: 'आपका पासवर्ड बदला गया', mr: 'तुमचा पासवर्ड बदलला' },
  changed: {
    en: 'The password of your account has been changed. You have been signed out on your other devices.',
    hi: 'आपके खाते का पासवर्ड बदला गया है। आपको बाकी डिवाइस से लॉगआउट कर दिया गया है।',
    mr: 'तुमच्या खात्याचा पासवर्ड बदलला आहे. तुम्ही इतर डिव्हाइसवर लॉगआउट झाला आहात.',
  },
  notYou: {
    en: 'If you did not do this, choose a new password now and call us.',
    hi: 'अगर यह आपने नहीं किया, तो अभी नया पासवर्ड चुनें और हमें कॉल करें।',
    mr: 'हे तुम्ही केले नसल्यास आत्ताच नवा पासवर्ड निवडा आणि आम्हाला कॉल करा.',
  },
  invitedSubject: {
    en: 'You are invited as {role}',
    hi: 'आपको {role} के काम के लिए बुलाया गया है',
    mr: 'तुम्हाला {role} म्हणून आमंत्रण आहे',
  },
  invited: {
    en: '{from} invites you to work with us as {role}. Choose a password and you are in.',
    hi: '{from} आपको हमारे यहाँ {role} के काम के लिए बुला रहे हैं। पासवर्ड चुनें, और काम शुरू।',
    mr: '{from} तुम्हाला आमच्याकडे {role} म्हणून काम करण्यासाठी बोलावत आहेत. पासवर्ड निवडा आणि सुरुवात करा.',
  },
  chooseYours: { en: 'Choose your password', hi: 'अपना पासवर्ड चुनें', mr: 'तुमचा पासवर्ड निवडा' },
  onceDays: {
    en: 'The link works only once, and only for {days} days. Please do not pass it on.',
    hi: 'लिंक सिर्फ़ एक बार और सिर्फ़ {days} दिन चलता है। कृपया इसे आगे न भेजें।',
    mr: 'लिंक फक्त एकदा आणि फक्त {days} दिवस चालते. कृपया ती पुढे पाठवू नका.',
  },
  emailSubject: {
    en: 'The email address of your account was changed',
    hi: 'आपके खाते का ईमेल बदला गया',
    mr: 'तुमच्या खात्याचा ईमेल बदलला',
  },
  emailChanged: {
    en: 'Your account now uses another email address. From now on, we send emails about your account there.',
    hi: 'आपके खाते में अब दूसरा ईमेल है। अब से खाते के ईमेल हम वहीं भेजेंगे।',
    mr: 'तुमच्या खात्यात आता दुसरा ईमेल आहे. यापुढे खात्याचे ईमेल आम्ही तिथेच पाठवू.',
  },
  callAtOnce: {
    en: 'If you did not ask for this, please call us at once.',
    hi: 'अगर आपने यह नहीं कहा था, तो कृपया तुरंत हमें कॉल करें।',
    mr: 'तुम्ही हे सांगितले नसल्यास कृपया लगेच आम्हाला कॉल करा.',
  },
});
