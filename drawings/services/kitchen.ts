// The pictures of the kitchen services, by slug.
import { shadow, softShadow } from './box.ts';
import { dishwasher, units } from './dishwashers.ts';
import { carrots, greens, tomatoes } from './foods.ts';
import { baffleFilter, chimney, gasHob, induction, saucepan } from './hobs.ts';
import { brush, carton, plant, sprayBottle, tumbler } from './household.ts';
import { chutneyJar, mixer } from './mixers.ts';
import { microwave, otg } from './ovens.ts';
import { grounds, marigold, slate, softRed, steel, teal, white, wood } from './palette.ts';
import { hose } from './parts.ts';
import { filterCandle, purifier } from './purifiers.ts';
import { gasCylinder } from './refrigerant.ts';
import { onCounter, onFloor, wetTiles } from './scene.ts';
import { at, circle, ellipse, path, rect, stroke } from './shapes.ts';
import { drop, puddle, sparkle } from './signs.ts';
import { level, multimeter, screwdriver, spanner, toolbox } from './tools.ts';

const ground = grounds.kitchen;

const counter = (content: string) => onCounter(ground, content);

const room = (content: string) => onFloor(ground, wetTiles(ground) + content);

const microwaveScene = () => {
  const box = { x: 230, y: 410, w: 900, h: 540, depth: 270, r: 26 };
  return counter(
    shadow(box) +
      microwave(box) +
      at(1430, 1010, spanner(softRed), 0.9, -18) +
      at(960, 278, plant(teal), 0.5) +
      at(330, 1025, screwdriver(), 0.9, 4),
  );
};

const otgScene = () => {
  const box = { x: 270, y: 430, w: 830, h: 510, depth: 260, r: 22 };
  return counter(
    shadow(box) +
      otg(box) +
      at(1440, 1000, multimeter(), 0.95) +
      at(1210, 1030, screwdriver(teal), 0.95, -6) +
      softShadow(170, 960, 150, 26) +
      at(140, 960, tomatoes(), 1.3),
  );
};

const dishwasherScene = () => {
  const box = { x: 500, y: 260, w: 570, h: 740, depth: 220, r: 18 };
  return room(
    shadow(box) +
      softShadow(690, 1110, 400, 50) +
      dishwasher(box, true) +
      drop(1380, 420, 28) +
      drop(1440, 520, 18) +
      drop(1350, 560, 14) +
      at(240, 1070, toolbox(teal), 0.95) +
      at(1350, 1090, spanner(softRed), 1.1, -16),
  );
};

const dishwasherInstallation = () => {
  const box = { x: 560, y: 440, w: 520, h: 550, depth: 70, r: 14 };
  return room(
    units(540, 1150, 386) +
      dishwasher(box, false) +
      at(300, 344, plant(teal), 0.7) +
      at(820, 316, level(), 1.15) +
      stroke('M1420 336V200C1420 120 1310 120 1310 200V226', steel, 26) +
      stroke('M1414 336V200C1414 130 1320 130 1318 190', white, 7) +
      rect(1384, 316, 76, 24, steel, 8) +
      rect(1430, 270, 70, 16, teal, 8) +
      at(1270, 1120, carton(260, 200)) +
      at(330, 1090, spanner(marigold), 1.15, -10),
  );
};

const chimneyRepair = () =>
  counter(
    chimney(800, 560, 'in') +
      at(790, 980, hobSlab(), 1) +
      at(250, 1010, toolbox(), 0.95) +
      at(1370, 1020, spanner(), 1, -16),
  );

/** A hob with a pan on it, below a chimney; middle of its front edge at 0,0. */
const hobSlab = () => gasHob({ x: -400, y: -40, w: 700, h: 70, depth: 230, r: 14 }, 0.72);

