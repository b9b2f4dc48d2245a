import { faultTexts } from './fault-texts.ts';

type Fault = (typeof faultTexts.keys)[number];

const faults: Readonly<Record<string, readonly Fault[]>> = {
  laundary: [
    'Does not start',
    'Drum does not turn',
    'Water does not drain',
    'Leaks water',
    'Makes a loud noise',
  ],
  refrigeration: [
    'Does not cool',
    'Cools too much',
    'Leaks water',
    'Makes a loud noise',
    'Door does not close',
  ],
  commercial: ['Does not start', 'Does not cool', 'Does not heat', 'Leaks', 'Makes a loud noise'],
  kitchen: [
    'Does not start',
    'Does not heat',
    'Sparks or smells',
    'Makes a loud noise',
    'Needs installation',
  ],
  'air condition': ['Does not cool', 'Leaks water', 'Makes a loud noise', 'Smells bad', 'Needs a service'],
};

const ofAnyAppliance: readonly Fault[] = [
  'Does not start',
  'Stops while it runs',
  'Leaks',
  'Makes a loud noise',
  'Needs a service',
];

/** Returns usual faults of a category's appliances in the current language. */
export const faultsOf = (category: string | undefined): readonly string[] =>
  (faults[category ?? ''] ?? ofAnyAppliance).map((fault) => faultTexts(fault));
