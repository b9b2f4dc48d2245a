import { hourMs } from '#shared/durations.ts';
import { successMessages } from '#shared/messages.ts';
import type { LostLinkForm } from '#shared/orders/lost-links.ts';
import { lostLinkMessage } from '#shared/orders/whats-app.ts';
import type { Db, Deps, ShopContext } from '../../deps.ts';
import { countUpToLimit } from '../../platform/paging.ts';
import { inLanguage } from '../../platform/request-language.ts';
import { readDetails } from '../business/queries.ts';
import { lostLinkMail } from './mail.ts';
import { isOpenOrder } from './open-orders.ts';
import { orderWithLink } from './queries.ts';

const most = 20;

/**
 * Mails the tracking links of a mobile number's open orders, once an hour. The office sends those of orders
 * without an email address. The answer does not tell whether there is an order.
 */
export async function askForLinks({ db, deps }: ShopContext, { mobile }: LostLinkForm) {
  await deps.limiter.take('lostLinksOfNumber', mobile);
  // Nobody awaits this, because the response time would tell whether there is an order.
  void sendLinks(db, deps, mobile).catch((err: unknown) => deps.log.error({ err }, 'lost link not sent'));
  return { message: successMessages.lostLinkAsked };
}

async function sendLinks(db: Db, deps: Deps, mobile: string) {
  const now = deps.clock();
  const mailIds = await db.transaction().execute(async (db) => {
    const asked = await db
      .updateTable('orders')
      .set({ link_asked_at: now })
      .where('id', 'in', (orders) =>
        orders
          .selectFrom('orders')
          .select('id')
          .where('mobile', '=', mobile)
          .where(isOpenOrder())
          .orderBy('created_at', 'desc')
          .limit(most),
      )
      .where(({ eb, or }) =>
        or([eb('link_asked_at', 'is', null), eb('link_asked_at', '<=', new Date(now.getTime() - hourMs))]),
      )
      .returning(['id', 'email'])
      .execute();
    const mails: string[] = [];
    for (const { id } of asked.filter(({ email }) => email !== '')) {
      const { order, link, enqueue } = await orderWithLink(db, deps, id);
      mails.push(...(await enqueue(() => lostLinkMail(order, link))));
    }
    return mails;
  });
  for (const id of mailIds) deps.mail.attemptSoon(id);
}

const waiting = (db: Db) =>
  db.selectFrom('orders').where('link_asked_at', 'is not', null).where('email', '=', '').where(isOpenOrder());

export const countLostLinks = (db: Db): Promise<number> => countUpToLimit(db, waiting(db).select('id'));

/** Reads the open orders whose customer waits for the link, the longest wait first. */
export async function lostLinks({ db, deps }: ShopContext) {
  const [rows, { companyName }] = await Promise.all([
    waiting(db).select('id').orderBy('link_asked_at').limit(most).execute(),
    readDetails(db),
  ]);
  return Promise.all(
    rows.map(async ({ id }) => {
      const { order, link, language } = await orderWithLink(db, deps, id);
      const text = inLanguage(language, () => lostLinkMessage(order, companyName, link));
      return { _id: id, orderNumber: order.orderNumber, name: order.fullname, mobile: order.mobile, text };
    }),
  );
}

export async function markLostLinkSent({ db }: ShopContext, { id }: { id: string }) {
  await db.updateTable('orders').set({ link_asked_at: null }).where('id', '=', id).execute();
  return { message: successMessages.whatsAppNoted };
}
