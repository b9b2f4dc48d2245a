import { methodTexts } from './texts.ts';

/** Returns the name of a way to pay ('Cash', 'UPI', 'Cash on Delivery') in the current language. */
export const methodName = (method: string): string =>
  method === 'Cash' || method === 'UPI' || method === 'Cash on Delivery' ? methodTexts(method) : method;
