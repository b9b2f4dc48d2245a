import type { Enquiry } from '#shared/enquiries/schema.ts';
import { formatRupees } from '#shared/format.ts';
import type { WhatsAppText } from '#shared/orders/notes.ts';
import type { Order } from '#shared/orders/schema.ts';
import { firstNameOf, servicesInWords } from '#shared/orders/sentences.ts';
import { formatVisit } from '#shared/visits/words.ts';

export type Texts<Name extends string = string> = Readonly<Partial<Record<Name, string>>>;

const hello = (fullname: string, company: string) =>
  `Hello ${firstNameOf(fullname)}${company && `, this is ${company}`}.`;

/** Returns the texts for the stage of an order. `link` is the order's tracking link, or null while loading. */
export function aboutOrder(
  order: Pick<
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
  >,
  company: string,
  link: string | null,
): Texts<WhatsAppText> {
  const { stage, visit, orderNumber, technician, billNumber, billTotal, due } = order;
  const [who, whoLate] = technician
    ? [firstNameOf(technician.name), firstNameOf(technician.name)]
    : ['Our technician', 'our technician'];
  const write = (words: string, invitation: string) =>
    [
      `${hello(order.fullname, company)} ${words}`,
      `Order ${orderNumber}: ${servicesInWords(order)}.`,
      ...(link ? [`${invitation}: ${link}`] : []),
    ].join('\n');
  const coming = {
    'On the way': write(`${who} is on the way to you.`, 'Follow your booking'),
    Delayed: write(
      `We are sorry: ${whoLate} is running late today. He still comes.`,
      'If this does not suit you, please call us or see your booking',
    ),
  };
  const estimate = {
    Estimate: write('We have an estimate for you.', 'Please look at it, and agree or decline'),
  };
  if (stage === 'requested')
    return { 'Agree on a time': write('When may we come?', 'Choose a time that suits you') };
  if (stage === 'scheduled' && visit)
    return {
      'Confirmed time': write(`We come on ${formatVisit(visit)}.`, 'Follow or change your booking'),
      ...coming,
    };
  if (stage === 'on_the_way') return coming;
  if (stage === 'working') return estimate;
  if (stage === 'waiting')
    return {
      'Part has come': write('The part has come. When may we come?', 'Choose a time that suits you'),
      ...estimate,
    };
  if (billNumber === null)
    return { 'Your repair': write('We write to you about your booking.', 'See your booking') };
  return {
    Bill: write(`Your bill is ${formatRupees(billTotal)}.`, 'See and download it'),
    ...(due > 0 && { Due: write(`${formatRupees(due)} are still due.`, 'Pay by UPI here') }),
  };
}

export const aboutEnquiry = (
  { fullname, serviceType }: Pick<Enquiry, 'fullname' | 'serviceType'>,
  company: string,
): string => `${hello(fullname, company)} Thank you for your enquiry (${serviceType}). When may we call you?`;
