// The walk-in cold room and the chilled counter.
import { type Box, body, dx, dy, onSide } from './box.ts';
import { cake, croissant, pastry } from './foods.ts';
import { type Face, recess } from './fridge-inside.ts';
import {
  darker,
  glass,
  ink,
  leaf,
  lighter,
  lightSteel,
  lightTeal,
  marigold,
  mix,
  offWhite,
  sky,
  slate,
  softRed,
  steel,
  teal,
  white,
  wood,
} from './palette.ts';
import { display, fan, grille, paneGleam } from './parts.ts';
import { at, circle, clip, group, pane, path, polygon, rect, repeat, slab } from './shapes.ts';
import { snowflake } from './signs.ts';

/** A crate of fruit, middle of its foot at cx,cy. */
const crate = (cx: number, cy: number, colour: string, fill: string) =>
  at(
    cx,
    cy,
    repeat(
      5,
      (spot) =>
        circle(-64 + spot * 32, -76, 22, fill) + circle(-70 + spot * 32, -82, 6, white, { opacity: 0.6 }),
    ) +
      rect(-92, -76, 184, 76, colour, 8) +
      repeat(
        3,
        (slot) =>
          rect(-76 + slot * 54, -54, 42, 14, darker(colour, 0.3), 6) +
          rect(-76 + slot * 54, -30, 42, 14, darker(colour, 0.3), 6),
      ) +
      rect(-96, -82, 192, 16, lighter(colour, 0.3), 6),
    1.08,
  );

/** The thickness of the open door: lit top and outer edge. */
function doorEdge(face: Face): string {
  const leafW = face.w * 0.94;
  return (
    polygon(
      [
        [face.x, face.y - 8],
        [face.x - leafW * 0.62, face.y + leafW * 0.2],
        [face.x - leafW * 0.62 - 46, face.y + leafW * 0.2 - 22],
        [face.x - 46, face.y - 30],
      ],
      white,
      3,
    ) +
    pane(
      [face.x - leafW * 0.62, face.y + leafW * 0.2, face.y + leafW * 0.2 + face.h],
      [face.x - leafW * 0.62 - 46, face.y + leafW * 0.2 - 22, face.y + leafW * 0.2 + face.h - 22],
      '#D5DDE7',
      3,
    )
  );
}

/** The inner face of the door, swung out to the left. */
function doorLeaf(face: Face): string {
  const leafW = face.w * 0.94;
  return group(
    rect(0, -8, leafW, face.h + 8, '#E8EDF3', 10) +
      rect(16, 10, leafW - 32, face.h - 28, slate, 14) +
      rect(28, 22, leafW - 56, face.h - 52, '#D3DCE6', 10) +
      rect(leafW - 90, face.h * 0.46, 26, 120, softRed, 12) +
      rect(28, face.h - 160, leafW - 56, 130, lightSteel, 0),
    { transform: `matrix(-0.62 0.2 0 1 ${face.x} ${face.y})` },
  );
}

/** The joints between the insulated panels. */
function panelSeams(box: Box): string {
  const { x, y, w, h } = box;
  return (
    repeat(3, (seam) =>
      rect(x + w * 0.3 * (seam + 0.5) - (seam ? 40 : 0), y + 8, 4, seam ? 90 : h - 16, ink, 0, {
        opacity: 0.08,
      }),
    ) + onSide(box, rect(box.depth * 0.5, 6, 4, h - 12, ink, 0, { opacity: 0.12 }))
  );
}

/** A walk-in cold room: panels, open door, cooling unit, crates. */
export function coldRoom(box: Box): string {
  const { x, y, w, h } = box;
  const face = { x: x + w * 0.3, y: y + 110, w: w * 0.54, h: h - 126 };
  const cooler =
    rect(face.x + 66, face.y + 22, face.w - 110, 108, offWhite, 12) +
    rect(face.x + 66, face.y + 112, face.w - 110, 18, lightSteel, 8) +
    fan(face.x + 66 + (face.w - 110) * 0.28, face.y + 70, 42) +
    fan(face.x + 66 + (face.w - 110) * 0.72, face.y + 70, 42);
  const racks =
    [0.56, 0.93].map((share) => rect(face.x + 50, face.y + face.h * share, face.w, 14, steel, 4)).join('') +
    rect(face.x + 50, face.y + face.h * 0.35, 14, face.h * 0.65, steel);
  const crates =
    crate(face.x + 160, face.y + face.h * 0.56, '#4FA3CF', softRed) +
    crate(face.x + 352, face.y + face.h * 0.56, teal, '#E8913A') +
    crate(face.x + 160, face.y + face.h * 0.93, softRed, leaf) +
    crate(face.x + 352, face.y + face.h * 0.93, '#4FA3CF', marigold);
  const strips = repeat(3, (strip) =>
    rect(face.x + face.w - 66 + strip * 24, face.y, 22, face.h - 8 - strip * 4, '#D9F1FA', 4, {
      opacity: 0.72,
    }),
  );
  const gauge = display(x + w * 0.885, y + h * 0.36, w * 0.085, 70, sky);
  return (
    body(box, { front: '#F1F4F8', side: '#B3BED0', top: white }) +
    panelSeams(box) +
    rect(face.x - 18, face.y - 22, face.w + 36, face.h + 26, steel, 10) +
    recess(face, cooler + racks + crates + strips, '#D4E9F4') +
    doorEdge(face) +
    doorLeaf(face) +
    gauge +
    snowflake(x + w * 0.57, y + 48, 34, '#4FA3CF')
  );
}

