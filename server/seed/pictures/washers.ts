// Washing machines and dryers of the laundry pictures.
import { type Box, body, dx, dy, gleam, onSide, onTop, shadow, softShadow } from './box.ts';
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
  sky,
  slate,
  softRed,
  steel,
  teal,
  white,
} from './palette.ts';
import {
  buttons,
  display,
  drumHoles,
  feet,
  grille,
  handle,
  knob,
  paneGleam,
  porthole,
  ribbedHose,
  washing,
} from './parts.ts';
import { bubble } from './props.ts';
import { circle, clip, ellipse, group, path, polygon, rect, repeat, stroke } from './shapes.ts';

export const enamel = { front: '#F4F7FA', side: '#BCC8D6', top: '#FFFFFF' };

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

/** The open porthole: drum with suds and the door swung out to the left. */
export function openPorthole(cx: number, cy: number, r: number): string {
  const suds = clip(
    circle(cx, cy, r * 0.78, white),
    [-0.55, -0.2, 0.2, 0.55]
      .map((share, spot) => circle(cx + r * share, cy + r * 0.74, r * (0.34 + (spot % 2) * 0.1), white))
      .join('') +
      circle(cx - r * 0.35, cy + r * 0.5, r * 0.16, white) +
      circle(cx + r * 0.4, cy + r * 0.42, r * 0.14, white),
  );
  const drum =
    circle(cx, cy, r, darker(lightSteel, 0.1)) +
    circle(cx, cy, r * 0.94, lightSteel) +
    circle(cx, cy, r * 0.86, slate) +
    circle(cx, cy, r * 0.78, '#7F8CA3') +
    clip(
      circle(cx, cy, r * 0.78, white),
      circle(cx + r * 0.12, cy + r * 0.1, r * 0.72, '#9DA9BC') +
        drumHoles(cx + r * 0.1, cy + r * 0.08, r * 0.7, slate),
    ) +
    suds;
  const hinge = rect(cx - r * 1.14, cy - r * 0.2, r * 0.26, r * 0.4, steel, 8);
  const [dxn, rx] = [cx - r * 1.5, r * 0.5];
  const leafDoor =
    ellipse(dxn + 16, cy + 30, rx, r * 0.98, ink, { opacity: 0.12 }) +
    ellipse(dxn + 12, cy + 14, rx, r, darker(lightSteel, 0.3)) +
    ellipse(dxn, cy + 10, rx, r, lightSteel) +
    ellipse(dxn, cy + 10, rx * 0.84, r * 0.84, slate) +
    ellipse(dxn, cy + 10, rx * 0.76, r * 0.77, '#9CCDE3') +
    path(
      `M${dxn - rx * 0.5} ${cy + r * 0.1}C${dxn - rx * 0.5} ${cy - r * 0.3} ${dxn - rx * 0.2} ${cy - r * 0.55} ${dxn} ${cy - r * 0.6}C${dxn - rx * 0.2} ${cy - r * 0.3} ${dxn - rx * 0.25} ${cy - r * 0.1} ${dxn - rx * 0.25} ${cy + r * 0.15}Z`,
      white,
      { opacity: 0.6 },
    );
  return drum + hinge + leafDoor;
}

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
    polygon(
      [
        [x + w, top],
        [x + w + dx(box), top - dy(box)],
        [x + w + dx(box), top - dy(box) + 42],
        [x + w, top + 42],
      ],
      darker(teal, 0.3),
    ) +
    rect(x + w * 0.44, top - 10, 90, 62, lightSteel, 10) +
    rect(x + w * 0.44 + 14, top + 4, 62, 34, steel, 6);
  return rail + plate + frontLoader({ box, flap: false }) + strap(y + h * 0.2) + strap(y + h * 0.86) + wheel;
}

export const suds = (spots: readonly (readonly [number, number, number])[]) =>
  spots.map(([x, y, r]) => bubble(x, y, r)).join('');
