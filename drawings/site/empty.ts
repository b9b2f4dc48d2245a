// Small scenes for a page that has nothing to show, and for the booking that went well. 240 x 180.
import {
  amber,
  deepTeal,
  deepWood,
  frost,
  glass,
  ground,
  ink,
  lamplight,
  leaf,
  lightSteel,
  lightTeal,
  marigold,
  offWhite,
  paleWood,
  plaster,
  red,
  sky,
  slate,
  steel,
  teal,
  white,
  wood,
} from './palette.ts';
import { box, dot, drawing, limb, line, oval, place, shade, shadow, shape, turn } from './shapes.ts';
import { technicianWaving, toolBag } from './technician.ts';

const scene = (tint: string, body: string): string =>
  drawing(
    240,
    180,
    shape(
      'M28 104C14 62 52 18 104 22C138 4 208 14 220 66C236 110 210 152 160 150H70C46 148 34 130 28 104Z',
      tint,
    ) + body,
  );

const pencil = (): string =>
  shape('M0 0L5-12H-5Z', wood) +
  shape('M0 0L2-5H-2Z', ink) +
  box(-5, -54, 10, 42, 0, marigold) +
  box(-5, -54, 4, 42, 0, lamplight) +
  box(-5, -62, 10, 9, 3, red);

const spark = (x: number, y: number, size: number, fill: string): string =>
  shape(
    `M${x} ${y - size}Q${x} ${y} ${x + size} ${y}Q${x} ${y} ${x} ${y + size}Q${x} ${y} ${x - size} ${y}Q${x} ${y} ${x} ${y - size}Z`,
    fill,
  );

const star = (x: number, y: number, fill: string, rim: string): string =>
  `<path transform="translate(${x} ${y})" d="M0-11L3.3-3.8L11-3L5.3 2.3L6.8 10L0 6.2L-6.8 10L-5.3 2.3L-11-3L-3.3-3.8Z" fill="${fill}" stroke="${rim}" stroke-width="2" stroke-linejoin="round"/>`;

const emptyCart = (): string =>
  shadow(126, 146, 66, 7) +
  line('M50 46H66Q70 46 71 50L86 112', slate, 6) +
  shape('M76 60H184Q190 60 189 66L178 106Q176 112 170 112H90Q85 112 84 107Z', lightTeal) +
  shade('M158 60H184Q190 60 189 66L178 106Q176 112 170 112H148Q156 86 158 60Z', 0.12) +
  shape('M84 70H178L170 103H92Z', deepTeal) +
  line('M104 70L109 103M126 70L127 103M148 70L146 103', lightTeal, 5) +
  line('M82 86H176', lightTeal, 5) +
  line('M88 112Q80 118 84 125Q86 128 92 128H170', slate, 6) +
  dot(98, 139, 9, ink) +
  dot(98, 139, 3.5, lightSteel) +
  dot(160, 139, 9, ink) +
  dot(160, 139, 3.5, lightSteel) +
  `<g fill="none" stroke="${steel}" stroke-width="2.5" stroke-dasharray="5 6" stroke-linecap="round"><rect x="106" y="22" width="42" height="36" rx="6"/><circle cx="127" cy="42" r="9"/></g>` +
  spark(196, 38, 9, marigold) +
  dot(60, 76, 3, marigold);

const noResults = (): string =>
  shadow(114, 148, 58, 7) +
  box(66, 40, 82, 106, 10, offWhite) +
  shade('M132 40H138Q148 40 148 50V136Q148 146 138 146H132Z', 0.07) +
  box(66, 40, 82, 22, 10, lightSteel) +
  box(66, 52, 82, 10, 0, lightSteel) +
  box(76, 48, 24, 6, 3, white) +
  dot(136, 51, 4.5, steel) +
  dot(107, 104, 28, lightSteel) +
  dot(107, 104, 21, glass) +
  limb('164 124 6, 190 152 7', wood) +
  limb('156 116 4, 164 124 4', slate) +
  dot(138, 98, 29, slate) +
  dot(138, 98, 23, frost) +
  shape('M121 91A19 19 0 0 1 140 78L128 110A19 19 0 0 1 121 91Z', 'rgba(255,255,255,.8)') +
  line('M131 90Q138 83 144 89Q148 96 138 100V104', ink, 4.5) +
  dot(138, 112, 3, ink) +
  spark(190, 52, 8, marigold) +
  dot(52, 84, 3, marigold);

