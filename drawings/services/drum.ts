// The round door of washers and dryers and what is seen through it.
import {
  darker,
  ink,
  lighter,
  lightSteel,
  lightTeal,
  marigold,
  offWhite,
  sky,
  slate,
  softRed,
  steel,
  white,
} from './palette.ts';
import { circle, clip, ellipse, group, path, rect, repeat, stroke } from './shapes.ts';

/** Round holes of a drum's back wall within radius r. */
function drumHoles(cx: number, cy: number, r: number, colour: string): string {
  const rings = [0, 1, 2, 3, 4];
  return rings
    .map((ring) =>
      repeat(ring === 0 ? 1 : ring * 7, (spot) => {
        const turn = (spot / (ring * 7 || 1)) * Math.PI * 2 + ring * 0.3;
        return circle(
          cx + Math.cos(turn) * r * ring * 0.215,
          cy + Math.sin(turn) * r * ring * 0.215,
          r * 0.035,
          colour,
        );
      }),
    )
    .join('');
}

/** A heap of washing in the lower half of a round window. */
export function washing(cx: number, cy: number, r: number): string {
  const cloth = (d: string, colour: string, fold: string) =>
    path(d, colour) + stroke(fold, darker(colour, 0.22), 0.035);
  const heap =
    cloth(
      'M-1 .02C-.86-.24-.6-.3-.42-.1C-.2.1-.2 1.1-.6 1.1H-1.1Z',
      lightTeal,
      'M-.84 .02C-.6-.06-.5.2-.56.5M-.74.3C-.6.3-.5.5-.52.7',
    ) +
    cloth(
      'M1-.06C.86-.4.5-.42.36-.14C.15.2.2 1.1.6 1.1H1.1Z',
      sky,
      'M.84-.08C.6-.06.58.2.7.46M.5-.06C.44.1.46.3.52.4',
    ) +
    cloth(
      'M-.5.22C-.44-.06-.22-.02-.1-.16C.06-.34.36-.2.42 0C.5.2.66.3.6.6L.4 1.1H-.5C-.6.6-.56.5-.5.22Z',
      softRed,
      'M-.3.1C-.12.12.02 0 .1-.08M-.34.34C-.1.36.2.26.3.08M.1.4C.24.4.4.36.46.24',
    ) +
    cloth(
      'M-1 .7C-.8.42-.52.34-.3.46C-.1.56.1.5.2.66C.4.8.4 1.2.1 1.3H-.9Z',
      offWhite,
      'M-.7.6C-.5.5-.3.62-.2.7M-.5.8C-.3.72-.14.82-.06.86',
    ) +
    cloth('M.12.86C.3.56.5.62.64.52C.8.42.94.5 1 .62L.9 1.3H.1Z', marigold, 'M.36.78C.5.66.7.72.78.62');
  return group(heap, { transform: `translate(${cx} ${cy}) scale(${r})` });
}

type Porthole = { cx: number; cy: number; r: number; rim?: string; inside?: string; back?: string };

/** A closed round door: rim, glass, what is seen behind it, a handle at its right. */
export function porthole({
  cx,
  cy,
  r,
  rim = lightSteel,
  inside = washing(cx, cy + r * 0.06, r * 0.74),
  back = slate,
}: Porthole): string {
  const pane = circle(cx, cy, r * 0.74, white);
  const drum = circle(cx, cy, r * 0.74, back) + drumHoles(cx, cy, r * 0.74, darker(back, 0.5)) + inside;
  const glare = path(
    `M${cx - r * 0.6} ${cy + r * 0.1}A${r * 0.61} ${r * 0.61} 0 0 1 ${cx + r * 0.05} ${cy - r * 0.61}L${cx - r * 0.02} ${cy - r * 0.44}A${r * 0.44} ${r * 0.44} 0 0 0 ${cx - r * 0.43} ${cy + r * 0.06}Z`,
    white,
    { opacity: 0.45 },
  );
  return (
    circle(cx + r * 0.05, cy + r * 0.07, r, ink, { opacity: 0.13 }) +
    circle(cx, cy, r, darker(rim, 0.12)) +
    circle(cx - r * 0.015, cy - r * 0.02, r * 0.965, rim) +
    circle(cx, cy, r * 0.84, lighter(rim, 0.55)) +
    circle(cx, cy, r * 0.78, darker(rim, 0.55)) +
    clip(pane, drum + circle(cx, cy, r * 0.74, sky, { opacity: 0.16 })) +
    glare +
    rect(cx + r * 0.83, cy - r * 0.2, r * 0.12, r * 0.4, darker(rim, 0.35), r * 0.06)
  );
}

/** The open porthole: drum with suds and the door swung out to the left. */
export function openPorthole(cx: number, cy: number, r: number): string {
  const suds = clip(
    circle(cx, cy, r * 0.78, white),
    [-0.55, -0.2, 0.2, 0.55]
      .map((share, spot) => circle(cx + r * share, cy + r * 0.74, r * (0.34 + (spot % 2) * 0.1), white))
      .join('') +
      circle(cx - r * 0.35, cy + r * 0.5, r * 0.16, white) +
      circle(cx + r * 0.4, cy + r * 0.42, r * 0.14, white),
  );
  const drum =
    circle(cx, cy, r, darker(lightSteel, 0.1)) +
    circle(cx, cy, r * 0.94, lightSteel) +
    circle(cx, cy, r * 0.86, slate) +
    circle(cx, cy, r * 0.78, '#7F8CA3') +
    clip(
      circle(cx, cy, r * 0.78, white),
      circle(cx + r * 0.12, cy + r * 0.1, r * 0.72, '#9DA9BC') +
        drumHoles(cx + r * 0.1, cy + r * 0.08, r * 0.7, slate),
    ) +
    suds;
  const hinge = rect(cx - r * 1.14, cy - r * 0.2, r * 0.26, r * 0.4, steel, 8);
  const [dxn, rx] = [cx - r * 1.5, r * 0.5];
  const leafDoor =
    ellipse(dxn + 16, cy + 30, rx, r * 0.98, ink, { opacity: 0.12 }) +
    ellipse(dxn + 12, cy + 14, rx, r, darker(lightSteel, 0.3)) +
    ellipse(dxn, cy + 10, rx, r, lightSteel) +
    ellipse(dxn, cy + 10, rx * 0.84, r * 0.84, slate) +
    ellipse(dxn, cy + 10, rx * 0.76, r * 0.77, '#9CCDE3') +
    path(
      `M${dxn - rx * 0.5} ${cy + r * 0.1}C${dxn - rx * 0.5} ${cy - r * 0.3} ${dxn - rx * 0.2} ${cy - r * 0.55} ${dxn} ${cy - r * 0.6}C${dxn - rx * 0.2} ${cy - r * 0.3} ${dxn - rx * 0.25} ${cy - r * 0.1} ${dxn - rx * 0.25} ${cy + r * 0.15}Z`,
      white,
      { opacity: 0.6 },
    );
  return drum + hinge + leafDoor;
}
