// Hostile input at every call of REST and tRPC. No answer may be a 5xx, and a refused call must not change the
// database. With `npm run fuzz`, no answer may take over a second either.
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { fileCalls } from '#server/rest/file-calls.ts';
import { routes } from '#server/rest/routes.ts';
import { procedureNames, procedureOf } from '#server/trpc/procedure.ts';
import { enquiryBody, openTestApi, reelUrl, serviceBody, signUpBody } from './api.ts';
import { freshDatabase } from './database.ts';
import { fingerprints } from './hostile/fingerprint.ts';
import {
  formType,
  hostileBody,
  hostileForm,
  hostileQuery,
  hostileType,
  pathPart,
  rawValue,
} from './hostile/inputs.ts';
import { bookingOf } from './services.ts';

/** The number of inputs for each call of /api. Calls of /trpc get half of it. `npm run fuzz` sets more. */
const inputs = Number(process.env.FUZZ_RUNS ?? 40);
const inputsPerProcedure = Math.ceil(inputs / 2);
const together = 10;
const slowMs = process.env.FUZZ_RUNS ? 1000 : Number.POSITIVE_INFINITY;

const database = await freshDatabase();
const api = await openTestApi(database, {}, 'once');
const takePrint = await fingerprints(api.db);
// Mails are sent after the call was answered.
const fingerprint = async () => {
  await api.deps.mail.settled();
  return takePrint();
};

type Request = Pick<InjectOptions, 'method' | 'url' | 'headers' | 'payload'>;
type Sent = { status: number; ms: number };

async function send(request: Request): Promise<Sent> {
  const start = performance.now();
  const { statusCode } = await api.app.inject(request);
  return { status: statusCode, ms: performance.now() - start };
}

/** Sends requests one after the other and returns their statuses. None may fail or be slow. */
async function sendAll(requests: readonly Request[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const request of requests) {
    const first = await send(request);
    // Repeats a slow request, because the machine may be busy.
    let { ms } = first;
    for (let again = 0; ms >= slowMs && again < 3; again += 1) ms = Math.min(ms, (await send(request)).ms);
    // Request bodies may have a megabyte, so they are printed only on failure.
    if (first.status >= 500 || ms >= slowMs)
      expect.fail(`${first.status} after ${ms} ms: ${JSON.stringify(request).slice(0, 2000)}`);
    statuses.push(first.status);
  }
  return statuses;
}

/** Sends requests and checks that refused ones have changed nothing. */
async function tryAll(request: fc.Arbitrary<Request>, count = inputs): Promise<void> {
  let before = await fingerprint();
  const batch = fc.array(request, { minLength: together, maxLength: together });
  const property = fc.asyncProperty(batch, async (requests) => {
    const statuses = await sendAll(requests);
    const after = await fingerprint();
    const [was, refused] = [before, statuses.every((status) => status >= 400)];
    before = after;
    if (refused) expect(after, 'a refused call has changed something').toBe(was);
  });
  await fc.assert(property, {
    numRuns: Math.ceil(count / together),
    interruptAfterTimeLimit: 3_600_000,
  });
}

const makeFixture = async () => {
  const [owner, asha] = [await api.admin(), await api.customer()];
  const service = await api.make.service();
  const order = await api.make.order(asha, service);
  const enquiry = await api.make.enquiry();
  const category = await api.make.category('Floor Care');
  const reel = await api.make.reel();
  const cart = await api.call('POST /api/addtocart', { as: asha, body: { productId: service._id } });
  return { owner, asha, service, order, enquiry, category, reel, line: cart.body.data as { _id: string } };
};

type Fixture = Awaited<ReturnType<typeof makeFixture>>;

let made: { fixture: Fixture; print: string } | null = null;

/** The rows that calls refer to. They are created again only if the test before has changed something. */
async function untouchedFixture(): Promise<Fixture> {
  if (made && (await fingerprint()) === made.print) return made.fixture;
  await database.reset();
  const fixture = await makeFixture();
  made = { fixture, print: await fingerprint() };
  return fixture;
}

