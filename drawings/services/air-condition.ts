// The pictures of the air-conditioning services, by slug.
import { shadow, softShadow } from './box.ts';
import { cassette } from './cassettes.ts';
import { bucket, calendar, carton, plant, remote } from './household.ts';
import { breeze, catchBag, indoorUnit, jetGun, shield } from './indoor-units.ts';
import { board, openedService, outdoorUnit, pipes } from './outdoor-units.ts';
import { grounds, ink, marigold, mix, sky, softRed, steel, teal, white, wood } from './palette.ts';
import { hose } from './parts.ts';
import { gasCylinder, manifold } from './refrigerant.ts';
import { closeUp, onFloor, onWall, pointer } from './scene.ts';
import { at, polygon, rect, slab, stroke } from './shapes.ts';
import { drop, snowflake, sparkle } from './signs.ts';
import { copperCoil, drill, ladder, level, multimeter, screwdriver, spanner, toolbox } from './tools.ts';
import { windowFrame, windowUnit } from './window-units.ts';

const ground = grounds.airCondition;

const wall = (content: string) => onWall(ground, content);

const outside = (content: string) => onFloor(ground, content);

const indoor = { x: 190, y: 270, w: 1080, h: 360, depth: 150, r: 48 };

const splitRepair = () =>
  wall(
    indoorUnit(indoor) +
      breeze(360, 700, 560, 5, 190) +
      snowflake(1080, 790, 56) +
      snowflake(1190, 720, 30) +
      drop(240, 720, 28) +
      drop(190, 820, 20) +
      at(1390, 1060, plant(), 1.15) +
      at(330, 1075, toolbox(), 1.15) +
      at(890, 1100, remote(), 1.15, 8),
  );

const splitInstallation = () => {
  const unit = { ...indoor, x: 110, y: 190, w: 860, h: 290, depth: 120, r: 40 };
  const outer = { x: 880, y: 690, w: 480, h: 340, depth: 150, r: 16 };
  return wall(
    pipes('M1010 420C1180 420 1180 420 1180 560V700') +
      indoorUnit(unit) +
      shadow(outer) +
      outdoorUnit(outer) +
      at(230, 1100, ladder(500), 1) +
      at(700, 1110, drill(), 0.95) +
      at(560, 130, level(), 1.1) +
      rect(634, 622, 14, 40, steel, 7) +
      at(640, 730, copperCoil(84), 1),
  );
};

const jetService = () => {
  const unit = { ...indoor, y: 260, w: 1000, x: 170, h: 320 };
  return wall(
    indoorUnit(unit, 'up') +
      catchBag(230, 640, 860) +
      at(706, 1145, bucket('#4A86AB'), 1.05) +
      at(1150, 640, jetGun(), 1.15) +
      hose('M1415 915C1470 1020 1330 1080 1640 1110', marigold, 26) +
      sparkle(1430, 320, 60) +
      sparkle(130, 230, 44) +
      drop(1060, 740, 20) +
      drop(1130, 800, 16),
  );
};

const windowRepair = () => {
  const unit = { x: 330, y: 440, w: 800, h: 470, depth: 130, r: 28 };
  return wall(
    windowFrame(250, 130, 1080, 810) +
      rect(284, 420, 1012, 486, mix(wood, white, 0.62)) +
      windowUnit(unit) +
      at(180, 1110, toolbox(teal), 0.9) +
      at(1370, 1100, spanner(softRed), 1.1, -16) +
      at(820, 1120, screwdriver(), 1, 4) +
      snowflake(1450, 330, 52) +
      snowflake(1400, 450, 30),
  );
};

const windowInstallation = () => {
  const unit = { x: 250, y: 470, w: 620, h: 400, depth: 440, r: 26 };
  const shelf =
    polygon(
      [
        [250, 890],
        [900, 890],
        [1290, 664],
        [1290, 700],
        [900, 930],
        [250, 930],
      ],
      steel,
      6,
    ) + stroke('M330 930L470 1060M800 930L940 1060', steel, 24);
  return wall(
    windowFrame(520, 110, 800, 640) +
      shelf +
      windowUnit(unit) +
      stroke('M150 560H60M150 660H30M150 760H60', white, 18) +
      at(1290, 1130, drill(), 1.15) +
      at(680, 330, level(), 1.15, 0) +
      at(240, 1130, carton(220, 150), 0.9) +
      at(960, 1130, screwdriver(teal), 0.9, -8),
  );
};

