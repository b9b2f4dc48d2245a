// How the light falls on the usual materials of appliances.
import type { Tones } from './box.ts';
import { softRed } from './palette.ts';

/** White enamelled sheet. */
export const enamel = { front: '#F4F7FA', side: '#BCC8D6', top: '#FFFFFF' };

/** Brushed stainless steel. */
export const stainless: Tones = { front: '#CBD4DE', side: '#93A1B4', top: '#EDF1F5' };

/** Grey painted steel. */
export const metal: Tones = { front: '#B9C4D1', side: '#8391A6', top: '#E1E7ED' };

/** Red enamelled doors. */
export const maroon: Tones = { front: softRed, side: '#97364F', top: '#E58A96' };

/** Black glass and sheet. */
export const black: Tones = { front: '#2B3754', side: '#1A2440', top: '#55637F' };

/** The white plastic of indoor units. */
export const shell: Tones = { front: '#F7FAFC', side: '#B9C7D6', top: '#FFFFFF' };

/** The pale sheet of outdoor units. */
export const casing: Tones = { front: '#E6ECF2', side: '#A9B7C7', top: '#FAFCFD' };
