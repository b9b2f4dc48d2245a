import { z } from 'zod';
import { addPriceInput, estimateLine } from './schema.ts';

export const typedNumber = (value: unknown) => {
  if (typeof value !== 'string') return value;
  const bare = value.replace(/[\s,₹]/g, '');
  return bare === '' ? undefined : Number(bare);
};

export const typed = <T extends z.ZodType>(schema: T) => z.preprocess(typedNumber, schema);

export const lineForm = estimateLine.extend({
  quantity: typed(estimateLine.shape.quantity),
  price: typed(estimateLine.shape.price),
});
export const priceForm = addPriceInput.extend({ price: typed(addPriceInput.shape.price) });
