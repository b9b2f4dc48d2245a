import { texts } from '#shared/texts.ts';

export const noScriptsTexts = texts({
  noScripts: {
    en: "This page works without scripts. You can search, sign up, book a visit, move it and cancel it, ask for your booking's link and send an enquiry. For all else please call us or write to us.",
    hi: 'यह पेज स्क्रिप्ट के बिना चलता है। आप सर्विस खोज सकते हैं, साइन अप कर सकते हैं, विज़िट बुक कर सकते हैं, उसका समय बदल सकते हैं और उसे रद्द कर सकते हैं, अपनी बुकिंग का लिंक मँगा सकते हैं और अपना सवाल भेज सकते हैं। बाकी सब के लिए कृपया हमें कॉल करें या लिखें।',
    mr: 'हे पान स्क्रिप्टशिवाय चालते. तुम्ही सर्व्हिस शोधू शकता, साइन अप करू शकता, भेट बुक करू शकता, तिची वेळ बदलू शकता आणि ती रद्द करू शकता, तुमच्या बुकिंगची लिंक मागवू शकता आणि चौकशी पाठवू शकता. बाकी सगळ्यासाठी कृपया आम्हाला कॉल करा किंवा लिहा.',
  },
  needsBrowser: {
    en: 'This page needs scripts and a newer browser: Chrome 106, Firefox 115 or Safari 16.4, or later.',
    hi: 'इस पेज के लिए स्क्रिप्ट और नया ब्राउज़र चाहिए: Chrome 106, Firefox 115, Safari 16.4 या उसके बाद का।',
    mr: 'या पानासाठी स्क्रिप्ट आणि नवा ब्राउझर लागतो: Chrome 106, Firefox 115, Safari 16.4 किंवा त्यानंतरचा.',
  },
});
