// Washing machines that are filled from above.
import { type Box, body, dx, dy, gleam, onSide, onTop } from './box.ts';
import { enamel } from './materials.ts';
import {
  darker,
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
  teal,
  white,
} from './palette.ts';
import { buttons, feet, knob } from './parts.ts';
import { circle, clip, ellipse, group, pane, path, rect, repeat, slab } from './shapes.ts';

/** The drum seen through the open top. */
function openDrum(box: Box): string {
  const { w, depth } = box;
  return onTop(
    box,
    rect(36, 70, w - 72, depth - 100, darker(lightSteel, 0.14), 40) +
      ellipse(w / 2, depth * 0.56, w * 0.37, depth * 0.36, slate) +
      ellipse(w / 2, depth * 0.58, w * 0.33, depth * 0.31, steel) +
      ellipse(w / 2, depth * 0.62, w * 0.27, depth * 0.24, darker(slate, 0.3)) +
      repeat(14, (hole) =>
        circle(
          w / 2 + Math.cos(hole * 0.449) * w * 0.3,
          depth * 0.6 + Math.sin(hole * 0.449) * depth * 0.275,
          6,
          slate,
        ),
      ),
  );
}

/** The glass lid, standing open at the back. */
function glassLid(box: Box): string {
  const { x, y, w } = box;
  const [mx, my] = [dx(box), dy(box)];
  const lidBase = { x: x + mx * 0.86 + 34, y: y - my * 0.86 };
  return (
    slab(
      [lidBase.x, lidBase.x + w - 68, lidBase.y],
      [lidBase.x + 40, lidBase.x + w - 28, lidBase.y - 236],
      lightSteel,
      14,
    ) +
    slab(
      [lidBase.x + 26, lidBase.x + w - 94, lidBase.y - 22],
      [lidBase.x + 58, lidBase.x + w - 62, lidBase.y - 212],
      '#A9D3E6',
      8,
    ) +
    slab(
      [lidBase.x + 100, lidBase.x + 190, lidBase.y - 22],
      [lidBase.x + 210, lidBase.x + 300, lidBase.y - 212],
      white,
      0,
      { opacity: 0.4 },
    )
  );
}

/** The strip of keys along the front edge of the top. */
function keyStrip(box: Box): string {
  const { w, depth } = box;
  return (
    onTop(box, rect(10, depth - 62, w - 20, 54, slate, 12)) +
    onTop(
      box,
      rect(w * 0.36, depth - 52, w * 0.22, 34, ink, 6) +
        rect(w * 0.39, depth - 42, w * 0.1, 12, lightTeal, 4) +
        circle(w * 0.14, depth - 35, 20, lightSteel) +
        circle(w * 0.14, depth - 35, 10, marigold) +
        buttons(w * 0.66, depth - 35, 5, 38, 11, teal, lightSteel),
    )
  );
}

/** Clothes hanging out of the drum. */
function hangingClothes(box: Box): string {
  const { x, y, w } = box;
  const [_mx, my] = [dx(box), dy(box)];
  return (
    path(
      `M${x + w * 0.55} ${y - my * 0.4}C${x + w * 0.62} ${y - my * 0.86} ${x + w * 0.8} ${y - my * 0.8} ${x + w * 0.84} ${y - my * 0.44}C${x + w * 0.76} ${y - my * 0.3} ${x + w * 0.62} ${y - my * 0.28} ${x + w * 0.55} ${y - my * 0.4}Z`,
      softRed,
    ) +
    path(
      `M${x + w * 0.74} ${y - my * 0.36}C${x + w * 0.82} ${y - my * 0.78} ${x + w * 0.98} ${y - my * 0.66} ${x + w * 0.98} ${y - my * 0.44}C${x + w * 0.92} ${y - my * 0.3} ${x + w * 0.8} ${y - my * 0.28} ${x + w * 0.74} ${y - my * 0.36}Z`,
      sky,
    )
  );
}

/** The front with its printed waves. */
function wavePanel(box: Box): string {
  const { x, y, w, h } = box;
  return (
    rect(x + 40, y + 60, w - 80, h - 140, '#E6EBF1', 26) +
    clip(
      rect(x + 40, y + 60, w - 80, h - 140, white, 26),
      path(
        `M${x} ${y + h * 0.62}C${x + w * 0.3} ${y + h * 0.5} ${x + w * 0.5} ${y + h * 0.8} ${x + w} ${y + h * 0.56}V${y + h}H${x}Z`,
        mix(lightTeal, white, 0.45),
      ) +
        path(
          `M${x} ${y + h * 0.74}C${x + w * 0.35} ${y + h * 0.62} ${x + w * 0.55} ${y + h * 0.9} ${x + w} ${y + h * 0.7}V${y + h}H${x}Z`,
          lightTeal,
        ),
    ) +
    gleam(x + 40, y + 60, w - 80, h - 140, 26, 0.4) +
    rect(x + w * 0.38, y + h - 56, w * 0.24, 16, lightSteel, 8)
  );
}

/** A top loader whose glass lid stands open. */
export function topLoader(box: Box): string {
  return (
    feet(box) +
    body(box, { front: '#D5DDE7', side: '#A3B0C2', top: '#F1F4F8' }) +
    openDrum(box) +
    hangingClothes(box) +
    glassLid(box) +
    keyStrip(box) +
    wavePanel(box)
  );
}

