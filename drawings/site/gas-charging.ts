// Reel: an air conditioner is charged, its gauge climbs into the green. `at` runs from 0 to 1.
import {
  floor,
  ground,
  ink,
  leaf,
  lightSteel,
  lightTeal,
  marigold,
  red,
  sky,
  slate,
  steel,
  teal,
  white,
  wood,
} from './palette.ts';
import { box, dot, line, place, shade, shadow, shape, turn } from './shapes.ts';
import { between, faded, room, tick, wave } from './stage.ts';
import { toolBag } from './technician.ts';

const fan = (at: number): string =>
  `<g transform="rotate(${(at * 1440).toFixed(2)})">${[0, 72, 144, 216, 288].map((angle) => turn(angle, 0, 0, shape('M-6-8C-34-26-30-62-4-72C16-66 14-30 6-8Z', slate))).join('')}</g>`;

const gauge = (at: number): string => {
  const needle = -118 + 150 * between(at, 0.12, 0.68) + 2.5 * wave(at, 14);
  return (
    dot(4, 6, 84, 'rgba(20,33,61,.1)') +
    dot(0, 0, 82, slate) +
    dot(0, 0, 72, white) +
    line('M-54 30A62 62 0 0 1-44-44', red, 10) +
    line('M-40-47A62 62 0 0 1 4-62', sky, 10) +
    line('M10-61A62 62 0 0 1 56-26', leaf, 10) +
    Array.from({ length: 9 }, (_, index) =>
      turn(-120 + index * 30, 0, 0, box(-1.5, -50, 3, 10, 1.5, steel)),
    ).join('') +
    turn(needle, 0, 0, shape('M-4 12L0-50L4 12Z', ink)) +
    dot(0, 0, 9, ink) +
    dot(0, 0, 4, marigold)
  );
};

const flake = (x: number, y: number, size: number): string =>
  place(
    x,
    y,
    [0, 60, 120]
      .map((angle) => turn(angle, 0, 0, line('M0-12V12M-4-9L0-5L4-9M-4 9L0 5L4 9', lightTeal, 2.5)))
      .join(''),
    size,
  );

const hose = (path: string, colour: string, at: number): string =>
  line(path, colour, 12) +
  `<path d="${path}" fill="none" stroke="${white}" stroke-opacity=".55" stroke-width="4" stroke-linecap="round" stroke-dasharray="8 22" stroke-dashoffset="${(-at * 480).toFixed(1)}"/>`;

/** The picture of a moment; `at` is how far the clip has come, 0 to 1. */
export const gasCharging = (at: number): string => {
  const flakes = Array.from({ length: 8 }, (_, index) => {
    const life = (at * 2.5 + index / 8) % 1;
    const cold = between(at, 0.5, 0.7) * Math.min(1, life * 5) * (1 - life);
    return faded(cold, flake(60 + ((index * 97) % 250), 250 + life * 130, 0.9 + (index % 3) * 0.3));
  }).join('');
  return (
    room(ground.airCondition, floor.airCondition) +
    shadow(180, 282, 150, 8) +
    box(60, 262, 30, 22, 4, slate) +
    box(270, 262, 30, 22, 4, slate) +
    box(30, 62, 300, 204, 18, white) +
    shade('M302 62H312Q330 62 330 80V248Q330 266 312 266H302Z', 0.08) +
    dot(138, 164, 88, lightSteel) +
    dot(138, 164, 80, ink) +
    place(138, 164, fan(at)) +
    dot(138, 164, 16, steel) +
    `<g fill="none" stroke="${lightSteel}" stroke-width="3"><circle cx="138" cy="164" r="62"/><circle cx="138" cy="164" r="40"/><path d="M138 84V244M58 164H218"/></g>` +
    [96, 116, 136, 156, 176].map((y) => box(246, y, 54, 8, 4, lightSteel)).join('') +
    box(312, 206, 32, 16, 6, wood) +
    box(312, 232, 32, 16, 6, wood) +
    flakes +
    hose('M344 240C366 300 330 330 268 352', teal, at) +
    hose('M220 470C240 520 286 430 286 486', red, at) +
    shadow(286, 612, 54, 8) +
    box(238, 602, 96, 14, 5, slate) +
    box(250, 500, 72, 104, 22, teal) +
    shade('M302 500Q322 504 322 522V582Q322 604 302 604H298Q304 552 298 500Z', 0.15) +
    box(250, 536, 72, 20, 0, white) +
    box(274, 484, 24, 20, 5, steel) +
    box(266, 478, 40, 9, 4.5, ink) +
    box(138, 424, 104, 42, 12, steel) +
    shade('M222 424H230Q242 424 242 436V454Q242 466 230 466H222Z', 0.15) +
    dot(160, 446, 11, sky) +
    dot(220, 446, 11, red) +
    place(190, 356, gauge(at)) +
    shadow(88, 616, 66, 8) +
    place(84, 532, toolBag(), 1.2) +
    tick(272, 300, between(at, 0.74, 0.82))
  );
};
