// Hobs, the pans on them and the chimney above.
import { type Box, body, dx, dy, onTop } from './box.ts';
import { stainless } from './materials.ts';
import {
  darker,
  ink,
  leaf,
  lighter,
  lightSteel,
  lightTeal,
  marigold,
  slate,
  softRed,
  steel,
  white,
} from './palette.ts';
import { buttons, display, grille, knob } from './parts.ts';
import { at, ellipse, pane, path, polygon, rect, repeat, slab, stroke } from './shapes.ts';

/** A blue gas flame ring around cx,cy. */
const flames = (cx: number, cy: number, rx: number, ry: number) =>
  repeat(11, (tongue) => {
    const turn = (tongue / 11) * Math.PI * 2 + 0.3;
    const [fx, fy] = [cx + Math.cos(turn) * rx, cy + Math.sin(turn) * ry];
    return (
      path(
        `M${fx - 15} ${fy}C${fx - 19} ${fy - 24} ${fx - 3} ${fy - 34} ${fx} ${fy - 54}C${fx + 5} ${fy - 34} ${fx + 19} ${fy - 24} ${fx + 15} ${fy}Z`,
        '#3F8FD6',
      ) +
      path(
        `M${fx - 7} ${fy}C${fx - 8} ${fy - 14} ${fx} ${fy - 18} ${fx} ${fy - 28}C${fx + 2} ${fy - 18} ${fx + 8} ${fy - 14} ${fx + 7} ${fy}Z`,
        '#BFE6FF',
      )
    );
  });

const burner = (cx: number, cy: number, r: number, lit: boolean) =>
  ellipse(cx, cy + 8, r * 1.25, r * 0.62, ink, { opacity: 0.4 }) +
  ellipse(cx, cy, r * 1.1, r * 0.54, '#4A5873') +
  ellipse(cx, cy - 14, r * 0.8, r * 0.38, steel) +
  (lit ? flames(cx, cy - 8, r * 0.86, r * 0.4) : '') +
  ellipse(cx, cy - 26, r * 0.62, r * 0.29, '#C9974A') +
  ellipse(cx, cy - 32, r * 0.46, r * 0.2, '#E3B96B') +
  stroke(
    `M${cx - r * 1.5} ${cy}L${cx - r * 0.7} ${cy - 40}M${cx + r * 1.5} ${cy}L${cx + r * 0.7} ${cy - 40}M${cx - r * 0.3} ${cy + r * 0.7}L${cx - r * 0.2} ${cy - 10}M${cx + r * 0.5} ${cy - r * 0.7}L${cx + r * 0.3} ${cy - r * 0.5 - 16}`,
    ink,
    14,
  );

/** A glass-topped gas hob with three burners and a pan of the given size. */
export function gasHob(box: Box, panSize: number): string {
  const { x, y, w } = box;
  const place = (across: number, away: number): [number, number] => [
    x + w * across + dx(box) * away,
    y - dy(box) * away,
  ];
  const [left, back, right] = [place(0.2, 0.42), place(0.5, 0.72), place(0.8, 0.42)];
  const plate =
    body(box, { front: '#3B4761', side: '#1A2440', top: '#2B3754' }) +
    onTop(box, slab([w * 0.3, w * 0.52, 0], [w * 0.14, w * 0.36, box.depth], white, 0, { opacity: 0.07 }));
  const knobs = [0.2, 0.5, 0.8]
    .map((share, spot) =>
      knob(x + w * share, y + box.h * 0.56, 34, spot === 1 ? marigold : lightSteel, [0, 60, 0][spot], slate),
    )
    .join('');
  const [px, py] = right;
  return (
    plate +
    burner(left[0], left[1], w * 0.1, true) +
    burner(back[0], back[1], w * 0.075, false) +
    burner(px, py, w * 0.1, true) +
    at(px, py - 40, kadhai(), panSize) +
    knobs
  );
}

/** A deep pan with two ears, its round foot at 0,0. */
const kadhai = () =>
  path('M-196-150C-236-160-236-110-186-112M196-150C236-160 236-110 186-112', 'none', {
    stroke: ink,
    'stroke-width': 18,
  }) +
  path('M-190-150H190C180-40 110 0 60 0H-60C-110 0-180-40-190-150Z', '#55637F') +
  path('M60-150H190C180-40 110 0 60 0H10C60-30 80-90 60-150Z', '#3B4761') +
  ellipse(0, -150, 192, 46, '#8793A9') +
  ellipse(0, -148, 172, 36, '#E0A45C') +
  [
    [-90, -152],
    [-30, -164],
    [40, -158],
    [100, -146],
    [-50, -136],
    [20, -134],
  ]
    .map(([x = 0, y = 0], spot) => ellipse(x, y, 26, 11, [leaf, softRed, '#F6CF6A'][spot % 3] ?? leaf))
    .join('') +
  [-60, 20, 90].map((x) => stroke(`M${x} -220c-24-28 24-44 0-78`, white, 13, { opacity: 0.75 })).join('');

