// The technician: feet on the ground line y = 0, the body around x = 0, about 385 units tall, looking
// to the right; mirror with `place`.
import { technicianHead } from './faces.ts';
import { darkSlate, deepTeal, ink, marigold, midSlate, skin, slate, steel, teal } from './palette.ts';
import { box, dot, limb, line, place, shade, shape } from './shapes.ts';

const shoe = (x: number, y = 0): string =>
  place(x, y, shape('M-14 0V-12C-14-22 6-24 10-17C16-12 28-12 29-3Q29 0 26 0Z', ink));

/** The technician's bag: grips at 0, 0. */
export const toolBag = (): string =>
  line('M-22 16C-22-4 22-4 22 16', ink, 5) +
  limb('-20 14 3, -28 -8 3', steel) +
  limb('10 14 4, 14 -6 4', marigold) +
  box(-46, 14, 92, 56, 10, slate) +
  shape('M-46 26Q-46 14-36 14H36Q46 14 46 26V34H-46Z', ink) +
  box(-8, 28, 16, 12, 3, marigold) +
  box(-34, 46, 26, 16, 4, midSlate) +
  box(10, 46, 26, 16, 4, midSlate) +
  shade('M30 14H36Q46 14 46 24V60Q46 70 36 70H30Z', 0.18);

const shirt = 'M-41-288C-39-303-20-309 0-309C20-309 39-303 41-288L37-174H-37Z';

const technicianBody = (): string =>
  limb('-17 -184 20, -21 -98 16, -23 -22 12.5', slate) +
  limb('17 -184 20, 21 -98 16, 23 -22 12.5', slate) +
  shade('M6-170L22-170L34-110L35-20L24-10L12-20Z', 0.16) +
  shoe(-24) +
  shoe(22);

const technicianChest = (): string =>
  limb('40 -284 14, 68 -236 11.5, 84 -288 9', skin.warm) +
  place(85, -291, `<g transform="rotate(12)">${openHand(skin.warm)}</g>`) +
  limb('-10 -320 13, 1 -303 14', skin.warmShade) +
  shape(shirt, teal) +
  shade('M14-308C28-306 39-300 41-288L37-174H16Z', 0.13) +
  shape('M-16-308L0-288L16-308L10-312L0-300L-10-312Z', deepTeal) +
  line('M0-286V-182', deepTeal, 2) +
  shape('M10-268h20v16q0 6-6 6h-8q-6 0-6-6z', deepTeal) +
  line('M22-272V-258', marigold, 4) +
  limb('36 -286 16, 57 -252 14', teal) +
  limb('-38 -284 13, -57 -222 11, -61 -166 9', skin.warm) +
  limb('-36 -286 16, -49 -242 14', teal) +
  place(2, -347, technicianHead(skin.warm));

/** The technician from the belt up, waving; the belt at y = 0. */
export const technicianWaving = (): string => place(0, 174, technicianChest());

/** The technician at the door: bag in one hand, the other raised in greeting. */
export const technicianStanding = (): string =>
  technicianBody() +
  place(-62, -148, toolBag()) +
  technicianChest() +
  box(-37.5, -182, 75, 12, 4, ink) +
  box(-7, -182, 14, 12, 3, marigold) +
  dot(-61, -152, 11.5, skin.warm) +
  line('M-67-148H-56', skin.deep, 2);

/** An open palm, fingers up. */
const openHand = (ground: string): string =>
  limb('0 0 8.5, 0 -12 10.5', ground) +
  limb('-7 -14 3.4, -9 -28 3', ground) +
  limb('-2 -16 3.4, -2.5 -33 3', ground) +
  limb('3 -16 3.4, 4 -32 3', ground) +
  limb('8 -12 3.4, 10.5 -25 2.8', ground) +
  limb('-7 -4 4, -16 -13 3.2', ground);

/** The technician kneeling at work, in profile to the right; both hands reach to about 125, -185. */
export const technicianKneeling = (): string =>
  limb('14 -206 14, 62 -176 11, 112 -206 8.5', skin.warmShade) +
  dot(114, -207, 11, skin.warmShade) +
  limb('14 -206 17, 46 -186 15', deepTeal) +
  limb('-32 -106 22, 52 -116 18, 50 -24 13', darkSlate) +
  shoe(50) +
  limb('-36 -104 24, -6 -20 18, -108 -17 12', slate) +
  place(-112, -2, shape('M8-24C-8-28-18-20-18-8V2H-10C-6-4 2-6 8-6Z', ink)) +
  limb('10 -236 13, 12 -220 14', skin.warmShade) +
  shape('M-62-112C-66-160-44-214-18-226C-4-234 20-232 28-216C34-190 14-140 4-92C-16-82-52-88-62-112Z', teal) +
  shade('M28-216C34-190 14-140 4-92C-4-88-14-87-24-87C-4-130 10-180 12-230C20-228 26-224 28-216Z', 0.13) +
  shape('M-61-108L-62-119L8-102L4-92C-16-82-52-88-61-108Z', ink) +
  shape('M-4-231L14-216L29-220L24-234L8-240Z', deepTeal) +
  place(30, -270, `<g transform="rotate(10)">${technicianHead(skin.warm)}</g>`) +
  limb('-2 -202 14, 40 -142 11.5, 104 -160 9', skin.warm) +
  dot(107, -161, 11.5, skin.warm) +
  limb('-2 -204 17.5, 22 -168 14.5', teal) +
  line('M-17-190C-8-176 0-166 8-156', deepTeal, 1.6);
