// Forms that work before the scripts of a page have come, and without them: 'Request a Repair' and Login.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { type Language, languageCodes, prefixOf } from '#shared/language.ts';
import { ownPath, paths } from '#shared/paths.ts';
import type { Deps } from '../deps.ts';
import { findSession } from '../features/accounts/sessions.ts';
import { callerOf, isFromOurPages, keepReadableToken } from '../http/caller.ts';
import { clientOf } from '../http/client-address.ts';
import type { Caller } from '../procedures/context.ts';
import { describeError, refusalOf } from '../procedures/errors.ts';
import { procedureOf } from '../trpc/procedure.ts';

const bodyLimit = 8 * 2 ** 10;

/** A fixed value of the cart field that the /api contract requires. */
const usualOption = 12;

/**
 * Adds POST /cart (`service`) and POST /login (`email`, `password` or `guest`; `service` or `back` name the way
 * back), in each language. Both call the procedures of the screens and answer 303.
 */
export async function addForms(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, new URLSearchParams(`${body}`)),
    );
    forms.addHook('onRequest', async (request) => deps.limiter.takeGeneral(clientOf(request.ip), 1));
    for (const language of languageCodes) {
      forms.post(prefixOf(language) + paths.cart, (request, reply) =>
        requestRepair(deps, language, request, reply),
      );
      forms.post(prefixOf(language) + paths.mails(':link').replace('%3A', ':'), (request, reply) =>
        endMails(deps, language, request, reply),
      );
      forms.post(prefixOf(language) + paths.signUp, (_request, reply) => lead(reply, language, paths.signUp));
      forms.post(prefixOf(language) + paths.login, (request, reply) => logIn(deps, language, request, reply));
    }
  });
}

const fieldsOf = ({ body }: FastifyRequest) =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

const lead = (reply: FastifyReply, language: Language, path: string) =>
  reply.header('cache-control', 'no-store').redirect(prefixOf(language) + path, 303);

/** Reports a failure as the other doors do. The page that follows says the words. */
function noteFailure(error: unknown, request: FastifyRequest): string {
  const { code, status, message } = describeError(error);
  request.refusal = refusalOf(error);
  if (status >= 500) request.log.error({ err: error }, message);
  return code;
}

const addToCart = (deps: Deps, caller: Caller, productId: string) =>
  procedureOf('cart.add').call({ deps, caller }, { productId, selectedOption: usualOption });

const callerIn = (deps: Deps, language: Language, request: FastifyRequest, reply: FastifyReply) =>
  callerOf(deps, request, reply, { isLimitCounted: false, language });

async function requestRepair(deps: Deps, language: Language, request: FastifyRequest, reply: FastifyReply) {
  const service = fieldsOf(request).get('service') ?? '';
  const caller = callerIn(deps, language, request, reply);
  try {
    await addToCart(deps, caller, service);
    return lead(reply, language, paths.cart);
  } catch (error) {
    if (caller.isForeign && (await caller.user())) throw error;
    const isSignedOut = noteFailure(error, request) === 'UNAUTHORIZED';
    return lead(reply, language, isSignedOut ? paths.loginFor({ service }) : paths.service(service));
  }
}

async function logIn(deps: Deps, language: Language, request: FastifyRequest, reply: FastifyReply) {
  // A foreign page must not log its visitor in to an account of its own.
  if (!isFromOurPages(request, deps.config)) throw new AppError('foreignOrigin');
  const { guest, service = '', back = '', ...given } = Object.fromEntries(fieldsOf(request));
  const caller = callerIn(deps, language, request, reply);
  try {
    const name = guest === undefined ? 'accounts.signIn' : 'accounts.startGuest';
    const { data: token } = (await procedureOf(name).call({ deps, caller }, guest ?? given)) as {
      data: string;
    };
    keepReadableToken(deps.config, reply, token);
    if (service === '') return lead(reply, language, ownPath(back));
    const user = () => findSession(deps.db, deps.clock, token);
    await addToCart(deps, { ...caller, user, token, isForeign: false }, service);
    return lead(reply, language, paths.cart);
  } catch (error) {
    noteFailure(error, request);
    return lead(reply, language, paths.loginFor({ service, back, failed: 'yes' }));
  }
}

// A mail program sends this for the person (RFC 8058), without cookies.
async function endMails(deps: Deps, language: Language, request: FastifyRequest, reply: FastifyReply) {
  const { link = '' } = request.params as { link?: string };
  const caller = callerIn(deps, language, request, reply);
  await procedureOf('rights.chooseByLink').call({ deps, caller }, { link, on: false });
  return reply.code(204).send();
}
