// Forms that work before the scripts of a page have come, and without them.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { v4 as newKey } from 'uuid';
import { isGuest } from '#shared/accounts/guest.ts';
import { cashOnDelivery, usualOption } from '#shared/business.ts';
import { AppError } from '#shared/errors.ts';
import { type Language, languageCodes, prefixOf } from '#shared/language.ts';
import { bookingDetails, guestBookingDetails, maxBookingLines } from '#shared/orders/schema.ts';
import { ownPath, paths } from '#shared/paths.ts';
import { surely, visitWords, withoutSurely } from '#shared/sent-form.ts';
import type { VisitTimes } from '#shared/visits/schema.ts';
import type { Deps } from '../deps.ts';
import { findSession } from '../features/accounts/sessions.ts';
import { callerOf, isFromOurPages, keepReadableToken } from '../http/caller.ts';
import { clientOf } from '../http/client-address.ts';
import { inLanguage } from '../platform/request-language.ts';
import type { Caller } from '../procedures/context.ts';
import { describeError, refusalOf } from '../procedures/errors.ts';
import { createCaller } from '../trpc/router.ts';
import { pageAddressOf } from './address.ts';
import type { ShowSent } from './rendered.ts';

// A message in Devanagari is nine bytes a letter.
const bodyLimit = 32 * 2 ** 10;

type Sent = {
  deps: Deps;
  request: FastifyRequest;
  reply: FastifyReply;
  caller: Caller;
  api: ReturnType<typeof createCaller>;
  /** The words of the button's value after the name. */
  args: readonly string[];
  /** Whether the button answers the question of its first press. */
  sure: boolean;
  fields: URLSearchParams;
  /** The secret part of a tracking link. */
  token: string | undefined;
};

/** The path to go to, null for the same page anew, or values with which the page shows the form again. */
type Next = string | null | Record<string, string>;

const anew = () => null;

// The procedure checks what was typed.
const typed = (fields: URLSearchParams) => Object.fromEntries(fields) as never;

/** The forms by the first word of their button's value, `send`. They call the procedures of the screens. */
const forms: Readonly<Record<string, (sent: Sent) => Promise<Next>>> = {
  repair: async ({ api, caller, fields }) => {
    const service = fields.get('service') ?? '';
    if (!(await caller.user())) return paths.loginFor({ service });
    await api.cart.add({ productId: service, selectedOption: usualOption });
    return paths.cart;
  },
  login: (sent) => logIn(sent, () => sent.api.accounts.signIn(typed(sent.fields))),
  guest: (sent) => logIn(sent, () => sent.api.accounts.startGuest()),
  signUp: async ({ api, fields }) => {
    await api.accounts.signUp(typed(fields));
    return `${paths.login}?signedUp=yes`;
  },
  quantity: ({ api, args: [_id = '', quantity] }) =>
    api.cart.setQuantity({ _id, quantity: Number(quantity) }).then(anew),
  remove: ({ api, args: [_id = ''] }) => api.cart.remove({ _id }).then(anew),
  forget: ({ api }) => api.cart.forgetDropped().then(anew),
  again: async ({ api, fields }) => {
    const added = await Promise.allSettled(
      linesOf(fields)
        .slice(0, maxBookingLines)
        .map(async ({ productId, quantity }) =>
          api.cart.setQuantity({ _id: (await api.cart.add({ productId })).data._id, quantity }),
        ),
    );
    for (const one of added) if (one.status === 'rejected') throw one.reason;
    return paths.cart;
  },
  enquiry: async ({ api, fields }) => {
    const { message } = await api.enquiries.send(typed(fields));
    for (const name of [...fields.keys()]) fields.delete(name);
    return { success: message };
  },
  complaint: async ({ api, fields }) => {
    const { number } = await api.rights.complain(typed(fields));
    return { number: String(number) };
  },
  feedback: async ({ api, args: [orderId = ''], fields, token }) => {
    const given = { rating: Number(fields.get('rating')), comment: fields.get('comment') ?? '' };
    await (token === undefined
      ? api.orders.giveFeedback({ orderId, ...given })
      : api.tracking.giveFeedback({ token, ...given }));
    return null;
  },
  book,
  open: async () => ({}),
  lostLink: async ({ api, fields }) => {
    const { message } = await api.tracking.askForLinks(typed(fields));
    return { success: message };
  },
  time: async ({ api, args: [id = ''], sure, fields, token }) => {
    if (!sure) return {};
    const { visit, isExact } = chosenVisit(fields, await api.visits.times({}));
    if (!visit || !isExact) return {};
    await (token === undefined
      ? api.orders.reschedule({ id, visit })
      : api.tracking.reschedule({ token, visit }));
    return null;
  },
  cancel: async ({ api, args: [id = ''], sure, fields, token }) => {
    if (!sure) return {};
    const reason = fields.get('reason') || null;
    await (token === undefined ? api.orders.cancel({ id, reason }) : api.tracking.cancel({ token, reason }));
    return null;
  },
  answer: async ({ api, args: [id = '', version, choice], sure, token }) => {
    if (!sure) return {};
    const answer = { version: Number(version), agree: choice === 'agree' };
    await (token === undefined
      ? api.estimates.answer({ id, ...answer })
      : api.tracking.answerEstimate({ token, ...answer }));
    return null;
  },
};

