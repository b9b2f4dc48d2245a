import { areaTexts, serviceTypeTexts } from './area-texts.ts';

/** Returns the message whose key is the value. A value without a message stays as it is. */
export const nameIn = (names: { keys: readonly string[] }, value: string): string =>
  names.keys.includes(value) ? (names as unknown as (key: string) => string)(value) : value;

/** Returns an area of the city in the current language. An area that the shop does not list stays as it is. */
export const areaName = (area: string): string => nameIn(areaTexts, area);

export const serviceTypeName = (type: string): string => nameIn(serviceTypeTexts, type);