const chimneyCleaning = () =>
  counter(
    chimney(800, 560, 'out') +
      softShadow(420, 1020, 300, 44) +
      at(380, 1020, baffleFilter(), 1.1, -4) +
      softShadow(800, 1030, 260, 40) +
      at(740, 1030, baffleFilter(), 1.1) +
      [
        [240, 1010, 44],
        [310, 1030, 34],
        [560, 1036, 40],
        [640, 1046, 30],
        [880, 1030, 44],
        [930, 1046, 28],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, white))
        .join('') +
      at(1250, 1030, sprayBottle(), 1.15) +
      at(1040, 1040, brush(), 0.8) +
      sparkle(220, 620, 64) +
      sparkle(940, 690, 56) +
      sparkle(1360, 520, 48),
  );

/** A rail on the wall with a ladle, a turner and a sieve. */
const utensils = () =>
  rect(250, 190, 560, 18, steel, 9) +
  rect(250, 190, 560, 6, white, 3) +
  [330, 470, 610, 740].map((x) => stroke(`M${x} 200v34`, slate, 8)).join('') +
  rect(322, 230, 16, 150, wood, 8) +
  path('M286 372h88c0 60-88 60-88 0Z', steel) +
  rect(462, 230, 16, 140, wood, 8) +
  rect(434, 360, 72, 96, steel, 12) +
  [450, 468, 486].map((x) => rect(x - 4, 378, 8, 60, slate, 4)).join('') +
  rect(602, 230, 16, 130, wood, 8) +
  circle(610, 404, 54, steel) +
  circle(610, 404, 40, '#E9D8C4') +
  rect(732, 230, 16, 180, wood, 8) +
  ellipse(740, 420, 34, 46, wood);

const gasHobScene = () => {
  const box = { x: 150, y: 860, w: 960, h: 120, depth: 470, r: 18 };
  return counter(
    utensils() +
      shadow(box) +
      gasHob(box, 1.3) +
      at(1440, 1060, gasCylinder(softRed), 0.9) +
      at(1170, 1035, spanner(teal), 0.9, -8),
  );
};

const inductionScene = () => {
  const box = { x: 240, y: 900, w: 860, h: 80, depth: 420, r: 20 };
  return counter(
    shadow(box) +
      induction(box) +
      at(865, 815, saucepan(), 1.35) +
      [780, 880, 960]
        .map((x) => stroke(`M${x} 400c-30-34 30-54 0-96`, white, 16, { opacity: 0.85 }))
        .join('') +
      at(1440, 1040, multimeter(), 0.95),
  );
};

const mixerScene = () =>
  counter(
    at(760, 990, mixer(), 1.28) +
      at(1220, 1000, chutneyJar(), 1.25) +
      softShadow(370, 1030, 290, 44) +
      at(330, 985, tomatoes(), 1.5) +
      at(130, 1010, carrots(), 1.25, 68) +
      at(450, 1050, greens(), 1.1) +
      at(1420, 1040, screwdriver(teal), 0.85, -12),
  );

const purifierScene = () => {
  const box = { x: 570, y: 130, w: 440, h: 720, depth: 170, r: 26 };
  return counter(
    hose('M1140 210C1320 220 1280 420 1420 430H1640', '#6FA9CC', 26) +
      purifier(box) +
      drop(790, 846, 14) +
      at(790, 985, tumbler(), 1.05) +
      at(330, 1000, filterCandle(), 1.2) +
      at(210, 1020, filterCandle('#8FBFD4'), 1.05) +
      at(1230, 1020, spanner(softRed), 1.1, -14) +
      puddle(830, 1010, 60) +
      at(1420, 850, plant(teal), 0.8),
  );
};

/** SVG drawings by slug. */
export const kitchen: Record<string, string> = {
  'microwave-oven-repair': microwaveScene(),
  'otg-oven-repair': otgScene(),
  'dishwasher-repair': dishwasherScene(),
  'dishwasher-installation': dishwasherInstallation(),
  'kitchen-chimney-repair': chimneyRepair(),
  'kitchen-chimney-deep-cleaning': chimneyCleaning(),
  'gas-hob-repair': gasHobScene(),
  'induction-cooktop-repair': inductionScene(),
  'mixer-grinder-repair': mixerScene(),
  'water-purifier-service': purifierScene(),
};
