// Gives a person a copy of all data that names the person: for programs, and as a page to read.
import { sql } from 'kysely';
import { addressWithCity } from '#shared/business/words.ts';
import { stateLabelTexts } from '#shared/estimates/texts.ts';
import { formatLongDate, formatMoment, formatRupees } from '#shared/format.ts';
import { currentLanguage, languages, prefixOf } from '#shared/language.ts';
import { successMessages } from '#shared/messages.ts';
import { placeLine } from '#shared/orders/place.ts';
import { firstNameOf, serviceNames } from '#shared/orders/sentences.ts';
import { stageLabel } from '#shared/orders/stages.ts';
import { paths } from '#shared/paths.ts';
import { serviceTypeName } from '#shared/place-names.ts';
import type { Db, Deps } from '../../deps.ts';
import { escapeHtml, page, paragraph, rowsTable } from '../../platform/mail/frame.ts';
import type { UserContext } from '../../procedures/context.ts';
import { deviceInWords } from '../accounts/sign-in.ts';
import { appliancesOf, picturesOf } from '../appliances/queries.ts';
import { recordChange } from '../audit/audit.ts';
import { presentBill, readDocuments } from '../bills/issue/documents.ts';
import { readDetails } from '../business/queries.ts';
import { settleRequests } from '../enquiries/complaints.ts';
import { presentEnquiry } from '../enquiries/queries.ts';
import { estimatesOf, shownToCustomer } from '../estimates/queries.ts';
import { eventsOfOrder } from '../orders/events.ts';
import { picturesOfOrder } from '../orders/pictures.ts';
import { forCustomer, presentOrder, readOrders } from '../orders/present.ts';
import { dataTexts as t } from './data-texts.ts';
import { enquiriesOf, type Person, readPerson } from './person.ts';

export async function copyOfMine({ db, deps, user }: UserContext) {
  return filesOf(db, deps, await readPerson(db, user.id));
}

/** A copy for somebody who asked by phone or by the tracking link. */
export async function copyForCaller({ db, deps, user: admin }: UserContext, { id }: { id: string }) {
  const person = await readPerson(db, id, admin);
  const files = await filesOf(db, deps, person);
  await db.transaction().execute(async (db) => {
    await settleRequests(db, deps, { kind: 'copy', person });
    await recordChange(db, admin, 'user.copy', id, `${person.name} (${person.userId})`);
  });
  return files;
}

async function filesOf(db: Db, deps: Deps, person: Person) {
  const data = await readData(db, person);
  return {
    message: successMessages.copyMade,
    json: JSON.stringify(data, null, 2),
    page: await pageOf(db, deps, data),
  };
}

type Data = Awaited<ReturnType<typeof readData>>;

async function readData(db: Db, person: Person) {
  const profile = await db
    .selectFrom('users')
    .leftJoin('technicians', 'technicians.user_id', 'users.id')
    .select([
      'users.user_id as number',
      'name',
      'email',
      'mobile',
      'address',
      'photo',
      'language',
      'created_at as since',
      'reminder_mails as reminderMails',
      'review_mails as reviewMails',
      'on_about as onAbout',
    ])
    .where('users.id', '=', person.id)
    .executeTakeFirstOrThrow();
  const { ids, orderIds } = person;
  const orders = (
    await readOrders(
      db,
      sql`select * from orders where id = any(${orderIds}::uuid[])`,
      sql`o.created_at desc, o.id desc`,
      'planned',
    )
  ).map((row) => forCustomer(presentOrder(row)));
  const bills = (
    await readDocuments(
      db,
      sql`select * from bills where order_id = any(${orderIds}::uuid[])`,
      sql`b.issued_at`,
    )
  ).map(presentBill);
  const estimates = await estimatesOf(db, orderIds);
  const buyers = new Map(
    (await db.selectFrom('orders').select(['id', 'buyer']).where('user_id', 'in', ids).execute()).map(
      ({ id, buyer }) => [id, buyer],
    ),
  );
  const appliances = await Promise.all(
    (await appliancesOf(db, person.id)).map(async (appliance) => ({
      ...appliance,
      pictures: await picturesOf(db, appliance._id),
    })),
  );
  const [enquiries, ratings, mails, devices] = await Promise.all([
    enquiriesOf(db, person).selectAll().orderBy('created_at').execute(),
    db
      .selectFrom('ratings')
      .innerJoin('services', 'services.id', 'service_id')
      .select(['product_name as service', 'stars', 'ratings.created_at as at'])
      .where('user_id', 'in', ids)
      .execute(),
    db
      .selectFrom('mails')
      .select(['created_at as at', 'recipient', 'subject'])
      .where(sql<boolean>`user_id = any(${ids}::uuid[]) or order_id = any(${orderIds}::uuid[])`)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('sessions')
      .select(['device', 'created_at as since', 'last_used_at as lastUsed'])
      .where('user_id', 'in', ids)
      .execute(),
  ]);
  return {
    profile,
    orders: await Promise.all(
      orders.map(async (order) => ({
        ...order,
        history: await eventsOfOrder(db, order._id, 'customer'),
        taxInvoice: buyers.get(order._id) ?? null,
        estimate: shownToCustomer(estimates.get(order._id) ?? null),
        bills: bills.filter(({ orderNumber }) => orderNumber === order.orderNumber),
        pictures: await picturesOfOrder(db, order._id),
      })),
    ),
    appliances,
    ratings,
    enquiries: enquiries.map((row) => ({
      ...presentEnquiry(row),
      number: row.number,
      answer: row.answer,
    })),
    mails,
    devices,
  };
}