/** A room's ceiling seen from below, tiled, with its far edge at y 170 and near edge beyond the picture. */
const ceiling = () =>
  slab([300, 1300, 130], [-200, 1800, 800], mix(ground.wall, white, 0.55)) +
  stroke('M300 130H1300', ground.floor, 6) +
  stroke('M550 130L300 800M800 130V800M1050 130L1300 800M170 310H1430M30 500H1570', ground.blob, 6) +
  rect(-200, 800, 2000, 14, ground.floor);

const cassetteRepair = () =>
  outside(
    ceiling() +
      cassette() +
      breeze(520, 760, 520, 5, 170) +
      breeze(210, 760, 60, 2, 130) +
      breeze(1330, 760, 60, 2, 130) +
      at(330, 1130, ladder(300), 1) +
      at(1270, 1110, toolbox(), 1.1) +
      at(800, 1110, screwdriver(teal), 1.1, -4),
  );

const gasCharging = () => {
  const box = { x: 560, y: 400, w: 720, h: 590, depth: 220, r: 20 };
  return outside(
    shadow(box) +
      outdoorUnit(box) +
      hose('M340 690C420 860 560 1060 900 1080C1180 1100 1440 1030 1410 800', softRed, 24) +
      hose('M240 700C240 780 300 780 300 840', marigold, 24) +
      at(300, 1110, gasCylinder(), 1.1) +
      at(290, 540, manifold(), 1.15) +
      snowflake(350, 190, 56) +
      snowflake(1370, 170, 32) +
      at(1290, 1130, spanner(teal), 1, -10),
  );
};

const pcbRepair = () => {
  const box = { x: 130, y: 420, w: 700, h: 560, depth: 210, r: 20 };
  return outside(
    shadow(box) +
      outdoorUnit(box, openedService(box)) +
      pointer('M790 520C860 360 900 330 960 330') +
      closeUp(1190, 470, 300, mix(sky, white, 0.2), at(1190, 480, board(), 1.14)) +
      stroke('M1330 880C1240 800 1290 700 1200 600', softRed, 12) +
      stroke('M1380 880C1400 760 1290 660 1290 560', ink, 12) +
      slab([1192, 1208, 560], [1190, 1218, 640], softRed, 5) +
      slab([1282, 1298, 520], [1280, 1308, 600], ink, 5) +
      at(1370, 1110, multimeter(), 1.05) +
      at(1050, 1100, screwdriver(), 1.1, -8),
  );
};

const maintenance = () => {
  const unit = { ...indoor, x: 130, y: 220, w: 900, h: 300, depth: 130, r: 42 };
  const filter = at(
    480,
    1080,
    softShadow(30, 0, 240, 30) +
      slab([-190, 190, -300], [-160, 220, 0], teal, 10) +
      slab([-166, 172, -278], [-138, 196, -22], '#D5EAF2', 4) +
      stroke('M-160-214H180M-154-150H186M-148-86H192M-90-278L-62-22M-6-278L22-22M84-278L112-22', steel, 6),
  );
  return wall(
    indoorUnit(unit) +
      breeze(300, 590, 380, 4, 130) +
      at(1330, 410, calendar(), 1.1) +
      at(1130, 900, shield(), 1.5) +
      filter +
      at(810, 1090, bucket(teal), 0.85) +
      sparkle(330, 760, 44) +
      sparkle(700, 730, 56) +
      sparkle(160, 640, 36),
  );
};

/** SVG drawings by slug. */
export const airCondition: Record<string, string> = {
  'split-ac-repair': splitRepair(),
  'split-ac-installation': splitInstallation(),
  'split-ac-jet-service': jetService(),
  'window-ac-repair': windowRepair(),
  'window-ac-installation': windowInstallation(),
  'cassette-ac-repair': cassetteRepair(),
  'ac-gas-charging': gasCharging(),
  'inverter-ac-pcb-repair': pcbRepair(),
  'ac-annual-maintenance': maintenance(),
};
