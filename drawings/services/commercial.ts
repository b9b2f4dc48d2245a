// The pictures of the services for shops, hotels and canteens, by slug.
import { shadow, softShadow } from './box.ts';
import { deckOven, hoodDishwasher, peel, trolley, washerExtractor } from './canteen.ts';
import { coldRoom, displayCounter } from './cold-rooms.ts';
import { plant, tumbler } from './household.ts';
import { grounds, lightSteel, slate, softRed, steel, teal, white, wood } from './palette.ts';
import { onFloor } from './scene.ts';
import { at, ellipse, path, rect, repeat } from './shapes.ts';
import { iceCube, iceMachine, visiCooler, waterCooler } from './shop-coolers.ts';
import { drop, snowflake } from './signs.ts';
import { multimeter, screwdriver, spanner, toolbox } from './tools.ts';

const ground = grounds.commercial;

const room = (content: string) => onFloor(ground, content);

const visiCoolerScene = () => {
  const box = { x: 510, y: 175, w: 500, h: 840, depth: 200, r: 22 };
  return room(
    shadow(box) + visiCooler(box) + at(280, 1070, toolbox(), 1.1) + at(1330, 1070, spanner(), 1.1, -18),
  );
};

const waterCoolerScene = () => {
  const box = { x: 490, y: 250, w: 500, h: 765, depth: 220, r: 18 };
  return room(
    shadow(box) +
      waterCooler(box) +
      at(box.x + 250, 662, tumbler(), 0.62) +
      at(1320, 1070, tumbler(), 1.3) +
      drop(620, 610, 12) +
      at(310, 1070, spanner(), 1.1, -12) +
      drop(1240, 820, 26) +
      drop(1310, 760, 18),
  );
};

const iceMachineScene = () => {
  const box = { x: 460, y: 235, w: 560, h: 780, depth: 220, r: 20 };
  const scoop = at(
    310,
    1070,
    rect(-30, -30, 170, 30, slate, 15) +
      path('M-150-92H0L-20-6C-24 0-30 0-40 0H-110C-130 0-144-30-150-92Z', steel) +
      path('M-150-92H0L-4-76H-148Z', white),
  );
  return room(
    shadow(box) +
      iceMachine(box) +
      softShadow(300, 1074, 230, 36) +
      iceCube(220, 975, 80, 20) +
      scoop +
      softShadow(1330, 1070, 200, 44) +
      iceCube(1270, 1030, 110, -8) +
      iceCube(1380, 1040, 96, 16) +
      iceCube(1320, 945, 92, 30) +
      snowflake(260, 340, 56) +
      snowflake(360, 450, 32),
  );
};

const coldRoomScene = () => {
  const box = { x: 370, y: 225, w: 760, h: 790, depth: 260, r: 12 };
  return room(
    shadow(box) +
      softShadow(470, 1075, 260, 44) +
      coldRoom(box) +
      snowflake(200, 300, 60) +
      snowflake(290, 420, 32) +
      at(1370, 1110, toolbox(teal), 1),
  );
};

const dishwasherScene = () => {
  const box = { x: 470, y: 640, w: 560, h: 375, depth: 220, r: 16 };
  const plates = at(
    270,
    1060,
    softShadow(30, 0, 170, 30) +
      repeat(7, (plate) => ellipse(0, -14 - plate * 20, 110, 20, plate % 2 ? lightSteel : white)) +
      ellipse(0, -134, 70, 10, lightSteel),
  );
  return room(
    shadow(box) +
      hoodDishwasher(box) +
      plates +
      at(1330, 1075, spanner(), 1.1, -16) +
      drop(1330, 520, 26) +
      drop(1390, 600, 18) +
      drop(330, 560, 22),
  );
};

const extractorScene = () => {
  const box = { x: 410, y: 240, w: 620, h: 720, depth: 260, r: 20 };
  return room(
    shadow({ ...box, h: box.h + 50 }) +
      washerExtractor(box) +
      at(205, 1100, softShadow(30, 0, 220, 36) + trolley(), 1.05) +
      at(1360, 1090, spanner(), 1.1, -18),
  );
};

const pizzaOvenScene = () => {
  const box = { x: 370, y: 300, w: 700, h: 500, depth: 260, r: 18 };
  return room(
    softShadow(860, 1010, 540, 80) +
      deckOven(box) +
      at(1180, 1085, peel(), 1) +
      at(210, 1020, plant(wood), 1) +
      at(420, 1110, screwdriver(), 1, 6),
  );
};

const counterScene = () => {
  const box = { x: 270, y: 700, w: 820, h: 320, depth: 270, r: 14 };
  return room(
    shadow(box) +
      displayCounter(box) +
      at(1450, 1090, multimeter(), 0.9) +
      at(1140, 1125, screwdriver(softRed), 1.1, -10) +
      at(160, 1090, plant(teal), 0.7),
  );
};

/** SVG drawings by slug. */
export const commercial: Record<string, string> = {
  'visi-cooler-repair': visiCoolerScene(),
  'water-cooler-repair': waterCoolerScene(),
  'ice-machine-repair': iceMachineScene(),
  'cold-room-maintenance': coldRoomScene(),
  'commercial-dishwasher-repair': dishwasherScene(),
  'commercial-washing-machine-repair': extractorScene(),
  'pizza-oven-repair': pizzaOvenScene(),
  'display-counter-repair': counterScene(),
};
