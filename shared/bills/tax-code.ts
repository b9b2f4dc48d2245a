import { fieldMessages as say } from '../messages.ts';
import { text } from '../primitives.ts';

/** A tax code (SAC or HSN): four, six or eight digits, or blank. */
export const taxCode = text(20).regex(/^([0-9]{4}([0-9]{2}){0,2})?$/, { error: say.taxCodeInvalid });
