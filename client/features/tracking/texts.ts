import { texts } from '#shared/texts.ts';

export const trackingTexts = texts({
  badLink: {
    en: 'This link may be incomplete, or the shop has sent you a newer one.',
    hi: 'हो सकता है यह लिंक अधूरा हो, या दुकान ने आपको नया लिंक भेजा हो।',
    mr: 'ही लिंक अपूर्ण असू शकते, किंवा दुकानाने तुम्हाला नवी लिंक पाठवली असेल.',
  },
  yourBooking: { en: 'Your booking', hi: 'आपकी बुकिंग', mr: 'तुमचे बुकिंग' },
  yourBill: { en: 'Your bill', hi: 'आपका बिल', mr: 'तुमचे बिल' },
  booked: {
    en: 'Booked on {date} by {name}, {area}. Mobile ending in {end}.',
    hi: '{date} को {name} ({area}) ने बुक किया। मोबाइल के आखिरी अंक {end}।',
    mr: '{name} ({area}) यांनी {date} रोजी बुक केले. मोबाइलचे शेवटचे अंक {end}.',
  },
  warrantyOf: {
    en: 'Warranty of order {number}.',
    hi: 'बुकिंग {number} की वारंटी।',
    mr: 'बुकिंग {number} ची वॉरंटी.',
  },
  question: { en: 'Any question? Talk to us.', hi: 'कोई सवाल? हमसे बात करें।', mr: 'काही प्रश्न? आमच्याशी बोला.' },
});
