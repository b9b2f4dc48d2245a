// Decides for each kind of file which rows are new and how they are written.

import { knownArea } from '#shared/business/areas.ts';
import { formatRupees, formatShortDate } from '#shared/format.ts';
import type { ImportKind, ServiceRow } from '#shared/imports/schema.ts';
import { fieldMessages as say } from '#shared/messages.ts';
import type { Db } from '../../deps.ts';
import { indiaDay } from '../../platform/india-days.ts';
import { addCallers, callersByMobile, namesOfMobiles } from '../accounts/imported-customers.ts';
import { addImportedAppliances, applianceKey, namesOfAppliances } from '../appliances/imported.ts';
import { readDetails } from '../business/queries.ts';
import { categoryValue, listCategories } from '../catalogue/categories.ts';
import {
  addServices,
  isSampleName,
  type SamplePictures,
  servicesByName,
} from '../catalogue/imported-services.ts';
import { refuseClosedMonths } from '../orders/closed-months.ts';
import { addPastOrders, bookingKeysOf, type PastOrder, pastOrderKey } from '../orders/imported-orders.ts';
import { listTechnicians } from '../technicians/queries.ts';
import { importSheets } from './columns.ts';
import { type NumberedRow, type Problem, problemAt, type RowOf } from './read-rows.ts';
import { importTexts as t } from './texts.ts';

export type AddedIds = Partial<Record<ImportKind, readonly string[]>>;

/** A duplicate row and what it repeats: an earlier row, or an entry of the shop. */
type Double = { row: number; kind: 'row' | ImportKind; name: string };

export type Plan = {
  added: number;
  doubles: Double[];
  problems: Problem[];
  notes: string[];
  /** Calls `report` with the number of rows written so far. */
  write(db: Db, report: (done: number) => void): Promise<AddedIds>;
};

type Rows<Kind extends ImportKind> = readonly NumberedRow<RowOf[Kind]>[];

