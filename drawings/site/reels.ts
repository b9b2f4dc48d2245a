// The three reels as they are filmed, and their covers: one moment under a play mark. 360 x 640.
import { drumCleaning } from './drum-cleaning.ts';
import { fridgeDoorSeal } from './fridge-door-seal.ts';
import { gasCharging } from './gas-charging.ts';
import { ink, white } from './palette.ts';
import { dot, drawing } from './shapes.ts';
import { height, width } from './stage.ts';

/** Name of a clip, its moments, and the moment that makes its cover. */
export const reels: Readonly<
  Record<string, { readonly draw: (at: number) => string; readonly cover: number }>
> = {
  'drum-cleaning': { draw: (at) => drawing(width, height, drumCleaning(at)), cover: 0.36 },
  'gas-charging': { draw: (at) => drawing(width, height, gasCharging(at)), cover: 0.68 },
  'fridge-door-seal': { draw: (at) => drawing(width, height, fridgeDoorSeal(at)), cover: 0.3 },
};

/** A moment of a reel under the play mark. */
export const reelCover = (svg: string): string =>
  svg.replace(
    '</svg>',
    `${dot(184, 326, 50, 'rgba(20,33,61,.18)')}${dot(180, 320, 50, white)}<path d="M167 297L202 320L167 343Z" fill="${ink}" stroke="${ink}" stroke-width="8" stroke-linejoin="round"/></svg>`,
  );
