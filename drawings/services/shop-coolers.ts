// Coolers of shops and canteens: bottles, drinking water, ice.
import { type Box, body, gleam, onSide, type Tones } from './box.ts';
import { recess, shelf } from './fridge-inside.ts';
import { stainless } from './materials.ts';
import {
  darker,
  ink,
  lighter,
  lightSteel,
  lightTeal,
  marigold,
  offWhite,
  sky,
  slate,
  softRed,
  steel,
  teal,
  white,
} from './palette.ts';
import { bottle, buttons, display, feet, grille, paneGleam } from './parts.ts';
import { at, circle, clip, path, polygon, rect, repeat, slab } from './shapes.ts';
import { snowflake } from './signs.ts';

/** A glass-door cooler full of bottles, a lit sign above without words. */
export function visiCooler(box: Box): string {
  const { x, y, w, h } = box;
  const red: Tones = { front: teal, side: '#08544F', top: '#5FB8B2' };
  const face = { x: x + 34, y: y + h * 0.2, w: w - 68, h: h * 0.66 };
  const colours = [softRed, '#E8913A', '#4E9E63', '#4FA3CF', '#8C5BA8'];
  const rows = [0.245, 0.495, 0.745, 0.985];
  const stock = rows
    .map(
      (share, row) =>
        shelf(face, face.y + face.h * share) +
        repeat(6, (spot) =>
          bottle(
            face.x + 46 + spot * ((face.w - 72) / 5),
            face.y + face.h * share - 6,
            face.h * 0.2,
            colours[(Math.floor(spot / 2) + row * 2) % 5],
          ),
        ),
    )
    .join('');
  const sign =
    rect(x + 20, y + 20, w - 40, h * 0.145, '#E9FBF8', 14) +
    clip(
      rect(x + 20, y + 20, w - 40, h * 0.145, white, 14),
      path(
        `M${x} ${y + h * 0.12}C${x + w * 0.3} ${y + h * 0.06} ${x + w * 0.55} ${y + h * 0.19} ${x + w} ${y + h * 0.1}V${y + h * 0.2}H${x}Z`,
        lightTeal,
      ) + circle(x + w * 0.75, y + h * 0.075, 26, marigold),
    ) +
    snowflake(x + w * 0.3, y + h * 0.075, 34, teal);
  const glassDoor =
    rect(face.x - 14, face.y - 14, face.w + 28, face.h + 28, slate, 18) +
    recess(face, stock, '#F4FAFC') +
    paneGleam(face.x, face.y, face.w, face.h) +
    rect(face.x + face.w - 26, face.y + face.h * 0.34, 20, face.h * 0.32, offWhite, 10);
  return (
    feet(box) +
    body(box, red) +
    sign +
    glassDoor +
    grille(x + 40, y + h * 0.895, w - 80, h * 0.075, 4, lightTeal)
  );
}

/** A steel water cooler with three taps and a drip tray. */
export function waterCooler(box: Box): string {
  const { x, y, w, h } = box;
  const tray = y + h * 0.52;
  const tap = (tx: number, colour: string) =>
    rect(tx - 12, tray - 128, 24, 34, steel, 4) +
    rect(tx - 26, tray - 112, 52, 26, lightSteel, 10) +
    rect(tx - 9, tray - 96, 18, 44, steel, 6) +
    rect(tx - 34, tray - 140, 68, 20, colour, 10) +
    rect(tx - 30, tray - 138, 60, 6, lighter(colour, 0.5), 3);
  const brushed = repeat(4, (line) =>
    rect(x + 30 + line * 7, y + 40 + line * 30, w * 0.5 - line * 40, 5, white, 2, { opacity: 0.6 }),
  );
  const niche =
    rect(x + 28, tray - 180, w - 56, 192, darker(steel, 0.08), 16) +
    rect(x + 28, tray - 180, w - 56, 24, ink, 12, { opacity: 0.16 });
  const basin =
    slab([x + 14, x + w - 14, tray - 6], [x - 22, x + w - 50, tray + 38], steel, 6) +
    rect(x - 26, tray + 32, w - 20, 34, '#DCE3EA', 10) +
    repeat(11, (slot) => rect(x + 20 + slot * ((w - 80) / 11), tray + 8, 18, 14, slate, 6));
  const low =
    grille(x + 60, y + h * 0.74, w - 120, h * 0.17, 6, lightSteel) +
    rect(x + 20, y + h * 0.68, w - 40, 6, ink, 3, { opacity: 0.13 });
  return (
    feet(box) +
    body(box, stainless) +
    brushed +
    display(x + w * 0.62, y + 44, w * 0.26, 66, sky) +
    niche +
    tap(x + w * 0.24, softRed) +
    tap(x + w * 0.5, lightTeal) +
    tap(x + w * 0.76, '#4FA3CF') +
    basin +
    low +
    onSide(
      box,
      rect(box.depth * 0.2, h * 0.68, box.depth * 0.6, 8, ink, 4, { opacity: 0.14 }) +
        repeat(5, (slot) =>
          rect(box.depth * 0.25, h * 0.74 + slot * 26, box.depth * 0.5, 10, slate, 5, { opacity: 0.5 }),
        ),
    )
  );
}

