// Front loaders and dryers of the laundry pictures.
import { type Box, body, dx, dy, onSide, onTop, softShadow } from './box.ts';
import { porthole, washing } from './drum.ts';
import { enamel } from './materials.ts';
import {
  copper,
  darker,
  ink,
  lighter,
  lightSteel,
  lightTeal,
  marigold,
  mix,
  offWhite,
  slate,
  softRed,
  steel,
  teal,
  white,
} from './palette.ts';
import { buttons, display, feet, grille, handle, knob, ribbedHose } from './parts.ts';
import { circle, clip, group, pane, path, polygon, rect, repeat, stroke } from './shapes.ts';

type FrontLoader = { box: Box; door?: string; colour?: typeof enamel; flap?: boolean };

/** Panel, drawer and filter flap of a front loader, around the given door. */
export function frontLoader({ box, door, colour = enamel, flap = true }: FrontLoader): string {
  const { x, y, w, h, depth } = box;
  const middle = { cx: x + w * 0.5, cy: y + h * 0.56, r: w * 0.375 };
  const panel =
    rect(x, y + 14, w, h * 0.17, mix(colour.front, steel, 0.14), 0) +
    rect(x, y + 14 + h * 0.17, w, 6, ink, 0, { opacity: 0.12 });
  const drawer =
    rect(x + 28, y + 36, w * 0.28, h * 0.12, white, 10) +
    rect(x + 28 + w * 0.07, y + 36 + h * 0.085, w * 0.14, 9, steel, 5);
  const controls =
    knob(x + w * 0.52, y + 14 + h * 0.085, h * 0.053, offWhite, 40, marigold) +
    display(x + w * 0.64, y + 38, w * 0.23, h * 0.075, lightTeal) +
    buttons(x + w * 0.66, y + 14 + h * 0.137, 4, w * 0.06, 7, teal);
  const low = flap
    ? rect(x + w * 0.74, y + h - 84, 92, 50, darker(colour.front, 0.07), 8) +
      circle(x + w * 0.74 + 74, y + h - 59, 8, steel)
    : '';
  const ribs = onSide(
    box,
    rect(depth * 0.2, h * 0.3, depth * 0.6, 8, ink, 4, { opacity: 0.12 }) +
      rect(depth * 0.2, h * 0.36, depth * 0.6, 8, ink, 4, { opacity: 0.12 }),
  );
  return (
    feet(box) +
    body(box, colour) +
    clip(rect(x, y, w, h, white, box.r ?? 16), panel) +
    drawer +
    controls +
    (door ?? porthole(middle)) +
    low +
    ribs +
    onTop(box, rect(30, 20, w - 60, depth - 40, lightSteel, 14, { opacity: 0.28 }))
  );
}

/** A dryer: dark body, warm drum, vent pipe to the right. */
export function dryer(box: Box): string {
  const { x, y, w, h } = box;
  const graphite = { front: '#4A5873', side: '#2C3853', top: '#7A87A0' };
  const middle = { cx: x + w * 0.5, cy: y + h * 0.54, r: w * 0.36 };
  const warmth =
    circle(middle.cx, middle.cy, middle.r * 0.72, '#F3A65A', { opacity: 0.38 }) +
    circle(middle.cx, middle.cy + 30, middle.r * 0.5, '#FFD08A', { opacity: 0.4 });
  const pipe = ribbedHose(
    `M${x + w + dx(box) - 20} ${y + 190}C${x + w + dx(box) + 110} ${y + 190} ${x + w + dx(box) + 40} ${y + 20} ${x + w + dx(box) + 150} ${y - 20}L${x + w + dx(box) + 210} ${y - 24}`,
    lightSteel,
    96,
  );
  const hatch =
    circle(x + w + dx(box) + 240, y - 26, 96, white) +
    circle(x + w + dx(box) + 240, y - 26, 78, darker(steel, 0.1));
  const panel =
    rect(x + 24, y + 28, w - 48, h * 0.13, darker(graphite.front, 0.3), 16) +
    knob(x + w * 0.5, y + 28 + h * 0.065, h * 0.052, lightSteel, -30, softRed) +
    display(x + w * 0.66, y + 42, w * 0.22, h * 0.085, marigold) +
    buttons(x + w * 0.13, y + 28 + h * 0.065, 4, 40, 10, marigold);
  return (
    hatch +
    pipe +
    feet(box, ink) +
    body(box, graphite) +
    panel +
    porthole({
      ...middle,
      rim: '#DDE3EA',
      back: '#6B4A3F',
      inside: warmth + washing(middle.cx, middle.cy + 12, middle.r * 0.72) + warmth,
    }) +
    grille(x + w * 0.12, y + h - 74, w * 0.42, 46, 3, steel)
  );
}

