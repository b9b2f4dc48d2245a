// Estimates: parts and labour that are added on the job and agreed before the work, and the price list they come from.
import { z } from 'zod';
import { amount } from '../bills/finish.ts';
import { taxCode } from '../bills/tax-code.ts';
import { maxLength, mostEstimateLines, mostEstimateRupees, mostLinePieces } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { answer, givenMoment, id, moment, requiredLine, text, whole } from '../primitives.ts';
import { trackingInput } from '../tracking/schema.ts';
import { answerPlaces, estimateKinds, estimateStates } from './states.ts';
import { linesPaise } from './sums.ts';

/** Rupees of one piece, with at most two decimals. */
const price = amount.max(mostEstimateRupees, { error: say.amountInvalid });

const pieces = z
  .number({ error: say.piecesRange })
  .int({ error: say.piecesRange })
  .min(1, { error: say.piecesRange })
  .max(mostLinePieces, { error: say.piecesRange });

const kind = z.enum(estimateKinds, { error: say.lineKindUnknown });
const words = requiredLine(say.lineWordsRequired, maxLength.address);
/** HSN of a part or SAC of a service; blank is the one that the business has set. */
const hsn = taxCode.default('');

/** A line: `price` is the rupees of one piece. */
export const estimateLine = z.object({ kind, words, quantity: pieces, price, hsn });

const estimateLines = z
  .array(estimateLine, { error: say.linesInvalid })
  .max(mostEstimateLines, { error: say.linesTooMany, abort: true })
  .refine((lines) => linesPaise(lines) <= mostEstimateRupees * 100, { error: say.estimateTooMuch });

/**
 * The estimate of an order. `total` is the rupees of its lines, without the charge of the booking. Every change is a
 * version; the answer is one to this version. `answeredBy` is told to those who work in the shop.
 */
export const estimate = z.object({
  version: whole,
  state: z.enum(estimateStates),
  lines: z.array(estimateLine),
  total: z.number(),
  offeredAt: moment.nullable(),
  answeredAt: moment.nullable(),
  answeredWhere: z.enum(answerPlaces).nullable(),
  answeredBy: z.string(),
});
export const estimateOrNone = estimate.nullable();
/**
 * The same for whoever has no rules of tax at hand: rupees of tax that come on top of the charge of the booking and of the
 * estimate, both 0 where prices include it.
 */
const taxOnTop = z.object({ booking: z.number(), estimate: z.number() });
export const taxedEstimateOrNone = estimate.extend({ tax: taxOnTop }).nullable();

/** A step's name, by which it is known when it comes again, and when it was tapped, where it is told later. */
const tapped = { key: text(maxLength.name).nullish(), at: givenMoment.nullish() };

export const estimateOfInput = z.object({ id: id() });
/** `version`: the one that was changed, 0 before the first. No lines take the estimate back. */
export const saveEstimateInput = z.object({ id: id(), version: whole, lines: estimateLines, ...tapped });
/** `version`: the one that is shown. */
export const offerEstimateInput = z.object({ id: id(), version: whole, ...tapped });
/** `version`: the one that was seen. */
export const answerEstimateInput = z.object({
  id: id(),
  version: whole,
  agree: z.boolean({ error: say.unknownValue }),
  ...tapped,
});
/** The same by the order's tracking link. */
export const answerByLinkInput = trackingInput.extend(
  answerEstimateInput.pick({ version: true, agree: true }).shape,
);
export const estimateAnswer = answer({ data: taxedEstimateOrNone });

const priceFields = { kind, words, price, hsn };
/** A line of the price list; `inUse` false is one that was withdrawn. */
export const listedPrice = z.object({ _id: z.string(), ...priceFields, inUse: z.boolean() });
export const priceList = z.array(listedPrice);
export const addPriceInput = z.object(priceFields);
const changedPrice = z.object({ ...priceFields, inUse: z.boolean({ error: say.unknownValue }) });
/** `seen`: the line as it was when the admin began to edit it. Without it the line is overwritten. */
export const changePriceInput = changedPrice.extend({ id: id(), seen: changedPrice.partial().optional() });
export const priceAnswer = answer({ data: listedPrice });

export type EstimateLine = z.output<typeof estimateLine>;
export type Estimate = z.output<typeof estimate>;
export type TaxOnTop = z.output<typeof taxOnTop>;
export type TaxedEstimate = NonNullable<z.output<typeof taxedEstimateOrNone>>;
export type SaveEstimate = z.output<typeof saveEstimateInput>;
export type OfferEstimate = z.output<typeof offerEstimateInput>;
export type AnswerEstimate = z.output<typeof answerEstimateInput>;
export type AnswerByLink = z.output<typeof answerByLinkInput>;
export type ListedPrice = z.output<typeof listedPrice>;
export type AddPrice = z.output<typeof addPriceInput>;
export type ChangePrice = z.output<typeof changePriceInput>;
