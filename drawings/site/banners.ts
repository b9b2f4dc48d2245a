// The three scenes of the home page's banner, each in a wide and a phone crop. What is told stands to
// the right and low; the left half of the wide crop and the top of the phone's stay calm, since the
// page lays its text there.
import { fridge, loosePanel, screwdriver, torch, washerOpenBack } from './appliances.ts';
import { girlSeated, grandfatherSeated, motherGreeting, motherServing } from './family.ts';
import { casement, fruitBowl, milkGlass, plant, steelPot, table, teaCup, tinShelf } from './household.ts';
import {
  deepLeaf,
  deepWood,
  floor,
  glow,
  ground,
  lamplight,
  leaf,
  lightSteel,
  lightTeal,
  marigold,
  offWhite,
  paleWood,
  paper,
  red,
  saffron,
  skin,
  skirting,
  slate,
  steel,
  teal,
  white,
  wood,
} from './palette.ts';
import { box, dot, drawing, limb, line, oval, place, shadow, shape, turn } from './shapes.ts';
import { technicianKneeling, technicianStanding, toolBag } from './technician.ts';

type Crop = {
  readonly width: number;
  readonly height: number;
  readonly floor: number;
  readonly scale: number;
  readonly left: number;
};

export const wide: Crop = { width: 1600, height: 560, floor: 470, scale: 1, left: 832 };
export const phone: Crop = { width: 800, height: 640, floor: 566, scale: 0.71, left: 254 };

const room = (crop: Crop, wall: string, floor: string, skirting: string): string =>
  box(0, 0, crop.width, crop.height, 0, wall) +
  shape(`M0 0H${crop.width * 0.42}L${crop.width * 0.1} ${crop.floor}H0Z`, 'rgba(255,255,255,.22)') +
  box(0, crop.floor, crop.width, crop.height - crop.floor, 0, floor) +
  box(0, crop.floor - 12, crop.width, 12, 0, skirting);

/** The scene's own ground line lies 44 units below the wall's foot; x = 0 at its left, 740 wide. */
const staged = (crop: Crop, backdrop: string, scene: string): string =>
  drawing(crop.width, crop.height, backdrop + place(crop.left, crop.floor, scene, crop.scale));

const toran = (): string =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((index) => {
      const x = 6 + index * 25;
      const sag = 8 + 10 * Math.sin((index / 8) * Math.PI);
      return (
        shape(`M${x} ${sag}q9 14 0 34q-9-20 0-34z`, index % 2 === 0 ? leaf : deepLeaf) +
        dot(x, sag, 8.5, index % 2 === 0 ? marigold : saffron) +
        dot(x - 2, sag - 2, 3, 'rgba(255,255,255,.3)')
      );
    })
    .join('');

const rangoli = (): string =>
  oval(0, 0, 66, 14, 'rgba(255,255,255,.75)') +
  oval(0, 0, 54, 11, red) +
  oval(0, 0, 42, 8.5, white) +
  oval(0, 0, 32, 6.5, marigold) +
  oval(0, 0, 16, 3.4, teal) +
  [-50, -30, 0, 30, 50]
    .map((x) => oval(x, x === 0 ? 11 : Math.abs(x) === 30 ? 9.4 : 5, 3, 1.4, white))
    .join('');

const doorway = (): string =>
  box(-18, -442, 246, 452, 8, deepWood) +
  box(-10, -434, 230, 444, 6, wood) +
  box(10, -414, 190, 424, 2, glow) +
  box(10, -18, 190, 28, 0, paleWood) +
  box(24, -268, 46, 56, 4, white) +
  box(29, -263, 36, 46, 2, ground.refrigeration) +
  shape('M29-217V-230L41-242L51-232L57-238L65-228V-217Z', lightTeal) +
  shape('M152-414H200V10L152-18Z', deepWood) +
  shape('M161-392H191V-226L161-232ZM161-206L191-200V-34L161-44Z', deepWood) +
  dot(158, -204, 5, marigold) +
  shape('M10-414H200V-396H10Z', 'rgba(20,33,61,.08)');