/** A clear ice cube around x,y, turned by `turn` degrees. */
export const iceCube = (x: number, y: number, size: number, turn = 0) =>
  at(
    x,
    y,
    rect(-50, -50, 100, 100, '#BFE3F2', 20) +
      rect(-50, -50, 100, 100, 'none', 20, { stroke: white, 'stroke-width': 7, opacity: 0.9 }) +
      path('M-30 22V-12C-30-24-24-30-12-30H6', 'none', {
        stroke: white,
        'stroke-width': 11,
        'stroke-linecap': 'round',
      }) +
      polygon(
        [
          [4, 40],
          [40, 4],
          [40, 40],
        ],
        '#8FC8E2',
        4,
      ),
    size / 100,
    turn,
  );

/** An ice machine: maker above, bin below with its hatch up. */
export function iceMachine(box: Box): string {
  const { x, y, w, h } = box;
  const bin = { x: x + 40, y: y + h * 0.53, w: w - 80, h: h * 0.34 };
  const heap = repeat(22, (cube) =>
    iceCube(
      bin.x + 36 + ((cube * 83) % (bin.w - 60)),
      bin.y + bin.h - 14 - Math.floor(cube / 7) * 62 - (cube % 3) * 12,
      82,
      ((cube * 37) % 80) - 40,
    ),
  );
  const hatch =
    slab([x + 26, x + w - 26, bin.y - 4], [x - 24, x + w - 60, bin.y + 92], ink, 8, { opacity: 0.14 }) +
    slab([x + 26, x + w - 26, bin.y - 26], [x - 34, x + w - 70, bin.y + 50], '#4A5873', 10) +
    slab([x + 26, x + w - 26, bin.y - 26], [x + 20, x + w - 30, bin.y - 18], '#8793A9', 6) +
    rect(x + w * 0.3, bin.y + 26, w * 0.3, 18, lightSteel, 9);
  const maker =
    rect(x + 26, y + 28, w - 52, h * 0.4, lighter(stainless.front, 0.35), 16) +
    gleam(x + 26, y + 28, w - 52, h * 0.4, 16, 0.5) +
    grille(x + 60, y + h * 0.19, w * 0.46, h * 0.2, 6, lightSteel) +
    display(x + w * 0.64, y + h * 0.2, w * 0.26, h * 0.08, sky) +
    buttons(x + w * 0.66, y + h * 0.34, 4, 40, 13, teal) +
    snowflake(x + w * 0.2, y + h * 0.1, 46, '#4FA3CF') +
    rect(x + 8, y + h * 0.46, w - 16, 10, ink, 0, { opacity: 0.16 });
  return (
    feet(box) +
    body(box, stainless) +
    maker +
    recess(bin, heap, '#DCEFF6') +
    hatch +
    onSide(box, rect(0, h * 0.46, box.depth, 10, ink, 0, { opacity: 0.16 }))
  );
}
