// Food and drink seen on shelves and in ovens. Each stands with the middle of its foot at 0,0.
import { darker, leaf, lighter, marigold, offWhite, sky, softRed, white, wood } from './palette.ts';
import { circle, ellipse, path, rect, repeat, stroke } from './shapes.ts';

const orange = '#F08A3C';

/** Three tomatoes in a heap. */
export const tomatoes = () =>
  [
    [-34, -30],
    [34, -30],
    [0, -66],
  ]
    .map(
      ([x = 0, y = 0]) =>
        circle(x, y, 32, softRed) +
        circle(x - 9, y - 10, 8, lighter(softRed, 0.5)) +
        path(`M${x - 14} ${y - 28}L${x} ${y - 22}L${x + 14} ${y - 28}L${x + 3} ${y - 18}H${x - 3}Z`, leaf),
    )
    .join('');

/** A head of leafy greens. */
export const greens = () =>
  path('M-60 0C-96-40-70-96-30-84C-20-120 40-120 44-82C86-92 96-30 60 0Z', leaf) +
  path('M-40-6C-64-34-48-70-22-62C-14-90 22-90 26-58C52-62 60-24 40-6Z', lighter(leaf, 0.28)) +
  stroke('M0-6V-56M-22-12L-30-44M22-12L32-42', darker(leaf, 0.1), 5);

/** Three carrots, tips down. */
export const carrots = () =>
  [-34, 0, 34]
    .map(
      (x, spot) =>
        path(
          `M${x - 16} -80C${x - 18} -100 ${x + 18} -100 ${x + 16} -80L${x + 2} ${-4 - spot * 3}H${x - 2}Z`,
          orange,
        ) +
        stroke(`M${x - 10} -70H${x}M${x - 4} -48H${x + 6}`, darker(orange, 0.2), 4) +
        stroke(`M${x} -94L${x - 10} -122M${x} -94L${x + 8} -124`, leaf, 8),
    )
    .join('');

/** Three oranges in a row. */
export const oranges = () =>
  [
    [-36, -30],
    [36, -30],
    [0, -30],
  ]
    .map(
      ([x = 0, y = 0]) =>
        circle(x, y, 31, x === 0 ? lighter(orange, 0.12) : orange) +
        circle(x - 10, y - 10, 7, lighter(orange, 0.6)) +
        circle(x + 2, y - 27, 5, leaf),
    )
    .join('');

/** A carton of milk. */
export const milk = () =>
  path('M-34 0V-110L-14-146H14L34-110V0Z', white) +
  path('M10-146H14L34-110V0H16V-110Z', '#CBD6E2') +
  rect(-34, -84, 68, 44, sky) +
  rect(-22, -162, 44, 18, '#CBD6E2', 4);

/** A bowl of rice in the given colour. */
export const bowl = (colour: string = '#6FA9CC') =>
  path('M-60-62C-50-92 50-92 60-62Z', '#F2DDB0') +
  path('M-66-64H66C66-20 40 0 24 0H-24C-40 0-66-20-66-64Z', colour) +
  path('M20-64H66C66-20 40 0 24 0H0C24-10 36-34 36-64Z', darker(colour, 0.18)) +
  rect(-70, -70, 140, 12, lighter(colour, 0.4), 6);

/** A lidded jar of the given filling. */
export const jar = (colour: string = softRed) =>
  rect(-34, -84, 68, 84, colour, 14) +
  rect(-26, -76, 12, 66, white, 6, { opacity: 0.4 }) +
  rect(-36, -102, 72, 24, '#D9C79E', 6) +
  rect(-34, -56, 68, 30, white, 0, { opacity: 0.8 });

/** A row of eggs in their tray. */
export const eggs = (count = 4) =>
  repeat(count, (egg) => ellipse(egg * 34 - (count - 1) * 17, -20, 15, 21, egg % 2 ? '#F3E3CF' : white)) +
  rect(-count * 17 - 6, -18, count * 34 + 12, 18, '#B9C6D4', 6);

/** A slice of watermelon. */
export const melon = () =>
  path('M-80-70A80 80 0 0 0 80-70Z', leaf) +
  path('M-70-70A70 70 0 0 0 70-70Z', white) +
  path('M-63-70A63 63 0 0 0 63-70Z', softRed) +
  [
    [-30, -50],
    [0, -44],
    [30, -50],
    [0, -22],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 4, 6, '#3A2430'))
    .join('');

