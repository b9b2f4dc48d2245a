// What the catalogue's cases share: a Product's fields and the ids of a list.
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

/** The `_id`s of an answer's list, in its order. */
export const idsOf = (answer: Answer) =>
  (answer.body.data as unknown as { _id: string }[]).map(({ _id }) => _id);
