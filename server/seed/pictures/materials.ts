// How the light falls on the usual materials of appliances.
import type { Tones } from './box.ts';
import { softRed } from './palette.ts';

export const enamel = { front: '#F4F7FA', side: '#BCC8D6', top: '#FFFFFF' };

export const stainless: Tones = { front: '#CBD4DE', side: '#93A1B4', top: '#EDF1F5' };

export const metal: Tones = { front: '#B9C4D1', side: '#8391A6', top: '#E1E7ED' };

export const maroon: Tones = { front: softRed, side: '#97364F', top: '#E58A96' };

export const black: Tones = { front: '#2B3754', side: '#1A2440', top: '#55637F' };

export const shell: Tones = { front: '#F7FAFC', side: '#B9C7D6', top: '#FFFFFF' };

export const casing: Tones = { front: '#E6ECF2', side: '#A9B7C7', top: '#FAFCFD' };
