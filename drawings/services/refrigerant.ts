// Gas cylinder and gauges for charging, drawn around 0,0.
import { softShadow } from './box.ts';
import { darker, ink, lighter, marigold, sky, slate, softRed, steel, teal, white } from './palette.ts';
import { circle, group, path, rect, repeat } from './shapes.ts';
import { snowflake } from './signs.ts';

/** A refrigerant cylinder with its valve and hand guard. */
export function gasCylinder(colour: string = teal): string {
  return (
    softShadow(60, -4, 200, 44) +
    path('M-66-262V-306C-66-340 66-340 66-306V-262', 'none', {
      stroke: darker(colour, 0.2),
      'stroke-width': 20,
    }) +
    rect(-20, -310, 40, 60, marigold, 8) +
    rect(-44, -326, 88, 22, slate, 11) +
    path('M-110-190C-110-284 110-284 110-190V-40C110-10 90 0 60 0H-60C-90 0-110-10-110-40Z', colour) +
    path(
      'M48-249C88-242 110-222 110-190V-40C110-10 90 0 60 0H40C60-10 68-30 68-60V-190C68-218 62-238 48-249Z',
      darker(colour, 0.24),
    ) +
    path(
      'M-88-190C-88-222-66-240-40-246C-60-230-66-212-66-190V-50C-66-34-62-24-56-14C-80-16-88-30-88-50Z',
      lighter(colour, 0.4),
    ) +
    rect(-110, -150, 220, 40, white, 0, { opacity: 0.85 }) +
    rect(68, -150, 42, 40, ink, 0, { opacity: 0.12 }) +
    snowflake(-14, -130, 15, teal)
  );
}

/** One round pressure gauge, middle at x,y. */
function gauge(x: number, y: number, r: number, rim: string, turn: number): string {
  const ticks = repeat(9, (tick) =>
    group(rect(-r * 0.03, -r * 0.72, r * 0.06, r * 0.16, slate), {
      transform: `translate(${x} ${y}) rotate(${-120 + tick * 30})`,
    }),
  );
  const needle = group(path(`M${-r * 0.07} ${r * 0.15}L0 ${-r * 0.6}L${r * 0.07} ${r * 0.15}Z`, softRed), {
    transform: `translate(${x} ${y}) rotate(${turn})`,
  });
  return (
    circle(x + 5, y + 8, r, ink, { opacity: 0.18 }) +
    circle(x, y, r, rim) +
    circle(x, y, r * 0.84, white) +
    ticks +
    needle +
    circle(x, y, r * 0.12, ink)
  );
}

/** A manifold with two gauges, three hose ends below; middle at 0,0. */
export const manifold = () =>
  rect(-130, 60, 260, 54, darker(marigold, 0.04), 16) +
  rect(-130, 60, 260, 18, lighter(marigold, 0.5), 9) +
  rect(-176, 70, 50, 34, sky, 10) +
  rect(126, 70, 50, 34, softRed, 10) +
  rect(-90, 106, 28, 30, steel, 4) +
  rect(-14, 106, 28, 30, steel, 4) +
  rect(62, 106, 28, 30, steel, 4) +
  rect(-82, 40, 24, 26, steel) +
  rect(58, 40, 24, 26, steel) +
  gauge(-74, -24, 84, sky, -40) +
  gauge(74, -24, 84, softRed, 50);
