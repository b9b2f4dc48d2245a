// Refrigerators and freezers.
import { type Box, body, dx, dy, gleam, onSide, onTop, type Tones } from './box.ts';
import { iceCream, packet } from './foods.ts';
import { type Face, larder, openDoor } from './fridge-inside.ts';
import { maroon, metal } from './materials.ts';
import {
  copper,
  darker,
  ink,
  lighter,
  lightSteel,
  marigold,
  offWhite,
  sky,
  slate,
  softRed,
  steel,
  teal,
  white,
} from './palette.ts';
import { feet, handle } from './parts.ts';
import { at, circle, clip, ellipse, group, path, polygon, rect, repeat, slab, stroke } from './shapes.ts';
import { snowflake } from './signs.ts';

/** A plain door on the front face with its lit rim and handle. */
const door = ({ x, y, w, h }: Face, colour: string) =>
  rect(x, y, w, h, darker(colour, 0.25), 16) +
  rect(x + 2, y + 2, w - 5, h - 6, colour, 15) +
  gleam(x + 2, y + 2, w - 5, h - 6, 15, 0.16) +
  rect(x + 8, y + 8, 6, h - 16, white, 3, { opacity: 0.45 });

/** The classic single door on its base drawer. */
export function singleDoor(box: Box): string {
  const { x, y, w, h } = box;
  const main = { x: x + 6, y: y + 8, w: w - 12, h: h * 0.8 };
  const blossom = (bx: number, by: number, size: number) =>
    at(
      bx,
      by,
      repeat(5, (petal) =>
        group(ellipse(0, -26, 15, 24, white), { transform: `rotate(${petal * 72})`, opacity: 0.34 }),
      ) + circle(0, 0, 9, white, { opacity: 0.5 }),
      size,
    );
  const base =
    rect(x + 6, y + h * 0.83, w - 12, h * 0.155, darker(softRed, 0.14), 12) +
    rect(x + w * 0.3, y + h * 0.85, w * 0.4, 24, darker(softRed, 0.45), 12);
  return (
    feet(box) +
    body(box, maroon) +
    door(main, softRed) +
    stroke(
      `M${x + w * 0.3} ${y + h * 0.78}C${x + w * 0.42} ${y + h * 0.62} ${x + w * 0.7} ${y + h * 0.66} ${x + w * 0.72} ${y + h * 0.44}`,
      white,
      5,
      { opacity: 0.3 },
    ) +
    blossom(x + w * 0.72, y + h * 0.42, 1.7) +
    blossom(x + w * 0.5, y + h * 0.6, 1.2) +
    blossom(x + w * 0.34, y + h * 0.71, 0.9) +
    handle(x + 38, y + h * 0.3, 26, h * 0.2, lightSteel) +
    rect(x + w * 0.42, y + 42, w * 0.16, 18, white, 9, { opacity: 0.75 }) +
    base
  );
}

/** Freezer door above, the cooling compartment below standing open. */
export function doubleDoor(box: Box): string {
  const { x, y, w, h } = box;
  const upper = { x: x + 6, y: y + 8, w: w - 12, h: h * 0.29 };
  const lower = { x: x + 18, y: y + h * 0.325, w: w - 36, h: h * 0.64 };
  return (
    feet(box) +
    body(box, metal) +
    door(upper, metal.front) +
    handle(x + 36, y + h * 0.13, 24, h * 0.13, slate) +
    snowflake(x + w * 0.84, y + h * 0.07, 26) +
    rect(x + 6, lower.y - 8, w - 12, lower.h + 20, slate, 14) +
    larder(lower) +
    openDoor(lower, metal.front)
  );
}

