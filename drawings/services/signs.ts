// Signs of wet, cold and clean: drops, puddles, bubbles, snowflakes, sparkles.
import { white } from './palette.ts';
import { circle, ellipse, group, path, repeat, stroke } from './shapes.ts';

/** A four-pointed star that says 'clean'. */
export const sparkle = (x: number, y: number, r: number, colour: string = white) =>
  path(
    `M${x} ${y - r}C${x + r * 0.12} ${y - r * 0.3} ${x + r * 0.3} ${y - r * 0.12} ${x + r} ${y}C${x + r * 0.3} ${y + r * 0.12} ${x + r * 0.12} ${y + r * 0.3} ${x} ${y + r}C${x - r * 0.12} ${y + r * 0.3} ${x - r * 0.3} ${y + r * 0.12} ${x - r} ${y}C${x - r * 0.3} ${y - r * 0.12} ${x - r * 0.12} ${y - r * 0.3} ${x} ${y - r}Z`,
    colour,
  );

/** A drop of water around x,y. */
export const drop = (x: number, y: number, r: number, colour: string = '#4FA3CF') =>
  path(
    `M${x} ${y - r * 1.6}C${x + r * 0.4} ${y - r * 0.8} ${x + r} ${y - r * 0.4} ${x + r} ${y + r * 0.2}A${r} ${r} 0 0 1 ${x - r} ${y + r * 0.2}C${x - r} ${y - r * 0.4} ${x - r * 0.4} ${y - r * 0.8} ${x} ${y - r * 1.6}Z`,
    colour,
  ) + ellipse(x - r * 0.35, y + r * 0.15, r * 0.18, r * 0.34, white, { opacity: 0.7 });

/** A puddle on the floor around x,y. */
export const puddle = (x: number, y: number, rx: number) =>
  path(
    `M${x - rx} ${y}C${x - rx} ${y - rx * 0.16} ${x - rx * 0.3} ${y - rx * 0.2} ${x} ${y - rx * 0.15}C${x + rx * 0.5} ${y - rx * 0.24} ${x + rx} ${y - rx * 0.12} ${x + rx} ${y}C${x + rx} ${y + rx * 0.18} ${x + rx * 0.4} ${y + rx * 0.12} ${x} ${y + rx * 0.2}C${x - rx * 0.5} ${y + rx * 0.22} ${x - rx} ${y + rx * 0.14} ${x - rx} ${y}Z`,
    '#7FC0E0',
  ) + ellipse(x - rx * 0.25, y - rx * 0.03, rx * 0.4, rx * 0.06, white, { opacity: 0.55 });

const bubble = (x: number, y: number, r: number) =>
  circle(x, y, r, white, { opacity: 0.55 }) +
  circle(x, y, r, 'none', { stroke: white, 'stroke-width': r * 0.12 }) +
  path(`M${x - r * 0.6} ${y - r * 0.1}A${r * 0.6} ${r * 0.6} 0 0 1 ${x - r * 0.05} ${y - r * 0.6}`, 'none', {
    stroke: white,
    'stroke-width': r * 0.16,
    'stroke-linecap': 'round',
  });

/** Several bubbles, each given as x, y, r. */
export const suds = (spots: readonly (readonly [number, number, number])[]) =>
  spots.map(([x, y, r]) => bubble(x, y, r)).join('');

/** A six-armed snowflake around x,y. */
export function snowflake(x: number, y: number, r: number, colour: string = white): string {
  const arm = stroke(
    `M0 0V${-r}M${-r * 0.28} ${-r * 0.86}L0 ${-r * 0.58}L${r * 0.28} ${-r * 0.86}`,
    colour,
    r * 0.15,
  );
  return repeat(6, (turn) => group(arm, { transform: `translate(${x} ${y}) rotate(${turn * 60})` }));
}
