// The colours every drawing of the house shares; none is used that is not named here.

export const ink = '#14213D';
export const slate = '#33415C';
export const steel = '#8D99AE';
export const lightSteel = '#C9D1DC';
export const white = '#FFFFFF';
export const offWhite = '#F4F6F8';
export const paper = '#FBFAF6';
export const marigold = '#FFB703';
export const saffron = '#FF9933';
export const leaf = '#2E8B57';
export const teal = '#0B7A75';
export const deepTeal = '#085E5A';
export const lightTeal = '#5FB8B2';
export const red = '#D1495B';
export const deepRed = '#A93748';
export const wood = '#C98B5B';
export const deepWood = '#A86F43';
export const sky = '#A8D5EC';
export const glass = '#BFE0EE';
export const hair = '#2A2230';
export const grey = '#D5D3D6';

/** One soft ground per service category; the banners stand on them too. */
export const ground = {
  laundary: '#DCEBF5',
  refrigeration: '#D9F0EC',
  commercial: '#ECE6F6',
  kitchen: '#FCE9D4',
  airCondition: '#D8EDF8',
} as const;

export const skin = { deep: '#8D5A3A', warm: '#A9714B', warmShade: '#96623F', light: '#C68A5E' } as const;

/** The darker sides of things, the tints of floors, and what little else the scenes need. */
export const darkSlate = '#2B3851';
export const midSlate = '#465578';
export const deepLeaf = '#267A4B';
export const seaTeal = '#4A9C97';
export const hairline = '#E8E4DA';
export const orange = '#F08A24';
export const amber = '#E29F00';
export const plaster = '#F0C9A0';
export const paleWood = '#F0D3A6';
export const lamplight = '#FFE49A';
export const glow = '#FFF3CD';
export const frost = '#E6F1F4';

/** The floor and skirting that belong to a ground. */
export const floor = {
  laundary: '#B9D0E2',
  refrigeration: '#BBDDD7',
  commercial: '#D3C9E4',
  kitchen: '#EFD3B4',
  airCondition: '#AFCFDF',
} as const;
export const skirting = '#F5DDBF';
