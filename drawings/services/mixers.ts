// The mixer grinder and its jars.
import { softShadow } from './box.ts';
import { darker, glass, ink, lighter, slate, softRed, white } from './palette.ts';
import { knob } from './parts.ts';
import { circle, group, path, rect, repeat } from './shapes.ts';

/** A mixer grinder: base with a dial, tall jar with a lid. Foot at 0,0. */
export function mixer(colour: string = softRed): string {
  const base =
    path('M-190 0C-200-40-190-150-150-230H150C190-150 200-40 190 0Z', colour) +
    path('M60-230H150C190-150 200-40 190 0H100C120-80 100-170 60-230Z', darker(colour, 0.22)) +
    path('M-150-214C-176-150-180-80-176-30H-150C-154-90-146-160-122-214Z', lighter(colour, 0.4)) +
    rect(-202, -14, 404, 26, ink, 12) +
    rect(-170, -250, 330, 36, '#DCE3EA', 14) +
    rect(60, -250, 100, 36, '#AEBBCB', 14) +
    circle(-10, -108, 74, white, { opacity: 0.9 }) +
    knob(-10, -108, 54, '#DCE3EA', 40, softRed) +
    repeat(4, (tick) =>
      group(circle(0, -66, 6, slate), { transform: `translate(-10 -108) rotate(${-60 + tick * 40})` }),
    );
  const jug =
    path('M-134-250C-150-330-160-470-158-560H158C160-470 150-330 134-250Z', '#C4CFDB') +
    path('M70-250C84-340 90-460 86-560H158C160-470 150-330 134-250Z', '#93A1B4') +
    path('M-130-540C-132-460-124-350-112-270H-84C-96-350-104-460-102-540Z', white, { opacity: 0.8 }) +
    rect(-128, -440, 256, 8, ink, 0, { opacity: 0.14 }) +
    path('M150-520C270-530 264-320 136-310', 'none', {
      stroke: ink,
      'stroke-width': 36,
      'stroke-linecap': 'round',
    }) +
    path('M158-526C240-526 246-470 240-420', 'none', {
      stroke: slate,
      'stroke-width': 12,
      'stroke-linecap': 'round',
    }) +
    rect(-172, -600, 344, 48, ink, 18) +
    rect(-160, -594, 320, 12, slate, 6) +
    path('M-90-600C-84-660 84-660 90-600Z', glass) +
    path('M-66-604C-60-636-30-644-10-646C-30-630-36-618-38-604Z', white, { opacity: 0.8 });
  return softShadow(70, 0, 330, 54) + base + jug;
}

/** A smaller steel jar with its blades, foot at 0,0. */
export const chutneyJar = () =>
  softShadow(30, -2, 150, 30) +
  rect(-74, -24, 148, 24, ink, 10) +
  path('M-76-24L-92-190H92L76-24Z', '#C4CFDB') +
  path('M30-24L40-190H92L76-24Z', '#93A1B4') +
  rect(-74, -170, 18, 130, white, 9, { opacity: 0.8 }) +
  rect(-102, -214, 204, 34, softRed, 14) +
  rect(-96, -210, 192, 10, lighter(softRed, 0.4), 5) +
  path('M88-170C150-174 146-70 82-70', 'none', {
    stroke: ink,
    'stroke-width': 22,
    'stroke-linecap': 'round',
  });
