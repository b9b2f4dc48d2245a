// Machines of canteens and hotel laundries.
import { type Box, body, dx, dy, gleam, onSide, onTop } from './box.ts';
import { porthole, washing } from './drum.ts';
import { pizza } from './foods.ts';
import { enamel, stainless } from './materials.ts';
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
  white,
  wood,
} from './palette.ts';
import { buttons, display, feet, handle, knob, paneGleam } from './parts.ts';
import { at, circle, clip, ellipse, pane, path, polygon, rect, repeat, slab, stroke } from './shapes.ts';

/** A hood dishwasher on its table, hood raised over a rack of plates. */
export function hoodDishwasher(box: Box): string {
  const { x, y, w, h } = box;
  const hood = { x, y: y - 420, w, h: 250, depth: box.depth, r: 18 };
  const post =
    rect(x + dx(box) + 30, y - dy(box) - 330, 34, 380, steel, 8) +
    rect(x + w + dx(box) - 60, y - dy(box) - 330, 34, 380, darker(steel, 0.15), 8);
  const plates = repeat(
    7,
    (plate) =>
      ellipse(x + 130 + plate * 62, y - 112, 34, 82, plate % 2 ? '#DDE6EE' : white) +
      ellipse(x + 126 + plate * 62, y - 112, 22, 62, plate % 2 ? white : '#DDE6EE'),
  );
  const rack =
    rect(x + 66, y - 66, w - 110, 62, '#4FA3CF', 10) +
    repeat(7, (slot) => rect(x + 84 + slot * 64, y - 48, 44, 26, '#2F7BA6', 6)) +
    pane([x + w - 44, y - 60, y - 6], [x + w + 26, y - 100, y - 46], '#2F7BA6', 4);
  const steam = [0.2, 0.5, 0.8]
    .map((share) => stroke(`M${x + w * share} ${y - 180}c-30-30 30-50 0-84`, white, 14, { opacity: 0.75 }))
    .join('');
  const bar = stroke(`M${x - 4} ${y - 230}L${x - 44} ${y - 210}V${y - 168}H${x + w + 20}`, slate, 20);
  const front =
    rect(x + 36, y + 40, w - 72, h * 0.26, slate, 14) +
    display(x + 60, y + 58, 170, h * 0.26 - 36, lightTeal) +
    knob(x + w * 0.6, y + 40 + h * 0.13, 34, lightSteel, 30, softRed) +
    buttons(x + w * 0.74, y + 40 + h * 0.13, 3, 48, 15, marigold) +
    rect(x + 36, y + h * 0.42, w - 72, h * 0.5, lighter(stainless.front, 0.3), 12) +
    gleam(x + 36, y + h * 0.42, w - 72, h * 0.5, 12, 0.5) +
    handle(x + w * 0.36, y + h * 0.48, w * 0.28, 20, slate);
  return (
    feet(box) +
    body(box, stainless) +
    front +
    post +
    onTop(box, rect(24, 20, w - 48, box.depth - 40, steel, 12)) +
    plates +
    rack +
    steam +
    body(hood, stainless) +
    gleam(hood.x, hood.y, hood.w, hood.h, 18, 0.45) +
    bar
  );
}

/** A heavy washer-extractor on a plinth, its door bolted. */
export function washerExtractor(box: Box): string {
  const { x, y, w, h } = box;
  const middle = { cx: x + w * 0.5, cy: y + h * 0.56, r: w * 0.36 };
  const linens = washing(middle.cx, middle.cy + 20, middle.r * 0.74);
  const bolts = repeat(12, (bolt) =>
    circle(
      middle.cx + Math.cos(bolt * 0.5236) * middle.r * 1.1,
      middle.cy + Math.sin(bolt * 0.5236) * middle.r * 1.1,
      11,
      slate,
    ),
  );
  const plinth = { x: x - 30, y: y + h, w: w + 60, h: 56, depth: box.depth + 30, r: 8 };
  const panel =
    rect(x, y + 22, w, h * 0.15, slate) +
    display(x + 40, y + 44, w * 0.3, h * 0.095, lightTeal) +
    buttons(x + w * 0.48, y + 22 + h * 0.075, 4, 50, 16, marigold, lightSteel) +
    circle(x + w * 0.87, y + 22 + h * 0.075, 42, marigold) +
    circle(x + w * 0.87, y + 18 + h * 0.075, 30, softRed) +
    circle(x + w * 0.86, y + 14 + h * 0.075, 10, lighter(softRed, 0.5));
  const soap = onTop(
    box,
    rect(w * 0.1, box.depth * 0.3, w * 0.24, box.depth * 0.4, slate, 12) +
      rect(w * 0.5, box.depth * 0.3, w * 0.36, box.depth * 0.4, steel, 12),
  );
  return (
    body(plinth, { front: '#5A6883', side: '#33415C', top: '#8793A9' }) +
    body(box, stainless) +
    panel +
    circle(middle.cx, middle.cy, middle.r * 1.22, darker(lightSteel, 0.1)) +
    bolts +
    porthole({ ...middle, rim: enamel.front, inside: linens }) +
    rect(middle.cx + middle.r * 0.78, middle.cy - 26, middle.r * 0.5, 52, softRed, 16) +
    rect(middle.cx + middle.r * 0.8, middle.cy - 20, middle.r * 0.44, 14, lighter(softRed, 0.4), 7) +
    rect(x + 40, y + h - 60, w * 0.3, 30, steel, 8) +
    soap
  );
}

