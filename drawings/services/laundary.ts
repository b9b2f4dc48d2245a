// The pictures of the laundry services, by slug.
import { shadow, softShadow } from './box.ts';
import { openPorthole, porthole } from './drum.ts';
import { basket, brush, bucket, carton, plant, sprayBottle } from './household.ts';
import { grounds, lightSteel, offWhite, sky, slate, softRed, teal, white, wood } from './palette.ts';
import { hose, ribbedHose, wallTap } from './parts.ts';
import { onFloor, wetTiles } from './scene.ts';
import { at, path, rect, stroke } from './shapes.ts';
import { drop, puddle, sparkle, suds } from './signs.ts';
import { level, screwdriver, spanner, toolbox } from './tools.ts';
import { topLoader, twinTub } from './top-loaders.ts';
import { drainPump, dryer, frontLoader, serviceOpening, truckLoad } from './washers.ts';

const ground = grounds.laundary;

const room = (content: string) => onFloor(ground, content);

const bathroom = (content: string) => onFloor(ground, wetTiles(ground) + content);

const machine = { x: 440, y: 322, w: 570, h: 690, depth: 230, r: 22 };

/** Folded towels, middle of their foot at 0,0. */
const towels = () =>
  [teal, offWhite, softRed, sky]
    .map(
      (colour, layer) =>
        rect(-110 + layer * 4, -48 - layer * 46, 220 - layer * 8, 44, colour, 20) +
        rect(-110 + layer * 4, -30 - layer * 46, 200 - layer * 8, 6, slate, 3, { opacity: 0.18 }),
    )
    .join('');

function twinTubScene(): string {
  const box = { x: 330, y: 500, w: 680, h: 510, depth: 330, r: 20 };
  return bathroom(
    shadow(box) +
      ribbedHose('M1270 760C1400 760 1300 960 1440 985', lightSteel, 40) +
      twinTub(box) +
      at(220, 1050, bucket(), 0.9) +
      at(1180, 1085, spanner(), 1.05, -14),
  );
}

function topLoaderScene(): string {
  const box = { x: 430, y: 470, w: 550, h: 545, depth: 320, r: 24 };
  return room(
    shadow(box) + topLoader(box) + at(235, 1080, basket(), 1.05) + at(1270, 1070, spanner(), 1.05, -20),
  );
}

const frontLoaderScene = () =>
  room(
    shadow(machine) +
      frontLoader({ box: machine }) +
      at(1300, 1060, toolbox(), 1.05) +
      at(250, 1010, plant(), 1.05) +
      at(480, 1105, screwdriver(teal), 1, 8),
  );

function installationScene(): string {
  const box = { ...machine, x: 560 };
  return bathroom(
    wallTap(1480, 350) +
      hose('M1404 400C1404 560 1480 700 1320 760L1240 740', '#6FA9CC', 30) +
      shadow(box) +
      frontLoader({ box }) +
      at(285, 1070, carton(330, 250)) +
      at(960, 262, level()) +
      at(1230, 1085, spanner(), 1, -12),
  );
}

function cleaningScene(): string {
  const box = { ...machine, x: 560 };
  const door = openPorthole(box.x + box.w * 0.5, box.y + box.h * 0.57, box.w * 0.36);
  return bathroom(
    shadow(box) +
      frontLoader({ box, door }) +
      at(1390, 1075, sprayBottle(), 1.1) +
      at(1170, 1100, brush(), 0.95, -4) +
      at(230, 1080, bucket(teal), 0.9) +
      suds([
        [400, 300, 44],
        [330, 410, 28],
        [470, 210, 26],
        [1340, 420, 40],
        [1420, 330, 26],
      ]) +
      sparkle(1430, 180, 70) +
      sparkle(1440, 600, 46) +
      sparkle(300, 220, 48),
  );
}

function dryerScene(): string {
  const box = { ...machine, x: 400 };
  return room(
    shadow(box) +
      dryer(box) +
      at(760, 280, towels(), 1) +
      at(1320, 1080, basket(), 1.05) +
      at(300, 1090, screwdriver(), 0.95, -14),
  );
}

function pumpScene(): string {
  const box = { ...machine, x: 620, y: 185, h: 740 };
  const door = porthole({ cx: box.x + box.w / 2, cy: box.y + box.h * 0.47, r: box.w * 0.33 });
  const mat = path('M70 1170L200 1000H960L890 1170Z', '#8FB7D1', { opacity: 0.55 });
  return bathroom(
    shadow(box) +
      frontLoader({ box, door, flap: false }) +
      serviceOpening(box) +
      mat +
      puddle(1300, 1040, 190) +
      at(440, 1130, drainPump(), 1.45) +
      drop(1240, 960, 24) +
      at(1220, 1130, screwdriver(), 1.1, -12),
  );
}

function shiftingScene(): string {
  const box = { x: -250, y: -640, w: 500, h: 600, depth: 200, r: 22 };
  const speed = [
    [70, 520, 190],
    [40, 610, 150],
    [90, 700, 160],
  ]
    .map(([x = 0, y = 0, long = 0]) => stroke(`M${x} ${y}h${long}`, white, 18))
    .join('');
  return room(
    speed +
      softShadow(830, 1050, 480, 60) +
      at(760, 985, truckLoad(box), 1.08, -9) +
      at(1300, 1090, carton(240, 190)) +
      path(
        'M1380 230C1380 130 1240 130 1240 230C1240 300 1310 370 1310 370C1310 370 1380 300 1380 230Z',
        softRed,
      ) +
      rect(1282, 196, 56, 56, white, 28) +
      stroke('M1310 400C1310 480 1400 480 1400 560', white, 12, { 'stroke-dasharray': '2 26' }) +
      at(170, 1020, plant(wood), 0.8),
  );
}

/** SVG drawings by slug. */
export const laundary: Record<string, string> = {
  'semi-automatic-washing-machine-repair': twinTubScene(),
  'fully-automatic-washing-machine-repair': topLoaderScene(),
  'front-load-washing-machine-repair': frontLoaderScene(),
  'washing-machine-installation': installationScene(),
  'washing-machine-deep-cleaning': cleaningScene(),
  'clothes-dryer-repair': dryerScene(),
  'drain-pump-replacement': pumpScene(),
  'washing-machine-shifting': shiftingScene(),
};
