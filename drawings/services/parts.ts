// Parts that many appliances share: knobs, displays, grilles, feet, hoses, fans.
import { type Box, dx, dy } from './box.ts';
import {
  darker,
  ink,
  lighter,
  lightSteel,
  lightTeal,
  marigold,
  mix,
  offWhite,
  slate,
  steel,
  teal,
  white,
} from './palette.ts';
import { circle, clip, group, path, polygon, rect, repeat, stroke } from './shapes.ts';

/** A turning knob; its mark points to `turn` degrees (0 is up). */
export function knob(
  cx: number,
  cy: number,
  r: number,
  colour: string = offWhite,
  turn = 35,
  mark: string = slate,
): string {
  return (
    circle(cx + r * 0.1, cy + r * 0.16, r * 1.06, ink, { opacity: 0.18 }) +
    circle(cx, cy, r, darker(colour, 0.2)) +
    circle(cx - r * 0.05, cy - r * 0.07, r * 0.86, colour) +
    group(rect(-r * 0.09, -r * 0.76, r * 0.18, r * 0.6, mark, r * 0.09), {
      transform: `translate(${cx} ${cy}) rotate(${turn})`,
    })
  );
}

/** A dark display with a few lit segments, no letters. */
export function display(x: number, y: number, w: number, h: number, glow: string = lightTeal): string {
  const bar = (from: number, wide: number, top: number) =>
    rect(x + w * from, y + h * top, w * wide, h * 0.16, glow, h * 0.08);
  return (
    rect(x, y, w, h, ink, h * 0.2) +
    bar(0.12, 0.34, 0.26) +
    bar(0.12, 0.2, 0.58) +
    circle(x + w * 0.76, y + h * 0.5, h * 0.2, glow)
  );
}

/** Horizontal louvres: a dark field with `count` lit slats. */
export function grille(
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  colour: string = lightSteel,
): string {
  const pitch = h / count;
  return (
    rect(x, y, w, h, darker(colour, 0.5), 10) +
    repeat(
      count,
      (slat) =>
        rect(x + 8, y + pitch * slat + pitch * 0.16, w - 16, pitch * 0.56, colour, pitch * 0.2) +
        rect(
          x + 8,
          y + pitch * slat + pitch * 0.16,
          w - 16,
          pitch * 0.16,
          lighter(colour, 0.6),
          pitch * 0.08,
        ),
    )
  );
}

/** Thin upright fins of a heat exchanger. */
export const fins = (x: number, y: number, w: number, h: number, pitch = 14, colour: string = lightSteel) =>
  rect(x, y, w, h, darker(colour, 0.28)) +
  repeat(Math.floor(w / pitch), (fin) => rect(x + fin * pitch + 3, y, pitch * 0.5, h, colour));

/** A round fan behind a ring guard. */
export function fan(cx: number, cy: number, r: number, blade: string = steel, hole: string = slate): string {
  const blades = repeat(5, (turn) =>
    group(
      path('M0-.1C.25-.5.15-.85-.15-.92C-.55-.95-.5-.5-.12-.05Z', blade) +
        path('M-.15-.92C-.55-.95-.5-.5-.12-.05C-.2-.4-.25-.7-.15-.92Z', lighter(blade, 0.35)),
      { transform: `translate(${cx} ${cy}) rotate(${turn * 72}) scale(${r * 0.95})` },
    ),
  );
  const guard = [0.3, 0.47, 0.64, 0.81]
    .map((ring) => circle(cx, cy, r * ring, 'none', { stroke: ink, 'stroke-width': 4, opacity: 0.4 }))
    .join('');
  const spokes = repeat(8, (turn) =>
    group(rect(-2, -r, 4, r, ink, 0, { opacity: 0.4 }), {
      transform: `translate(${cx} ${cy}) rotate(${turn * 45})`,
    }),
  );
  return (
    circle(cx, cy, r * 1.07, lightSteel) +
    circle(cx, cy, r, hole) +
    blades +
    guard +
    spokes +
    circle(cx, cy, r * 0.2, lightSteel) +
    circle(cx - r * 0.03, cy - r * 0.04, r * 0.13, white)
  );
}

/** Short feet under a box. */
export function feet(box: Box, colour: string = slate, high = 22): string {
  const base = box.y + box.h;
  const foot = (x: number, y: number) =>
    rect(x, y - 12, 54, high + 12, colour, 8) + rect(x, y - 12, 20, high + 12, lighter(colour, 0.15), 8);
  return (
    foot(box.x + box.w + dx(box) - 70, base - dy(box) - 6) +
    foot(box.x + 34, base) +
    foot(box.x + box.w - 88, base)
  );
}

