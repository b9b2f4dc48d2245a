// What the three reels share: the room, the passing of time, sparks and the tick at the end.
import { marigold, offWhite, teal, white } from './palette.ts';
import { box, dot, line, place, shape } from './shapes.ts';

export const width = 360;
export const height = 640;

/** How far `at` has come between two moments, eased at both ends. */
export const between = (at: number, from: number, to: number): number => {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

/** A part that is seen through; `opacity` from 0 to 1. */
export const faded = (opacity: number, body: string): string =>
  `<g opacity="${opacity.toFixed(3)}">${body}</g>`;

/** A swing between -1 and 1, `turns` times in a clip; `at` is how far the clip has come, 0 to 1. */
export const wave = (at: number, turns: number): number => Math.sin(at * turns * 2 * Math.PI);

/** The empty room that all clips play in. */
export const room = (wall: string, floor: string): string =>
  box(0, 0, width, height, 0, wall) +
  shape(`M0 0H250L60 ${height}H0Z`, 'rgba(255,255,255,.25)') +
  box(0, 548, width, height - 548, 0, floor) +
  box(0, 538, width, 10, 0, offWhite);

const spark = (x: number, y: number, size: number): string =>
  shape(
    `M${x} ${y - size}Q${x} ${y} ${x + size} ${y}Q${x} ${y} ${x} ${y + size}Q${x} ${y} ${x - size} ${y}Q${x} ${y} ${x} ${y - size}Z`,
    marigold,
  );

/** Sparks that open one after another from `from` on. */
export const sparks = (
  at: number,
  from: number,
  points: readonly (readonly [number, number, number])[],
): string =>
  points
    .map(([x, y, size], index) => {
      const open = between(at, from + index * 0.03, from + 0.1 + index * 0.03);
      return open > 0 ? spark(x, y, size * open * (1 + 0.12 * wave(at + index * 0.1, 5))) : '';
    })
    .join('');

/** The tick at the end around x, y; `shown` from 0 (nothing) to 1. */
export const tick = (x: number, y: number, shown: number): string =>
  shown > 0 ? place(x, y, dot(0, 0, 34, teal) + line('M-15 1L-4 12L16-11', white, 8), shown) : '';
