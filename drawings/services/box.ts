// The three-quarter view: a rounded box with its front towards us, its right side and its top.
import { darker, ink, lighter, white } from './palette.ts';
import { clip, ellipse, group, path, polygon, rect, slab } from './shapes.ts';

/** Front face at x,y with size w,h; `depth` runs away from us to the upper right; `r` rounds the corners. */
export type Box = { x: number; y: number; w: number; h: number; depth: number; r?: number };

const across = 0.86;
const up = 0.5;

/** How far the depth carries to the right, in pixels. */
export const dx = (box: Box) => box.depth * across;
/** How far the depth carries up, in pixels. */
export const dy = (box: Box) => box.depth * up;

/** The outline of the whole body: the front's rounded rectangle drawn along to the back. */
function outline(box: Box): string {
  const { x, y, w, h, r = 16 } = box;
  const [mx, my] = [dx(box), -dy(box)];
  const length = Math.hypot(mx, my) || 1;
  const [nx, ny] = [(my / length) * r, (-mx / length) * r];
  const arc = (px: number, py: number) => `A${r} ${r} 0 0 1 ${px} ${py}`;
  return [
    `M${x + r + nx} ${y + r + ny}`,
    `L${x + r + nx + mx} ${y + r + ny + my}`,
    arc(x + r + mx, y + my),
    `L${x + w - r + mx} ${y + my}`,
    arc(x + w + mx, y + r + my),
    `L${x + w + mx} ${y + h - r + my}`,
    arc(x + w - r - nx + mx, y + h - r - ny + my),
    `L${x + w - r - nx} ${y + h - r - ny}`,
    arc(x + w - r, y + h),
    `L${x + r} ${y + h}`,
    arc(x, y + h - r),
    `L${x} ${y + r}`,
    arc(x + r + nx, y + r + ny),
    'Z',
  ].join('');
}

export type Tones = { front: string; side: string; top: string };

/** How the light falls on a body of one colour: top lit, front plain, right side in shade. */
const tones = (colour: string): Tones => ({
  front: colour,
  side: darker(colour, 0.2),
  top: lighter(colour, 0.55),
});

/** The closed body, without its shadow. */
export function body(box: Box, colour: string | Tones): string {
  const { x, y, w, h, r = 16 } = box;
  const { front, side, top } = typeof colour === 'string' ? tones(colour) : colour;
  const [mx, my] = [dx(box), -dy(box)];
  const split = r * (1 - Math.SQRT1_2);
  const edge = { x: x + w - split, y: y + split };
  const whole = path(outline(box), side);
  const lid = polygon(
    [
      [x - 40, y + r],
      [edge.x, edge.y],
      [edge.x + mx, edge.y + my],
      [edge.x + mx, y + my - 60],
      [x - 40, y + my - 60],
    ],
    top,
  );
  const bend = path(
    `M${edge.x} ${edge.y}A${r} ${r} 0 0 1 ${x + w} ${y + r}L${x + w + mx} ${y + r + my}A${r} ${r} 0 0 0 ${edge.x + mx} ${edge.y + my}Z`,
    lighter(side, 0.3),
  );
  return clip(path(outline(box), side), whole + lid + bend) + rect(x, y, w, h, front, r) + frontLight(box);
}

/** A thin lit edge at the left and top of a front face and a thin shade at its right. */
function frontLight({ x, y, w, h, r = 16 }: Box): string {
  const face = rect(x, y, w, h, white, r);
  const lit = path(`M${x} ${y}H${x + w}V${y + 7}H${x + 7}V${y + h}H${x}Z`, white, { opacity: 0.55 });
  const shade =
    rect(x + w - 9, y, 9, h, ink, 0, { opacity: 0.06 }) +
    rect(x, y + h - 12, w, 12, ink, 0, { opacity: 0.06 });
  return clip(face, lit + shade);
}

/** A soft diagonal gleam over a flat front; `strength` is its opacity. */
export function gleam(x: number, y: number, w: number, h: number, r: number, strength = 0.28): string {
  const band = (from: number, wide: number) =>
    slab(
      [x + w * from, x + w * (from + wide), y],
      [x + w * from - h * 0.45, x + w * (from + wide) - h * 0.45, y + h],
      white,
      0,
      { opacity: strength },
    );
  return clip(rect(x, y, w, h, white, r), band(0.42, 0.2) + band(0.68, 0.06));
}

/** The soft shadow on the ground to the lower right of a standing box. */
export function shadow(box: Box): string {
  const base = box.y + box.h;
  const [mx, my] = [dx(box), dy(box)];
  const near = polygon(
    [
      [box.x + 16, base - 4],
      [box.x + box.w, base + 4],
      [box.x + box.w + mx, base - my + 4],
      [box.x + box.w + mx + 70, base - my + 22],
      [box.x + box.w + 60, base + 30],
      [box.x + 60, base + 30],
    ],
    ink,
    10,
    { opacity: 0.13 },
  );
  return (
    softShadow(box.x + box.w / 2 + mx / 2 + 60, base - my / 2 + 24, (box.w + mx) / 2 + 110, my / 2 + 66) +
    near
  );
}

/** A soft elliptic shadow; the gradient is defined by the scene. */
export const softShadow = (cx: number, cy: number, rx: number, ry: number) =>
  ellipse(cx, cy, rx, ry, 'url(#shadow)');

/** Draws on the right side: content's x runs 0 to depth away from us, y runs 0 to h down. */
export const onSide = (box: Box, content: string) =>
  group(content, { transform: `matrix(${across} ${-up} 0 1 ${box.x + box.w} ${box.y})` });

/** Draws on the top: content's x runs 0 to w, y runs 0 at the back to depth at the front edge. */
export const onTop = (box: Box, content: string) =>
  group(content, { transform: `matrix(1 0 ${-across} ${up} ${box.x + dx(box)} ${box.y - dy(box)})` });