/** The pump itself, large: motor, coil, wheel housing with two spouts. Middle of its foot at 0,0. */
export const drainPump = () =>
  softShadow(30, 0, 270, 44) +
  rect(20, -170, 190, 130, slate, 18) +
  rect(20, -170, 190, 34, lighter(slate, 0.3), 14) +
  repeat(5, (rib) => rect(48 + rib * 32, -132, 14, 84, darker(slate, 0.35), 5)) +
  rect(200, -140, 40, 70, copper, 10) +
  rect(196, -120, 60, 14, marigold, 4) +
  rect(196, -96, 60, 14, marigold, 4) +
  rect(-60, -270, 70, 130, '#DCE4EC', 14) +
  rect(-72, -282, 94, 34, white, 12) +
  rect(-230, -140, 120, 66, '#C4CFDB', 14) +
  rect(-246, -148, 34, 82, white, 10) +
  circle(-30, -110, 112, '#AEBBCB') +
  circle(-36, -114, 104, '#DCE4EC') +
  circle(-36, -114, 78, slate) +
  repeat(6, (turn) =>
    group(path('M-6-10C10-36 8-60-4-70C-18-60-20-30-6-10Z', lightTeal), {
      transform: `translate(-36 -114) rotate(${turn * 60})`,
    }),
  ) +
  circle(-36, -114, 16, white) +
  rect(-110, -18, 250, 18, darker(steel, 0.3), 8);

/** The lower front of a machine with its service opening. */
export function serviceOpening(box: Box): string {
  const { x, y, w, h } = box;
  const hole = rect(x + 40, y + h - 190, w - 80, 154, darker(slate, 0.3), 18);
  const within =
    ribbedHose(
      `M${x + 70} ${y + h - 150}C${x + 170} ${y + h - 190} ${x + 180} ${y + h - 70} ${x + 290} ${y + h - 110}`,
      steel,
      34,
    ) +
    stroke(
      `M${x + w - 90} ${y + h - 180}C${x + w - 150} ${y + h - 120} ${x + w - 190} ${y + h - 150} ${x + w - 220} ${y + h - 60}`,
      softRed,
      9,
    ) +
    stroke(
      `M${x + w - 110} ${y + h - 180}C${x + w - 160} ${y + h - 110} ${x + w - 210} ${y + h - 140} ${x + w - 240} ${y + h - 60}`,
      marigold,
      9,
    );
  return hole + clip(hole, within);
}

/** A sack truck behind a strapped machine: rail, wheel, straps. */
export function truckLoad(box: Box): string {
  const { x, y, w, h } = box;
  const rail =
    handle(x - 54, y - 150, 26, h + 160, softRed) +
    stroke(
      `M${x - 40} ${y - 140}C${x - 44} ${y - 196} ${x - 120} ${y - 190} ${x - 140} ${y - 170}`,
      softRed,
      26,
    ) +
    rect(x - 58, y - 60, 34, 100, ink, 14);
  const plate = rect(x - 60, y + h, w + 90, 26, darker(softRed, 0.25), 8);
  const wheel =
    circle(x - 60, y + h + 26, 78, ink) +
    circle(x - 62, y + h + 24, 60, slate) +
    circle(x - 62, y + h + 24, 34, lightSteel) +
    circle(x - 62, y + h + 24, 12, slate);
  const strap = (top: number) =>
    polygon(
      [
        [x - 44, top - 6],
        [x, top],
        [x + w, top],
        [x + w + dx(box), top - dy(box)],
        [x + w + dx(box), top - dy(box) + 42],
        [x + w, top + 42],
        [x, top + 42],
        [x - 44, top + 36],
      ],
      teal,
    ) +
    pane([x + w, top, top + 42], [x + w + dx(box), top - dy(box), top - dy(box) + 42], darker(teal, 0.3)) +
    rect(x + w * 0.44, top - 10, 90, 62, lightSteel, 10) +
    rect(x + w * 0.44 + 14, top + 4, 62, 34, steel, 6);
  return rail + plate + frontLoader({ box, flap: false }) + strap(y + h * 0.2) + strap(y + h * 0.86) + wheel;
}
