import { z } from 'zod';
import { boundTexts } from '../field-texts.ts';
import { maxLength } from '../limits.ts';
import { imageAddress, maxPictures } from '../media/schema.ts';
import { fieldMessages as say } from '../messages.ts';
import {
  answer,
  changesFields,
  changesPage,
  charge,
  id,
  inRange,
  moment,
  page,
  pageFields,
  pagesOf,
  requiredLine,
  requiredText,
  stars,
  text,
  whole,
} from '../primitives.ts';
import {
  type CategoryTranslations,
  categoryTranslations,
  type ServiceTranslations,
  serviceTranslations,
} from './translations.ts';

const maxWarranty = 3650;

// Numeric strings become numbers, and blank becomes undefined. The schema reports everything else.
function daysGiven(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const typed = value.trim();
  if (typed === '') return undefined;
  return /^[0-9]+$/.test(typed) ? Number(typed) : value;
}

/**
 * 0 means no warranty. Numeric strings are accepted. A blank keeps the stored value, or means 90 days for a
 * new service.
 */
const warrantyDays = z
  .preprocess(daysGiven, inRange(0, maxWarranty, say.warrantyDaysRange).nullish())
  .optional();

export const serviceForm = z.object({
  productName: requiredLine(say.productNameRequired, maxLength.name),
  brandName: requiredLine(say.tagsRequired, maxLength.address),
  category: requiredLine(say.categoryRequired, maxLength.name),
  charge,
  productImage: z
    .array(imageAddress, { error: say.imageRequired })
    .min(1, { error: say.imageRequired })
    .max(maxPictures, { error: () => boundTexts('images', { max: maxPictures }) }),
  description: text(maxLength.description).nullish(),
  warrantyDays,
  translations: serviceTranslations.optional(),
  /** False for a service that is prepared but not in the shop. Without it, a new service is in the shop. */
  inShop: z.boolean().optional(),
});

export const updateServiceInput = serviceForm.extend({ _id: id(say.productIdRequired) });
/**
 * In a change of a service, `seen` has the values that the form loaded. The server refuses a field that
 * differs now. Fields without a seen value are overwritten.
 */
export const changeServiceInput = serviceForm.partial().extend({
  _id: id(say.productIdRequired),
  seen: z
    .object({
      productName: z.string(),
      brandName: z.string(),
      category: z.string(),
      charge: z.number(),
      productImage: z.array(z.string()),
      description: z.string(),
      warrantyDays: z.number(),
      translations: serviceTranslations,
      inShop: z.boolean(),
    })
    .partial()
    .optional(),
});
export const serviceVisibilityInput = z.object({ _id: id(say.productIdRequired), inShop: z.boolean() });
/** A new place in an order: before or after another row. */
export const moveInput = z.object({ _id: id(), beside: id(), side: z.enum(['before', 'after']) });

/** `englishName` is there if `productName` is a translation. */
export const service = z.object({
  _id: z.string(),
  productName: z.string(),
  englishName: z.string().exactOptional(),
  brandName: z.string(),
  category: z.string(),
  productImage: z.array(z.string()),
  description: z.string(),
  charge: z.number(),
  warrantyDays: whole,
  ratings: z.array(whole),
  ratingCount: whole,
  averageRating: z.number(),
  placeholder: z.string().nullable(),
  createdAt: moment,
  updatedAt: moment,
});

export const serviceOnCard = service.pick({
  _id: true,
  productName: true,
  englishName: true,
  productImage: true,
  charge: true,
  ratingCount: true,
  averageRating: true,
});

export const serviceFeedback = z.object({
  rating: whole,
  comment: z.string(),
  fullname: z.string(),
  createdAt: moment,
});

export const serviceDetail = z.object({ product: service, feedbacks: z.array(serviceFeedback) });

export const serviceIdInput = z.object({ productId: id(say.productIdRequired) });
export const serviceListInput = z.object(changesFields);
export const categoryServicesInput = z.object({
  category: requiredText(say.categoryRequired, maxLength.name),
  ...pageFields,
});

const categoryName = text(maxLength.name, say.categoryRequired);

export const filterInput = z.object({
  category: z
    .union([z.array(categoryName).max(100), categoryName], { error: say.categoryRequired })
    .nullish(),
  sort: z.enum(['asc', 'dsc'], { error: say.sortUnknown }).optional(),
  ...pageFields,
});

export const searchInput = z.object({ q: text(maxLength.search).optional(), ...pageFields });

export const servicePage = page(service);
/** Without descriptions, which are two thirds of a category's data. */
const shelfService = serviceOnCard.extend({ placeholder: service.shape.placeholder });
export const shelf = page(shelfService);
export const serviceChanges = changesPage(service).partial({ until: true });
export const searchPage = servicePage.extend({ total: whole });
export const serviceList = z.array(service);

export const adminServicesInput = z.object({
  ...pagesOf(24),
  search: text(maxLength.search).optional(),
  category: text(maxLength.name).optional(),
  untranslated: z.boolean().optional(),
  offShop: z.boolean().optional(),
});
export const serviceExportInput = adminServicesInput
  .omit({ limit: true, cursor: true })
  .extend({ format: z.enum(['xlsx', 'csv']).default('xlsx') });

export const serviceAnswer = answer({ data: service });

export const category = z.object({ _id: z.string(), label: z.string(), value: z.string() });
export const categoryList = z.array(category);
export const categoryForm = z.object({
  label: requiredLine(say.categoryNameEmpty, maxLength.name),
  translations: categoryTranslations.optional(),
});
export const renameCategoryInput = categoryForm.extend({ id: id() });
export const categoryIdInput = z.object({ id: id() });
export const categoryAnswer = answer({ data: category });

export const strips = z.array(z.object({ category, services: z.array(serviceOnCard) }));

export const shopRating = z.object({ average: z.number(), count: whole }).nullable();

export const rateInput = z.object({ productId: id(say.productIdRequired), rating: stars });
export const rateAnswer = answer({
  data: z.object({ averageRating: z.number(), ratingCount: whole }),
  created: z.boolean(),
});

export type ServiceForm = z.output<typeof serviceForm>;
export type UpdateService = z.output<typeof updateServiceInput>;
export type ChangeService = z.output<typeof changeServiceInput>;
export type Service = z.output<typeof service>;
export type ServiceOnCard = z.output<typeof serviceOnCard>;
export type ShelfService = z.output<typeof shelfService>;
export type AdminService = Service & { inShop: boolean; translations: ServiceTranslations };
export type ServiceFeedback = z.output<typeof serviceFeedback>;
export type ServiceListInput = z.output<typeof serviceListInput>;
export type FilterInput = z.output<typeof filterInput>;
export type SearchInput = z.output<typeof searchInput>;
export type AdminServicesInput = z.output<typeof adminServicesInput>;
export type ServiceExportInput = z.output<typeof serviceExportInput>;
export type Move = z.output<typeof moveInput>;
export type Category = z.output<typeof category>;
export type CategoryForm = z.output<typeof categoryForm>;
export type AdminCategory = Category & { translations: CategoryTranslations };
export type ShopRating = z.output<typeof shopRating>;
export type Strips = z.output<typeof strips>;