/** A bendy pipe with a lit upper edge. */
export const hose = (d: string, colour: string = steel, width = 30) =>
  stroke(d, darker(colour, 0.28), width) +
  stroke(d, colour, width * 0.66) +
  stroke(d, lighter(colour, 0.45), width * 0.2, { transform: `translate(${-width * 0.1} ${-width * 0.12})` });

/** A ribbed pipe, as drains and dryers have. */
export const ribbedHose = (d: string, colour: string = steel, width = 40) =>
  stroke(d, darker(colour, 0.2), width, { 'stroke-linecap': 'butt' }) +
  stroke(d, lighter(colour, 0.25), width, { 'stroke-dasharray': '10 10', 'stroke-linecap': 'butt' });

/** A bar handle, upright when it is higher than wide. */
export function handle(x: number, y: number, w: number, h: number, colour: string = steel): string {
  const r = Math.min(w, h) / 2;
  return (
    rect(x + 6, y + 8, w, h, ink, r, { opacity: 0.18 }) +
    rect(x, y, w, h, colour, r) +
    rect(x + 3, y + 3, h > w ? w * 0.34 : w - 6, h > w ? h - 6 : h * 0.34, lighter(colour, 0.6), r)
  );
}

/** A bottle standing on x,y (middle of its foot), `high` pixels tall. */
export function bottle(
  x: number,
  y: number,
  high: number,
  colour: string = teal,
  cap: string = white,
): string {
  const w = high * 0.3;
  return (
    path(
      `M${x - w / 2} ${y}V${y - high * 0.55}C${x - w / 2} ${y - high * 0.72} ${x - w * 0.2} ${y - high * 0.7} ${x - w * 0.2} ${y - high * 0.9}H${x + w * 0.2}C${x + w * 0.2} ${y - high * 0.7} ${x + w / 2} ${y - high * 0.72} ${x + w / 2} ${y - high * 0.55}V${y}Z`,
      colour,
    ) +
    rect(x - w * 0.25, y - high, w * 0.5, high * 0.12, cap, 3) +
    rect(x - w / 2, y - high * 0.45, w, high * 0.22, lighter(colour, 0.65)) +
    rect(x - w * 0.36, y - high * 0.56, w * 0.14, high * 0.5, white, w * 0.07, { opacity: 0.45 })
  );
}

/** A row of small round buttons; the first one is lit. */
export const buttons = (
  x: number,
  y: number,
  count: number,
  gap: number,
  r: number,
  lit: string = marigold,
  plain: string = steel,
) => repeat(count, (place) => circle(x + place * gap, y, r, place === 0 ? lit : plain));

/** A sheet-metal screw head. */
export const screw = (x: number, y: number, r = 9) =>
  circle(x, y, r, steel) +
  stroke(`M${x - r * 0.5} ${y - r * 0.5}L${x + r * 0.5} ${y + r * 0.5}`, slate, r * 0.3);

/** The panes' gleam: two slanting bright bands across a glass face. */
export const paneGleam = (x: number, y: number, w: number, h: number, r = 8) =>
  clip(
    rect(x, y, w, h, white, r),
    polygon(
      [
        [x + w * 0.16, y + h],
        [x + w * 0.52, y],
        [x + w * 0.72, y],
        [x + w * 0.36, y + h],
      ],
      white,
      0,
      { opacity: 0.2 },
    ) +
      polygon(
        [
          [x + w * 0.44, y + h],
          [x + w * 0.8, y],
          [x + w * 0.86, y],
          [x + w * 0.5, y + h],
        ],
        white,
        0,
        { opacity: 0.2 },
      ),
  );

/** A water tap on the wall with a lever. */
export const wallTap = (x: number, y: number) =>
  rect(x - 14, y - 40, 28, 80, darker(steel, 0.2), 10) +
  rect(x - 90, y - 18, 90, 36, lightSteel, 14) +
  rect(x - 90, y - 18, 90, 12, white, 6) +
  rect(x - 92, y - 10, 34, 60, lightSteel, 10) +
  rect(x - 62, y - 56, 22, 40, steel, 6) +
  rect(x - 92, y - 68, 82, 20, teal, 10) +
  rect(x - 92, y - 68, 82, 8, mix(teal, white, 0.4), 4);
