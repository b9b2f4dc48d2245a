import type { Booking } from '#shared/orders/schema.ts';
import { toPaise } from '#shared/primitives.ts';
import type { Offer } from '../catalogue/offers.ts';

export type BookedLine = {
  line: number;
  serviceId: string;
  productName: string;
  pricePaise: number;
  quantity: number;
  applianceIds?: readonly string[] | undefined;
};

export function bookedLines(products: Booking['products'], offers: readonly Offer[]): BookedLine[] | null {
  const offered = new Map(offers.map((offer) => [offer.id, offer]));
  const lines = products.flatMap(({ productId, quantity, applianceIds }, at) => {
    const offer = offered.get(productId);
    if (!offer) return [];
    const { productName, chargePaise: pricePaise } = offer;
    return [{ line: at + 1, serviceId: productId, productName, pricePaise, quantity, applianceIds }];
  });
  return lines.length === products.length ? lines : null;
}

export const totalsOf = (lines: readonly Pick<BookedLine, 'pricePaise' | 'quantity'>[]) => ({
  paise: lines.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0),
  pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
});

export const totalsDiffer = (
  seen: Pick<Booking, 'totalPrice' | 'totalQty'>,
  today: ReturnType<typeof totalsOf>,
): boolean => toPaise(seen.totalPrice) !== today.paise || seen.totalQty !== today.pieces;
