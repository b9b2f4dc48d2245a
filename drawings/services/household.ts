// Small things of the house, each with the middle of its foot at 0,0.
import { softShadow } from './box.ts';
import {
  cardboard,
  darker,
  glass,
  ink,
  leaf,
  lighter,
  lightSteel,
  lightTeal,
  marigold,
  mix,
  offWhite,
  sky,
  slate,
  softRed,
  steel,
  teal,
  white,
  wood,
} from './palette.ts';
import { circle, clip, ellipse, pane, path, polygon, rect, repeat, slab, stroke } from './shapes.ts';

/** A laundry basket with clothes. */
export function basket(): string {
  const cloth =
    path('M-120-150C-110-230-40-240-10-200C20-250 100-240 120-150Z', sky) +
    path('M-80-150C-80-215 0-220 20-150Z', softRed) +
    path('M20-150C30-200 90-215 110-150Z', white) +
    path('M20-150C24-176 40-190 56-196C50-180 48-168 48-150Z', lightSteel);
  const side = path('M-140-160H140L112-8C110 0 106 0 98 0H-98C-106 0-110 0-112-8Z', mix(wood, white, 0.3));
  const holes = repeat(3, (row) =>
    repeat(6, (column) =>
      rect(-104 + column * 37 + row * 2, -124 + row * 38, 22 - row, 24, darker(wood, 0.12), 8),
    ),
  );
  return (
    softShadow(50, -4, 210, 46) +
    cloth +
    side +
    path('M60-160H140L112-8C110 0 106 0 98 0H50Z', darker(wood, 0.1), { opacity: 0.22 }) +
    holes +
    rect(-152, -172, 304, 30, lighter(wood, 0.5), 14) +
    rect(60, -172, 92, 30, darker(wood, 0.1), 14, { opacity: 0.15 })
  );
}

/** A bucket of suds. */
export function bucket(colour: string = teal): string {
  const foam = [-70, -30, 12, 52, 80].map((x, spot) => circle(x, -142 - (spot % 2) * 14, 34, white)).join('');
  return (
    softShadow(44, -4, 180, 42) +
    path('M-98-130C-110-250 110-250 98-130', 'none', { stroke: steel, 'stroke-width': 8 }) +
    foam +
    path('M-110-140H110L84-10C82 0 78 0 70 0H-70C-78 0-82 0-84-10Z', colour) +
    path('M40-140H110L84-10C82 0 78 0 70 0H30Z', darker(colour, 0.2)) +
    rect(-118, -150, 236, 24, lighter(colour, 0.3), 12)
  );
}

/** A potted plant. */
export function plant(pot: string = wood): string {
  const blade = (d: string, colour: string) => path(d, colour);
  return (
    softShadow(36, -2, 150, 36) +
    blade('M0-110C-30-200-120-230-150-210C-140-150-70-110 0-110Z', leaf) +
    blade('M0-110C20-220 110-260 150-236C140-160 80-110 0-110Z', darker(leaf, 0.16)) +
    blade('M-6-110C-70-210-60-310-20-340C40-300 40-190 6-110Z', lighter(leaf, 0.22)) +
    stroke('M-12-320C-6-240-4-180 0-120', darker(leaf, 0.1), 5) +
    blade('M0-110C40-170 120-170 140-140C110-100 50-100 0-110Z', leaf) +
    blade('M0-110C-40-150-110-150-130-116C-100-90-50-96 0-110Z', darker(leaf, 0.16)) +
    path('M-80-110H80L60-8C58 0 54 0 48 0H-48C-54 0-58 0-60-8Z', pot) +
    path('M20-110H80L60-8C58 0 54 0 48 0H14Z', darker(pot, 0.16)) +
    rect(-90, -124, 180, 32, lighter(pot, 0.25), 10) +
    rect(20, -124, 70, 32, darker(pot, 0.1), 10, { opacity: 0.35 })
  );
}

/** An opened cardboard box. */
export function carton(w = 300, h = 220): string {
  const half = w / 2;
  return (
    softShadow(60, -4, half + 120, 50) +
    pane([half, -h, -2], [half + 96, -h - 56, -60], darker(cardboard, 0.26)) +
    polygon(
      [
        [-half, -h],
        [-half + 96, -h - 56],
        [half + 96, -h - 56],
        [half, -h],
      ],
      darker(cardboard, 0.45),
    ) +
    slab([-half + 96, half + 96, -h - 56], [-half + 50, half + 70, -h - 120], darker(cardboard, 0.08)) +
    polygon(
      [
        [half, -h],
        [half + 96, -h - 56],
        [half + 170, -h - 30],
        [half + 80, -h + 36],
      ],
      lighter(cardboard, 0.15),
    ) +
    rect(-half, -h, w, h, cardboard, 4) +
    slab([-half, half, -h], [-half - 40, half - 30, -h + 62], lighter(cardboard, 0.3)) +
    rect(-26, -h + 62, 52, h - 62, lighter(cardboard, 0.5), 0, { opacity: 0.6 }) +
    path(
      `M${half - 90} -30V-70H${half - 102}L${half - 80} -96L${half - 58} -70H${half - 70}V-30Z`,
      darker(cardboard, 0.35),
    )
  );
}

