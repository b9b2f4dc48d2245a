// The colours of the shop's illustrations and the tones that the light from the top left makes of them.

export const ink = '#14213D';
export const slate = '#33415C';
export const steel = '#8D99AE';
export const lightSteel = '#C9D1DC';
export const white = '#FFFFFF';
export const offWhite = '#F4F6F8';
export const marigold = '#FFB703';
export const teal = '#0B7A75';
export const lightTeal = '#5FB8B2';
export const softRed = '#D1495B';
export const wood = '#C98B5B';
export const sky = '#A8D5EC';
export const glass = '#BFE0EE';
export const leaf = '#5E9E6E';
export const copper = '#C9774A';
export const cardboard = '#D9A873';

export type Ground = { wall: string; blob: string; floor: string };

/** The tinted grounds, one for each category. */
export const grounds = {
  laundary: { wall: '#DCEBF5', blob: '#C2DCEC', floor: '#B1CFE2' },
  refrigeration: { wall: '#D9F0EC', blob: '#BEE2DB', floor: '#ABD3CB' },
  commercial: { wall: '#ECE6F6', blob: '#D9CFEC', floor: '#C7BBDF' },
  kitchen: { wall: '#FCE9D4', blob: '#F8D8B5', floor: '#EDC79D' },
  airCondition: { wall: '#E2F0FA', blob: '#C8E1F2', floor: '#B3D2E8' },
} as const satisfies Record<string, Ground>;

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** The colour that lies `share` (0 to 1) of the way from one #RRGGBB to another. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, at) =>
    Math.round(value + ((target[at] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A colour moved towards ink. */
export const darker = (colour: string, share = 0.18) => mix(colour, ink, share);
/** A colour moved towards white. */
export const lighter = (colour: string, share = 0.4) => mix(colour, white, share);