const noOrders = (): string =>
  shadow(112, 150, 60, 7) +
  box(70, 28, 92, 120, 10, wood) +
  shade('M146 28H152Q162 28 162 38V138Q162 148 152 148H146Z', 0.12) +
  box(79, 42, 74, 98, 4, white) +
  box(98, 20, 36, 20, 6, slate) +
  dot(116, 27, 4, offWhite) +
  [62, 84, 106]
    .map(
      (y) =>
        `<rect x="88" y="${y - 6}" width="12" height="12" rx="3" fill="none" stroke="${lightSteel}" stroke-width="2.5"/>` +
        line(`M108 ${y}H${y === 84 ? 134 : 142}`, lightSteel, 4),
    )
    .join('') +
  turn(24, 166, 128, place(166, 128, pencil(), 0.86)) +
  place(178, 102, toolBag(), 0.66) +
  spark(52, 60, 8, marigold);

const notFound = (): string =>
  shadow(122, 150, 54, 7) +
  box(110, 26, 12, 124, 5, deepWood) +
  shade('M117 26Q122 26 122 31V150H117Z', 0.16) +
  shape('M72 38H146Q150 38 150 42V62Q150 66 146 66H72L56 52Z', teal) +
  shade('M136 38H146Q150 38 150 42V62Q150 66 146 66H136Z', 0.14) +
  shape('M92 78H170L186 92L170 106H92Q88 106 88 102V82Q88 78 92 78Z', lightTeal) +
  shade('M160 78H170L186 92L170 106H160Z', 0.12) +
  line('M78 52H128', 'rgba(255,255,255,.55)', 5) +
  line('M100 92H156', 'rgba(255,255,255,.6)', 5) +
  dot(116, 23, 8, marigold) +
  shape('M84 150q-2-18-12-24q14 0 16 14q2-18 14-22q-8 12-8 32z', leaf) +
  place(168, 112, toolBag(), 0.54);

const somethingBroke = (): string =>
  shadow(124, 148, 62, 7) +
  oval(150, 148, 54, 7, sky) +
  oval(186, 156, 12, 3, sky) +
  turn(
    -5,
    116,
    146,
    box(72, 36, 88, 110, 10, white) +
      shade('M144 36H150Q160 36 160 46V136Q160 146 150 146H144Z', 0.1) +
      box(72, 36, 88, 24, 10, lightSteel) +
      box(72, 50, 88, 10, 0, lightSteel) +
      dot(146, 48, 6, slate) +
      box(82, 44, 26, 8, 4, white) +
      dot(116, 102, 31, steel) +
      dot(116, 102, 24, ink) +
      shape('M92 104Q104 94 116 104T140 104A24 24 0 0 1 92 104Z', lightTeal) +
      shape('M100 88A22 22 0 0 1 116 81L106 100Z', 'rgba(255,255,255,.35)'),
  ) +
  turn(32, 146, 84, box(126, 76, 40, 16, 8, plaster) + box(138, 76, 16, 16, 0, paleWood)) +
  line('M70 32q-10-4-6-12t-4-12M96 24q-8-4-4-11t-3-10', steel, 4).replace('/>', ' opacity=".6"/>') +
  line('M168 62L184 54M166 48L176 34M172 78L190 80', marigold, 4.5) +
  place(48, 112, toolBag(), 0.5);

