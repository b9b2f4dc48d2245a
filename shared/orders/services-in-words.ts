type Booked = { products: readonly { productName: string; quantity: number }[] };

/** 'Oven Repair, Fridge Gas Refill'. */
export const serviceNames = ({ products }: { products: readonly { productName: string }[] }): string =>
  products.map(({ productName }) => productName).join(', ');

/** 'Oven Repair, Fridge Gas Refill ×2'. */
export const servicesInWords = ({ products }: Booked): string =>
  products
    .map(({ productName, quantity }) => (quantity > 1 ? `${productName} ×${quantity}` : productName))
    .join(', ');
