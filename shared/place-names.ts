import { areaTexts, serviceTypeTexts } from './area-texts.ts';
import { currentLanguage } from './language.ts';

/** Returns the message whose key is the value. A value without a message stays as it is. */
export const nameIn = (names: { keys: readonly string[] }, value: string): string =>
  names.keys.includes(value) ? (names as unknown as (key: string) => string)(value) : value;

type AreaLine = { name: string; hi?: string | undefined; mr?: string | undefined };
let parsed: { setting: string; lines: readonly AreaLine[] } = { setting: '', lines: [] };

/** Parses the setting of areas, which has a line for each area: 'Panchavati | पंचवटी | पंचवटी'. */
export function areaLines(setting: string): readonly AreaLine[] {
  if (parsed.setting !== setting) {
    const lines = setting.split('\n').flatMap((line) => {
      const [name = '', hi, mr] = line.split('|').map((part) => part.trim());
      return name ? [{ name, hi, mr }] : [];
    });
    parsed = { setting, lines };
  }
  return parsed.lines;
}

let readSetting = (): string => '';

/** Sets where `areaName` reads the business's own areas. */
export const readAreasFrom = (source: () => string): void => {
  readSetting = source;
};

/** Returns an area in the current language. An area that the shop does not list stays as it is. */
export function areaName(area: string, setting = readSetting()): string {
  const language = currentLanguage();
  const line = areaLines(setting).find(({ name }) => name === area);
  return (language !== 'en' && line?.[language]) || nameIn(areaTexts, area);
}

export const serviceTypeName = (type: string): string => nameIn(serviceTypeTexts, type);
