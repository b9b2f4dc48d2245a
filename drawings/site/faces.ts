// Heads of the people in the drawings: centre of the face at 0, 0, about 56 units high, looking to
// the right. Dots for eyes, a small smile.
import { deepTeal, grey, hair, ink, marigold, midSlate, red, teal, white } from './palette.ts';
import { dot, line, oval, shape } from './shapes.ts';

const outline = 'M-23-8C-23-30 23-31 23-8L22.5 5C21 20 11 31 2 31C-8 31-20 22-22 6Z';

const features = (ground: string): string =>
  shape(outline, ground) +
  dot(-2, -1, 2.7, ink) +
  dot(14, -1, 2.7, ink) +
  line('M-6-8Q-2-11 2-9M11-9.5Q15-11 18-8.5', hair, 2) +
  line('M8 2Q11 8 6.5 9', ink, 1.4).replace('/>', ' opacity=".45"/>') +
  line('M1 16Q7 21.5 13 15.5', ink, 2);

const ear = (ground: string): string => oval(-21, 3, 5.5, 7.5, ground);

/** The technician: teal cap with a brim, short hair at the neck. */
export const technicianHead = (ground: string): string =>
  shape('M-24-8C-27 6-25 15-19 18L-12-6Z', hair) +
  features(ground) +
  ear(ground) +
  shape('M-25-8C-28-40 24-43 25-11C10-16-10-15-25-8Z', teal) +
  shape('M4-14C16-17 34-15 42-8C43-5 40-4 37-5C28-9 16-10 4-9Z', deepTeal) +
  oval(0, -34.5, 4, 2, marigold);

/** A woman with her hair in a bun, a parting and a bindi. */
export const motherHead = (ground: string): string =>
  dot(-25, 8, 12, hair) +
  shape('M-26 8C-34-40 28-42 25-6L22 8L-18 14Z', hair) +
  features(ground) +
  shape('M-24 4C-28-36 26-40 24-6C20-10 14-16 12-22C4-12-14-10-19 6Z', hair) +
  ear(ground) +
  dot(6, -12.5, 2, red) +
  dot(-21, 12, 2.2, marigold);

/** A woman with a long plait over the shoulder. */
export const plaitHead = (ground: string): string =>
  shape('M-24 0C-36 22-34 50-26 78C-24 84-18 84-18 78C-20 56-20 34-12 16Z', hair) +
  line('M-30 30L-21 34M-30 44L-21 48M-28 58L-20 61', midSlate, 2) +
  shape('M-27 10C-34-41 29-43 25-5L22 8L-18 14Z', hair) +
  features(ground) +
  shape('M-24 4C-28-36 26-40 24-6C20-10 14-16 12-22C4-12-14-10-19 6Z', hair) +
  ear(ground) +
  dot(6, -12.5, 1.8, red) +
  dot(-21, 12, 2.2, marigold);

/** A grandfather: white hair, moustache, spectacles. */
export const grandfatherHead = (ground: string): string =>
  shape('M-26-2C-30 8-26 18-18 20L-14-14Z', grey) +
  features(ground) +
  shape('M-25 2C-30-34 20-40 24-12C14-20-4-22-13-14C-17-10-16-4-18 2Z', grey) +
  ear(ground) +
  shape('M-5 15C-2 9 4 10 7 12C10 9 17 10 19 15C14 17 10 16 7 15C4 17-1 17-5 15Z', white) +
  `<g fill="none" stroke="${ink}" stroke-width="1.8"><circle cx="-2" cy="-1" r="7.5"/><circle cx="14.5" cy="-1" r="7.5"/><path d="M5.5-1H7M-9.5-2L-20 0"/></g>`;

/** A girl with two plaits and red ribbons, seen from the front. */
export const childHead = (ground: string): string =>
  shape('M-22 0C-38 4-40 22-34 36C-30 40-27 36-28 32C-30 20-26 12-18 8Z', hair) +
  shape('M24 0C38 4 41 22 35 36C31 40 28 36 29 32C31 20 27 12 20 8Z', hair) +
  shape('M-27 6C-32-42 32-42 27 6Z', hair) +
  features(ground) +
  shape('M-24 2C-28-36 28-38 25 0C20-14 8-18 2-18C-8-16-18-12-20 0Z', hair) +
  shape('M-31 8l-8-5v11l8-4l8 5v-11zM31 8l-8-5v11l8-4l8 5v-11z', red);
