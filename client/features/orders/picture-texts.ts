import { texts } from '#shared/texts.ts';

export const pictureTexts = texts({
  pictures: { en: 'Pictures', hi: 'फ़ोटो', mr: 'फोटो' },
  tryAgain: { en: 'Try again', hi: 'फिर से कोशिश करें', mr: 'पुन्हा प्रयत्न करा' },
  loading: { en: 'Loading the pictures', hi: 'फ़ोटो लोड हो रही हैं', mr: 'फोटो लोड होत आहेत' },
  customer: { en: 'What is wrong', hi: 'क्या खराबी है', mr: 'काय बिघाड आहे' },
  technician: { en: 'Before and after', hi: 'पहले और बाद में', mr: 'आधी आणि नंतर' },
  place: {
    en: '{title}, {number} of {count}',
    hi: '{title}, {count} में से {number}',
    mr: '{title}, {count} पैकी {number}',
  },
  none: { en: 'No pictures were added.', hi: 'कोई फ़ोटो नहीं जोड़ी गई।', mr: 'एकही फोटो जोडलेला नाही.' },
  seenByYou: {
    en: 'You, our staff and whoever has your link see them.',
    hi: 'ये आपको, हमारे लोगों को और जिनके पास आपका लिंक है, उन्हें दिखती हैं।',
    mr: 'हे तुम्हाला, आमच्या माणसांना आणि ज्यांच्याकडे तुमची लिंक आहे त्यांना दिसतात.',
  },
  seenByAll: {
    en: 'Before and after the work. The customer and the shop see them.',
    hi: 'काम से पहले और बाद में। ये ग्राहक और दुकान को दिखती हैं।',
    mr: 'कामाआधी आणि नंतर. हे ग्राहकाला आणि दुकानाला दिसतात.',
  },
  add: { en: 'Add pictures', hi: 'फ़ोटो जोड़ें', mr: 'फोटो जोडा' },
  sending: { en: 'Sending…', hi: 'भेज रहे हैं…', mr: 'पाठवत आहोत…' },
  left: {
    en: '{count, plural, =1 {One more} other {Up to #}}. {seenBy}',
    hi: '{count, plural, =1 {एक फ़ोटो और} other {# फ़ोटो तक}}। {seenBy}',
    mr: '{count, plural, =1 {आणखी एक फोटो} other {# फोटोंपर्यंत}}. {seenBy}',
  },
});
