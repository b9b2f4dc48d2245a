// Plans the orders of the last three months. Their number grows towards today.
import { demoFeedback, demoServices, serviceOf } from './data.ts';
import { demoClients, demoTechnicians } from './people.ts';
import { type DemoPlan, doneAtOf, minutesAfter, officeTime, type Slot, visitPlan, windows } from './plan.ts';
import { between, pick, type Random, seededRandom, shuffled } from './random.ts';

const firstDay = -89;
/** A client with a visit in the next days has no order in the last days, so that no list shows a name twice. */
const lastDays = 8;

type Repair = { day: number; client: number; slug: string };

const repairsOf = (client: number, repairs: Record<number, string>): Repair[] =>
  Object.entries(repairs).map(([daysAgo, slug]) => ({ day: -Number(daysAgo), client, slug }));

const clientNamed = (name: string): number => demoClients.findIndex((client) => client.name === name);

/** The repair whose warranty is claimed today. */
export const claimedRepair: Repair = {
  day: -23,
  client: clientNamed('Salim Shaikh'),
  slug: 'ac-gas-charging',
};

// The first argument of `repairsOf` is a position in `demoClients`.
const fixed: readonly Repair[] = [
  claimedRepair,
  ...repairsOf(0, {
    86: 'front-load-washing-machine-repair',
    79: 'microwave-oven-repair',
    71: 'refrigerator-gas-charging',
    63: 'split-ac-jet-service',
    55: 'washing-machine-deep-cleaning',
    48: 'kitchen-chimney-deep-cleaning',
    41: 'otg-oven-repair',
    33: 'drain-pump-replacement',
    26: 'water-purifier-service',
    19: 'split-ac-repair',
    12: 'mixer-grinder-repair',
    5: 'clothes-dryer-repair',
  }),
  ...repairsOf(1, {
    82: 'double-door-refrigerator-repair',
    68: 'washing-machine-installation',
    57: 'cassette-ac-repair',
    44: 'inverter-ac-pcb-repair',
    31: 'gas-hob-repair',
    20: 'kitchen-chimney-repair',
    9: 'window-ac-repair',
  }),
  ...repairsOf(2, {
    84: 'visi-cooler-repair',
    73: 'ice-machine-repair',
    61: 'pizza-oven-repair',
    47: 'display-counter-repair',
    36: 'commercial-dishwasher-repair',
    24: 'water-cooler-repair',
    15: 'cold-room-maintenance',
    6: 'deep-freezer-repair',
  }),
];

/** Each technician rests on another day of the week. */
const rests = ({ day, technician }: Pick<Slot, 'day' | 'technician'>) =>
  (day + 98 + technician * 2) % 7 === 3;

const repairs = (technician: number, slug: string): boolean =>
  demoTechnicians[technician]?.categories.includes(serviceOf(slug).category) === true;

const slotsOf = (day: number): Slot[] =>
  windows.flatMap((_, window) =>
    demoTechnicians.map((_, technician) => ({ day, window, technician })).filter((slot) => !rests(slot)),
  );

const visitsUntil = (day: number): number => Math.floor(2 * (day - firstDay) + 66 * Math.exp(day / 13));

type Wish = { slot: Slot; client: number; slugs: string[]; note: string };

/** `busy` clients and slots belong to the orders of today and the next days. */
export function demoHistory(today: string, busy: { clients: ReadonlySet<number>; slots: readonly Slot[] }) {
  const random = seededRandom(431_001);
  const clients = openClients(random, busy.clients);
  const slots: Wish[] = [];
  for (let day = firstDay; day < 0; day += 1) {
    const isBusy = (slot: Slot) =>
      busy.slots.some(
        (one) => one.day === day && one.window === slot.window && one.technician === slot.technician,
      );
    const free = shuffled(
      slotsOf(day).filter((slot) => !isBusy(slot)),
      random,
    );
    const planned = fixed.filter((repair) => repair.day === day);
    for (const { client, slug } of planned) {
      const at = free.findIndex(({ technician }) => repairs(technician, slug));
      const [slot] = free.splice(at, 1);
      if (!slot || at === -1) throw new Error(`Nobody of the demo repairs ${slug} on day ${day}`);
      slots.push({ slot, client, slugs: [slug], note: demoClients[client]?.home?.note ?? '' });
    }
    const count = visitsUntil(day + 1) - visitsUntil(day) - planned.length;
    for (const slot of free.slice(0, Math.max(0, count))) {
      const wish = clients.next(slot);
      if (wish) slots.push({ slot, ...wish });
    }
  }
  const plans = slots.map((one) => planOf(today, one, random));
  return withFeedback(plans, random);
}

