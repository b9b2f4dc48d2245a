import { v7 as newId } from 'uuid';
import type { Db } from '#server/platform/db/schema.ts';
import type { StoredServiceTexts } from '#server/platform/db/tables/catalogue.ts';
import { toPaise } from '#shared/primitives.ts';

let made = 0;

type ServiceChanges = Partial<{
  productName: string;
  brandName: string;
  category: string;
  description: string;
  charge: number;
  inShop: boolean;
  createdAt: Date;
  translations: StoredServiceTexts;
}>;

export async function addTestService(db: Db, changes: ServiceChanges = {}) {
  made += 1;
  const service = {
    productName: `Service ${made}`,
    brandName: 'LG, Samsung',
    category: 'kitchen',
    description: 'The visit and the inspection.',
    charge: 349.5,
    inShop: true,
    createdAt: new Date(Date.UTC(2026, 0, 1) + made * 60_000),
    translations: {},
    ...changes,
  };
  const id = newId({ msecs: service.createdAt.getTime() });
  await db
    .insertInto('services')
    .values({
      id,
      product_name: service.productName,
      brand_name: service.brandName,
      category: service.category,
      images: ['https://example.com/appliance.webp'],
      description: service.description,
      translations: JSON.stringify(service.translations),
      charge_paise: toPaise(service.charge),
      in_shop: service.inShop,
      created_at: service.createdAt,
      updated_at: service.createdAt,
    })
    .execute();
  return { id, ...service };
}

type Bookable = ({ charge: number } | { twelveprice: number }) & ({ id: string } | { _id: string });

const chargeOf = (service: Bookable) => ('charge' in service ? service.charge : service.twelveprice);

const contact = { fullname: 'Asha Patil', mobile: '5550100101', email: 'asha@example.com' };

const totals = (services: readonly Bookable[]) => ({
  orderId: newId() as string,
  paymentMethod: 'Cash on Delivery' as const,
  totalQty: services.length,
  totalPrice: services.reduce((sum, service) => sum + toPaise(chargeOf(service)), 0) / 100,
  cardOrderId: '',
  products: services.map((service) => ({
    productId: '_id' in service ? service._id : service.id,
    productName: 'A name',
    quantity: 1,
  })),
});

/**
 * A complete booking for /api with one piece of each service at its current price. Accepts services from
 * `addTestService` and from answers.
 */
export const bookingOf = (services: readonly Bookable[], changes: Record<string, unknown> = {}) => ({
  ...contact,
  address: 'Garkheda',
  city: 'Gulmohar Residency',
  ...totals(services),
  ...changes,
});

export const bookingInput = (services: readonly Bookable[], changes: Record<string, unknown> = {}) => ({
  ...contact,
  area: 'Garkheda',
  street: 'Gulmohar Residency',
  ...totals(services),
  ...changes,
});
