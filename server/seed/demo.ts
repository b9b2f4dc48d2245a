// Writes the demo shop into an empty database: people, services, orders, feedback, enquiries, reels.
import { v7 as newId } from 'uuid';
import type { Role } from '#shared/permissions.ts';
import { toPaise } from '#shared/primitives.ts';
import type { Deps } from '../deps.ts';
import type { Db } from '../platform/db/schema.ts';
import type { EncodedPicture } from '../platform/media/media.ts';
import { carryRatings, type DemoCustomer, writeOrders } from './demo-bookings.ts';
import { storeDemoPictures } from './demo-pictures.ts';
import { demoEnquiries } from './enquiries.ts';
import { type DemoPerson, demoAdmin, demoBusiness, demoCustomers } from './people.ts';
import { demoServices } from './services.ts';

const day = 24 * 3600_000;
/** The shop opened this many days ago; its first order is younger. */
const opened = 120;
const clips = ['drum-cleaning', 'gas-charging', 'fridge-door-seal'];

/** A key in the order of creation, like those of rows that are written at that moment. */
const idAt = (moment: Date) => newId({ msecs: moment.getTime() });

/** Fills the database where it has neither people nor services; otherwise does nothing. Sends no mail. */
export async function seedDemo(db: Db, deps: Pick<Deps, 'clock' | 'hasher' | 'media'>): Promise<void> {
  if (!(await isEmpty(db))) return;
  const now = deps.clock();
  const [pictures, adminHash, customerHash] = await Promise.all([
    storeDemoPictures(deps),
    deps.hasher.hash(demoAdmin.password),
    deps.hasher.hash(demoCustomers[0].password),
  ]);
  await db.transaction().execute(async (db) => {
    const people = await writePeople(db, now, { admin: adminHash, customer: customerHash });
    const services = await writeServices(db, now, pictures);
    await writeOrders(db, now, people, services);
    await carryRatings(db);
    await writeEnquiries(db, now);
    await writeBusiness(db, now);
  });
}

async function isEmpty(db: Db): Promise<boolean> {
  const [user, service] = await Promise.all([
    db.selectFrom('users').select('id').limit(1).executeTakeFirst(),
    db.selectFrom('services').select('id').limit(1).executeTakeFirst(),
  ]);
  return !user && !service;
}

/** The admin and the customers; gives the customers in the order in which orders count them. */
async function writePeople(
  db: Db,
  now: Date,
  hashes: { admin: string; customer: string },
): Promise<readonly DemoCustomer[]> {
  const since = new Date(now.getTime() - opened * day);
  const row = (person: DemoPerson, role: Role, at: Date) => ({
    id: idAt(at),
    name: person.name,
    email: person.email,
    password_hash: role === 'ADMIN' ? hashes.admin : hashes.customer,
    role,
    address: `${person.street}, ${person.area}`,
    mobile: person.mobile,
    created_at: at,
  });
  const rows = [
    row(demoAdmin, 'ADMIN', since),
    ...demoCustomers.map((person, place) =>
      row(person, 'GENERAL', new Date(since.getTime() + (place + 1) * 5 * day)),
    ),
  ];
  const written = await db.insertInto('users').values(rows).returning(['id', 'user_id', 'email']).execute();
  const byEmail = new Map(written.map((user) => [user.email, user]));
  return demoCustomers.flatMap((person) => {
    const user = byEmail.get(person.email);
    return user ? [{ id: user.id, user_id: user.user_id, person }] : [];
  });
}

/** Services and their pictures; gives each service's offer by its slug. The first in the data is the newest. */
async function writeServices(db: Db, now: Date, pictures: ReadonlyMap<string, EncodedPicture>) {
  const since = now.getTime() - opened * day;
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
  await db.insertInto('services').values(rows).execute();
  return new Map(
    rows.map((row, place) => [
      demoServices[place]?.slug ?? '',
      { id: row.id, productName: row.product_name, chargePaise: row.charge_paise },
    ]),
  );
}

async function writeEnquiries(db: Db, now: Date): Promise<void> {
  const rows = demoEnquiries.map(({ daysAgo, serviceType, ...enquiry }) => {
    const at = new Date(now.getTime() - daysAgo * day);
    return { id: idAt(at), ...enquiry, service_type: serviceType, created_at: at };
  });
  await db.insertInto('enquiries').values(rows).execute();
}

async function writeBusiness(db: Db, now: Date): Promise<void> {
  const { companyName, phone, email, streetAddress, socialLinks } = demoBusiness;
  await db
    .updateTable('business')
    .set({ company_name: companyName, phone, email, address: streetAddress, ...socialLinks })
    .execute();
  const reels = clips.map((clip, place) => {
    const at = new Date(now.getTime() - (place + 1) * 10 * day);
    return { id: idAt(at), url: `/clips/${clip}.mp4`, created_at: at };
  });
  await db.insertInto('reels').values(reels).execute();
}
