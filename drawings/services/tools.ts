// The technician's tools. Each is drawn with the middle of its foot at 0,0; `at` puts it in place.
import { softShadow } from './box.ts';
import {
  copper,
  darker,
  ink,
  lighter,
  lightSteel,
  marigold,
  slate,
  softRed,
  steel,
  teal,
  white,
  wood,
} from './palette.ts';
import { circle, ellipse, pane, path, polygon, rect, slab, stroke } from './shapes.ts';

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

/** A closed toolbox. */
export function toolbox(colour: string = softRed): string {
  const box =
    rect(-130, -130, 260, 130, colour, 14) +
    pane([130, -120, -4], [180, -148, -32], darker(colour, 0.25), 4) +
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

/** A cordless drill, chuck to the left. */
export const drill = (colour: string = teal) =>
  softShadow(40, -2, 150, 30) +
  pane([-220, -204, -200], [-140, -208, -196], steel) +
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

/** A multimeter with its dial. */
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

/** A step ladder, feet at 0,0. */
export function ladder(high = 560, colour: string = wood): string {
  const rung = (share: number) =>
    rect(-120 + share * 62, -high * share - 12, 240 - share * 124, 24, lighter(colour, 0.25), 6);
  return (
    softShadow(90, 0, 240, 36) +
    slab([80, 104, -high], [206, 236, -30], darker(colour, 0.3)) +
    slab([-66, -40, -high], [-132, -100, 0], colour) +
    slab([40, 66, -high], [100, 132, 0], darker(colour, 0.12)) +
    [0.14, 0.34, 0.54, 0.74].map(rung).join('') +
    rect(-84, -high - 22, 190, 34, lighter(colour, 0.35), 8)
  );
}

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
