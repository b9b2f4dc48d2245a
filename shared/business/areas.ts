// The areas in which the business works, a setting.
import { areas } from '../business.ts';
import { currentLanguage } from '../language.ts';
import { areaName } from '../place-names.ts';
import type { Business } from './schema.ts';

/**
 * Returns the areas of the business and a function that gives an area's name in the current language. The
 * setting has a line for each area: 'Panchavati | पंचवटी | पंचवटी'. Blank means the usual 42 areas.
 */
export function areasOf({ areas: setting }: Pick<Business, 'areas'>) {
  const lines = setting.split('\n').flatMap((line) => {
    const [name = '', hi, mr] = line.split('|').map((part) => part.trim());
    return name ? [{ name, hi, mr }] : [];
  });
  const language = currentLanguage();
  const named = new Map(lines.map((line) => [line.name, (language !== 'en' && line[language]) || line.name]));
  const names: readonly string[] = lines.length > 0 ? [...named.keys()] : areas;
  return { names, nameOf: (area: string) => (named.size > 0 && named.get(area)) || areaName(area) };
}

/** Returns the area of the business's list that is meant, in any case. */
export const knownArea = (business: Pick<Business, 'areas'>, typed: string): string | undefined =>
  areasOf(business).names.find((area) => area.toLowerCase() === typed.trim().toLowerCase());
