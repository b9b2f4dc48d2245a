// Microwave and oven of the home kitchen.
import { type Box, body, onSide, type Tones } from './box.ts';
import { bowl, roast } from './foods.ts';
import { recess } from './fridge-inside.ts';
import { black, stainless } from './materials.ts';
import {
  darker,
  ink,
  lightSteel,
  lightTeal,
  marigold,
  offWhite,
  slate,
  softRed,
  steel,
  white,
} from './palette.ts';
import { display, feet, handle, knob, paneGleam } from './parts.ts';
import { at, circle, clip, ellipse, group, rect, repeat, stroke } from './shapes.ts';

/** A microwave: window with a lit plate, keypad at the right. */
export function microwave(box: Box): string {
  const { x, y, w, h } = box;
  const win = { x: x + 70, y: y + 70, w: w * 0.6, h: h - 140 };
  const inside = recess(
    win,
    ellipse(win.x + win.w * 0.52, win.y + win.h - 32, win.w * 0.38, 26, '#E9D9B8') +
      ellipse(win.x + win.w * 0.52, win.y + win.h - 40, win.w * 0.36, 22, '#F8EFD9') +
      at(win.x + win.w * 0.52, win.y + win.h - 40, bowl(softRed), 2) +
      [0.42, 0.52, 0.62]
        .map((share) =>
          stroke(`M${win.x + win.w * share} ${win.y + win.h * 0.44}c-22-26 22-40 0-70`, white, 12, {
            opacity: 0.8,
          }),
        )
        .join(''),
    '#F3D9A4',
  );
  const keys = repeat(12, (key) =>
    rect(
      x + w * 0.795 + (key % 3) * w * 0.056,
      y + h * 0.37 + Math.floor(key / 3) * h * 0.095,
      w * 0.044,
      h * 0.066,
      '#55637F',
      8,
    ),
  );
  return (
    feet(box, ink, 18) +
    body(box, stainless) +
    rect(x + 22, y + 22, w * 0.7, h - 44, black.front, 22) +
    rect(win.x - 12, win.y - 12, win.w + 24, win.h + 24, ink, 20) +
    inside +
    paneGleam(win.x, win.y, win.w, win.h, 12) +
    handle(x + w * 0.685, y + 70, 26, h - 140, lightSteel) +
    rect(x + w * 0.765, y + 22, w * 0.21, h - 44, black.front, 18) +
    display(x + w * 0.787, y + h * 0.13, w * 0.166, h * 0.16, lightTeal) +
    keys +
    rect(x + w * 0.795, y + h * 0.8, w * 0.156, h * 0.09, marigold, 12) +
    onSide(
      box,
      repeat(6, (slot) =>
        rect(box.depth * 0.3, h * 0.28 + slot * 30, box.depth * 0.45, 12, slate, 6, { opacity: 0.55 }),
      ),
    )
  );
}

/** A small oven with glowing rods and three knobs. */
export function otg(box: Box): string {
  const { x, y, w, h } = box;
  const red: Tones = { front: '#3B4761', side: '#222D48', top: '#7A87A0' };
  const win = { x: x + 56, y: y + 84, w: w * 0.64, h: h - 168 };
  const rod = (level: number) =>
    stroke(`M${win.x + 10} ${win.y + win.h * level}H${win.x + win.w - 10}`, '#F0643C', 16) +
    stroke(`M${win.x + 10} ${win.y + win.h * level}H${win.x + win.w - 10}`, '#FFC46B', 6);
  const rack =
    stroke(`M${win.x} ${win.y + win.h * 0.72}H${win.x + win.w}`, lightSteel, 8) +
    repeat(12, (bar) =>
      stroke(`M${win.x + 20 + bar * (win.w / 12)} ${win.y + win.h * 0.72}l30 -18`, steel, 5),
    );
  const oven =
    rect(win.x, win.y, win.w, win.h, '#5B2F26', 12) +
    clip(
      rect(win.x, win.y, win.w, win.h, white, 12),
      ellipse(win.x + win.w / 2, win.y, win.w * 0.55, win.h * 0.42, '#D9662F', { opacity: 0.6 }) +
        ellipse(win.x + win.w / 2, win.y + win.h, win.w * 0.55, win.h * 0.36, '#D9662F', { opacity: 0.6 }) +
        rod(0.1) +
        rod(0.92) +
        rack +
        at(win.x + win.w * 0.5, win.y + win.h * 0.71, roast(), 1.25),
    );
  const panel =
    rect(x + w * 0.755, y + 24, w * 0.22, h - 48, lightSteel, 16) +
    rect(x + w * 0.755, y + 24, w * 0.22, 10, white, 5) +
    [0.22, 0.5, 0.78]
      .map(
        (share, spot) =>
          knob(
            x + w * 0.865,
            y + h * share,
            h * 0.09,
            [offWhite, offWhite, softRed][spot],
            [30, -40, 70][spot],
            spot === 2 ? white : slate,
          ) +
          repeat(7, (tick) =>
            group(circle(0, -h * 0.125, 4, slate), {
              transform: `translate(${x + w * 0.865} ${y + h * share}) rotate(${-90 + tick * 30})`,
            }),
          ),
      )
      .join('');
  return (
    feet(box, ink, 18) +
    body(box, red) +
    rect(x + 20, y + 24, w * 0.72, h - 48, darker(red.front, 0.4), 18) +
    oven +
    paneGleam(win.x, win.y, win.w, win.h, 12) +
    handle(win.x + 20, y + 40, win.w - 40, 24, lightSteel) +
    panel +
    onSide(
      box,
      repeat(6, (slot) =>
        rect(box.depth * 0.3, h * 0.28 + slot * 28, box.depth * 0.45, 11, ink, 5, { opacity: 0.6 }),
      ),
    )
  );
}
