// The cassette unit of a ceiling, seen from below.
import { ink, lightSteel, marigold, slate, teal, white } from './palette.ts';
import { circle, repeat, slab } from './shapes.ts';

/** The intake in the middle: dark field with crossing bars. */
const intake = () =>
  slab([556, 1044, 360], [484, 1116, 584], '#7F8CA3', 18) +
  repeat(8, (bar) => {
    const [spread, y] = [8.25 * bar, 374 + 23.25 * bar];
    return slab([570 - spread, 1030 + spread, y], [566 - spread, 1034 + spread, y + 14], lightSteel, 3);
  }) +
  repeat(9, (bar) =>
    slab([590 + bar * 52, 598 + bar * 52, 364], [532 + bar * 65, 544 + bar * 65, 580], lightSteel, 2),
  );

/** The four outlets with their louvres tilted open. */
const outlets = () =>
  slab([520, 1080, 288], [508, 1092, 322], slate, 10) +
  slab([420, 1180, 622], [400, 1200, 668], slate, 10) +
  slab([424, 470, 340], [320, 384, 590], slate, 10) +
  slab([1130, 1176, 340], [1216, 1280, 590], slate, 10) +
  slab([508, 1092, 310], [496, 1104, 340], '#DCE5EE', 6) +
  slab([400, 1200, 652], [374, 1226, 706], '#DCE5EE', 6) +
  slab([444, 482, 344], [352, 404, 590], '#DCE5EE', 6) +
  slab([1118, 1156, 344], [1196, 1248, 590], '#DCE5EE', 6);

/** A four-way cassette, set into the ceiling. */
export const cassette = () =>
  slab([360, 1240, 262], [160, 1440, 722], ink, 24, { opacity: 0.12 }) +
  slab([180, 1420, 690], [180, 1420, 724], '#B9C7D6', 24) +
  slab([360, 1240, 250], [180, 1420, 690], '#F7FAFC', 24) +
  slab([372, 1228, 256], [368, 1232, 264], white, 10) +
  outlets() +
  intake() +
  circle(1290, 650, 11, teal) +
  circle(1320, 650, 11, marigold);
