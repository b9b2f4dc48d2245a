import { texts } from '../texts.ts';

export const warrantyTexts = texts({
  days: {
    en: 'Our work has a {count}-day warranty.',
    hi: 'हमारे काम पर {count} दिन की वारंटी है।',
    mr: 'आमच्या कामाला {count} दिवसांची वॉरंटी आहे.',
  },
  each: {
    en: 'The page of each service names its warranty.',
    hi: 'हर सर्विस के पेज पर उसकी वारंटी लिखी है।',
    mr: 'प्रत्येक सर्व्हिसच्या पानावर तिची वॉरंटी दिली आहे.',
  },
});
