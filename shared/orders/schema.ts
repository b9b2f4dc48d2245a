import { z } from 'zod';
import { buyerFields } from '../bills/buyer-schema.ts';
import { finish } from '../bills/finish.ts';
import { cashOnDelivery, statuses } from '../business.ts';
import { boundTexts } from '../field-texts.ts';
import { languageCodes } from '../language.ts';
import { maxLength, maxPieces } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import {
  answer,
  day,
  email,
  emailOrBlank,
  filter,
  givenMoment,
  id,
  mobile,
  moment,
  noSuchId,
  page,
  pageFields,
  quantity,
  requiredLine,
  requiredText,
  status,
  text,
  whole,
} from '../primitives.ts';
import { technicianName } from '../technicians/name.ts';
import { visit, visitChoice } from '../visits/schema.ts';
import { type ContactField, eachContactField } from './contact.ts';
import { eventKinds } from './events.ts';
import { stages, stageTable } from './stages.ts';

export const maxBookingLines = 100;

export const bookingContact = z.object({
  fullname: requiredLine(say.fullNameRequired, maxLength.name),
  area: requiredLine(say.areaRequired, maxLength.address),
  street: requiredLine(say.streetRequired, maxLength.address),
  mobile: mobile(say.mobileInvalid, say.mobileInvalid),
  email: email(say.emailRequired, say.emailInvalid),
} satisfies Record<ContactField, z.ZodType>);

export type BookingContact = z.output<typeof bookingContact>;

export const contactOf = (from: BookingContact): BookingContact => eachContactField((field) => from[field]);

export const contactTexts = eachContactField(() => z.string());

const bookedLine = z.object({
  productId: id(say.productIdRequired),
  productName: text(maxLength.address).nullish(),
  quantity,
  /** The appliances that the pieces are for, at most one a piece. */
  applianceIds: z.array(id()).max(maxPieces, { error: say.unknownValue }).optional(),
});

const bookedLines = z
  .array(z.unknown(), { error: say.serviceRequired })
  .min(1, { error: say.serviceRequired, abort: true })
  .refine((lines) => lines.some(hasQuantity), { error: say.serviceRequired, abort: true })
  .pipe(
    z
      .array(bookedLine)
      .max(maxBookingLines, { error: () => boundTexts('services', { max: maxBookingLines }) }),
  )
  .refine(
    (lines) => lines.every(({ productId }, at) => productId === noSuchId || firstAt(lines, productId) === at),
    {
      error: say.serviceTwice,
    },
  );

const firstAt = (lines: readonly { productId: string }[], id: string) =>
  lines.findIndex((line) => line.productId === id);

function hasQuantity(line: unknown): boolean {
  return typeof line === 'object' && line !== null && 'quantity' in line && Boolean(line.quantity);
}

/** An idempotency key: repeating it returns the first order. */
const bookingKey = requiredText(say.bookingKeyRequired, maxLength.name);

export const bookedBefore = z.object({ orderId: bookingKey });

export const bookInput = bookingContact.extend({
  products: bookedLines,
  orderId: bookingKey,
  paymentMethod: z.literal(cashOnDelivery, { error: say.paymentMethodOnlyCash }),
  totalQty: z.number({ error: say.totalQtyRequired }),
  totalPrice: z.number({ error: say.totalPriceRequired }),
  cardOrderId: text(maxLength.name).nullish(),
  visit: visitChoice.nullish(),
  note: text(maxLength.note).nullish(),
  ...buyerFields,
  /** The sticker that was scanned for this booking: its code, token or address. */
  sticker: text(maxLength.name).nullish(),
  /**
   * The shop's own cart sends this field of a booking, /api does not. The server then refuses the booking if
   * a service has left the cart.
   */
  fromCart: z.boolean().optional(),
  /** False asks before the same services are booked twice for the same time. Calls of /api are not asked. */
  secondBooking: z.boolean().optional(),
});

export const bookingDetails = bookingContact.extend({ note: bookInput.shape.note, ...buyerFields });

/** Guests on the shop's pages need no email. Accounts and callers of /api do. */
const guestEmail = { email: emailOrBlank(say.emailInvalid) };
export const guestBookInput = bookInput.extend(guestEmail);
export const guestBookingDetails = bookingDetails.extend(guestEmail);

/**
 * An order. `orderNumber` is for people, from 1001. `price` is the price of one piece in rupees at the
 * booking. `visit` is in India's time. `dueAt` is the end of the visit, or 24 hours after the booking.
 * `warrantyUntil` is the last day of a line's warranty. `warrantyOf` is the first order of a warranty claim.
 * `billTotal` and `due` are amounts of the valid bill in rupees, null without a bill. `part`, `partExpected`
 * and `proposedVisit` belong to the stage `waiting`. `notAtHomeAt` is the time at which the technician found
 * nobody at home, until the next step.
 */
