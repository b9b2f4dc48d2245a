// The line icons: ink outline of 2.5, teal for what matters, one dot of marigold. 48 x 48 each.
import { ground, ink, marigold, teal, white } from './palette.ts';
import { box, dot, drawing, shape } from './shapes.ts';

const pale = ground.refrigeration;

/** Ink outlines share one group, so that an icon stays small. */
const outlined = (body: string, fill = 'none'): string =>
  `<g fill="${fill}" stroke="${ink}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${body}</g>`;
const path = (d: string): string => `<path d="${d}"/>`;
const rect = (x: number, y: number, width: number, height: number, radius: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;
const circle = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}"/>`;
const stroke = (d: string, colour = teal, width = 3): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const services = {
  'repair-maintenance':
    outlined(
      path(
        'M42 13.5A10 10 0 0 1 28.5 25L15.5 38.5A4.2 4.2 0 0 1 9.5 32.5L23 19.5A10 10 0 0 1 34.5 6L29 11.5L30.5 17.5L36.5 19Z',
      ),
      pale,
    ) +
    shape('M25 17.5L30.5 23L15.5 38.5A4.2 4.2 0 0 1 9.5 32.5Z', teal) +
    outlined(path('M28.5 25L15.5 38.5A4.2 4.2 0 0 1 9.5 32.5L23 19.5')) +
    dot(13, 35, 2, marigold),
  installation:
    outlined(path('M8 12Q8 9 11 9H28V23H11Q8 23 8 20Z'), pale) +
    shape('M12 23H22L25 38H13Z', teal) +
    outlined(
      path('M12 23H22L25 38H13ZM11 38H27V42H11ZM28 11H33L35 14V18L33 21H28ZM35 16H44M13 14V18M18 14V18'),
    ) +
    dot(23.5, 16, 2.6, marigold),
  emergency:
    shape('M13 34V26A11 11 0 0 1 35 26V34Z', teal) +
    outlined(path('M13 34V26A11 11 0 0 1 35 26V34') + rect(8.5, 34, 31, 7.5, 2.5)) +
    outlined(path('M24 9V5.5M36.5 13.5L39 11M11.5 13.5L9 11M42 25H44.5M6 25H3.5')) +
    stroke('M18.5 28V26A5.5 5.5 0 0 1 22 21', white, 2.5) +
    dot(28.5, 27.5, 2.8, marigold),
  'preventative-maintenance':
    outlined(rect(7, 9, 34, 32, 5), white) +
    shape('M7 14Q7 9 12 9H36Q41 9 41 14V18H7Z', teal) +
    outlined(rect(7, 9, 34, 32, 5) + path('M7 18H41M15.5 5.5V12M32.5 5.5V12')) +
    stroke('M16.5 29.5L22 35L32 24.5', teal, 3.5) +
    dot(34.5, 35, 2.4, marigold),
};

const reasons = {
  'customer-satisfaction':
    outlined(path('M10 7H38Q43 7 43 12V31Q43 36 38 36H25L16 43V36H10Q5 36 5 31V12Q5 7 10 7Z'), pale) +
    shape('M15.5 22H32.5Q31.5 31 24 31Q16.5 31 15.5 22Z', teal) +
    dot(17.5, 16, 2.2, ink) +
    dot(30.5, 16, 2.2, ink) +
    dot(38, 12, 2.2, marigold),
  'experienced-technicians':
    outlined(path('M6 43Q6 32 17 30H31Q42 32 42 43Z'), teal) +
    outlined(path('M15 17V21A9 9 0 0 0 33 21V17'), white) +
    outlined(path('M13 17Q13 6 24 6Q35 6 35 17H41Q42 17 41.5 15Q40 12 35 11.5M13 17H35'), pale) +
    stroke('M19.5 24.5Q24 28 28.5 24.5', ink, 2) +
    dot(24, 11.5, 2.4, marigold),
  'affordable-pricing':
    outlined(circle(24, 24, 18.5), pale) +
    stroke('M16.5 14.5H31.5M16.5 20.5H31.5M17 14.5C28 13 28 27 17 26.5L27.5 36', teal, 3.2) +
    dot(34, 32, 2.4, marigold),
  'fast-response':
    outlined(circle(28, 27, 15), pale) +
    shape('M28 27V17.5A9.5 9.5 0 0 1 37.5 27Z', teal) +
    outlined(path('M28 27V17.5M28 27H34M28 12V6.5M23.5 6.5H32.5M40 14L42 12M2.5 20H9M4.5 28H9M7 36H12')) +
    dot(28, 27, 2.6, marigold),
  'satisfaction-guarantee':
    outlined(path('M16 28L12 44L24 38.5L36 44L32 28Z'), teal) +
    outlined(circle(24, 18.5, 14), pale) +
    stroke('M17.5 19L22.5 24L31 14', teal, 3.5) +
    dot(24, 28.8, 1.9, marigold),
};

