// Reel: a washing machine's drum is washed clean behind its glass. `at` runs from 0 to 1.
import {
  deepTeal,
  floor,
  ground,
  ink,
  lightSteel,
  lightTeal,
  offWhite,
  sky,
  slate,
  steel,
  teal,
  white,
  wood,
} from './palette.ts';
import { box, dot, oval, place, shade, shadow, shape, turn } from './shapes.ts';
import { between, faded, room, sparks, wave } from './stage.ts';

const drum = (at: number): string => {
  const holes = [34, 54, 74].flatMap((radius, ring) =>
    Array.from({ length: 8 + ring * 5 }, (_, index) => {
      const angle = (index / (8 + ring * 5)) * 2 * Math.PI;
      return dot(radius * Math.cos(angle), radius * Math.sin(angle), 3, steel);
    }),
  );
  const paddles = [0, 120, 240].map((angle) =>
    turn(angle, 0, 0, shape('M-10-92H10L6-56Q0-50-6-56Z', offWhite) + shade('M2-92H10L6-56L2-54Z', 0.12)),
  );
  const grime = [
    [-30, -44, 19],
    [44, -20, 15],
    [18, 52, 20],
    [-52, 26, 14],
    [58, 40, 12],
    [4, -70, 12],
  ]
    .map(([x = 0, y = 0, size = 0]) => oval(x, y, size, size * 0.7, wood))
    .join('');
  const clean = 1 - between(at, 0.2, 0.72);
  return `<g transform="rotate(${(at * 1080).toFixed(2)})">${dot(0, 0, 96, lightSteel)}${holes.join('')}${faded(clean, grime)}${paddles.join('')}${dot(0, 0, 14, steel)}</g>`;
};

/** The picture of a moment; `at` is how far the clip has come, 0 to 1. */
export const drumCleaning = (at: number): string => {
  const level = 30 + 6 * wave(at, 3);
  const swell = 8 * wave(at, 5);
  const foam = [-70, -46, -20, 8, 34, 60, 80]
    .map((x, index) =>
      dot(
        x,
        level + 4 * wave(at + index * 0.13, 6) + (index % 2) * 5,
        11 + (index % 3) * 4,
        'rgba(255,255,255,.92)',
      ),
    )
    .join('');
  const rising = Array.from({ length: 9 }, (_, index) => {
    const life = (at * 3 + index / 9) % 1;
    const x = 54 + ((index * 71) % 260) + 8 * wave(life + index * 0.3, 1);
    return faded(
      0.9 * (1 - life) * Math.min(1, life * 6),
      dot(x, 130 - life * 100, 5 + (index % 3) * 4, 'rgba(255,255,255,.9)') +
        dot(x + 2, 132 - life * 100, 3 + (index % 3) * 3, ground.laundary),
    );
  }).join('');
  return (
    room(ground.laundary, floor.laundary) +
    rising +
    shadow(190, 580, 168, 14) +
    box(36, 136, 288, 444, 22, white) +
    shade('M296 136H302Q324 136 324 158V558Q324 580 302 580H296Z', 0.08) +
    shape('M36 158Q36 136 58 136H302Q324 136 324 158V212H36Z', lightSteel) +
    box(56, 158, 78, 34, 8, white) +
    box(82, 178, 26, 6, 3, steel) +
    box(156, 166, 84, 18, 9, slate) +
    box(160, 170, 12 + 64 * between(at, 0.05, 0.8), 10, 5, lightTeal) +
    dot(284, 175, 22, white) +
    turn(at * 240, 284, 175, box(281, 156, 6, 18, 3, teal)) +
    dot(184, 394, 128, 'rgba(20,33,61,.1)') +
    dot(180, 388, 126, steel) +
    dot(180, 388, 112, slate) +
    `<clipPath id="d"><circle r="97"/></clipPath>` +
    place(
      180,
      388,
      `<g clip-path="url(#d)">${dot(0, 0, 97, ink)}${drum(at)}${shape(`M-100 ${level}Q-50 ${level - swell - 8} 0 ${level}T100 ${level}V100H-100Z`, 'rgba(95,184,178,.6)')}${foam}${shape('M-84-50A98 98 0 0 1 10-97L-40-6A60 60 0 0 0-84-50Z', 'rgba(255,255,255,.22)')}</g>`,
    ) +
    box(288, 356, 20, 66, 10, lightSteel) +
    shadow(72, 618, 46, 7) +
    shape('M28 560H112L104 618H36Z', teal) +
    shade('M92 560H112L104 618H88Z', 0.14) +
    box(22, 552, 96, 14, 7, deepTeal) +
    dot(48, 548, 12, sky) +
    dot(68, 543, 15, sky) +
    dot(90, 548, 11, sky) +
    sparks(at, 0.74, [
      [66, 268, 20],
      [300, 250, 26],
      [316, 500, 16],
      [118, 250, 12],
      [60, 480, 14],
    ])
  );
};
