import { v7 as newId } from 'uuid';
import { businessDefaults } from '#shared/business/defaults.ts';
import { dayMs } from '#shared/durations.ts';
import { dayAfter } from '#shared/india-day.ts';
import { toPaise } from '#shared/primitives.ts';
import type { Db, Deps } from '../deps.ts';
import { indiaDay } from '../platform/india-days.ts';
import type { EncodedPicture } from '../platform/media/media.ts';
import { demoEnquiries, demoPrices, demoServices } from './data.ts';
import { writeAppliances } from './demo-appliances.ts';
import { type DemoPeople, writeOrders } from './demo-orders.ts';
import { portraitOf, storeDemoPictures } from './demo-pictures.ts';
import { type DemoClient, demoAdmin, demoBusiness, demoCustomers, demoTechnicians } from './people.ts';
import { type DemoPlan, demoPlans, duringDaytime } from './plans.ts';

const opened = 120;
const clips = [
  ['drum-cleaning', 'Cleaning a washing machine drum'],
  ['gas-charging', 'Charging the gas of an AC'],
  ['fridge-door-seal', 'A new door seal for a fridge'],
] as const;

type Hashes = Record<'ADMIN' | 'GENERAL' | 'TECHNICIAN', string>;

/** UUIDs (version 7) sort by creation time. */
const idAt = (moment: Date) => newId({ msecs: moment.getTime() });

export async function seedDemo(db: Db, deps: Pick<Deps, 'clock' | 'hasher' | 'media'>): Promise<void> {
  if (!(await isEmpty(db))) return;
  const now = deps.clock();
  const [pictures, portraits, admin, customer, technician] = await Promise.all([
    storeDemoPictures(deps),
    Promise.all(demoTechnicians.map(({ portrait }) => portraitOf(portrait))),
    deps.hasher.hash(demoAdmin.password),
    deps.hasher.hash(demoCustomers[0].password),
    deps.hasher.hash(demoTechnicians[0].password),
  ]);
  await db.transaction().execute(async (db) => {
    const plans = demoPlans(now);
    const hashes = { ADMIN: admin, GENERAL: customer, TECHNICIAN: technician };
    const people = await writePeople(db, now, portraits, hashes, plans);
    const services = await writeServices(db, now, pictures);
    await writeBusiness(db, now);
    await writePrices(db, now);
    await writeOrders(db, now, people, services, plans);
    await writeAppliances(db, now);
    await writeEnquiries(db, now);
  });
}

async function isEmpty(db: Db): Promise<boolean> {
  const [user, service] = await Promise.all([
    db.selectFrom('users').select('id').limit(1).executeTakeFirst(),
    db.selectFrom('services').select('id').limit(1).executeTakeFirst(),
  ]);
  return !user && !service;
}

async function writePeople(
  db: Db,
  now: Date,
  portraits: readonly string[],
  hashes: Hashes,
  plans: readonly DemoPlan[],
): Promise<DemoPeople> {
  const since = new Date(now.getTime() - opened * dayMs);
  const after = (days: number) => new Date(since.getTime() + days * dayMs);
  const account = (person: DemoClient, role: keyof Hashes, at: Date, photo: string | null = null) => ({
    id: idAt(at),
    name: person.name,
    email: person.email,
    password_hash: person.email && hashes[role],
    role,
    address: `${person.street}, ${person.area}`,
    mobile: person.mobile,
    photo,
    created_at: at,
  });
  // A household is known since its first booking.
  const households = [...Map.groupBy(plans, ({ client }) => client)].flatMap(([person, [first]]) =>
    person.email === null && first ? [account(person, 'GENERAL', first.createdAt)] : [],
  );
  const rows = [
    account(demoAdmin, 'ADMIN', since),
    ...demoCustomers.map((person, place) => account(person, 'GENERAL', after((place + 1) * 5))),
    ...demoTechnicians.map((person, place) =>
      account(person, 'TECHNICIAN', after(20 + place), portraits[place]),
    ),
    ...households,
  ];
  const written = await db.insertInto('users').values(rows).returning(['id', 'name', 'user_id']).execute();
  const people = new Map(written.map(({ id, name, user_id }) => [name, { id, name, userId: user_id }]));
  const today = indiaDay(now);
  const settings = demoTechnicians.map(({ name, categories, daysOff }) => ({
    user_id: people.get(name)?.id ?? '',
    categories,
    days_off: daysOff.map((days) => dayAfter(today, days)),
  }));
  await db.insertInto('technicians').values(settings).execute();
  return people;
}

async function writeServices(db: Db, now: Date, pictures: ReadonlyMap<string, EncodedPicture>) {
  const since = now.getTime() - opened * dayMs;
  const rows = demoServices.map((service, place) => {
    const at = new Date(since + (demoServices.length - place) * 60_000);
    const picture = pictures.get(service.slug);
    if (!picture) throw new Error(`The demo's service ${service.slug} has no picture`);
    return {
      id: idAt(at),
      product_name: service.productName,
      brand_name: service.brandName,
      category: service.category,
      images: [picture.address],
      placeholder: picture.placeholder,
      description: service.description,
      translations: JSON.stringify(service.translations),
      charge_paise: toPaise(service.charge),
      created_at: at,
      updated_at: at,
    };
  });
  const images = [...pictures.values()].map(({ copies: _, ...picture }) => ({
    ...picture,
    unused_since: null,
  }));
  await db.insertInto('images').values(images).execute();
  // The last service is the newest and comes first in the shop.
  await db.insertInto('services').values(rows.toReversed()).execute();
  return new Map(
    rows.map((row, place) => [
      demoServices[place]?.slug ?? '',
      { id: row.id, productName: row.product_name, chargePaise: row.charge_paise },
    ]),
  );
}

async function writePrices(db: Db, now: Date): Promise<void> {
  const at = new Date(now.getTime() - opened * dayMs);
  const rows = demoPrices.map(({ kind, words, wordsHi, wordsMr, price, hsn }) => ({
    ...{ kind, words, words_hi: wordsHi, words_mr: wordsMr, hsn },
    id: idAt(at),
    price_paise: toPaise(price),
    created_at: at,
  }));
  await db.insertInto('price_list').values(rows).execute();
}

async function writeEnquiries(db: Db, now: Date): Promise<void> {
  const rows = demoEnquiries.map(({ daysAgo, serviceType, ...enquiry }, nth) => {
    const at = duringDaytime(new Date(now.getTime() - daysAgo * dayMs), nth);
    return { id: idAt(at), ...enquiry, service_type: serviceType, created_at: at };
  });
  await db.insertInto('enquiries').values(rows).execute();
}

async function writeBusiness(db: Db, now: Date): Promise<void> {
  const { shop, bills } = demoBusiness;
  await db
    .updateTable('bill_settings')
    .set({ ...bills, registration: 'regular' })
    .execute();
  const { promise } = businessDefaults;
  const since_year = now.getFullYear() - 13;
  await db
    .updateTable('business')
    .set({ ...shop, since_year, promise, opening_dismissed_at: now })
    .execute();
  const reels = clips.map(([clip, name], place) => {
    const at = new Date(now.getTime() - (place + 1) * 10 * dayMs);
    return { id: idAt(at), url: `/clips/${clip}.mp4`, name, created_at: at };
  });
  await db.insertInto('reels').values(reels).execute();
}
