import { usualOption } from '#shared/business.ts';
import { AppError } from '#shared/errors.ts';
import { ownPath, paths } from '#shared/paths.ts';
import { findSession } from '../../features/accounts/sessions.ts';
import { isFromOurPages, keepReadableToken } from '../../http/caller.ts';
import { createCaller } from '../../trpc/router.ts';
import { type Forms, type Sent, typed } from './form.ts';

export const accountForms = {
  login: (sent) => logIn(sent, () => sent.api.accounts.signIn(typed(sent.fields))),
  guest: (sent) => logIn(sent, () => sent.api.accounts.startGuest()),
  toLogin: async ({ fields }) => paths.loginFor({ back: fields.get('back') ?? '' }),
  signUp: async ({ api, fields }) => {
    await api.accounts.signUp(typed(fields));
    const [service = '', back = ''] = ['service', 'back'].map((name) => fields.get(name) ?? '');
    return paths.loginFor({ signedUp: 'yes', ...(service ? { service } : back !== paths.home && { back }) });
  },
  logOut: async ({ api }) => {
    await api.accounts.signOut();
    return paths.home;
  },
} satisfies Forms;

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
