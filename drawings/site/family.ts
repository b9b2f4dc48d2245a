// The people at home: feet on the ground line y = 0, the body around x = 0, a grown-up about 360 units
// tall. Each looks to the right; mirror them with `place`.
import { childHead, grandfatherHead, motherHead, plaitHead } from './faces.ts';
import {
  darkSlate,
  deepRed,
  hairline,
  lightTeal,
  marigold,
  offWhite,
  paper,
  red,
  seaTeal,
  skin,
  slate,
  teal,
  white,
} from './palette.ts';
import { dot, limb, line, place, shade, shape } from './shapes.ts';

const sareeSkirt = 'M-33-178C-44-110-54-50-58-4Q0 6 56-4C52-56 42-120 33-178Z';

/** A mother in a saree, palms together in greeting. */
export const motherGreeting = (): string =>
  limb('32 -262 12, 46 -212 10', skin.deep) +
  limb('0 -296 11, 1 -280 12', skin.deep) +
  shape('M-33-264C-31-278-14-284 0-284C14-284 31-278 33-264L31-172H-31Z', teal) +
  shape(sareeSkirt, red) +
  shade('M8-178H33C42-120 52-56 56-4Q40-1 26-.5C28-70 20-130 8-178Z', 0.12) +
  line('M-6-166C-12-110-16-60-18-14M6-166C4-110 2-60 2-14', deepRed, 2.5) +
  shape('M-56.5-18Q0-8 54.5-18L56-4Q0 6-58-4Z', marigold) +
  shape('M33-190L35-150C12-150-20-156-34-168L-32-190C-18-214 6-250 14-282C24-280 33-274 34-262Z', red) +
  shape('M14-283L22-280C14-246-10-210-31-184L-32-192C-16-214 6-250 14-283Z', marigold) +
  shape('M30-272C40-262 50-200 50-120L30-126C34-180 34-230 30-272Z', deepRed) +
  limb('-31 -262 12, -46 -212 10, -8 -226 8', skin.light) +
  limb('46 -212 10, 6 -226 8', skin.light) +
  limb('-30 -264 12.5, -38 -236 12.5', teal) +
  limb('30 -264 12.5, 39 -236 12.5', deepRed) +
  line('M-21-225L-18-213M20-225L17-213', marigold, 3.5) +
  shape('M-10-216C-11-232-5-248 0-256C5-248 11-232 10-216Z', skin.light) +
  line('M0-252V-220', skin.deep, 1.6) +
  place(0, -320, motherHead(skin.light));

/** A mother in a kurta and dupatta, a steel pot in her hands. */
export const motherServing = (): string =>
  limb('-14 -90 14, -16 -20 9', offWhite) +
  limb('14 -90 14, 16 -20 9', offWhite) +
  shape('M-30 0Q-30-14-16-16Q-4-14 0 0ZM2 0Q2-14 16-16Q30-14 34 0Z', deepRed) +
  limb('32 -262 12, 50 -206 10, 24 -190 8', skin.deep) +
  limb('0 -296 11, 1 -280 12', skin.deep) +
  shape(
    'M-34-264C-32-279-14-285 0-285C14-285 32-279 34-264L32-190C40-140 44-100 46-62Q0-52-46-62C-44-100-40-140-31-190Z',
    lightTeal,
  ) +
  shade('M12-284C24-282 32-276 34-264L32-190C40-140 44-100 46-62Q34-59 22-58C24-120 20-220 12-284Z', 0.1) +
  shape('M-45-72Q0-62 45-72L46-62Q0-52-46-62Z', teal) +
  shape(
    'M-18-283C-14-262 14-262 18-283L24-281C28-240 26-190 24-130H8C12-180 12-226 4-252C-6-226-8-180-8-130H-24C-24-190-26-240-24-281Z',
    marigold,
  ) +
  limb('-31 -262 12, -44 -206 10, -12 -188 8', skin.light) +
  limb('-30 -264 13.5, -41 -226 12.5', lightTeal) +
  limb('30 -264 13.5, 44 -228 12.5', seaTeal) +
  place(0, -320, plaitHead(skin.light));

/** A grandfather from the table up (its edge at y = 0), a cup of tea in his hand. */
export const grandfatherSeated = (): string =>
  limb('38 -106 15, 56 -48 12, 40 -10 10', paper) +
  limb('-2 -142 12, 0 -124 13', skin.deep) +
  shape('M-48-104C-46-124-22-130 0-130C22-130 46-124 48-104L52 10H-52Z', paper) +
  shape('M-44-116C-36-126-24-129-18-129L-2-96V10H-48V-60C-48-80-46-100-44-116Z', slate) +
  shape('M44-116C36-126 24-129 18-129L6-96V10H48V-60C48-80 46-100 44-116Z', darkSlate) +
  line('M2-92V4', hairline, 2) +
  shape('M-18-130L0-106L18-130L12-135L0-122L-12-135Z', white) +
  limb('-36 -106 15, -56 -46 12, -24 -58 10', paper) +
  dot(-14, -62, 10.5, skin.warm) +
  place(0, -170, grandfatherHead(skin.warm));

/** A girl from the table up (its edge at y = 0), both hands around a glass at 22, -44. */
export const girlSeated = (): string =>
  limb('22 -70 11, 40 -34 9, 26 -40 7.5', skin.warm) +
  limb('0 -100 9, 0 -86 10', skin.deep) +
  shape('M-28-72C-26-84-12-90 0-90C12-90 26-84 28-72L30 10H-30Z', red) +
  shade('M8-90C18-88 26-82 28-72L30 10H14C16-30 14-60 8-90Z', 0.1) +
  shape('M-12-90Q0-74 12-90L6-93H-6Z', white) +
  limb('-24 -70 11, -32 -30 9, 6 -36 7.5', skin.warm) +
  limb('-24 -71 13, -28 -54 11.5', red) +
  place(0, -124, childHead(skin.warm), 0.96);
