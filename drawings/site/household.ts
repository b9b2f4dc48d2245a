// Furniture and things on the table. Each stands on its ground line y = 0.
import {
  deepLeaf,
  deepWood,
  frost,
  glass,
  hairline,
  leaf,
  lightSteel,
  lightTeal,
  marigold,
  orange,
  paper,
  red,
  sky,
  slate,
  steel,
  white,
  wood,
} from './palette.ts';
import { box, dot, line, oval, shade, shape, turn } from './shapes.ts';

/** A leafy plant in a pot, x = 0 at its middle. */
export const plant = (pot: string): string =>
  [
    [-26, -112, -28],
    [22, -122, 24],
    [-8, -142, -6],
    [-34, -84, -52],
    [32, -88, 50],
    [10, -98, 10],
  ]
    .map(([x = 0, y = 0, angle = 0]) =>
      turn(
        angle,
        x,
        y,
        shape(
          `M${x} ${y - 30}Q${x + 18} ${y} ${x} ${y + 30}Q${x - 18} ${y} ${x} ${y - 30}Z`,
          angle > 0 ? deepLeaf : leaf,
        ),
      ),
    )
    .join('') +
  line(
    'M0-46C-2-80-4-100-8-118M0-50C6-76 14-92 20-104M0-50C-10-66-20-74-30-80M0-50C10-64 20-72 28-78',
    deepLeaf,
    2.5,
  ) +
  shape('M-30-56H30L22 0H-22Z', pot) +
  shade('M12-56H30L22 0H8Z', 0.14) +
  box(-34, -62, 68, 14, 4, pot) +
  shade('M-34-48H34V-44H-32Z', 0.12);

/** A window with a sky, x and y of its top left corner. */
export const casement = (x: number, y: number, width: number, height: number): string =>
  box(x - 8, y - 8, width + 16, height + 16, 8, white) +
  box(x, y, width, height, 4, glass) +
  shape(
    `M${x} ${y + height * 0.72}Q${x + width * 0.35} ${y + height * 0.5} ${x + width} ${y + height * 0.76}V${y + height}H${x}Z`,
    lightTeal,
  ) +
  shape(
    `M${x + width * 0.1} ${y + height * 0.44}L${x + width * 0.42} ${y}H${x + width * 0.58}L${x + width * 0.1} ${y + height * 0.66}Z`,
    'rgba(255,255,255,.5)',
  ) +
  box(x + width / 2 - 3, y, 6, height, 0, white) +
  box(x - 14, y + height + 6, width + 28, 10, 4, lightSteel);

/** A wooden table under a cloth that hides who sits behind it; its top at y = 0. */
export const table = (width: number, height: number): string =>
  box(30, height - 26, 18, 26, 4, deepWood) +
  box(width - 48, height - 26, 18, 26, 4, deepWood) +
  shape(
    `M14 8H${width - 14}L${width - 20} ${height - 16}Q${width / 2} ${height - 10} 20 ${height - 16}Z`,
    paper,
  ) +
  shade(`M${width - 90} 8H${width - 14}L${width - 20} ${height - 16}L${width - 84} ${height - 13}Z`, 0.06) +
  line(`M21 ${height - 30}Q${width / 2} ${height - 24} ${width - 21} ${height - 30}`, red, 6) +
  line(`M20 ${height - 41}Q${width / 2} ${height - 35} ${width - 20} ${height - 41}`, marigold, 2.5) +
  line(
    `M96 30L92 ${height - 50}M${width * 0.5} 30V${height - 46}M${width - 110} 30L${width - 104} ${height - 48}`,
    hairline,
    3,
  ) +
  box(0, 0, width, 18, 8, wood) +
  shade(
    `M${width - 60} 0H${width - 8}Q${width} 0 ${width} 8V10Q${width} 18 ${width - 8} 18H${width - 60}Z`,
    0.1,
  );

/** A shelf of steel and coloured tins, x = 0 at its left, its board at y = 0. */
export const tinShelf = (): string => {
  const tin = (x: number, width: number, height: number, fill: string): string =>
    box(x, -height, width, height, 5, fill) +
    box(x - 2, -height - 4, width + 4, 12, 4, fill) +
    box(x - 2, -height - 4, width + 4, 12, 4, 'rgba(20,33,61,.12)') +
    box(x + 5, -height + 14, 5, height - 22, 2.5, 'rgba(255,255,255,.45)');
  return (
    tin(12, 34, 48, lightSteel) +
    tin(54, 30, 40, steel) +
    tin(92, 36, 54, lightSteel) +
    tin(138, 26, 34, red) +
    box(0, 0, 180, 10, 4, wood) +
    shade('M0 10H180L172 18H8Z', 0.1)
  );
};

/** A glass of milk; like the cup and the bowl it stands at y = 0 with x = 0 in the middle. */
export const milkGlass = (): string =>
  shape('M-10-32H10L8 0H-8Z', glass) + shape('M-9-24H9L8 0H-8Z', white) + line('M-6-20L-5-6', frost, 2);

/** A cup of tea that steams. */
export const teaCup = (): string =>
  line('M10-18Q20-18 18-10Q16-4 8-5', white, 4) +
  shape('M-13-22H13L9-2Q8 0 6 0H-6Q-8 0-9-2Z', white) +
  oval(0, -22, 13, 3.4, wood) +
  line('M-4-32q-5-6 0-11t0-11M6-32q-5-6 0-11t0-11', 'rgba(141,153,174,.55)', 2);

/** A bowl of fruit. */
export const fruitBowl = (): string =>
  dot(-18, -30, 13, marigold) +
  dot(18, -30, 13, red) +
  dot(2, -36, 14, orange) +
  line('M2-50q2-6 6-7', leaf, 3) +
  shape('M-40-28H40Q36 0 14 0H-14Q-36 0-40-28Z', sky) +
  shade('M12-28H40Q36 0 14 0H6Q14-10 12-28Z', 0.1);

/** A round steel pot held from below, its rim at y = -30. */
export const steelPot = (): string =>
  shape('M-26-28H26Q30 0 12 2H-12Q-30 0-26-28Z', lightSteel) +
  shade('M8-28H26Q30 0 12 2H4Q12-10 8-28Z', 0.14) +
  box(-30, -34, 60, 8, 4, steel) +
  shape('M-24-34Q0-52 24-34Z', lightSteel) +
  dot(0, -45, 4, slate);
