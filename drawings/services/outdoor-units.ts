// The outdoor unit, its circuit board and pipes.
import { type Box, body, onSide, onTop } from './box.ts';
import { casing } from './materials.ts';
import {
  copper,
  darker,
  ink,
  lightSteel,
  lightTeal,
  marigold,
  mix,
  sky,
  slate,
  softRed,
  steel,
  teal,
  white,
} from './palette.ts';
import { fan, fins, grille, hose, screw } from './parts.ts';
import { at, circle, clip, group, rect, repeat, stroke } from './shapes.ts';

/** An outdoor unit with its big fan at the left, service side at the right. */
export function outdoorUnit(box: Box, panel = ''): string {
  const { x, y, w, h, depth } = box;
  const r = Math.min(h * 0.4, w * 0.34);
  const vents = onSide(
    box,
    fins(depth * 0.12, h * 0.12, depth * 0.5, h * 0.7, 16) +
      rect(depth * 0.7, h * 0.66, depth * 0.22, h * 0.2, slate, 6),
  );
  const valves = onSide(
    box,
    rect(depth * 0.72, h * 0.7, depth * 0.16, 22, copper, 6) +
      rect(depth * 0.72, h * 0.78, depth * 0.16, 22, copper, 6),
  );
  const feet = [x + 60, x + w - 130]
    .map((foot) => rect(foot, y + h - 4, 80, 34, slate, 6) + rect(foot, y + h - 4, 80, 10, steel, 4))
    .join('');
  return (
    feet +
    body(box, casing) +
    rect(x + 18, y + 18, w * 0.72, h - 36, darker(casing.front, 0.05), 20) +
    fan(x + 18 + w * 0.36, y + h / 2, r) +
    rect(x + w * 0.76, y + 24, 5, h - 48, ink, 0, { opacity: 0.12 }) +
    grille(x + w * 0.79, y + h * 0.14, w * 0.17, h * 0.24, 6, lightSteel) +
    rect(x + w * 0.79, y + h * 0.62, w * 0.17, h * 0.16, lightTeal, 10) +
    rect(x + w * 0.79, y + h * 0.62, w * 0.17, 12, mix(lightTeal, white, 0.5), 6) +
    vents +
    valves +
    onTop(box, rect(30, 26, w - 60, depth - 52, lightSteel, 14, { opacity: 0.3 })) +
    panel
  );
}

/** A green circuit board with chips, coils and capacitors; middle at 0,0. */
export function board(): string {
  const trace = (d: string) => stroke(d, '#5FB08A', 7);
  const chip = (x: number, y: number, w: number, h: number) =>
    repeat(Math.floor(w / 24), (pin) => rect(x + 8 + pin * 24, y - 10, 10, h + 20, lightSteel, 2)) +
    rect(x, y, w, h, ink, 6) +
    circle(x + 14, y + 14, 5, steel);
  const can = (x: number, y: number, r: number, colour: string) =>
    circle(x + 5, y + 7, r, ink, { opacity: 0.25 }) +
    circle(x, y, r, colour) +
    circle(x, y, r * 0.72, lightSteel) +
    stroke(`M${x - r * 0.4} ${y}h${r * 0.8}M${x} ${y - r * 0.4}v${r * 0.8}`, steel, 4);
  return (
    rect(-214, -164, 440, 340, ink, 18, { opacity: 0.16 }) +
    rect(-220, -170, 440, 340, '#2E8B62', 16) +
    rect(-220, -170, 440, 12, '#6CC298', 6) +
    trace(
      'M-190-60H-120V40H-60M-190-30H-140V80H40V120M30-110V-60H110V20H190M-60-20H20V60H150M-190 130H-100M90 130H190V70',
    ) +
    chip(-70, -50, 130, 90) +
    chip(-190, 70, 84, 50) +
    chip(100, 50, 84, 46) +
    can(-150, -104, 38, slate) +
    can(-66, -112, 30, slate) +
    can(160, 128, 24, teal) +
    rect(30, -146, 76, 60, marigold, 8) +
    repeat(4, (wind) => rect(38 + wind * 17, -150, 9, 68, copper, 4)) +
    rect(130, -146, 66, 84, '#DCE3EA', 6) +
    repeat(4, (pin) => rect(138 + pin * 14, -138, 8, 24, slate)) +
    repeat(4, (part) => rect(-40 + part * 34, 92, 22, 44, part % 2 ? '#D9B27A' : softRed, 6)) +
    [
      [-200, -150],
      [200, -150],
      [-200, 150],
      [200, 150],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 10, '#E9D8A0'))
      .join('')
  );
}

/** The opened service side of an outdoor unit: board, capacitor, wires. */
export function openedService({ x, y, w, h }: Box): string {
  const hole = { x: x + w * 0.62, y: y + 34, w: w * 0.345, h: h - 68 };
  const wires = [softRed, marigold, sky, lightTeal]
    .map((colour, wire) =>
      stroke(
        `M${hole.x + 40 + wire * 24} ${hole.y + hole.h * 0.56}c${20 - wire * 30} 80 ${90 - wire * 20} 60 ${60 + wire * 16} 190`,
        colour,
        10,
      ),
    )
    .join('');
  const inside =
    rect(hole.x, hole.y, hole.w, hole.h, slate, 14) +
    clip(
      rect(hole.x, hole.y, hole.w, hole.h, white, 14),
      rect(hole.x, hole.y, 26, hole.h, ink, 0, { opacity: 0.35 }) +
        at(hole.x + hole.w * 0.53, hole.y + hole.h * 0.3, board(), hole.w / 560) +
        wires +
        rect(hole.x + hole.w * 0.6, hole.y + hole.h * 0.66, hole.w * 0.24, hole.h * 0.3, '#DCE3EA', 24) +
        rect(hole.x + 26, hole.y + hole.h * 0.72, hole.w * 0.34, hole.h * 0.3, ink, 30),
    );
  return (
    rect(hole.x - 8, hole.y - 8, hole.w + 16, hole.h + 16, '#B9C7D6', 18) +
    inside +
    screw(hole.x + 6, hole.y + hole.h + 18) +
    screw(hole.x + hole.w - 6, hole.y + hole.h + 18)
  );
}

/** A pair of lagged copper pipes along a path. */
export const pipes = (d: string) =>
  hose(d, '#F1F4F7', 44) + group(stroke(d, copper, 7, { opacity: 0.5 }), { transform: 'translate(0 12)' });
