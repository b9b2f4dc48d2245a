import { texts } from '#shared/texts.ts';

export const stickerTexts = texts({
  title: { en: 'Stickers', hi: 'स्टिकर', mr: 'स्टिकर' },
  sticker: { en: 'Sticker', hi: 'स्टिकर', mr: 'स्टिकर' },
});