const offline = (): string =>
  shadow(60, 150, 46, 5) +
  box(136, 40, 62, 74, 12, white) +
  shade('M184 40H186Q198 40 198 52V102Q198 114 186 114H184Z', 0.08) +
  dot(167, 77, 22, offWhite) +
  dot(167, 77, 22, 'rgba(141,153,174,.25)') +
  dot(167, 66, 4, ink) +
  dot(159, 84, 4, ink) +
  dot(175, 84, 4, ink) +
  line('M20 146C50 160 84 152 84 124V112', slate, 6) +
  turn(
    38,
    84,
    96,
    shape('M66 78H102V94Q102 112 84 112Q66 112 66 94Z', teal) +
      shade('M92 78H102V94Q102 112 84 112Q92 104 92 78Z', 0.15) +
      box(62, 70, 44, 12, 5, deepTeal) +
      box(70, 54, 7, 17, 3, steel) +
      box(91, 54, 7, 17, 3, steel),
  ) +
  line('M112 44L118 34M122 56L131 50M98 40V29', marigold, 4.5);

const noEnquiries = (): string =>
  shadow(122, 148, 66, 7) +
  shape('M64 88L84 70H158L178 88V140H64Z', deepTeal) +
  shape('M78 94L90 78H152L164 94V120H78Z', 'rgba(20,33,61,.35)') +
  shape('M56 92H96Q98 110 121 110Q144 110 146 92H186V138Q186 146 178 146H64Q56 146 56 138Z', lightTeal) +
  shade('M164 92H186V138Q186 146 178 146H160Q164 118 164 92Z', 0.12) +
  box(104, 124, 34, 8, 4, white) +
  `<path d="M88 22H154Q158 22 158 26V58Q158 62 154 62H88Q84 62 84 58V26Q84 22 88 22ZM86 26L121 48L156 26" fill="${white}" fill-opacity=".6" stroke="${steel}" stroke-width="2.5" stroke-dasharray="5 6" stroke-linecap="round" stroke-linejoin="round"/>` +
  spark(196, 52, 9, marigold) +
  dot(48, 70, 3, marigold);

const noFeedback = (): string =>
  shadow(122, 150, 50, 6) +
  shape('M58 34H184Q196 34 196 46V98Q196 110 184 110H122L96 134V110H58Q46 110 46 98V46Q46 34 58 34Z', white) +
  shade('M178 34H184Q196 34 196 46V98Q196 110 184 110H170Q178 76 178 34Z', 0.06) +
  star(76, 62, marigold, amber) +
  [99, 122, 145, 168].map((x) => star(x, 62, offWhite, lightSteel)).join('') +
  line('M68 90H128', lightSteel, 5) +
  turn(40, 158, 134, place(158, 134, pencil(), 0.95));

const booked = (): string =>
  place(160, 145, technicianWaving(), 0.58) +
  box(40, 50, 88, 98, 12, white) +
  shade('M114 50H116Q128 50 128 62V136Q128 148 116 148H112Z', 0.08) +
  shape('M40 62Q40 50 52 50H116Q128 50 128 62V74H40Z', teal) +
  box(57, 40, 9, 22, 4.5, slate) +
  box(102, 40, 9, 22, 4.5, slate) +
  dot(84, 110, 25, ground.refrigeration) +
  line('M72 111L81 120L98 101', teal, 7) +
  shadow(122, 160, 92, 6) +
  box(22, 147, 198, 10, 5, wood) +
  shade('M190 147H215Q220 147 220 152Q220 157 215 157H190Z', 0.12) +
  spark(30, 44, 8, marigold) +
  spark(132, 26, 6, red) +
  dot(76, 22, 3.5, teal) +
  dot(112, 20, 3, marigold) +
  dot(24, 92, 3, red) +
  dot(222, 104, 3.5, teal) +
  spark(206, 36, 7, marigold);

/** File name of a scene and its drawing. */
export const emptyStates: Readonly<Record<string, string>> = {
  'empty-cart': scene(ground.laundary, emptyCart()),
  'no-results': scene(ground.airCondition, noResults()),
  'no-orders': scene(ground.kitchen, noOrders()),
  'not-found': scene(ground.commercial, notFound()),
  'something-broke': scene(ground.kitchen, somethingBroke()),
  offline: scene(ground.laundary, offline()),
  'no-enquiries': scene(ground.refrigeration, noEnquiries()),
  'no-feedback': scene(ground.commercial, noFeedback()),
  booked: scene(ground.kitchen, booked()),
};
