// The areas in which the business works, a setting.
import { areas } from '../business.ts';
import { areaLines, areaName } from '../place-names.ts';
import type { Business } from './schema.ts';

/**
 * Returns the areas of the business and a function that gives an area's name in the current language. A blank
 * setting means the usual 42 areas.
 */
export function areasOf({ areas: setting }: Pick<Business, 'areas'>) {
  const own = new Set(areaLines(setting).map(({ name }) => name));
  const names: readonly string[] = own.size > 0 ? [...own] : areas;
  return { names, nameOf: (area: string) => areaName(area, setting) };
}

/** Finds an area of the business's list, in any case of letters. An own area is found by each of its names. */
export function knownArea({ areas: setting }: Pick<Business, 'areas'>, typed: string): string | undefined {
  const isMeant = (name?: string) => name?.toLowerCase() === typed.trim().toLowerCase();
  const line = areaLines(setting).find(({ name, hi, mr }) => isMeant(name) || isMeant(hi) || isMeant(mr));
  return line?.name ?? areasOf({ areas: setting }).names.find(isMeant);
}