async function logIn(sent: Sent, start: () => Promise<{ data: string }>): Promise<string> {
  const { deps, request, reply, caller, fields } = sent;
  // A foreign page must not log its visitor in to an account of its own.
  if (!isFromOurPages(request, deps.config)) throw new AppError('foreignOrigin');
  const { data: token } = await start();
  keepReadableToken(deps.config, reply, token);
  const service = fields.get('service');
  if (!service) return ownPath(fields.get('back') ?? '');
  const user = () => findSession(deps.db, deps.clock, token);
  const { cart } = createCaller({ deps, caller: { ...caller, user, token, isForeign: false } });
  await cart.add({ productId: service, selectedOption: usualOption });
  return paths.cart;
}

/** The first press asks with the dialog's words, the second books. */
async function book({ api, caller, fields, sure, args }: Sent): Promise<Next> {
  if (args[0] === 'back') return { orderId: '' };
  const user = await caller.user();
  const forGuest = isGuest({ email: user?.email ?? '' });
  const details = (forGuest ? guestBookingDetails : bookingDetails).parse(Object.fromEntries(fields));
  if (!sure) return { orderId: newKey() };
  const { visit } = chosenVisit(fields, await api.visits.times({}));
  const products = linesOf(fields);
  await api.orders[forGuest ? 'bookAsGuest' : 'book']({
    ...details,
    products,
    totalQty: products.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPrice: Number(fields.get('total')),
    orderId: fields.get('orderId') ?? '',
    secondBooking: fields.get('second') === 'yes',
    visit,
    paymentMethod: cashOnDelivery,
    fromCart: true,
  });
  return paths.myOrders;
}

const linesOf = (fields: URLSearchParams) =>
  fields.getAll('line').map((line) => {
    const [productId = '', quantity] = line.split(' ');
    return { productId, quantity: Number(quantity) };
  });

/**
 * Reads the choice of VisitPicker, or `visit` of a page that asked already. The page shows the windows of its
 * first day alone, so a window stands for the same hours of the chosen day. If these are not free, it is the
 * day's first free window, and `isExact` is false.
 */
function chosenVisit(fields: URLSearchParams, times: VisitTimes) {
  const endingWith = (end: string) => [...fields].find(([name]) => name.endsWith(end))?.[1] ?? '';
  const [day = '', from] = (fields.get('visit') ?? endingWith('-window')).split(' ');
  const date = fields.has('visit') ? day : endingWith('-day');
  if (date === '') return { visit: null, isExact: true };
  if (from && day === date) return { visit: { date, from }, isExact: true };
  const windows = times.find((one) => one.date === date)?.windows ?? [];
  const open = windows.filter(({ free }) => free > 0);
  const [same, first] = [open.find((one) => one.from === from), open[0] ?? windows[0]];
  const found = same ?? first;
  return { visit: found ? { date, from: found.from } : null, isExact: same !== undefined };
}

