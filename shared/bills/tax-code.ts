// Codes of tax: what a service or a part is.
import { fieldMessages as say } from '../messages.ts';
import { text } from '../primitives.ts';

/** SAC or HSN: four, six or eight digits; blank where there is none. */
export const taxCode = text(20).regex(/^([0-9]{4}([0-9]{2}){0,2})?$/, { error: say.taxCodeInvalid });
