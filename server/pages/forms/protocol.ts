// Forms that work before hydration, and without scripts.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languageCodes, prefixOf } from '#shared/language.ts';
import { paths } from '#shared/paths.ts';
import { type FormName, visitWords, withoutSurely } from '#shared/sent-form.ts';
import type { Deps } from '../../deps.ts';
import { callerOf, nobody } from '../../http/caller.ts';
import { clientOf } from '../../http/client-address.ts';
import { sendSentence } from '../../http/send-failure.ts';
import { inLanguage } from '../../platform/request-language.ts';
import { describeError, refusalOf } from '../../procedures/errors.ts';
import { createCaller } from '../../trpc/router.ts';
import { pageAddressOf } from '../address.ts';
import type { ShowSent } from '../rendered.ts';
import { accountForms } from './accounts.ts';
import { applianceForms } from './appliances.ts';
import { cartForms } from './cart.ts';
import { enquiryForms } from './enquiries.ts';
import type { Forms } from './form.ts';
import { orderForms } from './orders.ts';
import { rightsForms } from './rights.ts';
import { chosenVisit } from './visits.ts';

// A message in Devanagari is nine bytes a letter.
const bodyLimit = 32 * 2 ** 10;

const forms: Required<Forms> = {
  ...accountForms,
  ...applianceForms,
  ...cartForms,
  ...enquiryForms,
  ...orderForms,
  ...rightsForms,
};

const isFormName = (name: string): name is FormName => Object.hasOwn(forms, name);

/**
 * Adds POST to the pages with such forms, in each language. A form that succeeds answers 303. A question or a
 * refusal answers with the page, which shows the typed values.
 */
export async function addForms(app: FastifyInstance, deps: Deps, show: ShowSent): Promise<void> {
  await app.register(async (routes) => {
    routes.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, new URLSearchParams(`${body}`)),
    );
    routes.setErrorHandler((error, request, reply) =>
      inLanguage(pageAddressOf(request.url).language, () => sendSentence(error, request, reply)),
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
        paths.appliances,
        '/track/:token',
        '/a/:token',
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
  const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  // Some browsers send no button after Enter in a field.
  const pressed = fields.get('send') ?? fields.get('main') ?? '';
  for (const name of ['send', 'main']) fields.delete(name);
  const send = withoutSurely(pressed);
  const [name = '', ...args] = send.split(' ');
  const caller = callerIn(deps, language, request, reply);
  const reader = caller.isForeign ? nobody : caller;
  // Lynx sends no Referer from an address with a query, so Login is shown at the address of the form.
  const isBare = request.headers.origin === undefined && request.headers['sec-fetch-site'] === undefined;
  const pageAt = (path: string) => pageAddressOf(prefixOf(language) + path);
  const way = { service: fields.get('service') ?? '', back: fields.get('back') ?? '' };
  const isLogin = name === 'login' || name === 'guest';
  const page = isBare && isLogin ? pageAt(paths.loginFor(way)) : pageAddressOf(request.url);
  const nothing = { send: '', values: {}, failure: null, problems: {} };
  const lead = (path: string) =>
    isBare && path.startsWith(`${paths.login}?`)
      ? show({ page: pageAt(path), request, reply }, reader, { form: nothing, status: 200 })
      : reply.header('cache-control', 'no-store').redirect(prefixOf(language) + path, 303);
  const { token } = request.params as { token?: string };
  if (token !== undefined || (page.personal && caller.token))
    await deps.limiter.takePersonalPage(caller.address);
  const api = createCaller({ deps, caller });
  const again = async (status: number, changes: object, failure: string | null = null, problems = {}) => {
    // Without scripts, the page shows the visit that this answer names.
    const isVisit = name === 'book' || [...fields.keys()].some((field) => field.endsWith('-day'));
    const visit = isVisit && visitWords(chosenVisit(fields, await api.visits.times({})).visit);
    const { password: _, confirmPassword: __, ...shown } = Object.fromEntries(fields);
    const values = { ...shown, ...(visit !== false && { visit }), ...changes };
    const form = { send: name === 'book' ? name : send, values, failure, problems };
    return show({ page, request, reply }, reader, { form, status });
  };
  try {
    const form = isFormName(name) ? forms[name] : undefined;
    const sure = pressed !== send;
    const next = form ? await form({ deps, request, reply, caller, api, args, sure, fields, token }) : null;
    if (next === null) return lead(token === undefined ? page.address : paths.track(token));
    return typeof next === 'string' ? lead(next) : await again(200, next);
  } catch (error) {
    const { code, status, message, issues = [] } = describeError(error);
    if (code === 'UNAUTHORIZED' && name !== 'login') return lead(paths.loginFor({ back: page.address }));
    if (status >= 500) throw error;
    request.refusal = refusalOf(error);
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