/** The glass of the right side. */
function counterSide(box: Box): string {
  const { x, y, w } = box;
  const [mx, my] = [dx(box), dy(box)];
  const top = y - 400;
  return (
    path(`M${x + w} ${y}V${top + 10}L${x + w + mx} ${top - my + 10}V${y - my}Z`, glass, { opacity: 0.65 }) +
    path(`M${x + w} ${top + 10}V${y}`, 'none', { stroke: steel, 'stroke-width': 14 }) +
    path(`M${x + w + mx} ${top - my}V${y - my}`, 'none', { stroke: steel, 'stroke-width': 10 }) +
    pane([x + w, y - 190, y - 178], [x + w + mx, y - my - 190, y - my - 180], '#8FBFD4')
  );
}

/** The roof over the glass. */
function counterRoof(box: Box): string {
  const { x, y, w } = box;
  const [mx, my] = [dx(box), dy(box)];
  const top = y - 400;
  return (
    slab([x + 36, x + w + 6, top + 12], [x + 36 + mx, x + w + mx + 8, top - my], '#EDF1F5', 10) +
    slab([x + 40, x + w + 6, top + 8], [x + 40, x + w + 6, top + 24], '#B9C4D1', 5) +
    pane([x + w + 8, top + 10, top + 26], [x + w + mx + 10, top - my + 2, top - my + 18], '#8391A6', 4)
  );
}

/** The planked base with its vent. */
function counterBase(box: Box): string {
  const { x, y, w, h } = box;
  return (
    rect(x + 24, y + 40, w - 48, h - 110, mix(wood, white, 0.12), 12) +
    repeat(9, (plank) =>
      rect(x + 24 + (plank + 1) * ((w - 48) / 10), y + 40, 5, h - 110, darker(wood, 0.18)),
    ) +
    grille(x + 24, y + h - 60, w - 48, 44, 3, steel) +
    rect(x, y, w, 22, lightSteel, 4)
  );
}

/** A chilled counter with a slanting glass front, cakes in two rows. */
export function displayCounter(box: Box): string {
  const { x, y, w } = box;
  const top = y - 400;
  const inside =
    rect(x + 10, top + 30, w - 20, 380, '#FFF6EA') +
    slab([x, x + w, y], [x + 70, x + w + 70, y - 40], '#EFE3D3') +
    slab([x, x + w, y - 190], [x + 40, x + w + 40, y - 214], '#CBE4EE') +
    rect(x, y - 190, w, 12, '#8FBFD4') +
    rect(x, top + 30, w, 16, '#FFE2A8');
  const goods =
    [cake(), cake('#8A5A44', '#C98B5B'), cake(lightTeal, '#F0D9A8'), cake('#F3C96A')]
      .map((thing, spot) => at(x + w * (0.15 + spot * 0.235), y - 14, thing, 1.18))
      .join('') +
    [pastry(), croissant(), pastry('#F2A9B5'), croissant(), pastry('#B8DCC4'), croissant()]
      .map((thing, spot) => at(x + w * (0.11 + spot * 0.157), y - 194, thing, 1))
      .join('');
  const curve = `M${x} ${y}V${top + 90}C${x} ${top + 30} ${x + 20} ${top} ${x + 70} ${top}H${x + w}V${y}Z`;
  return (
    counterSide(box) +
    body(box, { front: '#4A5873', side: '#2C3853', top: '#C9D1DC' }) +
    counterBase(box) +
    clip(
      path(curve, white),
      inside + goods + path(curve, glass, { opacity: 0.16 }) + paneGleam(x, top, w * 0.6, 400),
    ) +
    path(curve, 'none', { stroke: '#9AA8BA', 'stroke-width': 10 }) +
    counterSide(box) +
    counterRoof(box)
  );
}