/** Splits rows into new rows and duplicates, whose key is in `existingNames` or in an earlier row. */
function splitDoubles<Row>(
  kind: ImportKind,
  rows: readonly NumberedRow<Row>[],
  existingNames: ReadonlyMap<string, string>,
  keyOf: (row: Row) => string,
) {
  const rowByKey = new Map<string, number>();
  const fresh: NumberedRow<Row>[] = [];
  const doubles: Double[] = [];
  for (const one of rows) {
    const key = keyOf(one.fields);
    const name = existingNames.get(key);
    const earlier = rowByKey.get(key);
    if (name !== undefined) doubles.push({ row: one.row, kind, name });
    else if (earlier !== undefined) doubles.push({ row: one.row, kind: 'row', name: String(earlier) });
    else {
      fresh.push(one);
      rowByKey.set(key, one.row);
    }
  }
  return { fresh, doubles };
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

async function planCustomers(db: Db, rows: Rows<'customers'>, now: Date): Promise<Plan> {
  const mobiles = rows.map(({ fields }) => fields.mobile);
  const namesByMobile = await namesOfMobiles(db, mobiles);
  const { fresh, doubles } = splitDoubles('customers', rows, namesByMobile, ({ mobile }) => mobile);
  const callers = fresh.map(({ fields }) => fields);
  return {
    added: fresh.length,
    doubles,
    problems: [],
    notes: [],
    write: async (db, report) => ({ customers: idsOf(await addCallers(db, callers, now, report)) }),
  };
}

async function planServices(
  db: Db,
  rows: Rows<'services'>,
  now: Date,
  pictures: SamplePictures,
): Promise<Plan> {
  const categories = await listCategories(db);
  const { columns } = importSheets.services;
  const values = new Map(
    categories.flatMap(({ label, value }) => [
      [categoryValue(label), value],
      [value, value],
    ]),
  );
  const problems: Problem[] = [];
  const known: NumberedRow<ServiceRow>[] = [];
  for (const { row, fields } of rows) {
    const category = values.get(categoryValue(fields.category));
    const isPictureKnown = fields.picture === '' || isSampleName(fields.picture);
    if (category && isPictureKnown) known.push({ row, fields: { ...fields, category } });
    if (!category) {
      const words = `${say.categoryRequired}: ${categories.map(({ label }) => label).join(', ')}`;
      problems.push(problemAt(row, columns.category, words));
    }
    if (!isPictureKnown) problems.push(problemAt(row, columns.picture, say.samplePictureUnknown));
  }
  const names = known.map(({ fields }) => fields.productName);
  const existing = await servicesByName(db, names);
  const keyOf = ({ productName, category }: Pick<ServiceRow, 'productName' | 'category'>) =>
    `${category} ${productName.toLowerCase()}`;
  const existingNames = new Map(existing.map((service) => [keyOf(service), service.productName]));
  const { fresh, doubles } = splitDoubles('services', known, existingNames, keyOf);
  const services = fresh.map(({ fields }) => ({ ...fields, inShop: true }));
  return {
    added: fresh.length,
    doubles,
    problems,
    notes: [],
    write: async (db, report) => ({ services: await addServices(db, services, pictures, now, report) }),
  };
}

/** A hidden service for past work that the shop does not offer. The order keeps the words of the file. */
const pastRepair = { productName: 'Past repair', category: '', picture: '' };

async function planOrders(db: Db, rows: Rows<'orders'>, now: Date, pictures: SamplePictures): Promise<Plan> {
  const today = indiaDay(now);
  const business = await readDetails(db);
  const past = rows
    .filter(({ fields }) => fields.date < today)
    .map(({ row, fields }) => ({
      row,
      fields: { ...fields, area: knownArea(business, fields.area) ?? fields.area },
    }));
  const problems = rows
    .filter(({ fields }) => fields.date >= today)
    .map(({ row }) => problemAt(row, importSheets.orders.columns.date, say.dayNotPast));
  const mobiles = past.map(({ fields }) => fields.mobile);
  const [callers, offered, technicians] = await Promise.all([
    callersByMobile(db, mobiles),
    servicesByName(db, [pastRepair.productName, ...past.map(({ fields }) => fields.service)]),
    listTechnicians(db),
  ]);
  const keys = await bookingKeysOf(db, idsOf([...callers.values()]));
  const existingNumbers = new Map(
    keys.map(({ userId, key, orderNumber }) => [`${userId} ${key}`, String(orderNumber)]),
  );
  const { fresh, doubles } = splitDoubles(
    'orders',
    past,
    existingNumbers,
    (order) => `${callers.get(order.mobile)?.id ?? order.mobile} ${pastOrderKey(order)}`,
  );
  const dates = fresh.map(({ fields }) => fields.date).toSorted();
  await refuseClosedMonths(db, dates);
  const services = new Map(
    offered.toReversed().map((service) => [service.productName.toLowerCase(), service]),
  );
  const technicianIds = new Map(technicians.map(({ _id, name }) => [name.toLowerCase(), _id]));
  const others = fresh.filter(({ fields }) => !services.has(fields.service.toLowerCase())).length;
  const notes = others > 0 ? [t('otherWork', { count: others, number: String(others) })] : [];
  if (dates[0])
    notes.push(
      t('asRead', {
        from: formatShortDate(dates[0]),
        to: formatShortDate(dates.at(-1) ?? dates[0]),
        amount: formatRupees(fresh.reduce((sum, { fields }) => sum + fields.amount, 0)),
      }),
    );

  const write = async (db: Db, report: (done: number) => void): Promise<AddedIds> => {
    const newcomers = new Map(
      fresh.flatMap(({ fields: { fullname, mobile, street } }) =>
        callers.has(mobile) ? [] : [[mobile, { fullname, mobile, address: street }]],
      ),
    );
    const joined = await addCallers(db, [...newcomers.values()], now);
    const customers = new Map([...callers, ...joined.map(({ mobile, ...one }) => [mobile, one] as const)]);
    const stand = services.get(pastRepair.productName.toLowerCase());
    const made = others > 0 && !stand ? await addPastRepair(db, pictures, now) : [];
    const standId = stand?.id ?? made[0] ?? '';
    const orders = fresh.map(({ fields }): PastOrder => {
      const customer = customers.get(fields.mobile);
      if (!customer) throw new Error('Every order has a customer');
      return {
        fields,
        customer,
        service: services.get(fields.service.toLowerCase()) ?? {
          id: standId,
          productName: fields.service,
          warrantyDays: 0,
        },
        technicianId: technicianIds.get(fields.technician.toLowerCase()) ?? null,
      };
    });
    return { orders: await addPastOrders(db, orders, report), customers: idsOf(joined), services: made };
  };
  return { added: fresh.length, doubles, problems, notes, write };
}

async function addPastRepair(db: Db, pictures: SamplePictures, now: Date): Promise<string[]> {
  const [category] = await listCategories(db);
  const service = {
    ...pastRepair,
    // A shop always has a category, because the last one with a service cannot be deleted.
    category: category?.value ?? '',
    brandName: 'Imported',
    charge: 0,
    description: 'Stands for work in imported orders that is no service of the shop.',
    warrantyDays: 0,
    inShop: false,
  };
  return addServices(db, [service], pictures, now);
}

async function planAppliances(db: Db, rows: Rows<'appliances'>, now: Date): Promise<Plan> {
  const callers = await callersByMobile(db, [...new Set(rows.map(({ fields }) => fields.mobile))]);
  const known = rows.flatMap(({ row, fields }) => {
    const customer = callers.get(fields.mobile);
    return customer ? [{ row, fields: { ...fields, userId: customer.id } }] : [];
  });
  const problems = rows
    .filter(({ fields }) => !callers.has(fields.mobile))
    .map(({ row }) => problemAt(row, importSheets.appliances.columns.mobile, t('noCustomer')));
  const existing = await namesOfAppliances(db, idsOf([...callers.values()]));
  const { fresh, doubles } = splitDoubles('appliances', known, existing, applianceKey);
  const appliances = fresh.map(({ fields }) => fields);
  return {
    added: fresh.length,
    doubles,
    problems,
    notes: [],
    write: async (db, report) => ({ appliances: await addImportedAppliances(db, appliances, now, report) }),
  };
}

type Plans = {
  [Kind in ImportKind]: {
    plan: (db: Db, rows: Rows<Kind>, now: Date, pictures: SamplePictures) => Promise<Plan>;
    /** The services whose sample pictures the new rows need. */
    samplesOf: (rows: Rows<Kind>) => { productName: string; category: string; picture: string }[];
  };
};

export const importPlans: Plans = {
  customers: { plan: planCustomers, samplesOf: () => [] },
  services: {
    plan: planServices,
    samplesOf: (rows) => rows.map(({ fields }) => ({ ...fields, category: fields.category.toLowerCase() })),
  },
  orders: { plan: planOrders, samplesOf: () => [pastRepair] },
  appliances: { plan: planAppliances, samplesOf: () => [] },
};
