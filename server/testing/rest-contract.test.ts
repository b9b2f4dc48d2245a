// Runs the contract of /api case by case and checks that no call, level or failure lacks a case.
import { describe, expect, it } from 'vitest';
import { fileCalls } from '#server/rest/file-calls.ts';
import { openApiDocument } from '#server/rest/openapi/document.ts';
import { routes } from '#server/rest/routes.ts';
import { type CallName, openTestApi } from './api.ts';
import { billCases } from './contract/bills.ts';
import { bookingCases } from './contract/booking.ts';
import { businessCases } from './contract/business.ts';
import { cartCases } from './contract/cart.ts';
import { expectFailure } from './contract/case.ts';
import { categoryCases } from './contract/categories.ts';
import { enquiryCases } from './contract/enquiries.ts';
import { jobCases } from './contract/jobs.ts';
import { levels, lists } from './contract/levels.ts';
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
  ...enquiryCases,
];

const calls = Object.keys(levels);
const askable = (call: string) => call.replace(/\{\w+\}/, 'no-id') as CallName;
const inBraces = (path: string) => path.replace(/:(\w+)/, '{$1}');

describe.each([...new Set(cases.map(({ call }) => call))])('%s', (call) => {
  for (const { name, run } of cases.filter((one) => one.call === call)) it(name, () => run(api));
});

describe('who may call', () => {
  const closed = Object.entries(levels).filter(([, level]) => level !== 'none');
  const open = Object.entries(levels).filter(([, level]) => level === 'none');

  it.each(closed)('%s requires the level %s, by bearer or cookie', async (call, level) => {
    const ask = (headers: Record<string, string>) => api.call(askable(call), { headers });
    expectFailure(await ask({}), 'loginRequired');
    expectFailure(await ask({ authorization: 'Bearer no-such-token' }), 'loginRequired');

    const asha = await api.customer();
    const person =
      level === 'admin' ? await api.admin() : level === 'technician' ? await api.technician() : asha;
    if (person !== asha) expectFailure(await api.call(askable(call), { as: asha }), 'permissionDenied');

    const cookie = `token=${person.token()}`;
    const byBearer = { authorization: `Bearer ${person.token()}` };
    const byCookie = { cookie, origin: 'https://shop.example.com' };
    for (const headers of [byBearer, byCookie]) expect([401, 403]).not.toContain((await ask(headers)).status);

    if (call.startsWith('GET')) return;
    for (const from of [{}, { origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'same-site' }]) {
      expectFailure(await ask({ cookie, ...from }), 'foreignOrigin');
    }
  });

  it.each(open)('%s never fails because of a token', async (call) => {
    const headers = { authorization: 'Bearer no-such-token', cookie: 'token=nor-this' };
    expect([401, 403]).not.toContain((await api.call(askable(call), { headers })).status);
  });
});

describe('lists', () => {
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
  const table = [...routes, ...fileCalls].map(({ method, path }) => `${method} ${inBraces(path)}`);
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

  it('names every call of the table and of the document', () => {
    expect([...table].sort()).toEqual([...calls].sort());
    expect([...described].sort()).toEqual([...calls].sort());
  });

  it('has a case for every call and each of its failures', () => {
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