/** Valid input for each call. */
const honestBody = (name: string, { service, order, enquiry, category, reel, line, asha }: Fixture) => {
  const bodies: Record<string, Record<string, unknown>> = {
    'accounts.signUp': { ...signUpBody, profilePic: '' },
    'accounts.signIn': { email: asha.email, password: asha.password },
    'accounts.forgotPassword': { email: 'nobody' },
    'accounts.resetPassword': { password: 'monsoon-lamp', token: 'no-such-link' },
    'accounts.updateUser': {
      userId: asha.id,
      name: 'Asha',
      email: asha.email,
      mobile: asha.mobile,
      address: 'x',
    },
    'catalogue.addService': serviceBody(),
    'catalogue.updateService': { ...serviceBody(), _id: service._id },
    'catalogue.rate': { productId: service._id, rating: 9 },
    'catalogue.addCategory': { label: '' },
    'catalogue.renameCategory': { id: category._id, label: 'Kitchen' },
    'orders.book': bookingOf([{ ...service, twelveprice: 1 }]),
    'orders.giveFeedback': { orderId: order._id, rating: 0, comment: 'x' },
    'orders.setStatus': { id: order._id, status: 'Done' },
    'enquiries.send': { ...enquiryBody, website: 'x' },
    'enquiries.setStatus': { id: enquiry._id, status: 'Done' },
    'cart.add': { productId: service._id, selectedOption: 12 },
    'cart.setQuantity': { _id: line._id, quantity: 0 },
    'business.addReel': { url: reelUrl },
    'business.updateReel': { reelId: reel._id, reelUrl },
    'business.update': { companyName: 'x', phone: '', email: '', address: '', facebook: '' },
  };
  return (
    bodies[name] ?? { productId: service._id, id: category._id, category: 'laundary', limit: 5, cursor: '' }
  );
};

const queryKeys = ['q', 'status', 'uId', 'fullname', 'service', 'from', 'to', 'search', 'serviceType'];

describe('/api', () => {
  it.each(routes)('$method $path survives hostile input', async ({ method, path, procedure }) => {
    const people = await untouchedFixture();
    const { access } = procedureOf(procedure).meta;
    const token = (access === 'customer' ? people.asha : people.owner).token() ?? '';
    const request = fc
      .record({
        part: pathPart,
        query: hostileQuery(queryKeys),
        body: hostileBody(honestBody(procedure, people)),
        type: hostileType,
      })
      .map(
        ({ part, query, body, type }): Request => ({
          method,
          url: `${path.replace(/:\w+/, part)}${method === 'GET' ? `?${query}` : ''}`,
          headers: {
            ...(access === 'public' ? {} : { authorization: `Bearer ${token}` }),
            ...(method === 'GET' ? {} : { 'content-type': type }),
          },
          ...(method === 'GET' ? {} : { payload: body }),
        }),
      );
    await tryAll(request);
  });

  it.each(fileCalls)('$method $path survives hostile input', async ({ method, path }) => {
    const authorization = `Bearer ${(await api.admin()).token()}`;
    const request = fc
      .record({ query: hostileQuery(queryKeys), form: hostileForm, type: formType })
      .map(
        ({ query, form, type }): Request =>
          method === 'GET'
            ? { method, url: `${path}?${query}`, headers: { authorization } }
            : { method, url: path, headers: { authorization, 'content-type': type }, payload: form },
      );
    await tryAll(request);
  });
});

describe('/trpc', () => {
  const batchPath = fc.array(fc.constantFrom(...procedureNames, 'no.such', '', '__proto__.x'), {
    minLength: 1,
    maxLength: 22,
  });

  // This procedure reads no input. It adds the pictures of 42 services, which takes seconds.
  const isSlow = (name: string) => name === 'catalogue.addSamples';

  it.each(procedureNames.filter((name) => !isSlow(name)))('%s survives hostile input', async (name) => {
    const people = await untouchedFixture();
    const { type, meta } = procedureOf(name);
    const token = (meta.access === 'customer' ? people.asha : people.owner).token() ?? '';
    const headers = {
      'content-type': 'application/json',
      ...(meta.access === 'public' ? {} : { authorization: `Bearer ${token}` }),
    };
    const request = hostileBody(honestBody(name, people)).map((body): Request => {
      if (type === 'mutation') return { method: 'POST', url: `/trpc/${name}`, headers, payload: body };
      // Node itself refuses larger headers.
      const input = encodeURIComponent(body.slice(0, 3000).toWellFormed());
      return { method: 'GET', url: `/trpc/${name}?input=${input}`, headers };
    });
    await tryAll(request, inputsPerProcedure);
  });

  it('a batch of arbitrary calls survives', async () => {
    const authorization = `Bearer ${(await api.admin()).token()}`;
    const request = fc
      .record({
        names: batchPath,
        input: fc.oneof(
          rawValue,
          fc
            .dictionary(fc.constantFrom('0', '1', '21', '__proto__'), fc.jsonValue())
            .map((one) => JSON.stringify(one)),
        ),
        post: fc.boolean(),
      })
      .map(({ names, input, post }): Request => {
        const url = `/trpc/${names.map(encodeURIComponent).join(',')}?batch=1`;
        const headers = { authorization, 'content-type': 'application/json' };
        if (post) return { method: 'POST', url, headers, payload: input };
        const encoded = encodeURIComponent(input.slice(0, 3000).toWellFormed());
        return { method: 'GET', url: `${url}&input=${encoded}`, headers };
      });
    await tryAll(request, inputsPerProcedure);
  });
});
