// The wall water purifier and its filters.
import { type Box, body, softShadow } from './box.ts';
import { ink, lightSteel, lightTeal, offWhite, steel, teal, white } from './palette.ts';
import { buttons, paneGleam } from './parts.ts';
import { at, circle, clip, path, rect, repeat } from './shapes.ts';

/** A wall water purifier: clear tank over a steel base with a tap. */
export function purifier(box: Box): string {
  const { x, y, w, h } = box;
  const tank = { x: x + 44, y: y + h * 0.52, w: w - 88, h: h * 0.3 };
  const upper = { x: x + 44, y: y + 50, w: w - 88, h: h * 0.4 };
  const cartridges = repeat(3, (stage) =>
    at(
      upper.x + upper.w * (0.2 + stage * 0.3),
      upper.y + upper.h - 26,
      rect(-38, -230, 76, 206, [white, '#8FBFD4', '#55637F'][stage] ?? white, 18) +
        rect(-46, -256, 92, 44, teal, 12) +
        rect(-46, -256, 92, 14, lightTeal, 7) +
        rect(-28, -204, 14, 160, white, 7, { opacity: 0.6 }) +
        repeat(4, (ring) => rect(-38, -180 + ring * 40, 76, 6, ink, 0, { opacity: 0.12 })),
    ),
  );
  const water =
    rect(tank.x, tank.y, tank.w, tank.h, '#E3F3FA', 18) +
    clip(
      rect(tank.x, tank.y, tank.w, tank.h, white, 18),
      path(
        `M${tank.x} ${tank.y + 70}c60-26 110 22 170 0s120-26 200 4V${tank.y + tank.h}H${tank.x}Z`,
        '#7FC0E0',
      ) +
        path(
          `M${tank.x} ${tank.y + 96}c60-26 110 22 170 0s120-26 200 4V${tank.y + tank.h}H${tank.x}Z`,
          '#4FA3CF',
          { opacity: 0.6 },
        ) +
        [
          [60, 150],
          [120, 190],
          [200, 140],
          [270, 200],
        ]
          .map(([bx = 0, by = 0]) => circle(tank.x + bx, tank.y + by, 10, white, { opacity: 0.6 }))
          .join(''),
    );
  const tap =
    rect(x + w * 0.5 - 22, y + h * 0.84, 44, 44, steel, 8) +
    rect(x + w * 0.5 - 50, y + h * 0.865, 100, 30, '#DCE3EA', 14) +
    rect(x + w * 0.5 - 14, y + h * 0.89, 28, 52, steel, 8) +
    rect(x + w * 0.5 - 40, y + h * 0.835, 80, 22, teal, 11);
  return (
    body(box, { front: offWhite, side: '#B4C2D0', top: white }) +
    rect(upper.x, upper.y, upper.w, upper.h, '#DCEAF2', 18) +
    cartridges +
    paneGleam(upper.x, upper.y, upper.w, upper.h, 18) +
    buttons(x + w * 0.38, y + h * 0.485, 4, 42, 11, '#4FA3CF', lightTeal) +
    water +
    paneGleam(tank.x, tank.y, tank.w, tank.h, 18) +
    tap
  );
}

/** A candle filter to be changed, foot at 0,0. */
export const filterCandle = (colour: string = white) =>
  softShadow(24, -2, 110, 26) +
  rect(-44, -230, 88, 230, colour, 20) +
  rect(14, -230, 30, 230, ink, 14, { opacity: 0.1 }) +
  rect(-52, -262, 104, 50, teal, 12) +
  rect(-52, -262, 104, 16, lightTeal, 8) +
  rect(-14, -286, 28, 28, lightSteel, 6) +
  repeat(4, (ring) => rect(-44, -176 + ring * 42, 88, 7, ink, 0, { opacity: 0.13 }));
