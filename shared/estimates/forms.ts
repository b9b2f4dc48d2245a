import { z } from 'zod';
import { typedNumber } from '../typed-values.ts';
import { addPriceInput, estimateLine } from './schema.ts';

export const typed = <T extends z.ZodType>(schema: T) => z.preprocess(typedNumber, schema);

export const lineForm = estimateLine.extend({
  quantity: typed(estimateLine.shape.quantity),
  price: typed(estimateLine.shape.price),
});
export const priceForm = addPriceInput.extend({ price: typed(addPriceInput.shape.price) });