/** A saucepan with lid, foot at 0,0. */
export const saucepan = () =>
  rect(170, -150, 190, 30, ink, 15) +
  path('M-180-190H180V-40C180-10 160 0 130 0H-130C-160 0-180-10-180-40Z', '#C4CFDB') +
  path('M80-190H180V-40C180-10 160 0 130 0H60C90-10 80-60 80-190Z', '#93A1B4') +
  rect(-160, -176, 26, 150, white, 13, { opacity: 0.75 }) +
  path('M-190-196C-170-262 170-262 190-196Z', '#DCE3EA') +
  path('M60-244C130-236 180-220 190-196H90C90-216 80-232 60-244Z', '#AEBBCB') +
  rect(-198, -204, 396, 22, steel, 11) +
  rect(-40, -276, 80, 32, softRed, 14) +
  rect(-34, -272, 68, 10, lighter(softRed, 0.5), 5);

/** A flat induction cooktop with one glowing zone and touch keys. */
export function induction(box: Box): string {
  const { x, y, w, depth } = box;
  const zone = onTop(
    box,
    ellipse(w * 0.5, depth * 0.44, w * 0.37, depth * 0.36, softRed, { opacity: 0.3 }) +
      [0.36, 0.27, 0.18]
        .map((share) =>
          ellipse(w * 0.5, depth * 0.44, w * share, depth * share, 'none', {
            stroke: '#F0786A',
            'stroke-width': 9,
          }),
        )
        .join(''),
  );
  const keys = onTop(
    box,
    rect(w * 0.16, depth * 0.86, w * 0.68, depth * 0.1, '#3B4761', 14) +
      buttons(w * 0.22, depth * 0.91, 3, 60, 15, softRed, lightSteel) +
      rect(w * 0.44, depth * 0.875, w * 0.14, depth * 0.07, ink, 8) +
      rect(w * 0.46, depth * 0.895, w * 0.09, depth * 0.03, lightTeal, 4) +
      buttons(w * 0.65, depth * 0.91, 3, 60, 15, marigold, lightSteel),
  );
  return (
    body(box, { front: '#DCE3EA', side: '#93A1B4', top: '#222D48' }) +
    onTop(box, slab([w * 0.1, w * 0.24, 0], [w * 0.04, w * 0.18, depth], white, 0, { opacity: 0.08 })) +
    zone +
    keys +
    grille(x + w * 0.34, y + 16, w * 0.32, box.h - 30, 3, steel)
  );
}

/** A wall chimney: flue, sloping hood, oil filters, light. Hood middle at cx, lower edge at y. */
export function chimney(cx: number, y: number, filters: 'in' | 'out'): string {
  const flue = { x: cx - 120, y: -20, w: 200, h: y - 330, depth: 150, r: 4 };
  const canopy =
    slab([cx - 130, cx + 90, y - 360], [cx - 430, cx + 330, y - 120], stainless.front, 3) +
    polygon(
      [
        [cx + 90, y - 360],
        [cx + 222, y - 424],
        [cx + 560, y - 245],
        [cx + 330, y - 120],
      ],
      stainless.side,
      3,
    ) +
    slab([cx - 60, cx + 10, y - 360], [cx - 180, cx + 10, y - 120], white, 0, { opacity: 0.35 });
  const lip = { x: cx - 436, y: y - 122, w: 772, h: 100, depth: 262, r: 8 };
  const panel =
    rect(cx - 180, y - 98, 260, 52, ink, 14) +
    buttons(cx - 140, y - 72, 3, 46, 12, marigold) +
    display(cx - 10, y - 94, 80, 44, lightTeal);
  const under = slab([cx - 400, cx + 300, y - 22], [cx - 360, cx + 262, y + 30], slate, 4);
  const baffle = (from: number) =>
    slab([from, from + 310, y - 20], [from + 16, from + 292, y + 22], steel, 3) +
    repeat(8, (slat) =>
      slab(
        [from + 14 + slat * 37, from + 34 + slat * 37, y - 18],
        [from + 22 + slat * 34, from + 38 + slat * 34, y + 18],
        lightSteel,
        2,
      ),
    );
  const inner =
    filters === 'in'
      ? baffle(cx - 380) + baffle(cx - 30)
      : ellipse(cx - 40, y + 4, 120, 22, ink) + ellipse(cx - 40, y + 4, 80, 14, steel);
  return body(flue, stainless) + canopy + body(lip, stainless) + panel + under + inner;
}

/** One oil filter, standing; middle of its foot at 0,0. */
export const baffleFilter = () =>
  pane([150, -300, 0], [176, -314, -14], darker(steel, 0.3), 3) +
  slab([-150, 150, -300], [-124, 176, -314], white, 3) +
  rect(-150, -300, 300, 300, '#AEBBCB', 10) +
  rect(-132, -282, 264, 264, slate, 6) +
  repeat(
    7,
    (slat) =>
      rect(-124 + slat * 37, -278, 25, 256, lightSteel, 6) + rect(-124 + slat * 37, -278, 8, 256, white, 4),
  ) +
  rect(-50, -48, 100, 24, ink, 10);
