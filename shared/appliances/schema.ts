// Appliances of customers. The code decides by kind and id, never by typed words.
import { z } from 'zod';
import { indiaDayOf } from '../india-day.ts';
import { fieldMessages as say } from '../messages.ts';
import { addPictureInput } from '../orders/pictures.ts';
import {
  answer,
  changesFields,
  changesPage,
  filter,
  id,
  inRange,
  line,
  moment,
  requiredText,
  text,
  whole,
} from '../primitives.ts';
import { applianceKinds } from './kinds.ts';

const maxWords = 60;
const maxPlace = 40;
const maxNote = 500;
const maxWarrantyMonths = 240;

/** A month in India that is not over the current one: '2026-03'. */
export const pastMonth = z
  .string({ error: say.monthInvalid })
  .regex(/^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$/, { error: say.monthInvalid })
  .refine((month) => month <= indiaDayOf(Date.now()).slice(0, 7), { error: say.monthFuture });

const words = { maker: line(maxWords), model: line(maxWords), serial: line(maxWords), place: line(maxPlace) };

export const applianceWords = {
  maker: words.maker.default(''),
  model: words.model.default(''),
  serial: words.serial.default(''),
  place: words.place.default(''),
};

/** `note` is for staff. A missing field is blank in a new appliance, and unchanged in a change. */
export const applianceForm = z.object({
  kind: z.enum(applianceKinds, { error: say.applianceKindUnknown }),
  ...applianceWords,
  bought: filter(pastMonth),
  makersWarrantyMonths: filter(inRange(0, maxWarrantyMonths, say.warrantyMonthsRange)),
  note: text(maxNote).default(''),
});

const givenId = { _id: filter(id()) };

/** A repeated call with the same `_id` adds once. `customerId` is for staff; others add their own appliances. */
export const addApplianceInput = applianceForm.extend({ ...givenId, customerId: filter(id()) });

export const changeApplianceInput = z.object({
  id: id(),
  kind: applianceForm.shape.kind.optional(),
  ...z.object(words).partial().shape,
  bought: filter(pastMonth).nullable(),
  makersWarrantyMonths: filter(applianceForm.shape.makersWarrantyMonths).nullable(),
  note: text(maxNote).optional(),
});
export const applianceIdInput = z.object({ id: id() });

export const addAppliancePictureInput = addPictureInput;
export const removeAppliancePictureInput = z.object({ id: id(), pictureId: id() });

/**
 * An appliance. `bought` is a month, `makersWarrantyUntil` the last month of the maker's warranty. `name` is made
 * of the known fields, in the reader's language.
 */
export const appliance = z.object({
  _id: z.string(),
  name: z.string(),
  kind: z.enum(applianceKinds),
  maker: z.string(),
  model: z.string(),
  serial: z.string(),
  place: z.string(),
  bought: z.string().nullable(),
  makersWarrantyMonths: whole.nullable(),
  makersWarrantyUntil: z.string().nullable(),
  /** The last day of our warranty on its repairs, in India. */
  warrantyUntil: z.string().nullable(),
  /** The day of its last repair, in India. */
  lastRepair: z.string().nullable(),
  pictures: whole,
  updatedAt: moment,
});
export const appliances = z.array(appliance);

const repair = z.object({
  date: z.string(),
  /** Services and parts, as the bill names them. */
  work: z.array(z.string()),
  /** Parts of an order with several services, because its bill does not say which service they belong to. */
  partsOfOrder: z.array(z.string()),
  /** First name. */
  technician: z.string().nullable(),
  warrantyUntil: z.string().nullable(),
  /** Null for a repair that an earlier owner booked. */
  order: z
    .object({
      _id: z.string(),
      orderNumber: whole,
      productId: z.string(),
      billNumber: z.string().nullable(),
      claimable: z.boolean(),
    })
    .nullable(),
});

const sticker = z.object({ code: z.string() });

export const applianceInFull = appliance.extend({
  note: z.string(),
  pictureList: z.array(z.object({ _id: z.string(), picture: z.string() })),
  history: z.array(repair),
  sticker: sticker.nullable(),
});

export const applianceAnswer = answer({ data: appliance, created: z.boolean() });
export const changedAppliance = answer({ data: appliance });
export const appliancePicturesAnswer = answer({ data: applianceInFull.shape.pictureList });

/** Replaces the appliances of an order's line. */
export const setOrderAppliancesInput = z.object({
  orderId: id(),
  productId: id(say.productIdRequired),
  applianceIds: z.array(id()).max(20, { error: say.unknownValue }),
});

/** Names an appliance on an order's line, for technicians and the office: a known one, or a new one. */
export const nameApplianceInput = z.object({
  orderId: id(),
  productId: id(say.productIdRequired),
  appliance: applianceForm.extend({ _id: id() }).or(z.object({ _id: id() })),
  picture: addPictureInput.shape.picture.optional(),
  /** A sticker's code or token to bind to it. */
  sticker: text(maxWords).nullish(),
  knowingly: z.boolean().optional(),
});

/** A client of /api reads the appliance with its person and the person's orders. */
export const listedAppliance = appliance.extend({ customerId: z.string(), note: z.string() });
export const applianceListInput = z.object({ customerId: filter(id()), ...changesFields });
export const applianceChanges = changesPage(listedAppliance);
export const applianceOfCustomerInput = z.object({ customerId: id() });

// Stickers

export const mostSheets = 20;
export const stickersOnSheet = 24;
export const makeStickersInput = z.object({ sheets: inRange(1, mostSheets, say.sheetsRange) });
export const stickerInput = z.object({ token: requiredText(say.stickerRequired, maxWords) });

/** A scanned sticker for everybody. `own` is its appliance for the owner, `staff` for people who may see more. */
export const scannedSticker = z.object({
  state: z.enum(['blank', 'bound', 'replaced']),
  code: z.string(),
  appliance: appliance.pick({ kind: true, maker: true, name: true }).nullable(),
  own: z.string().nullable(),
  staff: z
    .object({
      applianceId: z.string(),
      customer: z.object({ _id: z.string(), userId: whole, fullname: z.string(), mobile: z.string() }),
    })
    .nullable(),
});

export const bindStickerInput = z.object({
  sticker: requiredText(say.stickerRequired, maxWords),
  applianceId: id(),
  /** True moves a sticker from another appliance, and replaces the appliance's own sticker. */
  knowingly: z.boolean().optional(),
});
export const bindStickerAnswer = answer({ data: sticker });

/** Moves the appliance of a scanned sticker to the person who booked from it. */
export const soldApplianceInput = z.object({ orderId: id() });

export type ApplianceForm = z.output<typeof applianceForm>;
export type Appliance = z.output<typeof appliance>;
export type ApplianceInFull = z.output<typeof applianceInFull>;
export type ScannedSticker = z.output<typeof scannedSticker>;
export type AddAppliance = z.output<typeof addApplianceInput>;
export type ChangeAppliance = z.output<typeof changeApplianceInput>;
export type NameAppliance = z.output<typeof nameApplianceInput>;
export type SetOrderAppliances = z.output<typeof setOrderAppliancesInput>;
export type BindSticker = z.output<typeof bindStickerInput>;
