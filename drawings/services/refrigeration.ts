// The pictures of the refrigeration services, by slug.
import { shadow, softShadow } from './box.ts';
import { seal } from './fridge-inside.ts';
import { chest, doubleDoor, openFridge, rearView, sideBySide, singleDoor } from './fridges.ts';
import { plant } from './household.ts';
import { maroon, metal } from './materials.ts';
import {
  darker,
  grounds,
  ink,
  lightSteel,
  marigold,
  offWhite,
  sky,
  slate,
  softRed,
  steel,
  teal,
  white,
} from './palette.ts';
import { hose } from './parts.ts';
import { gasCylinder, manifold } from './refrigerant.ts';
import { closeUp, onFloor, pointer } from './scene.ts';
import { at, circle, group, rect, repeat, stroke } from './shapes.ts';
import { drop, puddle, snowflake } from './signs.ts';
import { multimeter, screwdriver, spanner, toolbox } from './tools.ts';

const ground = grounds.refrigeration;

const room = (content: string) => onFloor(ground, content);

const tall = { x: 560, y: 215, w: 440, h: 800, depth: 190, r: 26 };

const singleDoorScene = () =>
  room(
    shadow(tall) +
      singleDoor(tall) +
      at(890, 182, plant(teal), 0.36) +
      at(330, 1060, toolbox(teal), 1.1) +
      at(1290, 1060, spanner(), 1.15, -18),
  );

const doubleDoorScene = () => {
  const box = { ...tall, x: 610, y: 190, w: 480, h: 830 };
  return room(
    shadow(box) +
      softShadow(500, 1070, 240, 44) +
      doubleDoor(box) +
      at(240, 1030, plant(), 1) +
      at(1390, 1080, spanner(), 1, -18),
  );
};

const sideBySideScene = () => {
  const box = { ...tall, x: 440, y: 205, w: 600, h: 810 };
  return room(
    shadow(box) +
      sideBySide(box) +
      at(240, 1020, plant(), 1.2) +
      at(1340, 1075, toolbox(), 1.05) +
      at(560, 1110, screwdriver(teal), 1, 6),
  );
};

const freezerScene = () => {
  const box = { x: 300, y: 520, w: 760, h: 460, depth: 330, r: 30 };
  return room(
    shadow(box) +
      chest(box) +
      snowflake(250, 300, 56) +
      snowflake(360, 410, 32) +
      snowflake(220, 470, 24) +
      at(1270, 1110, spanner(), 1.1, -14),
  );
};

const gasScene = () => {
  const box = { ...tall, x: 640, w: 500 };
  return room(
    shadow(box) +
      rearView(box) +
      hose('M260 720C240 480 560 420 700 560C760 640 700 760 760 830', softRed, 22) +
      hose('M410 720C400 620 480 560 540 660C600 760 330 780 330 850', marigold, 22) +
      at(330, 1085, gasCylinder(), 1.05) +
      at(330, 590, manifold(), 1.1) +
      snowflake(1450, 330, 60) +
      snowflake(1390, 460, 32) +
      at(1290, 1090, spanner(softRed), 1, -16),
  );
};

/** The thermostat: dial with cold scale and its sensing tube, middle at 0,0. */
const thermostat = () =>
  stroke(
    'M120 60C220 100 240 180 150 190C60 200 80 130 150 140C240 150 250 260 180 330',
    darker(lightSteel, 0.2),
    14,
  ) +
  circle(8, 14, 176, ink, { opacity: 0.14 }) +
  circle(0, 0, 172, white) +
  repeat(9, (tick) =>
    group(rect(-7, -154, 14, 12 + tick * 4, tick < 3 ? softRed : tick < 6 ? sky : teal, 6), {
      transform: `rotate(${-120 + tick * 30})`,
    }),
  ) +
  circle(6, 10, 104, ink, { opacity: 0.14 }) +
  circle(0, 0, 100, steel) +
  circle(-4, -5, 90, lightSteel) +
  group(rect(-22, -94, 44, 188, offWhite, 22) + rect(-6, -84, 12, 52, marigold, 6), {
    transform: 'rotate(50)',
  });

const thermostatScene = () => {
  const box = { ...tall, x: 420, w: 420, y: 225 };
  return room(
    shadow(box) +
      softShadow(330, 1060, 220, 44) +
      openFridge(box, metal) +
      pointer('M800 330C900 220 960 300 1020 380') +
      closeUp(1210, 500, 270, '#8CCBC0', at(1190, 490, thermostat(), 1.12)) +
      at(1290, 1090, screwdriver(), 1.2, -10) +
      at(1090, 1060, multimeter(), 0.95),
  );
};

const sealScene = () => {
  const box = { ...tall, x: 700, w: 460 };
  const loose = 'M470 372C380 470 470 620 380 720C330 790 420 900 350 1010C320 1062 280 1076 230 1076';
  return room(
    shadow(box) +
      softShadow(600, 1080, 260, 44) +
      openFridge(box, maroon, marigold) +
      seal(loose, slate) +
      puddle(1270, 1090, 140) +
      drop(1210, 1010, 18) +
      drop(1270, 960, 24) +
      at(560, 1140, screwdriver(teal), 1, 4) +
      rollOfSeal(),
  );
};

/** A new seal, rolled up. */
const rollOfSeal = () =>
  softShadow(280, 1070, 200, 34) +
  at(
    230,
    950,
    circle(0, 0, 130, lightSteel) +
      [126, 96, 66]
        .map(
          (r) =>
            circle(0, 0, r, 'none', { stroke: r === 96 ? darker(slate, 0.1) : slate, 'stroke-width': 26 }) +
            circle(-2, -3, r, 'none', { stroke: steel, 'stroke-width': 6 }),
        )
        .join(''),
  );

/** SVG drawings by slug. */
export const refrigeration: Record<string, string> = {
  'single-door-refrigerator-repair': singleDoorScene(),
  'double-door-refrigerator-repair': doubleDoorScene(),
  'side-by-side-refrigerator-repair': sideBySideScene(),
  'deep-freezer-repair': freezerScene(),
  'refrigerator-gas-charging': gasScene(),
  'refrigerator-thermostat-replacement': thermostatScene(),
  'refrigerator-door-seal-replacement': sealScene(),
};
