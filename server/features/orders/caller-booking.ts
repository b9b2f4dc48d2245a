// A caller books: an admin fills in what is said on the phone, for somebody whom the shop knows or not, or of an enquiry.
import { cashOnDelivery } from '#shared/business.ts';
import { AppError } from '#shared/errors.ts';
import type { BookForCaller } from '#shared/orders/callers.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { CurrentUser } from '../../procedures/context.ts';
import { accountById, newCaller } from '../accounts/callers.ts';
import { setEnquiryStatus } from '../enquiries/commands.ts';
import { enquiryInFull } from '../enquiries/queries.ts';
import { type Booked, bookOrder, findBooking, type Needs } from './booking.ts';

/**
 * Books for a caller as a customer books (booking.ts), at the server's own prices: the order is the chosen person's, else
 * a new one's without email and password. The event names the admin. The same key for the same person answers with its
 * first order. Throws AppError userNotFound, enquiryNotFound, enquiryBooked (one enquiry is one order), and as a customer's
 * booking serviceNotFound, priceChanged, visitTaken.
 */
export async function bookForCaller(
  db: Db,
  deps: Needs,
  admin: CurrentUser,
  input: BookForCaller,
): Promise<Booked> {
  const { customerId, enquiryId = null, enquiryDone, knowingly, ...booking } = input;
  const { caller, added } = customerId
    ? { caller: await accountById(db, customerId), added: null }
    : newCaller(admin, input, deps.clock());
  const earlier = await findBooking(db, caller, input.orderId);
  if (!earlier && enquiryId) await refuseBooked(db, enquiryId);
  const booked =
    earlier ??
    (await bookOrder(
      db,
      deps,
      caller,
      { ...booking, paymentMethod: cashOnDelivery },
      { admin, added, knowingly: knowingly === true, enquiryId },
    ).catch(async (error: unknown) => {
      if (enquiryId && error instanceof AppError && error.id === 'enquiryBooked')
        await refuseBooked(db, enquiryId);
      throw error;
    }));
  // after the booking: whoever presses again after a fault in between sets it then
  if (enquiryId && enquiryDone && (await orderOf(db, enquiryId))?._id === booked.data._id)
    await setEnquiryStatus(db, admin, { id: enquiryId, status: 'Complete' });
  return booked;
}

const orderOf = async (db: Db, enquiryId: string) => (await enquiryInFull(db, enquiryId)).order;

// Says by which order.
async function refuseBooked(db: Db, enquiryId: string): Promise<void> {
  const order = await orderOf(db, enquiryId);
  if (order) throw new AppError('enquiryBooked', { count: order.orderNumber });
}
