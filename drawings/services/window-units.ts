// The window air conditioner and the window around it.
import { type Box, body, gleam, onSide } from './box.ts';
import { casing } from './materials.ts';
import {
  darker,
  ink,
  lighter,
  lightSteel,
  marigold,
  offWhite,
  slate,
  softRed,
  steel,
  teal,
  white,
  wood,
} from './palette.ts';
import { buttons, grille, knob } from './parts.ts';
import { at, clip, path, rect, repeat } from './shapes.ts';

/** A window unit: grille at the left, controls at the right. */
export function windowUnit(box: Box): string {
  const { x, y, w, h, depth } = box;
  const vents =
    rect(x + w * 0.04, y + h * 0.1, w * 0.66, h * 0.2, slate, 14) +
    repeat(14, (vane) =>
      rect(x + w * 0.06 + vane * ((w * 0.63) / 14), y + h * 0.12, 12, h * 0.16, lightSteel, 5),
    ) +
    grille(x + w * 0.04, y + h * 0.36, w * 0.66, h * 0.52, 9, '#E3EBF2');
  const panel =
    rect(x + w * 0.74, y + h * 0.1, w * 0.22, h * 0.78, '#DCE5EE', 18) +
    knob(x + w * 0.85, y + h * 0.26, h * 0.085, offWhite, -40, softRed) +
    knob(x + w * 0.85, y + h * 0.5, h * 0.085, offWhite, 40, marigold) +
    buttons(x + w * 0.795, y + h * 0.68, 3, w * 0.054, 13, teal) +
    rect(x + w * 0.78, y + h * 0.77, w * 0.14, 14, steel, 7);
  return (
    body(box, casing) +
    gleam(x, y, w, h, 26, 0.35) +
    vents +
    panel +
    onSide(
      box,
      repeat(7, (slot) =>
        rect(depth * 0.36, h * 0.16 + slot * h * 0.1, depth * 0.5, 14, slate, 7, { opacity: 0.6 }),
      ),
    )
  );
}

/** A window of the room: wooden frame, sky, curtain; `open` is what shows in it. */
export function windowFrame(x: number, y: number, w: number, h: number): string {
  const cloud = (cx: number, cy: number, size: number) =>
    at(
      cx,
      cy,
      path('M-80 20C-110 20-110-20-74-22C-70-60-16-66 0-38C30-60 74-36 66-6C96-4 94 20 70 20Z', white),
      size,
    );
  return (
    rect(x + 14, y + 18, w, h, ink, 12, { opacity: 0.12 }) +
    rect(x, y, w, h, wood, 12) +
    rect(x, y, w, 14, lighter(wood, 0.4), 8) +
    rect(x + 34, y + 34, w - 68, h - 68, '#A8D5EC') +
    clip(
      rect(x + 34, y + 34, w - 68, h - 68, white),
      cloud(x + w * 0.24, y + 120, 1) +
        cloud(x + w * 0.74, y + 90, 0.8) +
        path(
          `M${x} ${y + h}V${y + h * 0.52}c80-60 160-40 220 10s160-50 260-20 180 30 ${w} 10V${y + h}Z`,
          '#8FC29A',
        ),
    ) +
    rect(x + w / 2 - 10, y + 34, 20, h - 68, wood) +
    rect(x + w / 2 - 10, y + 34, 7, h - 68, lighter(wood, 0.4)) +
    rect(x - 30, y + h - 8, w + 60, 36, lighter(wood, 0.3), 8) +
    rect(x - 30, y + h + 18, w + 60, 10, darker(wood, 0.2), 4)
  );
}
