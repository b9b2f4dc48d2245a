// Services and bookings for tests, complete with defaults.
import { v7 as newId } from 'uuid';
import type { Db } from '#server/platform/db/schema.ts';
import { toPaise } from '#shared/primitives.ts';

let made = 0;

type ServiceChanges = Partial<{
  productName: string;
  brandName: string;
  category: string;
  description: string;
  twelveprice: number;
  inShop: boolean;
  createdAt: Date;
}>;

/** Puts a service into the database and gives its row's main values. Later ones are newer. */
export async function addTestService(db: Db, changes: ServiceChanges = {}) {
  made += 1;
  const service = {
    productName: `Service ${made}`,
    brandName: 'LG, Samsung',
    category: 'kitchen',
    description: 'The visit and the inspection.',
    twelveprice: 349.5,
    inShop: true,
    createdAt: new Date(Date.UTC(2026, 0, 1) + made * 60_000),
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
      charge_paise: toPaise(service.twelveprice),
      in_shop: service.inShop,
      created_at: service.createdAt,
      updated_at: service.createdAt,
    })
    .execute();
  return { id, ...service };
}

type Bookable = { twelveprice: number } & ({ id: string } | { _id: string });

/**
 * A complete booking of one piece of each service, at the prices that they had when they were made. It takes services
 * as `addTestService` gives them and as answers show them.
 */
export const bookingOf = (services: readonly Bookable[], changes: Record<string, unknown> = {}) => ({
  orderId: newId() as string,
  fullname: 'Asha Patil',
  address: 'Garkheda',
  city: 'Gulmohar Residency',
  mobile: '5550100101',
  email: 'asha@example.com',
  paymentMethod: 'Cash on Delivery' as const,
  totalQty: services.length,
  totalPrice: services.reduce((sum, service) => sum + toPaise(service.twelveprice), 0) / 100,
  cardOrderId: '',
  products: services.map((service) => ({
    productId: '_id' in service ? service._id : service.id,
    productName: 'A name',
    quantity: 1,
  })),
  ...changes,
});