export const order = z.object({
  _id: z.string(),
  orderId: z.string(),
  orderNumber: whole,
  uId: whole,
  ...contactTexts,
  products: z.array(
    z.object({
      productId: z.string(),
      productName: z.string(),
      quantity: whole,
      price: z.number(),
      warrantyUntil: z.string().nullable(),
      /** Missing without appliances. One without `_id` no longer belongs to this customer. */
      appliances: z.array(z.object({ _id: z.string().exactOptional(), name: z.string() })).exactOptional(),
    }),
  ),
  /** Missing without appliances. */
  applianceIds: z.array(z.string()).exactOptional(),
  totalPrice: z.number(),
  totalQty: whole,
  paymentMethod: z.string(),
  cardOrderId: z.string().nullable(),
  status: z.enum(statuses),
  comment: z.string().nullable(),
  orderFeedback: z.string().nullable(),
  orderRating: whole.nullable(),
  feedback: z.array(z.object({ rating: whole, comment: z.string(), createdAt: moment })),
  createdAt: moment,
  stage: z.enum(stages),
  visit: visit.nullable(),
  dueAt: moment,
  note: z.string(),
  waitingReason: z.string(),
  part: z.string(),
  partExpected: z.string().nullable(),
  proposedVisit: visit.nullable(),
  notAtHomeAt: moment.nullable(),
  cancellationFee: z.number(),
  technician: technicianName.nullable(),
  billNumber: z.string().nullable(),
  billTotal: z.number(),
  due: z.number(),
  warrantyOf: z.string().nullable(),
  updatedAt: moment,
});

export const bookAnswer = answer({ data: order, created: z.boolean() });
export const orderAnswer = answer({ data: order });
const byId = z.record(z.string(), z.string());
/** `pictures` has the first picture of each order's first service by the service's id, `gstins` GSTINs by the order's id. */
export const ownOrdersPage = page(order).extend({ pictures: byId, gstins: byId });
export const ownOrdersInput = z.object({ ...pageFields, underWay: z.boolean().optional() });
export const bookingPrefill = z.object(contactTexts);

export const orderIdInput = z.object({ orderId: id() });
export const customerInput = z.object({ userId: z.coerce.number().pipe(whole) });
export const setOrderLanguageInput = z.object({ id: id(), language: z.enum(languageCodes) });

export const setStatusInput = z.object({ id: id(), status, finish: finish.nullish() });

export const orderEvent = z.object({
  _id: z.string(),
  at: moment,
  kind: z.enum(eventKinds),
  stage: z.enum(stages),
  text: z.string(),
  by: z.string(),
});
export const orderEvents = z.array(orderEvent);
export const orderEventsInput = z.object({ id: id() });

export const orderLink = z.object({ link: z.string() });
export const orderLinkInput = z.object({ id: id() });

const reason = text(maxLength.reason);
export const rescheduleInput = z.object({ id: id(), visit: visitChoice, knowingly: z.boolean().optional() });
export const cancelInput = z.object({ id: id(), reason: reason.nullish(), fee: z.boolean().optional() });
/** The details of a second visit. `partExpected` is a day in India. Nobody has agreed to the time `proposed` yet. */
const waitingFor = {
  part: reason.nullish(),
  partExpected: filter(day).nullish(),
  proposed: visitChoice.nullish(),
};

/** The stage `waiting` needs a reason or a part. Without `finish` a done order is paid in cash. */
export const setStageInput = z
  .object({
    id: id(),
    stage: z.enum(stages, { error: say.stageUnknown }),
    reason: reason.nullish(),
    ...waitingFor,
    key: text(maxLength.name).nullish(),
    at: givenMoment.nullish(),
    finish: finish.nullish(),
  })
  .refine(({ stage, reason, part }) => !stageTable[stage].waits || Boolean(reason || part), {
    error: say.reasonRequired,
    path: ['reason'],
  });

export type BookingDetails = z.output<typeof bookingDetails>;
export type Booking = z.output<typeof bookInput>;
export type Order = z.output<typeof order>;
export type OrderEvent = z.output<typeof orderEvent>;
export type OrderLink = z.output<typeof orderLink>;
export type Reschedule = z.output<typeof rescheduleInput>;
export type Cancel = z.output<typeof cancelInput>;
export type SetOrderLanguage = z.output<typeof setOrderLanguageInput>;
export type SetStatus = z.output<typeof setStatusInput>;
export type SetStage = z.output<typeof setStageInput>;
export type BookingPrefill = z.output<typeof bookingPrefill>;
