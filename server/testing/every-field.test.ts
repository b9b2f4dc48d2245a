// Checks that every field of every form is stored and read back, by tRPC and by REST. The fields come from
// the schemas, so a new field is covered without a change here.
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { contractNames } from '#server/rest/contract-names.ts';
import { profileForm, signUpInput, userWithPhoto } from '#shared/accounts/schema.ts';
import { billSettings } from '#shared/bills/schema.ts';
import { businessForm } from '#shared/business/schema.ts';
import { service, serviceForm } from '#shared/catalogue/schema.ts';
import { enquiry, enquiryForm } from '#shared/enquiries/schema.ts';
import { bookForCallerInput } from '#shared/orders/callers.ts';
import { bookInput, order } from '#shared/orders/schema.ts';
import { type CallName, openTestApi } from './api.ts';
import { freshDatabase } from './database.ts';
import { addTestService } from './services.ts';

const api = await openTestApi(await freshDatabase());

type Fields = Record<string, unknown>;
type Shape = { shape: Record<string, z.ZodType> };

const known: Fields = {
  email: 'someone@example.com',
  officerEmail: 'officer@example.com',
  officerPhone: '9876543210',
  mobile: '9876543210',
  serviceType: 'Split AC',
  category: 'kitchen',
  language: 'hi',
  charge: 123.45,
  warrantyDays: 45,
  translations: {
    hi: { name: 'नाम', description: 'विवरण' },
    mr: { name: 'नाव', description: 'वर्णन' },
  },
  productImage: ['https://images.example.com/washer.jpg'],
  paymentMethod: 'Cash on Delivery',
  gstin: '27AAPFU0939F1ZV',
  orderId: 'a key',
  // The test clock is at noon of 20 November 2026.
  visit: { date: '2026-11-23', from: '09:00' },
  password: 'monsoon-lamp',
  confirmPassword: 'monsoon-lamp',
};

/** The last word of a list of words, which is rarely the default. */
const wordOf = (schema: z.ZodType): unknown => {
  const { innerType, entries } = schema.def as { innerType?: z.ZodType; entries?: Fields };
  return innerType ? wordOf(innerType) : Object.values(entries ?? {}).at(-1);
};

/** Fields of a certain format are in `known`, lists of words in their schema. Other fields get a unique text. */
const filled = ({ shape }: Shape, given: Fields = {}): Fields =>
  Object.fromEntries(
    Object.entries(shape).map(([field, schema]) => [
      field,
      given[field] ?? known[field] ?? wordOf(schema) ?? `What ${field} holds`,
    ]),
  );

const overApi = (schema: Shape, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [contractNames(schema)[field] ?? field, value]),
  );

const without = (fields: Fields, ...names: string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !names.includes(field)));

const door = {
  trpc: async (as: Parameters<typeof api.call>[1], procedure: string, input?: Fields) => {
    const query = input === undefined;
    const name: CallName = query ? `GET /trpc/${procedure}` : `POST /trpc/${procedure}`;
    const { body, status, text } = await api.call(name, { ...as, ...(query ? {} : { body: input }) });
    expect(status, `${name}: ${text}`).toBe(200);
    return (body as unknown as { result: { data: Fields } }).result.data;
  },
  api: async (as: Parameters<typeof api.call>[1], name: CallName, input?: Fields) => {
    const { body, status, text } = await api.call(name, { ...as, ...(input && { body: input }) });
    expect(status, `${name}: ${text}`).toBeLessThan(300);
    return body as Fields;
  },
};
const first = (rows: unknown) => (rows as Fields[])[0];