/** The panel of knobs behind the tubs. */
function knobPanel(box: Box): string {
  const { x, y, w } = box;
  const [mx, my] = [dx(box), dy(box)];
  const rear = { x: x + mx - 14, y: y - my - 190, w: w + 10, h: 212, depth: 50, r: 18 };
  return (
    body(rear, { front: '#E3EAF1', side: '#B3C0CF', top: white }) +
    [0.16, 0.4, 0.78]
      .map((share, spot) =>
        knob(
          rear.x + rear.w * share,
          rear.y + 70,
          44,
          spot === 0 ? marigold : offWhite,
          [-40, 30, 60][spot],
          spot === 0 ? white : slate,
        ),
      )
      .join('') +
    buttons(rear.x + rear.w * 0.55, rear.y + 70, 3, 36, 10, softRed)
  );
}

/** Wash tub and spinner from above. */
function tubs(box: Box): string {
  const { w, depth } = box;
  const split = w * 0.6;
  return onTop(
    box,
    rect(24, 34, split - 40, depth - 62, steel, 36) +
      rect(40, 48, split - 72, depth - 90, slate, 30) +
      rect(split + 14, 34, w - split - 38, depth - 62, darker(lightTeal, 0.1), 34) +
      ellipse(
        split + (w - split) / 2 - 5,
        depth * 0.5,
        (w - split) * 0.34,
        depth * 0.3,
        lighter(lightTeal, 0.35),
      ) +
      rect(split + (w - split) / 2 - 48, depth - 70, 86, 22, teal, 10),
  );
}

/** Foam and a cloth in the wash tub. */
function foam(box: Box): string {
  const { x, y, w } = box;
  const [mx, my] = [dx(box), dy(box)];
  return (
    [
      [0.13, 0.4],
      [0.2, 0.3],
      [0.28, 0.42],
      [0.3, 0.6],
      [0.36, 0.34],
      [0.42, 0.5],
      [0.2, 0.55],
      [0.46, 0.32],
    ]
      .map(([across = 0, away = 0], spot) =>
        circle(x + w * across + mx * away, y - my * away, 22 + (spot % 3) * 8, white),
      )
      .join('') +
    path(
      `M${x + w * 0.42} ${y - my * 0.42}C${x + w * 0.4} ${y - my * 0.9} ${x + w * 0.6} ${y - my * 0.86} ${x + w * 0.6} ${y - my * 0.42}C${x + w * 0.56} ${y - my * 0.26} ${x + w * 0.47} ${y - my * 0.3} ${x + w * 0.42} ${y - my * 0.42}Z`,
      softRed,
    )
  );
}

/** The clear lid of the wash tub, tilted back. */
function tubLid(box: Box): string {
  const { x, y, w } = box;
  const [mx, my] = [dx(box), dy(box)];
  const split = w * 0.6;
  return (
    group(
      slab(
        [x + mx * 0.92 + 20, x + mx * 0.92 + split - 30, y - my * 0.9],
        [x + mx * 0.92 + 74, x + mx * 0.92 + split + 24, y - my * 0.9 - 84],
        '#8CC4DE',
        12,
      ),
      { opacity: 0.55 },
    ) +
    slab(
      [x + mx + 90, x + mx + 150, y - my * 0.9 - 8],
      [x + mx + 130, x + mx + 190, y - my * 0.9 - 80],
      white,
      0,
      { opacity: 0.4 },
    )
  );
}

/** The front: two moulded fields over a coloured base. */
function tubFront(box: Box): string {
  const { x, y, w, h } = box;
  const split = w * 0.6;
  return (
    rect(x, y + h * 0.72, w, h * 0.28, lightTeal, 0) +
    rect(x, y + h * 0.72, w, 10, white, 0, { opacity: 0.5 }) +
    rect(x + split, y + 26, 6, h * 0.72 - 26, ink, 0, { opacity: 0.12 }) +
    rect(x + 44, y + 46, split - 88, h * 0.58, mix(enamel.front, sky, 0.28), 26) +
    rect(x + split + 40, y + 46, w - split - 80, h * 0.58, mix(enamel.front, sky, 0.28), 26) +
    gleam(x + 44, y + 46, split - 88, h * 0.58, 26, 0.55)
  );
}

/** A twin tub: wash tub with open lid at the left, spinner at the right, knobs behind. */
export function twinTub(box: Box): string {
  const { x, y, w, h, depth } = box;
  const [mx, my] = [dx(box), dy(box)];
  const split = w * 0.6;
  const water = onTop(
    box,
    clip(rect(40, 48, split - 72, depth - 90, white, 30), rect(40, 90, split - 72, depth, '#7FC0E0', 0)),
  );
  const side = onSide(box, rect(0, h * 0.72, depth, h * 0.28, darker(lightTeal, 0.25)));
  return (
    feet(box) +
    body(box, enamel) +
    clip(rect(x, y, w, h, white, 16), tubFront(box)) +
    clip(pane([x + w, y, y + h - 6], [x + w + mx, y - my, y + h - my - 14], white), side) +
    knobPanel(box) +
    tubs(box) +
    water +
    tubLid(box) +
    foam(box)
  );
}