const cares = {
  'laundry-care':
    outlined(
      path('M17 8L5 15L9.5 23L14 20.5V40Q14 42 16 42H32Q34 42 34 40V20.5L38.5 23L43 15L31 8Q24 14 17 8Z'),
      pale,
    ) +
    shape('M14 30Q19 26 24 30T34 30V40Q34 42 32 42H16Q14 42 14 40Z', teal) +
    outlined(
      path('M17 8L5 15L9.5 23L14 20.5V40Q14 42 16 42H32Q34 42 34 40V20.5L38.5 23L43 15L31 8Q24 14 17 8Z'),
    ) +
    dot(28.5, 20.5, 2.4, marigold),
  'kitchen-care':
    shape('M10 24H38V34Q38 39 33 39H15Q10 39 10 34Z', teal) +
    outlined(
      path(
        'M10 24H38V34Q38 39 33 39H15Q10 39 10 34ZM7 24H41M4.5 29H10M38 29H43.5M12 24Q13 16 24 16T36 24M8 43.5H40',
      ),
    ) +
    stroke('M18.5 11Q16 8.5 18.5 6M29.5 11Q27 8.5 29.5 6', ink, 2.5) +
    dot(24, 15.5, 2.8, marigold),
  'air-care':
    outlined(circle(24, 19, 15), pale) +
    shape(
      'M24 19C18 17 17 8 23 7.5C28 8 26 15 24 19C28 14.5 36 18 33.5 23C31 26.5 26 23 24 19C24 25 17 30.5 14 26C12.5 21.5 19 19 24 19Z',
      teal,
    ) +
    outlined(circle(24, 19, 15) + path('M24 34V41M13 42.5H35')) +
    dot(24, 19, 2.8, marigold),
  'floor-care':
    outlined(path('M7 36V30A9.5 9.5 0 0 1 26 30V36Z'), pale) +
    shape('M7 36V31H26V36Z', teal) +
    outlined(
      path(
        'M7 36V30A9.5 9.5 0 0 1 26 30V36ZM18 21C20 8 32 4 36 14L39 37M32 37H43Q44 42 43 42H32Q31 37 32 37Z',
      ) +
        circle(11.5, 39.5, 3) +
        circle(21.5, 39.5, 3),
      'none',
    ) +
    dot(16.5, 27, 2.6, marigold),
  'home-entertainment':
    outlined(rect(4, 8, 40, 26, 4), pale) +
    shape('M5 27L15 18L23 25L31 15L43 26V30Q43 33 40 33H8Q5 33 5 30Z', teal) +
    outlined(rect(4, 8, 40, 26, 4) + path('M24 34V40M14 41H34')) +
    dot(12.5, 14.5, 2.6, marigold),
};

