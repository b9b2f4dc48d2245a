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
import { circle, clip, ellipse, group, path, polygon, rect, repeat } from './shapes.ts';

/** A top loader whose glass lid stands open. */
export function topLoader(box: Box): string {
  const { x, y, w, h, depth } = box;
  const [mx, my] = [dx(box), dy(box)];
  const tub = onTop(
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
  const lidBase = { x: x + mx * 0.86 + 34, y: y - my * 0.86 };
  const lid =
    polygon(
      [
        [lidBase.x, lidBase.y],
        [lidBase.x + w - 68, lidBase.y],
        [lidBase.x + w - 28, lidBase.y - 236],
        [lidBase.x + 40, lidBase.y - 236],
      ],
      lightSteel,
      14,
    ) +
    polygon(
      [
        [lidBase.x + 26, lidBase.y - 22],
        [lidBase.x + w - 94, lidBase.y - 22],
        [lidBase.x + w - 62, lidBase.y - 212],
        [lidBase.x + 58, lidBase.y - 212],
      ],
      '#A9D3E6',
      8,
    ) +
    polygon(
      [
        [lidBase.x + 100, lidBase.y - 22],
        [lidBase.x + 190, lidBase.y - 22],
        [lidBase.x + 300, lidBase.y - 212],
        [lidBase.x + 210, lidBase.y - 212],
      ],
      white,
      0,
      { opacity: 0.4 },
    );
  const panel =
    onTop(box, rect(10, depth - 62, w - 20, 54, slate, 12)) +
    onTop(
      box,
      rect(w * 0.36, depth - 52, w * 0.22, 34, ink, 6) +
        rect(w * 0.39, depth - 42, w * 0.1, 12, lightTeal, 4) +
        circle(w * 0.14, depth - 35, 20, lightSteel) +
        circle(w * 0.14, depth - 35, 10, marigold) +
        buttons(w * 0.66, depth - 35, 5, 38, 11, teal, lightSteel),
    );
  const clothHang =
    path(
      `M${x + w * 0.55} ${y - my * 0.4}C${x + w * 0.62} ${y - my * 0.86} ${x + w * 0.8} ${y - my * 0.8} ${x + w * 0.84} ${y - my * 0.44}C${x + w * 0.76} ${y - my * 0.3} ${x + w * 0.62} ${y - my * 0.28} ${x + w * 0.55} ${y - my * 0.4}Z`,
      softRed,
    ) +
    path(
      `M${x + w * 0.74} ${y - my * 0.36}C${x + w * 0.82} ${y - my * 0.78} ${x + w * 0.98} ${y - my * 0.66} ${x + w * 0.98} ${y - my * 0.44}C${x + w * 0.92} ${y - my * 0.3} ${x + w * 0.8} ${y - my * 0.28} ${x + w * 0.74} ${y - my * 0.36}Z`,
      sky,
    );
  const front =
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
    rect(x + w * 0.38, y + h - 56, w * 0.24, 16, lightSteel, 8);
  return (
    feet(box) +
    body(box, { front: '#D5DDE7', side: '#A3B0C2', top: '#F1F4F8' }) +
    tub +
    clothHang +
    lid +
    panel +
    front
  );
}

/** A twin tub: wash tub with open lid at the left, spinner at the right, knobs behind. */
export function twinTub(box: Box): string {
  const { x, y, w, h, depth } = box;
  const [mx, my] = [dx(box), dy(box)];
  const split = w * 0.6;
  const console = { x: x + mx - 14, y: y - my - 128, w: w + 10, h: 150, depth: 50, r: 18 };
  const backPanel =
    body(console, { front: '#E3EAF1', side: '#B3C0CF', top: white }) +
    [0.16, 0.4, 0.78]
      .map((share, spot) =>
        knob(
          console.x + console.w * share,
          console.y + 76,
          44,
          spot === 0 ? marigold : offWhite,
          [-40, 30, 60][spot],
          spot === 0 ? white : slate,
        ),
      )
      .join('') +
    buttons(console.x + console.w * 0.55, console.y + 76, 3, 36, 10, softRed);
  const tops = onTop(
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
  const water = onTop(
    box,
    clip(rect(40, 48, split - 72, depth - 90, white, 30), rect(40, 90, split - 72, depth, '#7FC0E0', 0)),
  );
  const bubbles =
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
      `M${x + w * 0.42} ${y - my * 0.42}C${x + w * 0.4} ${y - my * 0.9} ${x + w * 0.6} ${y - my * 0.86} ${x + w * 0.6} ${y - my * 0.42}Z`,
      softRed,
    );
  const lid =
    group(
      polygon(
        [
          [x + mx * 0.92 + 20, y - my * 0.9],
          [x + mx * 0.92 + split - 30, y - my * 0.9],
          [x + mx * 0.92 + split - 6, y - my * 0.9 - 200],
          [x + mx * 0.92 + 44, y - my * 0.9 - 200],
        ],
        '#8CC4DE',
        12,
      ),
      { opacity: 0.55 },
    ) +
    polygon(
      [
        [x + mx + 90, y - my * 0.9 - 8],
        [x + mx + 150, y - my * 0.9 - 8],
        [x + mx + 240, y - my * 0.9 - 196],
        [x + mx + 180, y - my * 0.9 - 196],
      ],
      white,
      0,
      { opacity: 0.4 },
    );
  const front =
    rect(x, y + h * 0.72, w, h * 0.28, lightTeal, 0) +
    rect(x, y + h * 0.72, w, 10, white, 0, { opacity: 0.5 }) +
    rect(x + split, y + 26, 6, h * 0.72 - 26, ink, 0, { opacity: 0.12 }) +
    rect(x + 44, y + 46, split - 88, h * 0.58, mix(enamel.front, sky, 0.28), 26) +
    rect(x + split + 40, y + 46, w - split - 80, h * 0.58, mix(enamel.front, sky, 0.28), 26) +
    gleam(x + 44, y + 46, split - 88, h * 0.58, 26, 0.55);
  const side = onSide(box, rect(0, h * 0.72, depth, h * 0.28, darker(lightTeal, 0.25)));
  return (
    feet(box) +
    body(box, enamel) +
    clip(rect(x, y, w, h, white, 16), front) +
    clip(
      polygon(
        [
          [x + w, y],
          [x + w + mx, y - my],
          [x + w + mx, y + h - my - 14],
          [x + w, y + h - 6],
        ],
        white,
      ),
      side,
    ) +
    backPanel +
    tops +
    water +
    lid +
    bubbles
  );
}
