// Small things around the appliances. Each is drawn with the middle of its foot at 0,0; `at` puts it in place.

import { softShadow } from './box.ts';
import {
  cardboard,
  copper,
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
import { circle, clip, ellipse, group, path, polygon, rect, repeat, stroke } from './shapes.ts';

/** An open-ended spanner lying along the x axis, 260 long. */
export function spanner(colour: string = marigold): string {
  const jaw = path('M-52-20C-60-44-84-56-108-52L-84-22V22L-108 52C-84 56-60 44-52 20Z', colour);
  return (
    ellipse(14, 26, 140, 22, ink, { opacity: 0.12 }) +
    jaw +
    rect(-60, -17, 170, 34, colour, 14) +
    rect(-50, -10, 150, 8, lighter(colour, 0.55), 4) +
    circle(112, 0, 42, colour) +
    circle(112, 0, 22, darker(colour, 0.32)) +
    path('M-108-52C-84-56-60-44-52-20L-58-16C-66-36-84-46-104-46Z', lighter(colour, 0.5))
  );
}

/** A screwdriver lying along the x axis, tip to the left. */
export const screwdriver = (colour: string = softRed) =>
  ellipse(10, 20, 150, 16, ink, { opacity: 0.12 }) +
  path('M-150-5L-138-8H20V8H-138L-150 5Z', steel) +
  rect(-138, -8, 158, 6, lightSteel) +
  rect(14, -14, 18, 28, slate, 4) +
  rect(28, -26, 122, 52, colour, 22) +
  rect(40, -20, 100, 10, lighter(colour, 0.45), 5) +
  rect(40, 6, 100, 8, darker(colour, 0.25), 4);

export function toolbox(colour: string = softRed): string {
  const box =
    rect(-130, -130, 260, 130, colour, 14) +
    polygon(
      [
        [130, -120],
        [180, -148],
        [180, -32],
        [130, -4],
      ],
      darker(colour, 0.25),
      4,
    ) +
    polygon(
      [
        [-124, -132],
        [-76, -158],
        [178, -152],
        [128, -130],
      ],
      lighter(colour, 0.3),
      4,
    );
  return (
    softShadow(50, -4, 230, 46) +
    path('M-50-150V-196H70V-150', 'none', { stroke: slate, 'stroke-width': 20, 'stroke-linejoin': 'round' }) +
    box +
    rect(-130, -92, 260, 12, darker(colour, 0.18)) +
    rect(-40, -104, 80, 36, lightSteel, 6) +
    rect(-16, -98, 32, 24, slate, 4)
  );
}

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

/** A refrigerant cylinder with its valve and hand guard. */
export function gasCylinder(colour: string = teal): string {
  return (
    softShadow(60, -4, 200, 44) +
    path('M-66-262V-306C-66-340 66-340 66-306V-262', 'none', {
      stroke: darker(colour, 0.2),
      'stroke-width': 20,
    }) +
    rect(-20, -310, 40, 60, marigold, 8) +
    rect(-44, -326, 88, 22, slate, 11) +
    path('M-110-190C-110-284 110-284 110-190V-40C110-10 90 0 60 0H-60C-90 0-110-10-110-40Z', colour) +
    path(
      'M48-249C88-242 110-222 110-190V-40C110-10 90 0 60 0H40C60-10 68-30 68-60V-190C68-218 62-238 48-249Z',
      darker(colour, 0.24),
    ) +
    path(
      'M-88-190C-88-222-66-240-40-246C-60-230-66-212-66-190V-50C-66-34-62-24-56-14C-80-16-88-30-88-50Z',
      lighter(colour, 0.4),
    ) +
    rect(-110, -150, 220, 40, white, 0, { opacity: 0.85 }) +
    rect(68, -150, 42, 40, ink, 0, { opacity: 0.12 }) +
    snowflake(-14, -130, 15, teal)
  );
}

/** One round pressure gauge, middle at x,y. */
export function gauge(x: number, y: number, r: number, rim: string, turn: number): string {
  const ticks = repeat(9, (tick) =>
    group(rect(-r * 0.03, -r * 0.72, r * 0.06, r * 0.16, slate), {
      transform: `translate(${x} ${y}) rotate(${-120 + tick * 30})`,
    }),
  );
  const needle = group(path(`M${-r * 0.07} ${r * 0.15}L0 ${-r * 0.6}L${r * 0.07} ${r * 0.15}Z`, softRed), {
    transform: `translate(${x} ${y}) rotate(${turn})`,
  });
  return (
    circle(x + 5, y + 8, r, ink, { opacity: 0.18 }) +
    circle(x, y, r, rim) +
    circle(x, y, r * 0.84, white) +
    ticks +
    needle +
    circle(x, y, r * 0.12, ink)
  );
}

/** A manifold with two gauges, three hose ends below; middle at 0,0. */
export const manifold = () =>
  rect(-130, 60, 260, 54, darker(marigold, 0.04), 16) +
  rect(-130, 60, 260, 18, lighter(marigold, 0.5), 9) +
  rect(-176, 70, 50, 34, sky, 10) +
  rect(126, 70, 50, 34, softRed, 10) +
  rect(-90, 106, 28, 30, steel, 4) +
  rect(-14, 106, 28, 30, steel, 4) +
  rect(62, 106, 28, 30, steel, 4) +
  rect(-82, 40, 24, 26, steel) +
  rect(58, 40, 24, 26, steel) +
  gauge(-74, -24, 84, sky, -40) +
  gauge(74, -24, 84, softRed, 50);

/** An opened cardboard box. */
export function carton(w = 300, h = 220): string {
  const half = w / 2;
  return (
    softShadow(60, -4, half + 120, 50) +
    polygon(
      [
        [half, -h],
        [half + 96, -h - 56],
        [half + 96, -60],
        [half, -2],
      ],
      darker(cardboard, 0.26),
    ) +
    polygon(
      [
        [-half, -h],
        [-half + 96, -h - 56],
        [half + 96, -h - 56],
        [half, -h],
      ],
      darker(cardboard, 0.45),
    ) +
    polygon(
      [
        [-half + 96, -h - 56],
        [half + 96, -h - 56],
        [half + 70, -h - 120],
        [-half + 50, -h - 120],
      ],
      darker(cardboard, 0.08),
    ) +
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
    polygon(
      [
        [-half, -h],
        [half, -h],
        [half - 30, -h + 62],
        [-half - 40, -h + 62],
      ],
      lighter(cardboard, 0.3),
    ) +
    rect(-26, -h + 62, 52, h - 62, lighter(cardboard, 0.5), 0, { opacity: 0.6 }) +
    path(
      `M${half - 90} -30V-70H${half - 102}L${half - 80} -96L${half - 58} -70H${half - 70}V-30Z`,
      darker(cardboard, 0.35),
    )
  );
}

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

/** A four-pointed star that says 'clean'. */
export const sparkle = (x: number, y: number, r: number, colour: string = white) =>
  path(
    `M${x} ${y - r}C${x + r * 0.12} ${y - r * 0.3} ${x + r * 0.3} ${y - r * 0.12} ${x + r} ${y}C${x + r * 0.3} ${y + r * 0.12} ${x + r * 0.12} ${y + r * 0.3} ${x} ${y + r}C${x - r * 0.12} ${y + r * 0.3} ${x - r * 0.3} ${y + r * 0.12} ${x - r} ${y}C${x - r * 0.3} ${y - r * 0.12} ${x - r * 0.12} ${y - r * 0.3} ${x} ${y - r}Z`,
    colour,
  );

export const drop = (x: number, y: number, r: number, colour: string = '#4FA3CF') =>
  path(
    `M${x} ${y - r * 1.6}C${x + r * 0.4} ${y - r * 0.8} ${x + r} ${y - r * 0.4} ${x + r} ${y + r * 0.2}A${r} ${r} 0 0 1 ${x - r} ${y + r * 0.2}C${x - r} ${y - r * 0.4} ${x - r * 0.4} ${y - r * 0.8} ${x} ${y - r * 1.6}Z`,
    colour,
  ) + ellipse(x - r * 0.35, y + r * 0.15, r * 0.18, r * 0.34, white, { opacity: 0.7 });

export const puddle = (x: number, y: number, rx: number) =>
  path(
    `M${x - rx} ${y}C${x - rx} ${y - rx * 0.16} ${x - rx * 0.3} ${y - rx * 0.2} ${x} ${y - rx * 0.15}C${x + rx * 0.5} ${y - rx * 0.24} ${x + rx} ${y - rx * 0.12} ${x + rx} ${y}C${x + rx} ${y + rx * 0.18} ${x + rx * 0.4} ${y + rx * 0.12} ${x} ${y + rx * 0.2}C${x - rx * 0.5} ${y + rx * 0.22} ${x - rx} ${y + rx * 0.14} ${x - rx} ${y}Z`,
    '#7FC0E0',
  ) + ellipse(x - rx * 0.25, y - rx * 0.03, rx * 0.4, rx * 0.06, white, { opacity: 0.55 });

export const bubble = (x: number, y: number, r: number) =>
  circle(x, y, r, white, { opacity: 0.55 }) +
  circle(x, y, r, 'none', { stroke: white, 'stroke-width': r * 0.12 }) +
  path(`M${x - r * 0.6} ${y - r * 0.1}A${r * 0.6} ${r * 0.6} 0 0 1 ${x - r * 0.05} ${y - r * 0.6}`, 'none', {
    stroke: white,
    'stroke-width': r * 0.16,
    'stroke-linecap': 'round',
  });

export function snowflake(x: number, y: number, r: number, colour: string = white): string {
  const arm = stroke(
    `M0 0V${-r}M${-r * 0.28} ${-r * 0.86}L0 ${-r * 0.58}L${r * 0.28} ${-r * 0.86}`,
    colour,
    r * 0.15,
  );
  return repeat(6, (turn) => group(arm, { transform: `translate(${x} ${y}) rotate(${turn * 60})` }));
}

/** A cordless drill, chuck to the left. */
export const drill = (colour: string = teal) =>
  softShadow(40, -2, 150, 30) +
  polygon(
    [
      [-220, -204],
      [-140, -208],
      [-140, -196],
      [-220, -200],
    ],
    steel,
  ) +
  rect(-146, -222, 50, 40, slate, 8) +
  path('M-100-240H60C96-240 104-164 60-164H-100Z', colour) +
  path('M-100-186H84C80-172 72-164 60-164H-100Z', darker(colour, 0.22)) +
  rect(-84, -232, 130, 12, lighter(colour, 0.45), 6) +
  path('M-10-166H56L70-56H6Z', slate) +
  rect(-26, -150, 18, 34, marigold, 8) +
  rect(-30, -62, 124, 58, ink, 12) +
  rect(-22, -56, 108, 12, slate, 6);

/** A spirit level, 300 long, middle at 0,0. */
export const level = (colour: string = marigold) =>
  rect(-146, -16, 300, 48, ink, 10, { opacity: 0.14 }) +
  rect(-150, -24, 300, 48, colour, 8) +
  rect(-150, -24, 300, 12, lighter(colour, 0.5), 6) +
  rect(-50, -16, 100, 32, '#CFE8B0', 14) +
  ellipse(4, 0, 18, 10, white) +
  rect(-22, -16, 4, 32, slate) +
  rect(26, -16, 4, 32, slate) +
  circle(-112, 0, 14, darker(colour, 0.25)) +
  circle(112, 0, 14, darker(colour, 0.25));

export const multimeter = () =>
  softShadow(30, -2, 140, 30) +
  rect(-80, -240, 160, 240, marigold, 24) +
  rect(-64, -224, 128, 208, slate, 16) +
  rect(-50, -208, 100, 60, '#CFE3C4', 8) +
  stroke('M-34-164V-192M-10-164V-192M14-164V-192M34-172H38', slate, 8) +
  circle(0, -96, 36, lightSteel) +
  circle(0, -96, 28, ink) +
  rect(-4, -122, 8, 30, white, 4) +
  circle(-30, -34, 10, softRed) +
  circle(0, -34, 10, lightSteel) +
  circle(30, -34, 10, ink);

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

/** A copper coil of pipe seen from the front, middle at 0,0. */
export const copperCoil = (r = 100) =>
  ellipse(14, r + 8, r * 1.1, 20, ink, { opacity: 0.13 }) +
  [1, 0.86, 0.72]
    .map(
      (share) =>
        circle(0, 0, r * share, 'none', { stroke: darker(copper, 0.2), 'stroke-width': 14 }) +
        circle(-1, -2, r * share, 'none', { stroke: lighter(copper, 0.2), 'stroke-width': 7 }),
    )
    .join('');

/** A step ladder, feet at 0,0. */
export function ladder(high = 560, colour: string = wood): string {
  const rung = (share: number) =>
    rect(-120 + share * 62, -high * share - 12, 240 - share * 124, 24, lighter(colour, 0.25), 6);
  return (
    softShadow(90, 0, 240, 36) +
    polygon(
      [
        [80, -high],
        [104, -high],
        [236, -30],
        [206, -30],
      ],
      darker(colour, 0.3),
    ) +
    polygon(
      [
        [-66, -high],
        [-40, -high],
        [-100, 0],
        [-132, 0],
      ],
      colour,
    ) +
    polygon(
      [
        [40, -high],
        [66, -high],
        [132, 0],
        [100, 0],
      ],
      darker(colour, 0.12),
    ) +
    [0.14, 0.34, 0.54, 0.74].map(rung).join('') +
    rect(-84, -high - 22, 190, 34, lighter(colour, 0.35), 8)
  );
}

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
