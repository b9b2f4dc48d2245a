// The stage of every illustration: tinted wall, big round backdrop, floor, counter or ceiling.
import { darker, type Ground, ink, lighter, mix, white, wood } from './palette.ts';
import { circle, clip, path, rect, repeat, stroke } from './shapes.ts';

/** The size of every drawing in pixels. */
export const canvas = { width: 1600, height: 1200 };

const shadowTint = `<radialGradient id="shadow"><stop offset="0.45" stop-color="${ink}" stop-opacity="0.26"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/></radialGradient>`;

const backdrop = (ground: Ground) => rect(0, 0, 1600, 1200, ground.wall) + circle(800, 590, 525, ground.blob);

const wrap = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 1600 1200"><defs>${shadowTint}</defs>${content}</svg>`;

/** Something that stands on the floor. */
export const onFloor = (ground: Ground, content: string) =>
  wrap(
    backdrop(ground) +
      rect(0, 905, 1600, 295, ground.floor) +
      rect(0, 905, 1600, 14, lighter(ground.floor, 0.4)) +
      content,
  );

/** Something that stands on a kitchen counter, before tiles. */
export function onCounter(ground: Ground, content: string): string {
  const tiles =
    repeat(5, (row) => stroke(`M0 ${130 + row * 170}H1600`, lighter(ground.wall, 0.55), 6)) +
    repeat(8, (column) => stroke(`M${120 + column * 200} 0V900`, lighter(ground.wall, 0.55), 6));
  const top = mix(wood, white, 0.42);
  const counter =
    rect(0, 850, 1600, 220, top) +
    rect(0, 1070, 1600, 130, darker(wood, 0.02)) +
    rect(0, 1070, 1600, 12, lighter(top, 0.5)) +
    rect(0, 1106, 1600, 8, darker(wood, 0.18)) +
    rect(0, 850, 1600, 10, darker(top, 0.12), 0, { opacity: 0.5 });
  return wrap(
    rect(0, 0, 1600, 1200, ground.wall) +
      tiles +
      circle(800, 560, 470, ground.blob, { opacity: 0.85 }) +
      counter +
      content,
  );
}

/** Something that hangs on the wall; only a low skirting shows. */
export const onWall = (ground: Ground, content: string) =>
  wrap(
    backdrop(ground) +
      rect(0, 1075, 1600, 125, ground.floor) +
      rect(0, 1060, 1600, 22, white, 0, { opacity: 0.75 }) +
      content,
  );

/** A round close-up of a detail, with a white rim, over the corner of a scene. */
export function closeUp(cx: number, cy: number, r: number, ground: string, content: string): string {
  return (
    circle(cx + 10, cy + 16, r + 14, ink, { opacity: 0.14 }) +
    circle(cx, cy, r + 14, white) +
    circle(cx, cy, r, ground) +
    clip(circle(cx, cy, r, white), content)
  );
}

/** A curved pointer from a close-up to the place it shows. */
export const pointer = (d: string) => stroke(d, white, 12, { 'stroke-dasharray': '2 26' });

/** Plain skirting tiles low on the wall of a wet room. */
export const wetTiles = (ground: Ground) =>
  repeat(4, (row) => path(`M0 ${345 + row * 140}H1600v5H0Z`, white, { opacity: 0.35 })) +
  repeat(9, (column) => path(`M${80 + column * 180} 345v560h5v-560Z`, white, { opacity: 0.35 })) +
  rect(0, 331, 1600, 16, mix(ground.floor, white, 0.3));
