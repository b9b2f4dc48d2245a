// Appliances and tools of the banners; an appliance stands on its ground line y = 0 with x = 0 at its
// left edge.
import {
  deepTeal,
  glow,
  ink,
  lightSteel,
  lightTeal,
  marigold,
  offWhite,
  red,
  slate,
  steel,
  teal,
  white,
} from './palette.ts';
import { box, dot, limb, line, oval, place, shade, shape, turn } from './shapes.ts';

const ring = (x: number, y: number, radius: number, stroke: string, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

/** A washing machine from behind, its back panel off: drum, belt, motor, hoses. 250 x 262. */
export const washerOpenBack = (): string =>
  shape('M0-240Q0-252 12-253L46-262V0L8-8Q0-10 0-18Z', white) +
  shape('M0-240Q0-252 12-253L46-262V0L8-8Q0-10 0-18Z', 'rgba(141,153,174,.18)') +
  box(46, -262, 204, 262, 14, lightSteel) +
  shade('M236-262Q250-262 250-248V-14Q250 0 236 0H226V-262Z', 0.1) +
  shape('M12-253L46-262H236Q250-262 250-248V-244H30Z', offWhite) +
  box(66, -226, 164, 200, 12, ink) +
  box(66, -226, 164, 200, 12, 'rgba(51,65,92,.7)') +
  dot(148, -142, 74, steel) +
  dot(148, -142, 74, 'rgba(255,255,255,.12)') +
  shape('M96-194A74 74 0 0 1 200-194L186-180A54 54 0 0 0 110-180Z', 'rgba(255,255,255,.28)') +
  ring(148, -142, 50, ink, 4) +
  dot(148, -142, 46, lightSteel) +
  [0, 60, 120, 180, 240, 300]
    .map((angle) => turn(angle, 148, -142, box(143, -182, 10, 26, 5, slate)))
    .join('') +
  dot(148, -142, 13, slate) +
  dot(148, -142, 6, marigold) +
  line('M98-142L122-52M198-142L166-46', ink, 4) +
  box(112, -66, 64, 32, 10, slate) +
  box(120, -60, 8, 20, 3, steel) +
  box(134, -60, 8, 20, 3, steel) +
  ring(156, -50, 9, lightSteel, 5) +
  line('M214-216C218-180 224-120 204-84C196-66 200-50 206-40', red, 5) +
  line('M220-216C226-170 228-110 214-80C208-62 212-50 216-40', marigold, 4) +
  dot(58, -244, 4, steel) +
  dot(238, -244, 4, steel) +
  dot(58, -14, 4, steel) +
  dot(238, -14, 4, steel);

/** The panel that was taken off, leaning; 120 x 170. */
export const loosePanel = (): string =>
  shape('M18-168Q20-176 28-175L108-162Q116-160 115-152L104-6Q103 2 95 1L9-8Q1-9 2-17Z', lightSteel) +
  shade('M100-163L108-162Q116-160 115-152L104-6Q103 2 95 1L88 0Z', 0.12) +
  line('M42-138L88-131M40-122L86-115M38-106L84-99', steel, 5) +
  dot(28, -163, 3.2, slate) +
  dot(104, -151, 3.2, slate) +
  dot(14, -20, 3.2, slate) +
  dot(93, -11, 3.2, slate);

/** A two-door fridge, three quarters to the left. 190 x 400. */
export const fridge = (): string =>
  shape('M150-400H174Q190-396 190-382V-22Q190-10 178-6L150 0Z', lightTeal) +
  shade('M150-400H174Q190-396 190-382V-22Q190-10 178-6L150 0Z', 0.22) +
  box(14, -10, 22, 12, 3, ink) +
  box(124, -10, 22, 12, 3, ink) +
  box(0, -400, 160, 396, 16, lightTeal) +
  shape('M16-400H60L-0-300V-384Q0-400 16-400Z', 'rgba(255,255,255,.22)') +
  shape('M0-262H160V-256H0Z', teal) +
  box(14, -340, 9, 60, 4.5, deepTeal) +
  box(14, -236, 9, 92, 4.5, deepTeal) +
  box(92, -352, 26, 18, 3, white) +
  box(96, -326, 22, 22, 3, marigold) +
  dot(107, -327, 3, red) +
  line('M98-346H112M98-340H108', steel, 2);

/** A screwdriver, its tip at 0, 0, its handle up along -y. */
export const screwdriver = (): string =>
  limb('0 0 1.6, 0 -26 1.8', steel) + limb('0 -30 4.5, 0 -50 6', marigold);

/** A lit torch, its glass at 0, 0, shining along -x. */
export const torch = (): string =>
  shape('M0-8L-104-46V40L0 8Z', 'rgba(255,243,205,.28)') +
  box(0, -9, 12, 18, 3, slate) +
  box(10, -6, 34, 12, 4, ink) +
  place(0, 0, oval(0, 0, 3, 8, glow));
