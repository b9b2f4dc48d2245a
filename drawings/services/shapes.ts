// The few SVG shapes that the illustrations are made of, each as a string.
import { createHash } from 'node:crypto';

type Point = readonly [number, number];
type Attributes = Record<string, string | number>;

const short = (value: string | number) =>
  typeof value === 'number' ? String(Math.round(value * 10) / 10) : value;

function element(name: string, attributes: Attributes, more: Attributes): string {
  const written = Object.entries({ ...attributes, ...more }).map(
    ([key, value]) => ` ${key}="${short(value)}"`,
  );
  return `<${name}${written.join('')}/>`;
}

/** A rectangle with corners rounded by rx. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx = 0,
  more: Attributes = {},
) => element('rect', { x, y, width, height, rx, fill }, more);

/** A circle around cx,cy. */
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  element('circle', { cx, cy, r, fill }, more);

/** An upright ellipse around cx,cy. */
export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => element('ellipse', { cx, cy, rx, ry, fill }, more);

/** A filled shape along the path data `d`. */
export const path = (d: string, fill: string, more: Attributes = {}) => element('path', { d, fill }, more);

/** A flat polygon; `round` softens its corners by that many pixels. */
export const polygon = (points: readonly Point[], fill: string, round = 0, more: Attributes = {}) =>
  element(
    'polygon',
    { points: points.map((point) => point.map(short).join(',')).join(' '), fill },
    {
      ...(round ? { stroke: fill, 'stroke-width': round * 2, 'stroke-linejoin': 'round' } : {}),
      ...more,
    },
  );

type Edge = readonly [number, number, number];

/** A four-sided face with level edges, each given as left x, right x, y. */
export const slab = ([a, b, y]: Edge, [c, d, z]: Edge, fill: string, round = 0, more: Attributes = {}) =>
  polygon(
    [
      [a, y],
      [b, y],
      [d, z],
      [c, z],
    ],
    fill,
    round,
    more,
  );

/** A four-sided face with upright edges, each given as x, upper y, lower y. */
export const pane = ([x, a, b]: Edge, [z, c, d]: Edge, fill: string, round = 0, more: Attributes = {}) =>
  polygon(
    [
      [x, a],
      [z, c],
      [z, d],
      [x, b],
    ],
    fill,
    round,
    more,
  );

/** A drawn line with round ends along the path data `d`. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}) =>
  element(
    'path',
    {
      d,
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    more,
  );

/** Content under common attributes. */
export const group = (content: string, more: Attributes) =>
  `<g${Object.entries(more)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')}>${content}</g>`;

/** Content drawn around 0,0 and put at x,y, scaled and turned (degrees). */
export const at = (x: number, y: number, content: string, scale = 1, turn = 0) =>
  group(content, { transform: `translate(${short(x)} ${short(y)}) rotate(${turn}) scale(${scale})` });

/** Shows of the content only what lies inside the shape. */
export function clip(shape: string, content: string): string {
  const id = `c${createHash('sha256').update(shape).digest('hex').slice(0, 10)}`;
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** `count` drawings, each told its own number from 0. */
export const repeat = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');