const heading = (text: string) => `<h2 style="font-family:sans-serif">${escapeHtml(text)}</h2>`;
const image = (address: string) =>
  `<p><img src="${escapeHtml(address)}" alt="" style="max-width:100%;border-radius:8px"></p>`;

type RowOf = readonly [label: string, value: string | false | null | undefined];
const rows = (...all: readonly RowOf[]) =>
  rowsTable(all.flatMap(([label, value]) => (value ? [{ label, value }] : [])));

const estimateWords = (estimate: Data['orders'][number]['estimate']) =>
  estimate &&
  [
    ...estimate.lines.map(({ words, quantity, price }) => `${quantity} × ${words}: ${formatRupees(price)}`),
    stateLabelTexts(estimate.state),
  ].join('\n');

async function pageOf(db: Db, { clock, config }: Deps, data: Data) {
  const { profile, orders, appliances, enquiries, mails, devices } = data;
  const business = await readDetails(db);
  const { companyName, phone, email } = business;
  const intro = t('intro', {
    shop: companyName,
    day: formatLongDate(clock().toISOString()),
    link: config.publicUrl + prefixOf(currentLanguage()) + paths.privacy,
  });
  const dated = (list: readonly { at: Date; words: string }[]) =>
    rows(...list.map(({ at, words }) => [formatMoment(at.toISOString()), words] as const));
  const parts = [
    heading(t('title')),
    paragraph(intro),
    heading(t('profile')),
    rows(
      [t('customerNumber'), `${profile.number}`],
      [t('name'), profile.name],
      [t('email'), profile.email],
      [t('mobile'), profile.mobile],
      [t('address'), profile.address],
      [t('since'), formatLongDate(profile.since.toISOString())],
      [t('language'), languages[profile.language]],
      [t('onAbout'), profile.onAbout && firstNameOf(profile.name)],
    ),
    ...(profile.photo ? [heading(t('photo')), image(profile.photo)] : []),
    ...orders.flatMap((order) => [
      heading(t('orderNo', { number: order.orderNumber })),
      rows(
        [t('booked'), formatMoment(order.createdAt)],
        [t('stage'), stageLabel(order.stage)],
        [t('services'), serviceNames(order)],
        [t('name'), order.fullname],
        [t('mobile'), order.mobile],
        [t('email'), order.email],
        [t('address'), placeLine(order)],
        [t('note'), order.note],
        ['GSTIN', order.taxInvoice && Object.values(order.taxInvoice).filter(Boolean).join(', ')],
        [t('estimate'), estimateWords(order.estimate)],
        ...order.bills.map((bill): RowOf => [t('bill'), `${bill.number}, ${formatRupees(bill.total)}`]),
        [t('feedback'), order.orderRating === null ? null : `${order.orderRating}/5 ${order.comment ?? ''}`],
      ),
      paragraph(t('history')),
      rows(...order.history.map(({ at, text }): RowOf => [formatMoment(at), text])),
      ...order.pictures.map(({ picture }) => image(picture)),
    ]),
    ...appliances.flatMap(({ name, pictures, ...known }) => [
      heading(name),
      rows(
        [t('model'), known.model],
        [t('serial'), known.serial],
        [t('bought'), known.bought],
        [t('makersWarranty'), known.makersWarrantyUntil],
      ),
      ...pictures.map(({ picture }) => image(picture)),
    ]),
    ...enquiries.flatMap((enquiry) => [
      heading([serviceTypeName(enquiry.serviceType), enquiry.number].filter(Boolean).join(' ')),
      rows(
        [t('booked'), formatMoment(enquiry.createdAt)],
        [t('name'), enquiry.fullname],
        [t('email'), enquiry.email],
        [t('mobile'), enquiry.mobile],
        [t('note'), enquiry.message],
        [t('answer'), enquiry.answer],
      ),
    ]),
    heading(t('mails')),
    dated(mails.map(({ at, subject }) => ({ at, words: subject }))),
    heading(t('devices')),
    dated(devices.map(({ lastUsed: at, device }) => ({ at, words: deviceInWords(device) }))),
  ];
  const sender = { companyName, phone, email, address: addressWithCity(business) };
  return page(sender, t('title'), '', parts.join('\n'));
}