/**
 * Adds POST to the pages with such forms, in each language. A form that succeeds answers 303. One that asks or
 * is refused answers with its page, which shows what was typed.
 */
export async function addForms(app: FastifyInstance, deps: Deps, show: ShowSent): Promise<void> {
  await app.register(async (routes) => {
    routes.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, new URLSearchParams(`${body}`)),
    );
    routes.addHook('onRequest', async (request) => deps.limiter.takeGeneral(clientOf(request.ip), 1));
    for (const language of languageCodes) {
      const prefix = prefixOf(language);
      for (const path of [
        paths.home,
        paths.grievance,
        paths.cart,
        paths.login,
        paths.signUp,
        paths.lostLink,
        paths.myOrders,
        '/track/:token',
      ])
        routes.post(prefix + path, (request, reply) =>
          inLanguage(language, () => answer(deps, language, show, request, reply)),
        );
      routes.post(`${prefix}/mails/:link`, (request, reply) => endMails(deps, language, request, reply));
    }
  });
}

const callerIn = (deps: Deps, language: Language, request: FastifyRequest, reply: FastifyReply) =>
  callerOf(deps, request, reply, { isLimitCounted: false, language });

async function answer(
  deps: Deps,
  language: Language,
  show: ShowSent,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const lead = (path: string) =>
    reply.header('cache-control', 'no-store').redirect(prefixOf(language) + path, 303);
  const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const pressed = fields.get('send') ?? '';
  fields.delete('send');
  const send = withoutSurely(pressed);
  const [name = '', ...args] = send.split(' ');
  const caller = callerIn(deps, language, request, reply);
  const page = pageAddressOf(request.url);
  const { token } = request.params as { token?: string };
  const api = createCaller({ deps, caller });
  const again = async (status: number, changes: object, failure: string | null = null, problems = {}) => {
    // Without scripts the picker knows only what the page is told.
    const isVisit = name === 'book' || [...fields.keys()].some((field) => field.endsWith('-day'));
    const visit = isVisit && visitWords(chosenVisit(fields, await api.visits.times({})).visit);
    const values = {
      ...Object.fromEntries(fields),
      ...(visit !== false && { visit }),
      ...changes,
    };
    const form = { send: name === 'book' ? name : send, values, failure, problems };
    return show({ page, request, reply }, caller, { form, status });
  };
  try {
    const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
    const sure = pressed === surely(send);
    const next = form ? await form({ deps, request, reply, caller, api, args, sure, fields, token }) : null;
    if (next === null) return lead(token === undefined ? page.address : paths.track(token));
    return typeof next === 'string' ? lead(next) : await again(200, next);
  } catch (error) {
    if (caller.isForeign && (await caller.user())) throw error;
    const { code, status, message, issues = [] } = describeError(error);
    if (code === 'UNAUTHORIZED' && name !== 'login') return lead(paths.loginFor({ back: page.address }));
    if (status >= 500 || code === 'FORBIDDEN') throw error;
    request.refusal = refusalOf(error);
    fields.delete('password');
    fields.delete('confirmPassword');
    const problems = Object.fromEntries(issues.map((issue) => [issue.path.split('.')[0], issue.message]));
    const isTwice = refusalOf(error) === 'bookedAlready';
    return await again(status, isTwice ? { second: 'yes' } : {}, message, problems);
  }
}

// A mail program sends this for the person (RFC 8058), without cookies.
async function endMails(deps: Deps, language: Language, request: FastifyRequest, reply: FastifyReply) {
  const { link = '' } = request.params as { link?: string };
  const caller = callerIn(deps, language, request, reply);
  await createCaller({ deps, caller }).rights.chooseByLink({ link, on: false });
  return reply.code(204).send();
}
