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

// Names of planned work, such as 'Split AC Installation', for which nobody describes a fault.
const plannedWork = /installation|cleaning|shifting|maintenance|service|charging|replacement/i;

type ServiceName = { productName: string; englishName?: string | null | undefined };

/** Says whether a service is work that is known before the visit, not a repair that begins with an inspection. */
export const isPlannedWork = ({ productName, englishName }: ServiceName): boolean =>
  plannedWork.test(englishName ?? productName);

/** Returns usual faults of a service's appliance in the current language, none for planned work. */
export const faultsOf = (service: (ServiceName & { category: string }) | undefined): readonly string[] =>
  service && isPlannedWork(service)
    ? []
    : (faults[service?.category ?? ''] ?? ofAnyAppliance).map((fault) => faultTexts(fault));
