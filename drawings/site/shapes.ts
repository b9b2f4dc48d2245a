// The few shapes the drawings are built from. Light falls from the top left: shade lies on the
// right side of a body, its shadow on the ground to the lower right.
import { ink } from './palette.ts';

/** A joint of a limb: x, y and the limb's half thickness there, in drawing units. */
type Joint = readonly [x: number, y: number, radius: number];

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Shortens every coordinate of a drawing to one decimal. */
const tidy = (svg: string): string =>
  svg
    .replace(/-?\d+\.\d{2,}/g, (value) => short(Number(value)))
    .replace(/>\s+</g, '><')
    .trim();

/** A whole drawing: `body` in a view box of the given size, width and height left to the page. */
export const drawing = (width: number, height: number, body: string): string =>
  tidy(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`);

/** Moves a part to x, y; `scale` enlarges it, `mirror` lets it look the other way. */
export const place = (x: number, y: number, body: string, scale = 1, mirror = false): string => {
  const turned = mirror ? ` scale(-${scale} ${scale})` : scale === 1 ? '' : ` scale(${scale})`;
  return `<g transform="translate(${short(x)} ${short(y)})${turned}">${body}</g>`;
};

/** Turns a part clockwise around x, y. */
export const turn = (degrees: number, x: number, y: number, body: string): string =>
  `<g transform="rotate(${short(degrees)} ${short(x)} ${short(y)})">${body}</g>`;

/** A rectangle with round corners; x, y is its top left corner. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${short(radius)}" fill="${fill}"/>`;

/** A circle around x, y. */
export const dot = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`;

/** An ellipse around x, y. */
export const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"/>`;

/** An area of one colour; `path` is SVG's own path. */
export const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;

/** A stroke with round ends. */
export const line = (path: string, stroke: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The dark side of a body: its own outline again, in thin ink. */
export const shade = (path: string, strength = 0.1): string =>
  `<path d="${path}" fill="${ink}" opacity="${strength}"/>`;

/** The soft shadow on the ground, a little to the right of what stands at x, y. */
export const shadow = (x: number, y: number, halfWidth: number, halfHeight = 9): string =>
  `<ellipse cx="${short(x + halfWidth * 0.16)}" cy="${short(y + 2)}" rx="${short(halfWidth)}" ry="${short(halfHeight)}" fill="${ink}" opacity=".13"/>`;

const segment = ([x1, y1, r1]: Joint, [x2, y2, r2]: Joint): string => {
  const along = Math.atan2(y2 - y1, x2 - x1);
  const spread = Math.acos((r1 - r2) / Math.hypot(x2 - x1, y2 - y1));
  const on = (x: number, y: number, r: number, angle: number): string =>
    `${short(x + r * Math.cos(angle))} ${short(y + r * Math.sin(angle))}`;
  const far = spread > Math.PI / 2 ? 1 : 0;
  return (
    `M${on(x1, y1, r1, along + spread)}L${on(x2, y2, r2, along + spread)}` +
    `A${short(r2)} ${short(r2)} 0 ${far} 0 ${on(x2, y2, r2, along - spread)}` +
    `L${on(x1, y1, r1, along - spread)}A${short(r1)} ${short(r1)} 0 ${1 - far} 0 ${on(x1, y1, r1, along + spread)}Z`
  );
};

/** An arm or a leg: a tapering tube through its joints, each written as 'x y half-thickness'. */
export const limb = (joints: string, fill: string): string => {
  const points = joints.split(', ').map((joint): Joint => {
    const [x = 0, y = 0, radius = 0] = joint.split(' ').map(Number);
    return [x, y, radius];
  });
  const paths = points.slice(1).map((joint, index) => segment(points[index] ?? joint, joint));
  return shape(paths.join(''), fill);
};