/** A two-deck pizza oven with glowing windows on a stand. */
export function deckOven(box: Box): string {
  const { x, y, w, h } = box;
  const deck = (top: number, filling: string) => {
    const high = h * 0.43;
    const win = { x: x + 50, y: top + high * 0.2, w: w * 0.66, h: high * 0.6 };
    const glow =
      rect(win.x, win.y, win.w, win.h, '#4A2A22', 14) +
      clip(
        rect(win.x, win.y, win.w, win.h, white, 14),
        ellipse(win.x + win.w / 2, win.y + 6, win.w * 0.56, win.h * 0.5, '#F08A3C', { opacity: 0.8 }) +
          ellipse(win.x + win.w / 2, win.y, win.w * 0.4, win.h * 0.3, '#FFD08A', { opacity: 0.9 }) +
          rect(win.x, win.y + win.h * 0.86, win.w, win.h * 0.14, '#2B1A1A') +
          filling +
          stroke(`M${win.x + 20} ${win.y + 18}h${win.w - 40}`, softRed, 9),
      );
    return (
      rect(x + 22, top, w - 44, high, lighter(stainless.front, 0.35), 14) +
      rect(win.x - 14, win.y - 14, win.w + 28, win.h + 28, slate, 20) +
      glow +
      paneGleam(win.x, win.y, win.w, win.h, 14) +
      handle(win.x + 30, top + high * 0.88, win.w - 60, 18, slate) +
      knob(x + w * 0.83, top + high * 0.27, 30, offWhite, 40, softRed) +
      knob(x + w * 0.92, top + high * 0.27, 30, offWhite, -30, softRed) +
      display(x + w * 0.79, top + high * 0.54, w * 0.165, high * 0.22, marigold)
    );
  };
  const leg = (lx: number, ly: number) =>
    rect(lx, ly, 34, 210, slate, 6) +
    rect(lx, ly, 11, 210, steel, 5) +
    circle(lx + 17, ly + 214, 24, ink) +
    circle(lx + 17, ly + 214, 9, steel);
  const stand =
    leg(x + w + dx(box) - 60, y + h - dy(box) - 20) +
    slab(
      [x + 30, x + w - 30, y + h + 130],
      [x + 30 + dx(box), x + w - 30 + dx(box), y + h + 130 - dy(box)],
      darker(steel, 0.15),
    ) +
    rect(x + 30, y + h + 128, w - 60, 16, lightSteel, 4) +
    leg(x + 30, y + h - 10) +
    leg(x + w - 64, y + h - 10);
  const first = pizza(118);
  return (
    stand +
    body(box, stainless) +
    deck(y + h * 0.045, at(x + 50 + w * 0.33, y + h * 0.33, first, 1)) +
    deck(
      y + h * 0.52,
      at(x + 50 + w * 0.18, y + h * 0.81, pizza(100)) + at(x + 50 + w * 0.49, y + h * 0.81, pizza(100)),
    ) +
    onSide(
      box,
      repeat(4, (slot) =>
        rect(box.depth * 0.24, h * 0.2 + slot * 32, box.depth * 0.52, 14, slate, 6, { opacity: 0.55 }),
      ),
    ) +
    onTop(box, ellipse(w * 0.76, box.depth * 0.5, 70, 60, slate)) +
    rect(x + w * 0.76 + dx(box) * 0.5 - 56, y - dy(box) * 0.5 - 120, 112, 120, steel, 8) +
    ellipse(x + w * 0.76 + dx(box) * 0.5, y - dy(box) * 0.5 - 120, 56, 18, slate) +
    rect(x + w * 0.76 + dx(box) * 0.5 - 48, y - dy(box) * 0.5 - 106, 18, 100, white, 8, { opacity: 0.5 })
  );
}

/** A linen trolley, wheels at 0,0. */
export const trolley = () =>
  [-90, 90].map((x) => circle(x, -18, 22, slate) + circle(x, -18, 9, lightSteel)).join('') +
  path('M-120-180C-130-260-40-280-10-230C30-290 130-260 120-180Z', white) +
  path('M0-190C10-250 90-260 110-190Z', sky) +
  path('M-110-190C-90-236-40-240-20-196Z', lightTeal) +
  path('M-140-200H140L120-40H-120Z', '#6FA9CC') +
  path('M60-200H140L120-40H70Z', '#4A86AB') +
  rect(-150, -214, 300, 26, steel, 12) +
  rect(-150, -214, 300, 9, white, 5);

/** A wooden peel with a pizza on it, middle of the pizza at 0,0. */
export const peel = () =>
  polygon(
    [
      [100, -16],
      [330, -60],
      [334, -40],
      [106, 14],
    ],
    darker(wood, 0.1),
    8,
  ) +
  ellipse(4, 30, 150, 52, ink, { opacity: 0.14 }) +
  ellipse(0, 4, 146, 62, wood) +
  ellipse(-2, -2, 142, 58, lighter(wood, 0.3)) +
  pizza(122);
