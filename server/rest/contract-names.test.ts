import { beforeEach, expect, test } from 'vitest';
import { enquiryBody, openTestApi, serviceBody } from '#server/testing/api.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { bookingInput } from '#server/testing/services.ts';
import { openApiDocument } from './openapi/document.ts';

const { call, customer, admin, make } = await openTestApi(await freshDatabase());
let asha: Awaited<ReturnType<typeof customer>>;
beforeEach(async () => {
  asha = await customer();
});

const paths = (body: Record<string, unknown>) => (body.issues as { path: string }[]).map(({ path }) => path);

test('/api refuses an internal field name where the contract has another name', async () => {
  const booking = await call('POST /api/create-payment', {
    as: asha,
    body: bookingInput([await make.service()]),
  });
  expect(paths(booking.body)).toEqual(['address', 'city']);
  const { address: area, ...rest } = enquiryBody;
  expect(paths((await call('POST /api/create-enquiry', { body: { ...rest, area } })).body)).toEqual([
    'address',
  ]);
  const { twelveprice: charge, ...service } = serviceBody();
  const body = { ...service, charge };
  expect(paths((await call('POST /api/upload-product', { as: await admin(), body })).body)).toEqual([
    'twelveprice',
  ]);
  const { area: _, ...withoutArea } = { ...rest, area };
  const told = await call('POST /trpc/enquiries.send', { body: withoutArea });
  expect(told.text).toContain('"path":"area"');
});

test('the API document has no property under an internal name', () => {
  const properties = new Set<string>();
  const { components, paths } = openApiDocument('https://shop.example.in');
  JSON.stringify({ components, paths }, (key, value: unknown) => {
    if (key === 'properties') for (const name of Object.keys(value as object)) properties.add(name);
    return value;
  });
  expect([...properties]).toEqual(expect.arrayContaining(['address', 'city', 'twelveprice', 'productId']));
  for (const own of ['area', 'street', 'charge', 'service']) expect([...properties]).not.toContain(own);
});