/** Two tall doors; a water dispenser in the left one. */
export function sideBySide(box: Box): string {
  const { x, y, w, h } = box;
  const colour: Tones = { front: '#55637F', side: '#333F5A', top: '#8793A9' };
  const half = (w - 18) / 2;
  const [left, right] = [
    { x: x + 6, y: y + 8, w: half, h: h - 44 },
    { x: x + half + 12, y: y + 8, w: half, h: h - 44 },
  ];
  const spout =
    rect(x + half * 0.24, y + h * 0.27, half * 0.6, h * 0.25, ink, 18) +
    rect(x + half * 0.31, y + h * 0.295, half * 0.46, h * 0.055, '#2F5C78', 8) +
    circle(x + half * 0.4, y + h * 0.322, 8, sky) +
    circle(x + half * 0.54, y + h * 0.322, 8, white) +
    circle(x + half * 0.68, y + h * 0.322, 8, marigold) +
    rect(x + half * 0.46, y + h * 0.365, half * 0.16, 28, steel, 6) +
    rect(x + half * 0.3, y + h * 0.49, half * 0.48, 16, steel, 6) +
    path(
      `M${x + half * 0.42} ${y + h * 0.42}H${x + half * 0.66}L${x + half * 0.63} ${y + h * 0.488}H${x + half * 0.45}Z`,
      '#BFE0EE',
    );
  return (
    feet(box, ink) +
    body(box, colour) +
    door(left, colour.front) +
    door(right, colour.front) +
    handle(x + half - 40, y + h * 0.2, 24, h * 0.5, lightSteel) +
    handle(x + half + 36, y + h * 0.2, 24, h * 0.5, lightSteel) +
    spout +
    rect(x + w * 0.62, y + h * 0.1, w * 0.28, h * 0.1, darker(colour.front, 0.35), 12) +
    circle(x + w * 0.69, y + h * 0.15, 12, sky) +
    rect(x + w * 0.74, y + h * 0.135, w * 0.11, 10, sky, 5) +
    rect(x + w * 0.74, y + h * 0.158, w * 0.07, 10, steel, 5) +
    rect(x + 24, y + h - 28, w - 48, 14, ink, 7)
  );
}

/** Packets and ice cream that look out of the chest. */
function frozenGoods(box: Box): string {
  const { x, y, w } = box;
  const [mx, my] = [dx(box), dy(box)];
  const window = polygon(
    [
      [x + mx * 0.24 + 52, y - my * 0.15],
      [x + w + mx * 0.2 - 56, y - my * 0.15],
      [x + w + mx * 0.86 - 40, y - my * 0.88],
      [x + w + 300, y - 500],
      [x - 100, y - 500],
      [x + mx * 0.86 + 40, y - my * 0.88],
    ],
    white,
  );
  return clip(
    window,
    [0.1, 0.26, 0.42, 0.58, 0.74, 0.9]
      .map((share, spot) =>
        at(
          x + mx * 0.6 + (w - 60) * share,
          y - my * 0.22,
          spot % 2
            ? iceCream(['#F2A9B5', '#B8DCC4', '#F3D9A4'][(spot - 1) / 2])
            : packet(['#6DA27C', '#D1495B', '#6FA9CC'][spot / 2]),
          1.12,
          spot % 2 ? 4 : -5,
        ),
      )
      .join(''),
  );
}

/** The raised lid with frost on its lining. */
function chestLid(box: Box): string {
  const { x, y, w } = box;
  const [mx, my] = [dx(box), dy(box)];
  const lidFoot = { x: x + mx + 6, y: y - my + 4 };
  return (
    slab(
      [lidFoot.x, lidFoot.x + w - 12, lidFoot.y],
      [lidFoot.x + 46, lidFoot.x + w + 34, lidFoot.y - 260],
      '#DCE5EC',
      16,
    ) +
    slab(
      [lidFoot.x + 44, lidFoot.x + w - 50, lidFoot.y - 26],
      [lidFoot.x + 82, lidFoot.x + w - 12, lidFoot.y - 230],
      '#F3F8FA',
      12,
    ) +
    polygon(
      [
        [lidFoot.x + w + 14, lidFoot.y],
        [lidFoot.x + w + 60, lidFoot.y - 262],
        [lidFoot.x + w + 76, lidFoot.y - 254],
        [lidFoot.x + w + 30, lidFoot.y + 6],
      ],
      '#A9B7C7',
      4,
    ) +
    snowflake(lidFoot.x + w / 2 + 20, lidFoot.y - 128, 60, '#9CCDE3') +
    snowflake(lidFoot.x + w * 0.28, lidFoot.y - 110, 30, '#C4E1EC') +
    snowflake(lidFoot.x + w * 0.76, lidFoot.y - 150, 34, '#C4E1EC')
  );
}

/** Gleam, latch and control field of the front. */
function chestFront(box: Box): string {
  const { x, y, w, h } = box;
  return (
    gleam(x, y + 30, w, h - 60, 16, 0.6) +
    rect(x + w / 2 - 70, y + 14, 140, 34, steel, 14) +
    rect(x + w / 2 - 60, y + 18, 120, 10, white, 5) +
    rect(x + w - 220, y + h - 100, 170, 62, slate, 12) +
    circle(x + w - 186, y + h - 69, 12, teal) +
    circle(x + w - 150, y + h - 69, 12, marigold) +
    circle(x + w - 94, y + h - 69, 22, lightSteel) +
    rect(x + 40, y + h - 30, w - 80, 8, lightSteel, 4)
  );
}

