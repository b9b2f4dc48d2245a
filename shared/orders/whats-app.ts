// Prepared WhatsApp messages to the customer of an order, in the current language.
import { formatRupees } from '../format.ts';
import { formatVisitInSentence } from '../visits/words.ts';
import type { WhatsAppMessages } from './notes.ts';
import type { Order } from './schema.ts';
import { firstNameOf, servicesInWords } from './sentences.ts';
import { whatsAppTexts as t } from './whats-app-texts.ts';

type Shown = Pick<
  Order,
  | 'fullname'
  | 'orderNumber'
  | 'products'
  | 'stage'
  | 'visit'
  | 'technician'
  | 'billNumber'
  | 'billTotal'
  | 'due'
>;

const message = (order: Shown, hello: string, news: string, invitation: string): string =>
  [
    `${hello} ${news}`,
    t('order', { number: order.orderNumber, services: servicesInWords(order) }),
    invitation,
  ].join('\n');

/** The shop's answer to a customer who lost the tracking link. */
export const lostLinkMessage = (order: Shown, company: string, link: string): string => {
  const name = firstNameOf(order.fullname);
  const hello = company ? t('helloFrom', { name, company }) : t('hello', { name });
  return message(order, hello, t('yourLink'), t('followOrChange', { link }));
};

/**
 * Returns the shop's messages for the stage of an order. `link` is the order's tracking link, `isOffered` says
 * whether an estimate waits for an answer.
 */
export function messagesOfShop(
  order: Shown,
  company: string,
  link: string,
  isOffered: boolean,
): WhatsAppMessages {
  const { stage, visit, technician, billNumber, billTotal, due } = order;
  const name = firstNameOf(order.fullname);
  const hello = company ? t('helloFrom', { name, company }) : t('hello', { name });
  const write = (news: string, invitation: string) => message(order, hello, news, invitation);
  const his = technician && { name: firstNameOf(technician.name) };
  const coming = {
    'On the way': write(his ? t('onTheWay', his) : t('ourOnTheWay'), t('follow', { link })),
    Delayed: write(his ? t('delayed', his) : t('ourDelayed'), t('doesNotSuit', { link })),
  };
  const estimate: WhatsAppMessages = isOffered
    ? { Estimate: write(t('estimate'), t('answerEstimate', { link })) }
    : {};
  if (stage === 'requested') return { 'Agree on a time': write(t('agreeTime'), t('chooseTime', { link })) };
  if (stage === 'scheduled' && visit)
    return {
      'Confirmed time': write(
        t('confirmed', { visit: formatVisitInSentence(visit) }),
        t('followOrChange', { link }),
      ),
      ...coming,
    };
  if (stage === 'on_the_way') return coming;
  if (stage === 'working') return estimate;
  if (stage === 'waiting')
    return { 'Part has come': write(t('partHasCome'), t('chooseTime', { link })), ...estimate };
  if (billNumber === null) return { 'Your repair': write(t('repair'), t('see', { link })) };
  return {
    Bill: write(t('bill', { amount: formatRupees(billTotal) }), t('seeBill', { link })),
    ...(due > 0 && { Due: write(t('due', { amount: formatRupees(due) }), t('payByUpi', { link })) }),
  };
}

/** Returns the technician's messages. His phone chooses one by the stage, also without a network. */
export function messagesOfTechnician(order: Shown, link: string): WhatsAppMessages {
  const hello = t('helloTechnician', {
    name: firstNameOf(order.fullname),
    technician: firstNameOf(order.technician?.name ?? ''),
  });
  const write = (news: string) => message(order, hello, news, t('follow', { link }));
  return {
    ...(order.visit && {
      'Confirmed time': write(t('iCome', { visit: formatVisitInSentence(order.visit) })),
    }),
    'On the way': write(t('iAmOnTheWay')),
    'Your repair': write(t('aboutRepair')),
  };
}
