// The marks of the house: logo, the badge that says where the work is done, the neutral person.
import {
  deepTeal,
  ground,
  hair,
  ink,
  leaf,
  lightSteel,
  marigold,
  offWhite,
  saffron,
  skin,
  slate,
  teal,
  white,
} from './palette.ts';
import { box, dot, drawing, line, shape } from './shapes.ts';

/** A roof over a workshop; the door is a spanner that holds a nut. 48 x 48. */
const house = (roof: string, wall: string, tool: string): string =>
  shape('M9 25.5L24 13.5L39 25.5V39Q39 44 34 44H14Q9 44 9 39Z', wall) +
  line('M4.5 23.5L24 7.5L43.5 23.5', roof, 6) +
  shape('M21 31.8A7.8 7.8 0 0 1 18.4 20.6L20.8 25.6H27.2L29.6 20.6A7.8 7.8 0 0 1 27 31.8V44H21Z', tool) +
  shape('M24 15.8L27.4 17.8V21.8L24 23.8L20.6 21.8V17.8Z', marigold);

/** The mark of the header. */
export const logo = (): string => drawing(48, 48, house(ink, teal, white));

/** The same for the ink footer. */
export const logoOnInk = (): string => drawing(48, 48, house(white, teal, white));

/** The mark on its own ground, as browsers and home screens want it. */
export const favicon = (): string =>
  drawing(
    64,
    64,
    box(0, 0, 64, 64, 14, ink) +
      `<g transform="translate(4 2.4) scale(1.167)">${house(white, teal, white)}</g>`,
  );

/** Square, without rounded corners: the phone cuts its own. */
export const appIcon = (): string =>
  drawing(
    64,
    64,
    box(0, 0, 64, 64, 0, ink) +
      `<g transform="translate(8.5 7.2) scale(.98)">${house(white, teal, white)}</g>`,
  );

/** The same with room around it: phones cut circles and other shapes out of it. */
export const maskableIcon = (): string =>
  drawing(
    64,
    64,
    box(0, 0, 64, 64, 0, ink) +
      `<g transform="translate(14.2 13.3) scale(.74)">${house(white, teal, white)}</g>`,
  );

/** A gear with a small tricolour flag: our own badge, no emblem of anybody's. */
export const madeInIndia = (): string => {
  const teeth = Array.from(
    { length: 12 },
    (_, index) => `<use href="#t" transform="rotate(${index * 30} 48 48)"/>`,
  );
  return drawing(
    96,
    96,
    `<defs><path id="t" d="M42 4.5Q42.5 2 45 2H51Q53.5 2 54 4.5L56 14H40Z" fill="${ink}"/></defs>` +
      teeth.join('') +
      dot(48, 48, 38, ink) +
      dot(48, 48, 31, ground.laundary) +
      line('M32 27V72', slate, 4) +
      dot(32, 25.5, 3.6, marigold) +
      shape(
        'M34 30C44 26 50 34 58 32C62 31 66 30 69 29V38.5C66 39.5 62 40.5 58 41.5C50 43.5 44 35.5 34 39.5Z',
        saffron,
      ) +
      shape(
        'M34 39.5C44 35.5 50 43.5 58 41.5C62 40.5 66 39.5 69 38.5V48C66 49 62 50 58 51C50 53 44 45 34 49Z',
        offWhite,
      ) +
      line(
        'M34 39.5C44 35.5 50 43.5 58 41.5C62 40.5 66 39.5 69 38.5V48C66 49 62 50 58 51C50 53 44 45 34 49Z',
        lightSteel,
        1,
      ) +
      shape(
        'M34 49C44 45 50 53 58 51C62 50 66 49 69 48V57.5C66 58.5 62 59.5 58 60.5C50 62.5 44 54.5 34 58.5Z',
        leaf,
      ),
  );
};

/** Shown for a person without a picture. */
export const defaultProfile = (): string =>
  drawing(
    96,
    96,
    `<clipPath id="c"><circle cx="48" cy="48" r="48"/></clipPath><g clip-path="url(#c)">` +
      box(0, 0, 96, 96, 0, ground.refrigeration) +
      shape('M12 100C12 76 26 66 48 66C70 66 84 76 84 100Z', teal) +
      shape('M56 66.5C72 69 84 78 84 100H62Q66 80 56 66.5Z', deepTeal) +
      shape('M39 54H57V66Q48 76 39 66Z', skin.warm) +
      shape('M28 38C28 20 68 20 68 38C68 54 58 62 48 62C38 62 28 54 28 38Z', skin.light) +
      shape('M26 40C22 12 74 10 70 40C66 36 62 32 60 27C50 33 36 30 30 33Q28 36 26 40Z', hair) +
      dot(40, 42, 2.4, ink) +
      dot(56, 42, 2.4, ink) +
      line('M42 51Q48 56 54 51', ink, 2.2) +
      `</g>`,
  );
