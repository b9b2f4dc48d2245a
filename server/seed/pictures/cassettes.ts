import { ink, lightSteel, marigold, slate, teal, white } from './palette.ts';
import { circle, polygon, repeat } from './shapes.ts';

/** A four-way cassette seen from below, set into the ceiling. */
export function cassette(): string {
  const outer: [number, number][] = [
    [360, 250],
    [1240, 250],
    [1420, 690],
    [180, 690],
  ];
  const slot = (points: [number, number][]) => polygon(points, slate, 10);
  const louvre = (points: [number, number][]) => polygon(points, '#DCE5EE', 6);
  const bars = repeat(8, (bar) => {
    const down = bar / 8;
    return polygon(
      [
        [570 - 66 * down, 374 + 186 * down],
        [1030 + 66 * down, 374 + 186 * down],
        [1034 + 66 * down, 388 + 186 * down],
        [566 - 66 * down, 388 + 186 * down],
      ],
      lightSteel,
      3,
    );
  });
  return (
    polygon(
      [
        [360, 262],
        [1240, 262],
        [1440, 722],
        [160, 722],
      ],
      ink,
      24,
      { opacity: 0.12 },
    ) +
    polygon(
      [
        [180, 690],
        [1420, 690],
        [1420, 724],
        [180, 724],
      ],
      '#B9C7D6',
      24,
    ) +
    polygon(outer, '#F7FAFC', 24) +
    polygon(
      [
        [372, 256],
        [1228, 256],
        [1232, 264],
        [368, 264],
      ],
      white,
      10,
    ) +
    slot([
      [520, 288],
      [1080, 288],
      [1092, 322],
      [508, 322],
    ]) +
    slot([
      [420, 622],
      [1180, 622],
      [1200, 668],
      [400, 668],
    ]) +
    slot([
      [424, 340],
      [470, 340],
      [384, 590],
      [320, 590],
    ]) +
    slot([
      [1130, 340],
      [1176, 340],
      [1280, 590],
      [1216, 590],
    ]) +
    louvre([
      [508, 310],
      [1092, 310],
      [1104, 340],
      [496, 340],
    ]) +
    louvre([
      [400, 652],
      [1200, 652],
      [1226, 706],
      [374, 706],
    ]) +
    louvre([
      [444, 344],
      [482, 344],
      [404, 590],
      [352, 590],
    ]) +
    louvre([
      [1118, 344],
      [1156, 344],
      [1248, 590],
      [1196, 590],
    ]) +
    polygon(
      [
        [556, 360],
        [1044, 360],
        [1116, 584],
        [484, 584],
      ],
      '#7F8CA3',
      18,
    ) +
    bars +
    repeat(9, (bar) =>
      polygon(
        [
          [590 + bar * 52, 364],
          [598 + bar * 52, 364],
          [544 + bar * 65, 580],
          [532 + bar * 65, 580],
        ],
        lightSteel,
        2,
      ),
    ) +
    circle(1290, 650, 11, teal) +
    circle(1320, 650, 11, marigold)
  );
}
