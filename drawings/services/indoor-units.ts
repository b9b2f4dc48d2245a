// The indoor side of split air conditioning: unit, cold air, cleaning gear.
import { type Box, body, gleam } from './box.ts';
import { shell } from './materials.ts';
import { copper, darker, ink, lightTeal, marigold, slate, steel, teal, white } from './palette.ts';
import { fins } from './parts.ts';
import { circle, clip, group, path, polygon, rect, repeat, slab, stroke } from './shapes.ts';

/** The soft shadow that a hanging body throws on the wall. */
const wallShadow = ({ x, y, w, h, depth }: Box) =>
  rect(x + 50, y + 50, w + depth * 0.5, h, ink, 40, { opacity: 0.1 });

/** A split indoor unit; with `cover` 'up' its fins and fan roller show. */
export function indoorUnit(box: Box, cover: 'down' | 'up' = 'down'): string {
  const { x, y, w, h } = box;
  const outlet =
    rect(x + 40, y + h * 0.76, w - 80, h * 0.15, slate, 16) +
    repeat(16, (vane) => rect(x + 90 + vane * ((w - 180) / 16), y + h * 0.775, 8, h * 0.12, steel, 3));
  const flap =
    slab([x + 34, x + w - 34, y + h * 0.9], [x + 10, x + w - 64, y + h * 1.1], '#DCE5EE', 8) +
    slab([x + 34, x + w - 34, y + h * 0.9], [x + 30, x + w - 38, y + h * 0.925], white, 5);
  const front =
    rect(x, y + h * 0.7, w, 6, ink, 0, { opacity: 0.1 }) +
    gleam(x, y, w, h * 0.7, 40, 0.7) +
    rect(x + w * 0.8, y + h * 0.46, w * 0.13, h * 0.15, '#EAF1F6', 14) +
    circle(x + w * 0.83, y + h * 0.535, 9, teal) +
    rect(x + w * 0.85, y + h * 0.505, w * 0.06, 10, lightTeal, 5) +
    rect(x + w * 0.85, y + h * 0.555, w * 0.035, 10, lightTeal, 5);
  if (cover === 'down') return wallShadow(box) + body(box, shell) + front + outlet + flap;
  const opened =
    rect(x + 36, y + 34, w - 72, h * 0.66, slate, 18) +
    clip(
      rect(x + 36, y + 34, w - 72, h * 0.66, white, 18),
      fins(x + 36, y + 34, w - 72, h * 0.66, 16) +
        repeat(4, (tube) =>
          stroke(`M${x + 50} ${y + 64 + tube * h * 0.16}H${x + w - 130}`, copper, 8, { opacity: 0.8 }),
        ) +
        rect(x + w - 150, y + 34, 114, h * 0.66, '#55637F') +
        rect(x + w - 130, y + 60, 74, h * 0.34, teal, 8) +
        repeat(3, (chip) => rect(x + w - 118, y + 74 + chip * h * 0.1, 50, h * 0.05, ink, 4)),
    );
  const raised =
    slab([x + 24, x + w - 24, y + 4], [x + 80, x + w + 30, y - 150], '#C9D6E2', 14) +
    slab([x + 70, x + w - 70, y - 14], [x + 116, x + w - 30, y - 130], '#E6EDF3', 10);
  return wallShadow(box) + raised + body(box, shell) + opened + outlet + flap;
}

/** Cold air flowing down from an outlet. */
export const breeze = (x: number, y: number, w: number, count = 5, long = 150) =>
  repeat(count, (line) =>
    stroke(
      `M${x + (w / (count - 1)) * line} ${y + (line % 2) * 26}c-${long * 0.12} ${long * 0.36}-${long * 0.34} ${long * 0.5}-${long * 0.2} ${long}`,
      white,
      16,
      { opacity: 0.9 },
    ),
  );

/** A jet gun spraying to the upper left; nozzle at 0,0. */
export const jetGun = () =>
  [-18, -6, 6, 18]
    .map((turn) =>
      group(
        stroke('M-20-6L-230-90', white, 12, { opacity: 0.85 }) + stroke('M-30-10L-200-78', '#7FC0E0', 5),
        { transform: `rotate(${turn})` },
      ),
    )
    .join('') +
  polygon(
    [
      [-14, -18],
      [0, -28],
      [150, 44],
      [136, 64],
    ],
    steel,
    6,
  ) +
  polygon(
    [
      [120, 30],
      [230, 62],
      [236, 108],
      [130, 82],
    ],
    marigold,
    10,
  ) +
  polygon(
    [
      [186, 96],
      [238, 104],
      [250, 220],
      [204, 226],
    ],
    slate,
    10,
  ) +
  stroke('M168 104C168 140 180 150 200 152', ink, 10) +
  rect(206, 214, 40, 34, steel, 8);

/** The blue catch bag below a unit, draining into a bucket. */
export const catchBag = (x: number, y: number, w: number) =>
  path(`M${x} ${y}H${x + w}L${x + w * 0.6} ${y + 270}V${y + 330}H${x + w * 0.5}V${y + 270}Z`, '#4FA3CF', {
    opacity: 0.92,
  }) +
  path(
    `M${x + w * 0.62} ${y}H${x + w}L${x + w * 0.6} ${y + 270}V${y + 330}H${x + w * 0.56}V${y + 270}Z`,
    '#2F7BA6',
    { opacity: 0.6 },
  ) +
  stroke(
    `M${x + w * 0.2} ${y + 20}L${x + w * 0.5} ${y + 240}M${x + w * 0.42} ${y + 20}L${x + w * 0.53} ${y + 240}`,
    '#8CC9E6',
    8,
  ) +
  rect(x - 14, y - 22, w + 28, 44, teal, 20) +
  rect(x - 14, y - 22, w + 28, 14, lightTeal, 7);

/** A shield with a tick: cared for all year. Middle at 0,0. */
export const shield = () =>
  path('M8-120C50-92 90-84 128-84C128 20 90 90 8 136C-74 90-112 20-112-84C-74-84-34-92 8-120Z', ink, {
    opacity: 0.14,
  }) +
  path('M0-130C42-102 82-94 120-94C120 10 82 80 0 126C-82 80-120 10-120-94C-82-94-42-102 0-130Z', teal) +
  path('M0-130C42-102 82-94 120-94C120 10 82 80 0 126Z', darker(teal, 0.2)) +
  stroke('M-52-6L-14 34L58-46', white, 26);
