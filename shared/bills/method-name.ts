import { nameIn } from '../place-names.ts';
import { methodTexts } from './texts.ts';

/** Returns the name of a way to pay ('Cash', 'UPI', 'Cash on Delivery') in the current language. */
export const methodName = (method: string): string => nameIn(methodTexts, method);