/** Chooses clients so that each has few orders, weeks apart, and no service twice. */
function openClients(random: Random, busy: ReadonlySet<number>) {
  const used = new Map(
    demoClients.map((_, client) => [client, { last: -Infinity, slugs: new Set<string>() }]),
  );
  for (const { client, slug } of fixed) used.get(client)?.slugs.add(slug);
  const next = ({ day, technician }: Slot): Pick<Wish, 'client' | 'slugs' | 'note'> | null => {
    const category = pick(demoTechnicians[technician]?.categories ?? [], random);
    const fits = ([client, { last }]: [number, { last: number }]) => {
      const { home, isShop } = demoClients[client] ?? {};
      const rested =
        day - last > 12 && (day < -lastDays || !busy.has(client)) && client !== claimedRepair.client;
      return home && rested && isShop === (category === 'commercial');
    };
    const found = [...used].filter(fits);
    if (found.length === 0) return null;
    const some = [pick(found, random), pick(found, random), pick(found, random)];
    const [client, one] = some.reduce((a, b) => (b[1].slugs.size < a[1].slugs.size ? b : a));
    const home = demoClients[client]?.home;
    const isOwn = home && serviceOf(home.slug).category === category && !busy.has(client);
    const others = demoServices
      .filter((service) => service.category === category && service.slug !== home?.slug)
      .map(({ slug }) => slug)
      .filter((slug) => !one.slugs.has(slug));
    const slug =
      isOwn && !one.slugs.has(home.slug) ? home.slug : others.length > 0 ? pick(others, random) : null;
    if (slug === null) return null;
    const more = others.filter((other) => other !== slug);
    const slugs = random() < 0.1 && more.length > 0 ? [slug, pick(more, random)] : [slug];
    one.last = day;
    for (const each of slugs) one.slugs.add(each);
    return { client, slugs, note: slug === home?.slug ? home.note : '' };
  };
  return { next };
}

function planOf(today: string, { slot, ...wish }: Wish, random: Random): DemoPlan {
  const online = demoClients[wish.client]?.email !== null || random() < 0.35;
  const bookedOn = slot.day - (random() < 0.7 ? 1 : 2);
  // Customers book from 9 to 20 by phone and from 7 to 22 on the site.
  const minutes = online ? between(random, -115, 770) : between(random, 5, 640);
  const createdAt = officeTime(today, bookedOn, minutes);
  return visitPlan(today, slot, { ...wish, createdAt, online });
}

function withFeedback(plans: readonly DemoPlan[], random: Random): DemoPlan[] {
  const said = new Map<DemoPlan, NonNullable<DemoPlan['feedback']>>();
  for (const { slugs, rating, comment } of demoFeedback) {
    const fits = plans.filter(
      (plan) =>
        !said.has(plan) &&
        doneAtOf(plan) !== null &&
        plan.day < -2 &&
        plan.lines.length === 1 &&
        (slugs === undefined || slugs.includes(plan.lines[0]?.slug ?? '')),
    );
    if (fits.length === 0) continue;
    const claimed = fits.find(({ client }) => client === claimedRepair.client);
    const plan = claimed ?? pick(fits, random);
    const after = between(random, 60, 26 * 60);
    const givenAt = minutesAfter(doneAtOf(plan) ?? plan.createdAt, claimed ? 21 * 24 * 60 : after);
    said.set(plan, { rating, comment, givenAt });
  }
  return plans.map((plan) => ({ ...plan, feedback: said.get(plan) ?? null }));
}
