import { fieldTexts } from './field-texts.ts';
import { sayings } from './sayings.ts';
import { successTexts } from './success-texts.ts';

/** What is wrong with a field. */
export const fieldMessages = sayings(fieldTexts);

/** What a command answers when it is done. Messages with arguments are read from `successTexts`. */
export const successMessages = sayings(successTexts);

export { clientMessages } from './client-messages.ts';
