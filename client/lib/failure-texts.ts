import { texts } from '#shared/texts.ts';

export const failureTexts = texts({
  offline: {
    en: 'You are offline. Connect to the internet and try again.',
    hi: 'आप ऑफ़लाइन हैं। इंटरनेट चालू करके फिर कोशिश करें।',
    mr: 'तुम्ही ऑफलाइन आहात. इंटरनेट सुरू करून पुन्हा प्रयत्न करा.',
  },
  waitMinutes: {
    en: 'Too many attempts. Please try again in {count, plural, one {# minute} other {# minutes}}{long, select, yes {, or call us} other {}}',
    hi: 'बहुत बार कोशिश हुई। कृपया {count, plural, other {#}} मिनट बाद फिर कोशिश करें{long, select, yes {, या हमें कॉल करें} other {}}',
    mr: 'खूप वेळा प्रयत्न केला. कृपया {count, plural, one {# मिनिटाने} other {# मिनिटांनी}} पुन्हा प्रयत्न करा{long, select, yes {, किंवा आम्हाला कॉल करा} other {}}',
  },
  waitHours: {
    en: 'Too many attempts. Please try again in {count, plural, one {# hour} other {# hours}}, or call us',
    hi: 'बहुत बार कोशिश हुई। कृपया {count, plural, other {#}} घंटे बाद फिर कोशिश करें, या हमें कॉल करें',
    mr: 'खूप वेळा प्रयत्न केला. कृपया {count, plural, one {# तासाने} other {# तासांनी}} पुन्हा प्रयत्न करा, किंवा आम्हाला कॉल करा',
  },
  partFailed: {
    en: 'This part did not load. Please reload the page.',
    hi: 'यह हिस्सा लोड नहीं हुआ। कृपया पेज फिर से खोलें।',
    mr: 'हा भाग लोड झाला नाही. कृपया पान पुन्हा उघडा.',
  },
  unreachable: {
    en: 'We could not reach the shop. Check your connection and try again.',
    hi: 'वेबसाइट से संपर्क नहीं हो पाया। अपना इंटरनेट देखकर फिर कोशिश करें।',
    mr: 'वेबसाइटशी संपर्क झाला नाही. तुमचे इंटरनेट तपासून पुन्हा प्रयत्न करा.',
  },
});