/** A chest freezer with its lid up and frozen goods inside. */
export function chest(box: Box): string {
  const { x, y, w, h, depth } = box;
  const [mx, my] = [dx(box), dy(box)];
  const hollow = onTop(
    box,
    rect(34, 30, w - 68, depth - 56, '#7FB4CC', 24) + rect(52, 44, w - 104, depth - 76, '#D6ECF4', 18),
  );
  const wheel = (wx: number, wy: number) =>
    rect(wx - 26, wy - 16, 52, 18, steel, 6) +
    circle(wx, wy + 16, 26, slate) +
    circle(wx, wy + 16, 11, lightSteel);
  return (
    wheel(x + w + mx - 60, y + h - my) +
    wheel(x + 70, y + h) +
    wheel(x + w - 70, y + h) +
    body(box, { front: '#EEF3F7', side: '#B4C2D0', top: white }) +
    hollow +
    chestLid(box) +
    frozenGoods(box) +
    chestFront(box) +
    onSide(
      box,
      repeat(4, (slot) => rect(depth * 0.25, h * 0.55 + slot * 30, depth * 0.5, 12, steel, 6)),
    )
  );
}

/** The back of a refrigerator: condenser coil, compressor, filling tube. */
export function rearView(box: Box): string {
  const { x, y, w, h } = box;
  const bends = repeat(
    9,
    (turn) =>
      `${turn === 0 ? `M${x + 80} ${y + 110}` : ''}H${turn % 2 ? x + 80 : x + w - 80}${turn < 8 ? `a27 27 0 0 ${turn % 2 ? 0 : 1} 0 54` : ''}`,
  );
  const wires = repeat(15, (wire) =>
    stroke(`M${x + 88 + wire * ((w - 176) / 14)} ${y + 84}V${y + 566}`, steel, 5),
  );
  const bay = rect(x + 36, y + h - 236, w - 72, 196, darker(slate, 0.35), 18);
  const foot = { x: x + w * 0.4, y: y + h - 52 };
  const compressor =
    rect(foot.x - 130, foot.y - 14, 260, 20, steel, 6) +
    path(
      `M${foot.x - 106} ${foot.y - 10}V${foot.y - 84}C${foot.x - 106} ${foot.y - 164} ${foot.x + 106} ${foot.y - 164} ${foot.x + 106} ${foot.y - 84}V${foot.y - 10}Z`,
      '#47546E',
    ) +
    path(
      `M${foot.x - 84} ${foot.y - 84}C${foot.x - 84} ${foot.y - 128} ${foot.x - 30} ${foot.y - 140} ${foot.x} ${foot.y - 138}C${foot.x - 40} ${foot.y - 124} ${foot.x - 56} ${foot.y - 104} ${foot.x - 56} ${foot.y - 74}Z`,
      '#8793A9',
    ) +
    rect(foot.x - 106, foot.y - 80, 212, 12, ink, 0, { opacity: 0.3 }) +
    rect(foot.x + 80, foot.y - 90, 54, 56, ink, 8);
  const pipes =
    stroke(
      `M${foot.x + 40} ${foot.y - 140}C${foot.x + 40} ${foot.y - 190} ${x + w - 80} ${foot.y - 120} ${x + w - 80} ${y + 540}`,
      darker(copper, 0.1),
      18,
    ) +
    stroke(
      `M${foot.x + 40} ${foot.y - 140}C${foot.x + 40} ${foot.y - 190} ${x + w - 80} ${foot.y - 120} ${x + w - 80} ${y + 540}`,
      lighter(copper, 0.3),
      7,
    );
  return (
    feet(box) +
    body(box, metal) +
    rect(x + 28, y + 40, w - 56, h - 76, '#9AA8BA', 18) +
    wires +
    stroke(bends, slate, 18) +
    stroke(bends, '#5A6883', 7) +
    bay +
    compressor +
    pipes
  );
}

/** A cabinet with a stocked inside and its door open at the left. */
export function openFridge(box: Box, colour: Tones, gasket?: string): string {
  const { x, y, w, h } = box;
  const face = { x: x + 20, y: y + 24, w: w - 40, h: h - 60 };
  return (
    feet(box) +
    body(box, colour) +
    rect(x + 10, y + 14, w - 20, h - 40, gasket ? offWhite : darker(colour.front, 0.35), 14) +
    larder(face) +
    openDoor(face, colour.front, gasket, 4)
  );
}
