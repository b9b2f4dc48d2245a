// The home dishwasher and the kitchen units around it.
import { type Box, body, gleam } from './box.ts';
import { recess } from './fridge-inside.ts';
import { stainless } from './materials.ts';
import {
  darker,
  glass,
  ink,
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
  white,
  wood,
} from './palette.ts';
import { buttons, display, feet, handle } from './parts.ts';
import { at, ellipse, path, rect, repeat, slab, stroke } from './shapes.ts';

/** A dish rack pulled out of the machine: plates, glasses. Left end of its foot at 0,0. */
const dishRack = (w: number, goods: string) =>
  goods +
  rect(0, -34, w, 34, '#6FA9CC', 8) +
  repeat(Math.floor(w / 44), (slot) => rect(12 + slot * 44, -24, 28, 16, '#3F7FA6', 5));

/** A dishwasher; `open` lets its door down and the racks show. */
export function dishwasher(box: Box, open: boolean): string {
  const { x, y, w, h } = box;
  const panel =
    rect(x + 10, y + 14, w - 20, h * 0.13, slate, 14) +
    display(x + w * 0.4, y + 26, w * 0.22, h * 0.13 - 24, lightTeal) +
    buttons(x + w * 0.1, y + 14 + h * 0.065, 4, 38, 11, marigold) +
    buttons(x + w * 0.72, y + 14 + h * 0.065, 4, 38, 11, lightTeal, lightSteel);
  const closed =
    rect(x + 14, y + h * 0.17, w - 28, h * 0.7, lighter(stainless.front, 0.35), 16) +
    gleam(x + 14, y + h * 0.17, w - 28, h * 0.7, 16, 0.5) +
    handle(x + w * 0.2, y + h * 0.215, w * 0.6, 26, slate) +
    rect(x + 30, y + h * 0.9, w - 60, h * 0.07, slate, 8);
  const face = { x: x + 24, y: y + h * 0.17, w: w - 48, h: h * 0.74 };
  const plates = repeat(
    8,
    (plate) =>
      ellipse(60 + plate * ((face.w - 120) / 7), -74, 24, 66, plate % 2 ? '#DDE6EE' : white) +
      ellipse(56 + plate * ((face.w - 120) / 7), -74, 15, 48, plate % 2 ? white : sky),
  );
  const cups = repeat(
    5,
    (cup) =>
      path(
        `M${50 + cup * ((face.w - 130) / 4)} -30l8 -84h44l8 84Z`,
        [glass, softRed, glass, lightTeal, glass][cup] ?? glass,
      ) + rect(64 + cup * ((face.w - 130) / 4), -104, 8, 66, white, 4, { opacity: 0.55 }),
  );
  const arm = rect(face.x + 90, face.y + face.h * 0.52, face.w - 130, 14, steel, 7);
  const inside = recess(
    face,
    at(face.x + 14, face.y + face.h * 0.42, dishRack(face.w - 28, cups)) +
      arm +
      at(face.x + 14, face.y + face.h * 0.94, dishRack(face.w - 28, plates)) +
      repeat(9, (jet) =>
        stroke(`M${face.x + 110 + jet * 42} ${face.y + face.h * 0.55}v${30 + (jet % 3) * 14}`, '#4FA3CF', 6, {
          opacity: 0.6,
        }),
      ),
    '#C9D6E2',
  );
  const fall = { y: face.y + face.h, out: 120 };
  const leaf3d =
    slab([x + 8, x + w - 8, fall.y], [x - 126, x + w - 130, fall.y + fall.out], '#DCE3EA', 10) +
    slab([x + 34, x + w - 44, fall.y + 16], [x - 60, x + w - 130, fall.y + fall.out - 18], '#B5C2CF', 10) +
    rect(x - 136, fall.y + fall.out - 2, w + 10, 30, slate, 10) +
    slab([x + w * 0.3, x + w * 0.52, fall.y + 36], [x + w * 0.22, x + w * 0.44, fall.y + 80], white, 6);
  return (
    feet(box) +
    body(box, stainless) +
    (open
      ? rect(x + 10, y + h * 0.14, w - 20, h * 0.8, darker(slate, 0.2), 12) + inside + panel + leaf3d
      : panel + closed)
  );
}

/** Kitchen units left and right of a gap, worktop over all; the gap runs from..to. */
export function units(from: number, to: number, top: number): string {
  const front = mix(wood, white, 0.5);
  const cupboard = (x: number, w: number) =>
    rect(x, top, w, 1010 - top, front) +
    rect(x + 18, top + 24, w - 36, 130, lighter(front, 0.35), 10) +
    rect(x + 18, top + 172, w - 36, 1010 - top - 192, lighter(front, 0.35), 10) +
    rect(x + w / 2 - 50, top + 60, 100, 16, slate, 8) +
    rect(x + w / 2 - 50, top + 200, 100, 16, slate, 8);
  return (
    rect(0, 990, 1600, 40, slate) +
    cupboard(-20, from + 20) +
    cupboard(to, 1640 - to) +
    rect(from, top, to - from, 1010 - top, darker(wood, 0.55)) +
    rect(0, top - 46, 1600, 52, offWhite) +
    rect(0, top - 46, 1600, 14, white) +
    rect(0, top + 6, 1600, 16, ink, 0, { opacity: 0.12 })
  );
}