/** A frozen packet with peas on it. */
export const packet = (colour: string = '#6DA27C') =>
  rect(-50, -104, 100, 104, colour, 8) +
  rect(-50, -104, 100, 16, lighter(colour, 0.4), 6) +
  circle(0, -46, 28, lighter(colour, 0.75)) +
  circle(-8, -42, 11, leaf) +
  circle(10, -50, 11, lighter(leaf, 0.2)) +
  circle(8, -34, 9, darker(leaf, 0.1));

/** A tub with a scoop of the given colour. */
export const iceCream = (scoop: string = '#F2A9B5') =>
  circle(0, -88, 40, scoop) +
  circle(-12, -100, 10, lighter(scoop, 0.55)) +
  path('M-46-76C-30-62-16-84 0-70C16-60 30-84 46-74L34-70H-34Z', scoop) +
  path('M-38-72H38L28-4C28 0 24 0 20 0H-20C-24 0-28 0-28-4Z', offWhite) +
  path('M-35-52H35L32-30H-32Z', marigold);

/** A layered cake on a stand. */
export const cake = (icing: string = '#F2A9B5', sponge: string = '#E8B77E') =>
  rect(-70, -8, 140, 8, white, 4) +
  rect(-60, -84, 120, 76, sponge, 8) +
  rect(-60, -54, 120, 14, offWhite) +
  path(
    'M-64-100H64V-70C56-54 46-54 40-70C32-52 20-52 12-70C4-54-8-54-14-70C-22-50-34-50-40-70C-48-54-58-56-64-70Z',
    icing,
  ) +
  ellipse(0, -100, 64, 14, lighter(icing, 0.4)) +
  [-34, 0, 34]
    .map((x) => circle(x, -112, 12, softRed) + circle(x - 4, -116, 4, lighter(softRed, 0.6)))
    .join('');

/** A small pastry with cream and a cherry. */
export const pastry = (cream: string = white) =>
  path('M-44-8L-34-70H34L44-8Z', '#8A5A44') +
  rect(-46, -12, 92, 12, white, 5) +
  rect(-38, -52, 76, 14, cream) +
  path('M-38-70C-34-98 34-98 38-70Z', cream) +
  circle(0, -94, 12, softRed);

/** A croissant. */
export const croissant = () =>
  path('M-66 0C-78-46-30-76 0-74C30-76 78-46 66 0C52-24 30-30 0-30C-30-30-52-24-66 0Z', '#DC9C4E') +
  stroke('M-34-62L-26-32M0-72V-32M34-62L26-32', darker('#DC9C4E', 0.25), 6) +
  stroke('M-44-50C-30-62-14-66 0-66', lighter('#DC9C4E', 0.5), 6);

/** A pizza seen at a slant, middle at 0,0. */
export const pizza = (r = 100) =>
  ellipse(0, r * 0.08, r, r * 0.42, darker(wood, 0.2)) +
  ellipse(0, 0, r, r * 0.42, '#E0A45C') +
  ellipse(0, -r * 0.02, r * 0.86, r * 0.35, '#F6CF6A') +
  [
    [-0.5, 0.02],
    [-0.15, -0.16],
    [0.2, 0.12],
    [0.5, -0.06],
    [-0.2, 0.18],
    [0.3, -0.2],
  ]
    .map(([x = 0, y = 0]) => ellipse(x * r, y * r, r * 0.13, r * 0.06, softRed))
    .join('') +
  [
    [-0.34, -0.1],
    [0.05, 0],
    [0.42, 0.12],
    [-0.5, 0.16],
  ]
    .map(([x = 0, y = 0]) => ellipse(x * r, y * r, r * 0.07, r * 0.03, leaf))
    .join('');

/** A roast bird on a tray. */
export const roast = () =>
  path('M-90-20C-100-90-30-120 20-100C70-104 100-60 90-20Z', '#D58A43') +
  path('M-70-40C-70-84-20-104 14-92C-20-80-40-60-44-30Z', '#EBB06C') +
  path('M60-40C90-70 120-60 128-44C116-28 90-24 70-22Z', '#C4762F') +
  rect(118, -58, 34, 18, offWhite, 9) +
  circle(150, -60, 10, offWhite) +
  circle(150, -42, 10, offWhite) +
  rect(-130, -24, 260, 24, '#4A5873', 10);
