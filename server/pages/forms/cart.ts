import { v4 as newKey } from 'uuid';
import { isGuest } from '#shared/accounts/guest.ts';
import { cashOnDelivery, usualOption } from '#shared/business.ts';
import { bookingDetails, guestBookingDetails, maxBookingLines } from '#shared/orders/schema.ts';
import { paths } from '#shared/paths.ts';
import type { Forms, Next, Sent } from './form.ts';
import { chosenVisit } from './visits.ts';

const anew = () => null;

export const cartForms = {
  repair: async ({ api, caller, fields }) => {
    const service = fields.get('service') ?? '';
    if (!(await caller.user())) return paths.loginFor({ service });
    await api.cart.add({ productId: service, selectedOption: usualOption });
    return paths.cart;
  },
  quantity: ({ api, args: [_id = '', quantity] }) =>
    api.cart.setQuantity({ _id, quantity: Number(quantity) }).then(anew),
  remove: ({ api, args: [_id = ''] }) => api.cart.remove({ _id }).then(anew),
  forget: ({ api }) => api.cart.dismissDropped().then(anew),
  again: async ({ api, fields }) => {
    const failures: unknown[] = [];
    for (const { productId, quantity } of linesOf(fields).slice(0, maxBookingLines)) {
      try {
        const { data } = await api.cart.add({ productId });
        await api.cart.setQuantity({ _id: data._id, quantity });
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
    return paths.cart;
  },
  book,
} satisfies Forms;

/** The first press shows the dialog's question, the second books. */
async function book({ api, caller, fields, sure, args }: Sent): Promise<Next> {
  if (args[0] === 'back') return { orderId: '' };
  const user = await caller.user();
  const forGuest = isGuest({ email: user?.email ?? '' });
  const details = (forGuest ? guestBookingDetails : bookingDetails).parse(Object.fromEntries(fields));
  if (!sure) return { orderId: newKey() };
  const { visit } = chosenVisit(fields, await api.visits.times({}));
  const products = linesOf(fields).map((line) => ({ ...line, applianceIds: appliancesOf(line, fields) }));
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

type Line = { productId: string; quantity: number };

const appliancesOf = ({ productId, quantity }: Line, fields: URLSearchParams) =>
  [...fields]
    .flatMap(([name, value]) => (name.startsWith(`appliance-${productId}`) && value !== '' ? [value] : []))
    .slice(0, quantity);

const linesOf = (fields: URLSearchParams): Line[] =>
  fields.getAll('line').map((line) => {
    const [productId = '', quantity] = line.split(' ');
    return { productId, quantity: Number(quantity) };
  });
