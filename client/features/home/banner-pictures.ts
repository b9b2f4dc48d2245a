import familyPhone480 from '#client/assets/banners/family-kitchen-phone-480.webp';
import familyPhone800 from '#client/assets/banners/family-kitchen-phone-800.webp';
import familyWide800 from '#client/assets/banners/family-kitchen-wide-800.webp';
import familyWide1200 from '#client/assets/banners/family-kitchen-wide-1200.webp';
import familyWide1600 from '#client/assets/banners/family-kitchen-wide-1600.webp';
import panelPhone480 from '#client/assets/banners/open-back-panel-phone-480.webp';
import panelPhone800 from '#client/assets/banners/open-back-panel-phone-800.webp';
import panelWide800 from '#client/assets/banners/open-back-panel-wide-800.webp';
import panelWide1200 from '#client/assets/banners/open-back-panel-wide-1200.webp';
import panelWide1600 from '#client/assets/banners/open-back-panel-wide-1600.webp';
import doorPhone480 from '#client/assets/banners/technician-at-door-phone-480.webp';
import doorPhone800 from '#client/assets/banners/technician-at-door-phone-800.webp';
import doorWide800 from '#client/assets/banners/technician-at-door-wide-800.webp';
import doorWide1200 from '#client/assets/banners/technician-at-door-wide-1200.webp';
import doorWide1600 from '#client/assets/banners/technician-at-door-wide-1600.webp';
import type { BannerSlide } from '#client/features/content/home-content.ts';

type Shape = { src: string; srcSet: string };

const phone = (at480: string, at800: string): Shape => ({
  src: at480,
  srcSet: `${at480} 480w, ${at800} 800w`,
});
const wide = (at800: string, at1200: string, at1600: string): Shape => ({
  src: at1200,
  srcSet: `${at800} 800w, ${at1200} 1200w, ${at1600} 1600w`,
});

export const bannerPictures: Record<BannerSlide['picture'], { phone: Shape; wide: Shape }> = {
  'technician-at-door': {
    phone: phone(doorPhone480, doorPhone800),
    wide: wide(doorWide800, doorWide1200, doorWide1600),
  },
  'open-back-panel': {
    phone: phone(panelPhone480, panelPhone800),
    wide: wide(panelWide800, panelWide1200, panelWide1600),
  },
  'family-kitchen': {
    phone: phone(familyPhone480, familyPhone800),
    wide: wide(familyWide800, familyWide1200, familyWide1600),
  },
};