describe.each(['trpc', 'api'] as const)('fields written by %s', (way) => {
  const written = (schema: Shape, as: object, calls: [string, CallName], fields: Fields) =>
    way === 'trpc' ? door.trpc(as, calls[0], fields) : door.api(as, calls[1], overApi(schema, fields));

  test('a booking stores every field', async () => {
    const [asha, sunil] = [{ as: await api.customer() }, { as: await api.admin() }];
    const { id, productName } = await addTestService(api.db, { charge: 100 });
    const fields = filled(bookInput, {
      products: [{ productId: id, productName, quantity: 2 }],
      totalQty: 2,
      totalPrice: 200,
    });
    // These fields are sent only by the shop's own pages.
    const body = without(fields, 'fromCart', 'secondBooking', 'sticker');
    await written(bookInput, asha, ['orders.book', 'POST /api/create-payment'], body);
    const kept = {
      ...without(body, 'gstin', 'billName', 'billAddress'),
      products: [{ productId: id, productName, quantity: 2, price: 100 }],
      visit: { date: '2026-11-23', from: '09:00', to: '11:00' },
    };
    const own = (await api.call('GET /api/get-orders', asha)).body as unknown;
    const listed = await door.api(sunil, 'GET /api/get-payment');
    for (const shown of [first(own), first(listed.data)]) expect(shown).toMatchObject(overApi(order, kept));
    for (const list of ['orders.own?input={}', 'orders.table?input={}', 'orders.list?input={}'])
      expect(
        first((await door.trpc(list.startsWith('orders.own') ? asha : sunil, list)).items),
      ).toMatchObject(kept);
    const full = await door.trpc(
      sunil,
      `orders.one?input=${encodeURIComponent(JSON.stringify({ orderId: first(listed.data)?._id }))}`,
    );
    expect(body).toMatchObject(full.buyer as Fields);
    const prefill = await door.trpc(asha, 'orders.prefill');
    expect(body).toMatchObject(prefill);
  });

  test('an enquiry stores every field', async () => {
    const sunil = { as: await api.admin() };
    const fields = { ...filled(enquiryForm), website: '' };
    await written(enquiryForm, {}, ['enquiries.send', 'POST /api/create-enquiry'], fields);
    const kept = without(fields, 'website');
    expect(first((await door.api(sunil, 'GET /api/get-enquiry')).data)).toMatchObject(overApi(enquiry, kept));
    expect(first((await door.trpc(sunil, 'enquiries.table?input={}')).items)).toMatchObject(kept);
  });

  test('a service stores every field when it is added and changed', async () => {
    const sunil = { as: await api.admin() };
    const fields = filled(serviceForm, { inShop: true });
    await written(serviceForm, sunil, ['catalogue.addService', 'POST /api/upload-product'], fields);
    const listed = async () => ({
      api: first((await door.api({}, 'GET /api/get-product')).data),
      trpc: first((await door.trpc(sunil, 'catalogue.adminServices?input={}')).items),
    });
    const added = await listed();
    // The public answers of /api are in English.
    const inEnglish = (form: Fields) => overApi(service, without(without(form, 'translations'), 'inShop'));
    expect(added.api).toMatchObject(inEnglish(fields));
    expect(added.trpc).toMatchObject(fields);
    const other = {
      ...filled(serviceForm, { charge: 99, description: 'Other', productName: 'Other', inShop: true }),
    };
    const _id = added.trpc?._id;
    await written(serviceForm, sunil, ['catalogue.updateService', 'POST /api/update-product'], {
      ...other,
      _id,
    });
    expect((await listed()).api).toMatchObject(inEnglish(other));
    await door.trpc(sunil, 'catalogue.changeService', { ...fields, _id, inShop: false });
    expect((await listed()).trpc).toMatchObject({ ...fields, inShop: false });
  });

  test('a profile stores every field at sign-up and when it is changed', async () => {
    const profilePic = null;
    const fields = { ...filled(signUpInput), profilePic };
    await written(signUpInput, {}, ['accounts.signUp', 'POST /api/signup'], fields);
    const sunil = { as: await api.admin() };
    const listed = async () => {
      const { items } = await door.trpc(sunil, 'accounts.table?input={}');
      return (items as Fields[]).find(({ name }) => String(name).startsWith('What'));
    };
    const kept = without(fields, 'password', 'confirmPassword', 'profilePic');
    const user = await listed();
    expect(user).toMatchObject(kept);
    const changed = without(
      filled(profileForm, { email: 'other@example.com', address: 'Other' }),
      'profilePic',
    );
    await written(profileForm, sunil, ['accounts.updateUser', 'POST /api/update-user'], {
      ...changed,
      userId: user?._id,
    });
    expect(await listed()).toMatchObject(changed);
    expect(Object.keys(userWithPhoto.shape)).toEqual(expect.arrayContaining(Object.keys(profileForm.shape)));
  });
});

test('a booking for a caller stores every field', async () => {
  const sunil = { as: await api.admin() };
  const { id, productName } = await addTestService(api.db, { charge: 100 });
  const contact = without(
    filled(bookForCallerInput),
    'customerId',
    'enquiryId',
    'enquiryDone',
    'knowingly',
    'test',
  );
  const products = [{ productId: id, productName, quantity: 2 }];
  await door.trpc(sunil, 'orders.bookForCaller', { ...contact, products, totalQty: 2, totalPrice: 200 });
  const listed = first((await door.trpc(sunil, 'orders.table?input={}')).items);
  expect(listed).toMatchObject(
    without(
      contact,
      'products',
      'totalQty',
      'totalPrice',
      'visit',
      'language',
      'gstin',
      'billName',
      'billAddress',
    ),
  );
  const [known] = (await door.trpc(
    sunil,
    `accounts.byMobile?input={"mobile":"${contact.mobile}"}`,
  )) as unknown as Fields[];
  expect(known?.language).toBe(contact.language);
  expect(listed).toMatchObject({ totalQty: 2, visit: { date: '2026-11-23', from: '09:00', to: '11:00' } });
});

// /api does not have these forms, so the tests use tRPC only.
describe('settings', () => {
  const settings: Fields = {
    registration: 'regular',
    gstin: '27AAPFU0939F1ZV',
    state: '27',
    upiId: 'prince@okbank',
    serviceRate: 18,
    partRate: 28,
    serviceCode: '998715',
    partCode: '8418',
    pricesIncludeTax: false,
    billPrefix: 'PB',
    creditPrefix: 'PC',
  };

  test('tax and bills are stored and read back', async () => {
    const sunil = { as: await api.admin() };
    const fields = filled(billSettings, settings);
    await door.trpc(sunil, 'bills.setSettings', fields);
    expect(await door.trpc(sunil, 'bills.settings')).toMatchObject(fields);
  });

  test('the company is stored and read back', async () => {
    const sunil = { as: await api.admin() };
    const links = ['facebook', 'instagram', 'youtube', 'whatsapp'].map((name) => [
      name,
      `https://${name}.example.com`,
    ]);
    const formats = {
      phone: '5550100101',
      shortName: 'Prince',
      mark: 'PR',
      sinceYear: '2009',
      state: 'Karnataka',
      officerPhone: '5550100102',
      officerEmail: 'officer@example.com',
    };
    const fields = filled(businessForm, { ...formats, ...Object.fromEntries(links) });
    await door.trpc(sunil, 'business.update', fields);
    expect(await door.trpc(sunil, 'business.get')).toMatchObject(fields);
  });
});