const trust = {
  years:
    outlined(path('M8 20V41H40V20'), white) +
    shape('M9 6H39L43 17A5 5 0 0 1 33.5 18A5 5 0 0 1 24 18A5 5 0 0 1 14.5 18A5 5 0 0 1 5 17Z', pale) +
    shape('M16.5 6H24V18A5 5 0 0 1 14.5 18ZM31.5 6H39L43 17A5 5 0 0 1 33.5 18Z', teal) +
    outlined(
      path(
        'M9 6H39L43 17A5 5 0 0 1 33.5 18A5 5 0 0 1 24 18A5 5 0 0 1 14.5 18A5 5 0 0 1 5 17ZM8 24V41H40V24M26 41V29H34V41M4 41H44',
      ) + rect(13, 28, 8, 7, 1),
    ) +
    dot(29, 35.5, 1.8, marigold),
  'within-24-hrs':
    outlined(path('M40 14A18.5 18.5 0 1 0 42.5 25M41.5 6.5L40.5 14.5L32.5 13.5')) +
    shape('M24 24V12.5A11.5 11.5 0 0 1 35.5 24Z', pale) +
    stroke('M24 13.5V24L31.5 29.5', teal, 3.5) +
    dot(24, 24, 2.8, marigold),
  warranty:
    outlined(path('M24 4.5L40 10V22C40 33 33 40 24 43.5C15 40 8 33 8 22V10Z'), pale) +
    shape('M24 5.5V42.5C15.5 39 9 32.5 9 22V10.7Z', teal) +
    outlined(path('M24 4.5L40 10V22C40 33 33 40 24 43.5C15 40 8 33 8 22V10Z')) +
    stroke('M16.5 24L22 29.5L32 18', white, 5.5) +
    stroke('M16.5 24L22 29.5L32 18', ink, 2.8) +
    dot(33, 13.5, 2.2, marigold),
  'cash-after-service':
    outlined(rect(4, 6, 34, 20, 3), teal) +
    outlined(
      path(
        'M4 33H9V44H4M9 34H15Q18 34 20 36H27Q30 36 30 39H22M30 38L39 33.5Q43 32 44 35Q44 37 31 43.5Q29 44.5 26 44L9 42.5',
      ),
      'none',
    ) +
    dot(21, 16, 5, white) +
    dot(10, 16, 1.8, white) +
    dot(32, 16, 1.8, white) +
    dot(21, 16, 2.4, marigold),
};

const categories = {
  laundary:
    outlined(rect(8, 4.5, 32, 39, 5), white) +
    dot(24, 28, 10.5, pale) +
    shape('M13.5 28Q19 24.5 24 28T34.5 28A10.5 10.5 0 0 1 13.5 28Z', teal) +
    outlined(rect(8, 4.5, 32, 39, 5) + path('M8 14H40M14 9.3H20') + circle(24, 28, 10.5)) +
    dot(34, 9.3, 2.2, marigold),
  refrigeration:
    outlined(rect(11, 3.5, 26, 38.5, 5), pale) +
    shape('M11 18H37V37Q37 42 32 42H16Q11 42 11 37Z', teal) +
    outlined(rect(11, 3.5, 26, 38.5, 5) + path('M11 18H37M16.5 9V13.5M16 42V44.5M32 42V44.5')) +
    stroke('M16.5 23V30', white, 2.5) +
    dot(31.5, 10.5, 2.4, marigold),
  commercial:
    outlined(rect(9, 3.5, 30, 38.5, 4), white) +
    box(14, 12, 20, 24, 2, pale) +
    shape(
      'M16 23V18L17 15.5H19L20 18V23ZM22 23V18L23 15.5H25L26 18V23ZM17 34V29L18 26.5H20L21 29V34ZM27 34V29L28 26.5H30L31 29V34Z',
      teal,
    ) +
    outlined(
      rect(9, 3.5, 30, 38.5, 4) +
        rect(14, 12, 20, 24, 2) +
        path('M14 23.5H34M15 7.7H25M14 42V44.5M34 42V44.5'),
    ) +
    dot(32, 7.7, 1.8, marigold),
  kitchen:
    outlined(rect(3.5, 10, 41, 28, 5), white) +
    box(9, 16, 20, 16, 3, pale) +
    shape('M9 26Q14 22 19 26T29 26V29Q29 32 26 32H12Q9 32 9 29Z', teal) +
    outlined(
      rect(3.5, 10, 41, 28, 5) +
        rect(9, 16, 20, 16, 3) +
        path('M34.5 10V38M9 38V41M39 38V41M39.5 25V25.1M39.5 31V31.1'),
    ) +
    dot(39.5, 18, 2.2, marigold),
  'air-condition':
    outlined(rect(3.5, 8, 41, 17, 5), pale) +
    shape('M3.5 19H44.5V20Q44.5 25 39.5 25H8.5Q3.5 25 3.5 20Z', teal) +
    outlined(rect(3.5, 8, 41, 17, 5) + path('M10 19H38')) +
    stroke(
      'M13 31Q10 34.5 13 37.5T13 43M24 31Q21 34.5 24 37.5T24 43M35 31Q32 34.5 35 37.5T35 43',
      teal,
      2.8,
    ) +
    dot(38, 13.5, 2.2, marigold),
};

/** File name of an icon and its drawing. */
export const icons: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...services, ...reasons, ...cares, ...trust, ...categories }).map(([name, body]) => [
    name,
    drawing(48, 48, body),
  ]),
);
