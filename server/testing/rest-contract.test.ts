// Runs the cases of the /api contract. Every call, access level and failure must have a case.
import { describe, expect, it } from 'vitest';
import { fileCalls } from '#server/rest/file-calls.ts';
import { openApiDocument } from '#server/rest/openapi/document.ts';
import { routes } from '#server/rest/routes.ts';
import { type CallName, openTestApi } from './api.ts';
import { applianceCases } from './contract/appliances.ts';
import { billCases } from './contract/bills.ts';
import { bookingCases } from './contract/booking.ts';
import { businessCases } from './contract/business.ts';
import { cartCases } from './contract/cart.ts';
import { expectFailure } from './contract/case.ts';
import { categoryCases } from './contract/categories.ts';
import { enquiryCases } from './contract/enquiries.ts';
import { importCases } from './contract/imports.ts';
import { jobCases } from './contract/jobs.ts';
import { orderChangeCases } from './contract/order-changes.ts';
import { orderListCases } from './contract/order-lists.ts';
import { orderStepCases } from './contract/order-steps.ts';
import { passwordResetCases } from './contract/password-reset.ts';
import { pictureCases } from './contract/pictures.ts';
import { profileCases } from './contract/profiles.ts';
import { serviceDetailCases } from './contract/service-details.ts';
import { serviceListCases } from './contract/service-lists.ts';
import { serviceCases } from './contract/services.ts';
import { sessionCases, signInCases } from './contract/sign-in.ts';
import { signUpCases } from './contract/sign-up.ts';
import { technicianCases } from './contract/technicians.ts';
import { visitCases } from './contract/visits.ts';
import { warrantyCases } from './contract/warranty.ts';
import { freshDatabase } from './database.ts';

const api = await openTestApi(await freshDatabase());
const cases = [
  ...signUpCases,
  ...signInCases,
  ...sessionCases,
  ...passwordResetCases,
  ...profileCases,
  ...serviceCases,
  ...serviceListCases,
  ...serviceDetailCases,
  ...pictureCases,
  ...categoryCases,
  ...cartCases,
  ...businessCases,
  ...bookingCases,
  ...orderListCases,
  ...orderChangeCases,
  ...orderStepCases,
  ...billCases,
  ...technicianCases,
  ...jobCases,
  ...visitCases,
  ...warrantyCases,
  ...applianceCases,
  ...enquiryCases,
  ...importCases,
];

const inBraces = (path: string) => path.replace(/:(\w+)/, '{$1}');
const calls = [...routes, ...fileCalls].map(({ method, path }) => `${method} ${inBraces(path)}`);
const lists = [
  'GET /api/get-product',
  'GET /api/search',
  'POST /api/category-product',
  'POST /api/filter-product',
  'GET /api/all-user',
  'GET /api/get-payment',
  'GET /api/get-enquiry',
  'GET /api/appliances',
  'GET /api/get-orders',
];

describe.each([...new Set(cases.map(({ call }) => call))])('%s', (call) => {
  for (const { name, run } of cases.filter((one) => one.call === call)) it(name, () => run(api));
});

describe('lists over /api', () => {
  it.each(lists)('%s refuses invalid limits and foreign cursors', async (call) => {
    const as = await api.admin();
    const base = call.includes('category-product') ? { category: 'laundary' } : {};
    const ask = (fields: Record<string, unknown>) =>
      call.startsWith('GET')
        ? api.call(`${call}?${new URLSearchParams(fields as Record<string, string>)}` as CallName, { as })
        : api.call(call as CallName, { as, body: { ...base, ...fields } });
    for (const limit of [0, 1001, -1, 1.5, 'many', '']) {
      const answer = await ask({ limit });
      expect(answer.body).toMatchObject({ message: 'Limit must be between 1 and 1000' });
      expect(answer.status).toBe(400);
    }
    for (const cursor of ['', 'made-up', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAA', 'x'.repeat(2000)]) {
      const answer = await ask({ cursor });
      expectFailure(answer, 'cursorUnknown');
      expect(answer.body.issues).toEqual([{ path: 'cursor', message: 'Cursor is not valid' }]);
    }
    expect((await ask({ limit: 1000 })).status).toBe(200);
  });
});

describe('the list of cases', () => {
  const document = openApiDocument('https://shop.example.in');
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

  it('every case refers to a call of the API document', () => {
    expect([...described].sort()).toEqual([...calls].sort());
  });

  it('every call has a case for each of its failures', () => {
    const withCase = new Set(cases.map(({ call }) => call));
    expect(calls.filter((call) => !withCase.has(call))).toEqual([]);
    const proved = new Set(cases.map(({ call, refuses }) => `${call} ${refuses}`));
    for (const call of lists) proved.add(`${call} cursorUnknown`);
    const wanted = [...routes, ...fileCalls].flatMap(({ method, path, failures = [] }) =>
      failures.map((id) => `${method} ${inBraces(path)} ${id}`),
    );
    expect(wanted.filter((one) => !proved.has(one))).toEqual([]);
  });
});
