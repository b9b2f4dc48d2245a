import type { Answer } from '../api.ts';

export const productFields = [
  '_id',
  'productName',
  'brandName',
  'category',
  'productImage',
  'description',
  'twelveprice',
  'warrantyDays',
  'ratings',
  'ratingCount',
  'averageRating',
  'createdAt',
  'updatedAt',
].sort();

export const idsOf = (answer: Answer) =>
  (answer.body.data as unknown as { _id: string }[]).map(({ _id }) => _id);