const doorScene = (): string =>
  place(420, 0, doorway()) +
  box(380, 8, 296, 14, 4, lightSteel) +
  box(366, 20, 324, 18, 4, steel) +
  place(423, -424, toran()) +
  shape('M356-270q13-22 26 0v6h-26z', slate) +
  box(359, -264, 20, 26, 5, lamplight) +
  box(361, -238, 16, 6, 3, slate) +
  shadow(712, 40, 42) +
  place(708, 42, plant(red)) +
  shadow(540, 8, 58, 6) +
  place(524, 8, motherGreeting(), 1, true) +
  place(372, 60, rangoli()) +
  shadow(172, 52, 74) +
  place(180, 52, technicianStanding(), 1.06);

const backPanelScene = (): string =>
  casement(560, -400, 120, 130) +
  box(62, -372, 44, 14, 7, steel) +
  box(74, -380, 20, 42, 6, lightSteel) +
  box(72, -394, 24, 10, 5, red) +
  box(70, -346, 28, 12, 4, steel) +
  line('M84-334C84-262 148-330 166-234', slate, 7) +
  shadow(60, 24, 62, 8) +
  place(6, 26, loosePanel(), 1.05) +
  shadow(290, 40, 156, 11) +
  place(136, 40, washerOpenBack(), 1.08) +
  turn(-9, 322, -181, place(298, -181, torch())) +
  turn(69, 294, -114, place(294, -114, screwdriver(), 1.1)) +
  shadow(470, 50, 110) +
  place(448, 50, technicianKneeling(), 1.12, true) +
  shadow(660, 50, 56) +
  place(656, -22, toolBag(), 1.06) +
  shadow(196, 72, 40, 6) +
  shape('M154 62H238L230 72Q228 75 224 75H168Q164 75 162 72Z', slate) +
  oval(196, 62, 42, 6, steel) +
  oval(196, 62, 36, 4.4, white) +
  dot(184, 61, 3, slate) +
  dot(197, 63, 3, slate) +
  dot(210, 61, 3, slate);

const kitchenScene = (): string =>
  casement(180, -378, 150, 130) +
  shape('M166-386H238Q232-300 176-262H166ZM344-386H272Q278-300 334-262H344Z', 'rgba(255,255,255,.75)') +
  box(156, -396, 198, 10, 5, deepWood) +
  place(366, -350, tinShelf(), 0.86) +
  shadow(645, 30, 106, 10) +
  place(548, 30, fridge(), 1.02) +
  place(238, -70, grandfatherSeated(), 1.06) +
  place(96, -70, girlSeated(), 1.1) +
  place(122, -102, milkGlass(), 1.1) +
  limb('100 -112 8, 112 -112 8', skin.warm) +
  shadow(486, 40, 58) +
  place(484, 42, motherServing(), 1.05, true) +
  place(472, -150, steelPot()) +
  limb('448 -158 8.5, 452 -150 8.5', skin.light) +
  limb('496 -158 8.5, 492 -150 8.5', skin.light) +
  shadow(210, 60, 210, 10) +
  place(10, -70, table(390, 130)) +
  place(318, -70, fruitBowl(), 0.9) +
  place(238, -126, teaCup(), 1, true) +
  dot(221, -135, 11.5, skin.warm);

/** Name of a banner and its drawing in a crop. */
export const banners: Readonly<Record<string, (crop: Crop) => string>> = {
  'technician-at-door': (crop) =>
    staged(crop, room(crop, ground.kitchen, floor.kitchen, skirting), doorScene()),
  'open-back-panel': (crop) =>
    staged(crop, room(crop, ground.refrigeration, floor.refrigeration, offWhite), backPanelScene()),
  'family-kitchen': (crop) =>
    staged(crop, room(crop, ground.commercial, floor.commercial, paper), kitchenScene()),
};

/** The link preview: the door scene with the house's mark and its four promises, 1200 x 630. */
export const linkPreview = (mark: string, promises: readonly string[]): string => {
  const crop: Crop = { width: 1200, height: 630, floor: 552, scale: 0.97, left: 466 };
  const nested = (svg: string, x: number, y: number, size: number): string =>
    svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);
  return staged(crop, room(crop, ground.kitchen, floor.kitchen, skirting), doorScene()).replace(
    /<\/svg>$/,
    nested(mark, 96, 96, 300) +
      promises.map((icon, index) => nested(icon, 96 + index * 80, 428, 60)).join('') +
      '</svg>',
  );
};
