// Kinds of appliances with the value of the service category that repairs them. Without one, every category fits.
import { namesOf } from '../names-of.ts';
import { applianceKindTexts as kindTexts, applianceTexts as t } from './texts.ts';

const categoryOfKind = {
  washing_machine_semi_automatic: 'laundary',
  washing_machine_fully_automatic: 'laundary',
  washing_machine_front_load: 'laundary',
  refrigerator_single_door: 'refrigeration',
  refrigerator_double_door: 'refrigeration',
  refrigerator_side_by_side: 'refrigeration',
  deep_freezer: 'refrigeration',
  dishwasher: 'kitchen',
  microwave: 'kitchen',
  oven: 'kitchen',
  ac_split: 'air condition',
  ac_window: 'air condition',
  ac_cassette: 'air condition',
  chimney: 'kitchen',
  hob: 'kitchen',
  water_purifier: 'kitchen',
  mixer: 'kitchen',
  other: null,
} as const satisfies Record<string, string | null>;

export type ApplianceKind = keyof typeof categoryOfKind;
export const applianceKinds = namesOf(categoryOfKind);

/** The value of the category whose services repair this kind. Null: any. */
export const categoryOf = (kind: ApplianceKind): string | null => categoryOfKind[kind];

/** Whether services of the category repair this kind. */
export const fitsCategory = (kind: ApplianceKind, category: string): boolean =>
  categoryOfKind[kind] === null || categoryOfKind[kind] === category;

/** The kind of appliance that a service's name contains: 'Split AC Repair'. */
export function kindNamedIn(name: string, category: string | null): ApplianceKind | null {
  const words = name.toLowerCase();
  // In English and in the reader's language. The browser has no table of texts.
  const isNamed = (kind: ApplianceKind) =>
    [kind.split('_'), kindTexts(kind).split(/[\s()-]+/)].some((parts) =>
      parts.every((word) => words.includes(word.toLowerCase())),
    );
  return kindsFor(category).find((kind) => kind !== 'other' && isNamed(kind)) ?? null;
}

/** The kind to propose for a new appliance of a service: the kind in its name, else the first of its category. */
export const kindOfService = (name: string, category: string | null): ApplianceKind =>
  kindNamedIn(name, category) ?? (category === null ? null : kindsFor(category)[0]) ?? 'other';

/** Kinds that services of the category repair, `other` last. Null: all. */
export const kindsFor = (category: string | null): ApplianceKind[] =>
  applianceKinds.filter((kind) => category === null || fitsCategory(kind, category));

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The name of a kind: 'Refrigerator (double door)'. */
export const kindName = (kind: ApplianceKind): string => capitalised(kindTexts(kind));

/** Names an appliance by what the shop knows of it: 'LG split AC, Bedroom 2', 'Refrigerator (double door)'. */
export const applianceName = ({
  kind,
  maker,
  place = '',
}: {
  kind: ApplianceKind;
  maker: string;
  place?: string | undefined;
}): string => {
  const what = capitalised([maker, kindTexts(kind)].filter(Boolean).join(' '));
  return place ? t('at', { what, place }) : what;
};