/** A spray bottle of cleaner, nozzle to the left. */
export function sprayBottle(colour: string = lightTeal): string {
  return (
    softShadow(30, -2, 120, 30) +
    path(
      'M-58-150C-58-200-26-200-26-240H26C26-200 58-200 58-150V-20C58-6 52 0 40 0H-40C-52 0-58-6-58-20Z',
      colour,
    ) +
    path(
      'M14-240H26C26-200 58-200 58-150V-20C58-6 52 0 40 0H16C26-6 30-14 30-26V-150C30-196 14-200 14-240Z',
      darker(colour, 0.2),
    ) +
    rect(-34, -262, 68, 30, white, 8) +
    path('M-40-262V-300C-40-312-30-318-20-318H40C62-318 64-290 50-280L30-262Z', slate) +
    path('M-40-306L-92-300V-282L-40-280Z', slate) +
    rect(-110, -306, 22, 28, marigold, 5) +
    stroke('M-34-276C-60-266-64-244-62-226', slate, 12) +
    rect(-58, -130, 116, 70, white, 0, { opacity: 0.85 }) +
    circle(0, -95, 20, lightTeal) +
    path('M-8-97C-8-108 0-112 0-118C0-112 8-108 8-97C8-86-8-86-8-97Z', white)
  );
}

/** A tumbler of water. */
export const tumbler = () =>
  softShadow(24, 0, 100, 24) +
  path('M-52-130H52L40-6C40 0 36 0 30 0H-30C-36 0-40 0-40-6Z', glass, { opacity: 0.75 }) +
  path('M-48-90H48L40-8C40-2 36-2 30-2H-30C-36-2-40-2-40-8Z', '#7FC0E0') +
  ellipse(0, -90, 48, 9, '#A9DAEF') +
  ellipse(0, -130, 52, 10, white, { opacity: 0.7 }) +
  rect(-36, -116, 9, 96, white, 4, { opacity: 0.7, transform: 'skewX(4)' });

/** A scrubbing brush, bristles down. */
export const brush = (colour: string = softRed) =>
  softShadow(20, 0, 150, 24) +
  repeat(13, (tuft) => rect(-96 + tuft * 15, -40, 11, 40, tuft % 2 ? offWhite : white, 3)) +
  path('M-116-40C-116-84-60-70 0-92C60-70 116-84 116-40Z', colour) +
  path('M-100-58C-90-74-50-66 0-82C20-74 40-72 60-72C20-66-50-54-100-58Z', lighter(colour, 0.45));

/** A remote control standing upright at a slant. */
export const remote = () =>
  rect(-42, -196, 92, 206, ink, 20, { opacity: 0.14 }) +
  rect(-48, -204, 92, 204, white, 20) +
  rect(-48, -204, 12, 204, lightSteel, 6) +
  rect(-32, -186, 60, 56, '#BFDDD6', 8) +
  stroke('M-16-146V-170M0-146V-170', slate, 6) +
  circle(-2, -100, 18, teal) +
  circle(-20, -56, 10, steel) +
  circle(16, -56, 10, steel) +
  circle(-20, -28, 10, steel) +
  circle(16, -28, 10, marigold);

/** A sheet of a calendar with ticked days. */
export function calendar(): string {
  const days = repeat(
    12,
    (day) =>
      rect(
        -112 + (day % 4) * 60,
        -30 + Math.floor(day / 4) * 56,
        42,
        40,
        day % 5 === 1 ? lightTeal : mix(lightSteel, white, 0.4),
        8,
      ) +
      (day % 5 === 1
        ? stroke(`M${-102 + (day % 4) * 60} ${-10 + Math.floor(day / 4) * 56}l9 9l16-18`, white, 7)
        : ''),
  );
  return (
    rect(-136, -118, 296, 276, ink, 22, { opacity: 0.13 }) +
    clip(
      rect(-148, -130, 296, 276, white, 22),
      rect(-148, -130, 296, 276, white) + rect(-148, -130, 296, 72, softRed),
    ) +
    rect(-92, -154, 22, 54, slate, 11) +
    rect(70, -154, 22, 54, slate, 11) +
    days
  );
}
