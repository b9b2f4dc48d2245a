import { z } from 'zod';
import { amount } from '../bills/finish.ts';
import { taxCode } from '../bills/tax-code.ts';
import { maxEstimateLines, maxEstimateRupees, maxLength, maxLinePieces } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { answer, givenMoment, id, inRange, line, moment, requiredLine, text, whole } from '../primitives.ts';
import { trackingInput } from '../tracking/schema.ts';
import { answerChannels, estimateKinds, estimateStates } from './states.ts';
import { linesPaise } from './sums.ts';

const price = amount.max(maxEstimateRupees, { error: say.amountInvalid });

const kind = z.enum(estimateKinds, { error: say.lineKindUnknown });
const words = requiredLine(say.lineWordsRequired, maxLength.address);
const hsn = taxCode.default('');

/** A tax code: HSN for a part, SAC for a service. Blank means the default of the settings. */
export const estimateLine = z.object({
  kind,
  words,
  quantity: inRange(1, maxLinePieces, say.piecesRange),
  price,
  hsn,
});

const estimateLines = z
  .array(estimateLine, { error: say.linesInvalid })
  .max(maxEstimateLines, { error: say.linesTooMany, abort: true })
  .refine((lines) => linesPaise(lines) <= maxEstimateRupees * 100, { error: say.estimateTooMuch });

/** An estimate. `total` is in rupees, without the charge of the booking. An answer applies to one version. */
export const estimate = z.object({
  version: whole,
  state: z.enum(estimateStates),
  lines: z.array(estimateLine),
  total: z.number(),
  offeredAt: moment.nullable(),
  answeredAt: moment.nullable(),
  answeredWhere: z.enum(answerChannels).nullable(),
  answeredBy: z.string(),
});
export const estimateOrNone = estimate.nullable();
const taxOnTop = z.object({ booking: z.number(), estimate: z.number() });
export const taxedEstimateOrNone = estimate.extend({ tax: taxOnTop }).nullable();

const tapped = { key: text(maxLength.name).nullish(), at: givenMoment.nullish() };

export const estimateOfInput = z.object({ id: id() });
export const saveEstimateInput = z.object({ id: id(), version: whole, lines: estimateLines, ...tapped });
export const offerEstimateInput = z.object({ id: id(), version: whole, ...tapped });
export const answerEstimateInput = z.object({
  id: id(),
  version: whole,
  agree: z.boolean({ error: say.unknownValue }),
  ...tapped,
});
export const answerByLinkInput = trackingInput.extend(
  answerEstimateInput.pick({ version: true, agree: true }).shape,
);
export const estimateAnswer = answer({ data: taxedEstimateOrNone });

const translatedWords = line(maxLength.address).default('');
const priceFields = { kind, words, wordsHi: translatedWords, wordsMr: translatedWords, price, hsn };
export const listedPrice = z.object({ _id: z.string(), ...priceFields, inUse: z.boolean() });
export const priceList = z.array(listedPrice);
export const addPriceInput = z.object(priceFields);
const changedPrice = z.object({ ...priceFields, inUse: z.boolean({ error: say.unknownValue }) });
export const changePriceInput = changedPrice.extend({ id: id(), seen: changedPrice.partial().optional() });

export type EstimateLine = z.output<typeof estimateLine>;
export type Estimate = z.output<typeof estimate>;
export type TaxOnTop = z.output<typeof taxOnTop>;
export type TaxedEstimate = NonNullable<z.output<typeof taxedEstimateOrNone>>;
export type SaveEstimate = z.output<typeof saveEstimateInput>;
export type OfferEstimate = z.output<typeof offerEstimateInput>;
export type AnswerEstimate = z.output<typeof answerEstimateInput>;
export type ListedPrice = z.output<typeof listedPrice>;
export type AddPrice = z.output<typeof addPriceInput>;
export type ChangePrice = z.output<typeof changePriceInput>;
