// Reel: a hand presses a new gasket around a fridge door. `at` runs from 0 to 1.
import { plant } from './household.ts';
import {
  deepTeal,
  floor,
  frost,
  glass,
  ground,
  ink,
  lamplight,
  lightTeal,
  marigold,
  paleWood,
  red,
  skin,
  slate,
  steel,
  teal,
  white,
} from './palette.ts';
import { box, limb, line, oval, place, shade, shadow } from './shapes.ts';
import { between, room, sparks, tick } from './stage.ts';

/** Where the hand is after `share` of the way round the door's edge, and the way so far. */
const doorEdge = { left: 74, top: 96, right: 286, bottom: 524 } as const;

const alongEdge = (share: number): readonly [x: number, y: number] => {
  const { left, top, right, bottom } = doorEdge;
  const sides = [right - left, bottom - top, right - left, bottom - top] as const;
  let rest = share * (sides[0] + sides[1] + sides[2] + sides[3]);
  if (rest <= sides[0]) return [left + rest, top];
  rest -= sides[0];
  if (rest <= sides[1]) return [right, top + rest];
  rest -= sides[1];
  if (rest <= sides[2]) return [right - rest, bottom];
  rest -= sides[2];
  return [left, bottom - Math.min(rest, sides[3])];
};

const bottles = (): string => {
  const rack = (y: number): string =>
    box(96, y, 168, 40, 6, glass) +
    box(96, y, 168, 8, 4, white) +
    shade(`M244 ${y + 8}H264V${y + 34}Q264 ${y + 40} 258 ${y + 40}H244Z`, 0.08);
  const bottle = (x: number, y: number, tall: number, fill: string): string =>
    box(x, y - tall, 30, tall + 14, 8, fill) +
    box(x + 8, y - tall - 18, 14, 22, 4, fill) +
    box(x + 7, y - tall - 22, 16, 9, 3, slate) +
    box(x + 5, y - tall + 10, 5, tall - 14, 2.5, 'rgba(255,255,255,.5)');
  return (
    bottle(108, 244, 66, red) +
    bottle(148, 244, 50, white) +
    box(194, 206, 52, 48, 8, marigold) +
    rack(238) +
    bottle(112, 372, 58, lightTeal) +
    bottle(152, 372, 70, lamplight) +
    bottle(204, 372, 52, white) +
    rack(366) +
    [112, 140, 168, 196, 224].map((x) => oval(x + 12, 466, 13, 16, paleWood)).join('') +
    rack(466)
  );
};

/** The picture of a moment; `at` is how far the clip has come, 0 to 1. */
export const fridgeDoorSeal = (at: number): string => {
  const { left, top, right, bottom } = doorEdge;
  const done = between(at, 0.06, 0.8);
  const [x, y] = alongEdge(done);
  const around = `M${left} ${top}H${right}V${bottom}H${left}Z`;
  const full = 2 * (right - left + bottom - top);
  const away = between(at, 0.82, 0.92) * 220;
  const arm =
    limb(`${x + 62} ${y + 108} 27, ${x + 26} ${y + 44} 19`, skin.warm) +
    limb(`${x + 26} ${y + 42} 21, ${x + 14} ${y + 18} 17`, skin.warm) +
    limb(`${x + 10} ${y + 22} 8.5, ${x - 3} ${y + 2} 7`, skin.warm) +
    limb(`${x + 19} ${y + 14} 8.5, ${x + 8} ${y - 6} 7`, skin.warm) +
    limb(`${x + 4} ${y + 34} 8.5, ${x - 12} ${y + 20} 7`, skin.warm) +
    limb(`${x + 388} ${y + 634} 66, ${x + 74} ${y + 128} 34`, teal) +
    limb(`${x + 74} ${y + 128} 34, ${x + 70} ${y + 121} 34`, deepTeal) +
    limb(`${x + 388} ${y + 634} 66, ${x + 82} ${y + 141} 34`, teal);
  return (
    room(ground.refrigeration, floor.refrigeration) +
    shadow(186, 588, 160, 12) +
    box(40, 60, 280, 502, 26, lightTeal) +
    shade('M296 60Q320 62 320 86V536Q320 560 296 562H290V60Z', 0.12) +
    box(74, 562, 30, 18, 5, ink) +
    box(256, 562, 30, 18, 5, ink) +
    box(60, 82, 240, 456, 18, white) +
    box(88, 112, 184, 398, 12, frost) +
    shade('M254 112H260Q272 112 272 124V498Q272 510 260 510H254Z', 0.06) +
    bottles() +
    line(around, steel, 13) +
    line(around, 'rgba(20,33,61,.25)', 3) +
    `<path d="${around}" fill="none" stroke="${deepTeal}" stroke-width="15" stroke-linejoin="round" stroke-dasharray="${(full * done).toFixed(1)} ${full}"/>` +
    `<path d="${around}" fill="none" stroke="${lightTeal}" stroke-width="4" stroke-linejoin="round" stroke-dasharray="${(full * done).toFixed(1)} ${full}"/>` +
    place(30, 604, plant(red), 0.7) +
    (away < 220 ? place(away * 1.6, away * 2.8, arm) : '') +
    sparks(at, 0.84, [
      [58, 66, 20],
      [308, 92, 24],
      [304, 540, 18],
      [52, 420, 14],
    ]) +
    tick(180, 310, between(at, 0.86, 0.94) * 1.3)
  );
};
