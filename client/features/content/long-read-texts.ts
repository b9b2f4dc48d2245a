import { texts } from '#shared/texts.ts';

export const longReadTexts = texts({
  lastChanged: { en: 'Last changed', hi: 'आखिरी बदलाव', mr: 'शेवटचा बदल' },
  onThisPage: { en: 'On this page', hi: 'इस पेज पर', mr: 'या पानावर' },
});
