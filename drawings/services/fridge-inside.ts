// Recessed insides, shelves and open doors of cooled cabinets.
import { bowl, carrots, eggs, greens, jar, melon, milk, oranges, tomatoes } from './foods.ts';
import { darker, ink, lighter, lightSteel, marigold, mix, softRed, teal, white } from './palette.ts';
import { bottle } from './parts.ts';
import { at, clip, ellipse, group, pane, polygon, rect, repeat, slab, stroke } from './shapes.ts';

export type Face = { x: number; y: number; w: number; h: number };

const lining = '#E9F3F6';

const [inward, upward] = [46, 27];

/** A lit cabinet seen into from the right and above; content stands before its back wall. */
export function recess({ x, y, w, h }: Face, content: string, back: string = lining): string {
  const inside =
    rect(x, y, w, h, darker(back, 0.2)) +
    slab([x, x + w, y + h], [x + inward, x + w + inward, y + h - upward], lighter(back, 0.3)) +
    rect(x + inward, y - upward, w, h, back) +
    ellipse(x + w / 2 + 30, y + 20, w * 0.5, 60, white, { opacity: 0.8 });
  return clip(rect(x, y, w, h, white, 12), inside + content + rect(x, y, w, 10, ink, 0, { opacity: 0.12 }));
}

/** A glass shelf whose front edge lies at height `level`. */
export const shelf = ({ x, w }: Face, level: number, edge: string = '#8FBFD4') =>
  slab([x, x + w, level], [x + inward, x + w + inward, level - upward], '#C4E1EC', 0, { opacity: 0.85 }) +
  rect(x, level, w, 12, edge) +
  rect(x, level, w, 4, white, 0, { opacity: 0.7 });

const drawer = ({ x, w }: Face, top: number, high: number) =>
  rect(x + 12, top, w - 24, high, '#BFE0EE', 14, { opacity: 0.6 }) +
  rect(x + 12, top, w - 24, 18, white, 8, { opacity: 0.8 }) +
  rect(x + w / 2 - 44, top + 34, 88, 14, '#8FBFD4', 7);

/** A stocked cooling compartment with three shelves and a vegetable drawer. */
export function larder(face: Face): string {
  const { x, y, w, h } = face;
  const level = (share: number) => y + h * share;
  const scale = w / 400;
  const put = (across: number, share: number, thing: string, size = 1) =>
    at(x + w * across + 12, level(share) - 8, thing, scale * size);
  return recess(
    face,
    shelf(face, level(0.25)) +
      put(0.18, 0.25, milk(), 0.86) +
      put(0.42, 0.25, jar(), 0.95) +
      put(0.6, 0.25, jar(marigold), 0.8) +
      put(0.82, 0.25, bowl()) +
      shelf(face, level(0.49)) +
      put(0.26, 0.49, melon(), 1.1) +
      put(0.74, 0.49, oranges(), 1.05) +
      shelf(face, level(0.71)) +
      put(0.22, 0.71, bowl(teal)) +
      put(0.53, 0.71, eggs(3), 1.05) +
      put(0.82, 0.71, jar('#7FB069'), 0.9) +
      put(0.2, 0.95, carrots(), 1.05) +
      put(0.5, 0.95, tomatoes(), 1.15) +
      put(0.79, 0.95, greens(), 1.15) +
      drawer(face, level(0.77), h * 0.2),
  );
}

/** How a door standing open at the left edge lies: its content's x runs from the hinge outwards. */
const swing = (x: number, y: number, content: string) =>
  group(content, { transform: `matrix(-0.56 0.24 0 1 ${x} ${y})` });

/** An open door with its inner racks, hinged at the left of the face. */
export function openDoor(
  { x, y, w, h }: Face,
  colour: string,
  gasket: string = lightSteel,
  racks = 3,
): string {
  const far = { x: x - w * 0.56, y: y + w * 0.24 };
  const thick =
    polygon(
      [
        [x, y],
        [far.x, far.y],
        [far.x - 34, far.y - 16],
        [x - 34, y - 16],
      ],
      lighter(colour, 0.5),
      3,
    ) + pane([far.x, far.y, far.y + h], [far.x - 34, far.y - 16, far.y + h - 16], colour, 3);
  const pocket = (place: number) => {
    const base = h * ((place + 1) / racks) - h * 0.05;
    const stock =
      place === 0
        ? group(eggs(5), { transform: `translate(${w * 0.5} ${base - 24}) scale(${w / 330})` })
        : [0.24, 0.5, 0.76]
            .map((share, spot) =>
              group(
                bottle(
                  0,
                  0,
                  (h / racks) * (spot % 2 ? 0.68 : 0.8),
                  [teal, '#E8A33D', softRed, '#6FA9CC'][(spot + place) % 4],
                ),
                { transform: `translate(${w * share} ${base - 6}) scale(1.6 1)` },
              ),
            )
            .join('');
    return (
      stock +
      rect(34, base - h * 0.085, w - 68, h * 0.085, '#CFE3EC', 8, { opacity: 0.92 }) +
      rect(34, base - h * 0.085, w - 68, 10, white, 5)
    );
  };
  const inner =
    rect(0, 0, w, h, mix(colour, white, 0.1), 14) +
    rect(10, 10, w - 20, h - 20, gasket, 14) +
    rect(26, 26, w - 52, h - 52, '#F3F8FA', 10) +
    repeat(racks, pocket) +
    rect(0, 0, w, h, ink, 14, { opacity: 0.05 });
  return thick + swing(x, y, inner);
}

/** A length of grooved door seal, hanging from 0,0 along the path. */
export const seal = (d: string, colour: string) =>
  stroke(d, darker(colour, 0.3), 30) + stroke(d, colour, 22) + stroke(d, lighter(colour, 0.5), 6);
