import { accountFieldTexts } from './account-field-texts.ts';
import { fieldTexts } from './field-texts.ts';
import { orderFieldTexts } from './order-field-texts.ts';
import { plainTexts } from './sayings.ts';
import { settingsFieldTexts } from './settings-field-texts.ts';
import { successTexts } from './success-texts.ts';

/** Messages about invalid fields. */
export const fieldMessages = plainTexts(fieldTexts, accountFieldTexts, orderFieldTexts, settingsFieldTexts);

/** Messages of successful commands. Those with arguments are read from `successTexts`. */
export const successMessages = plainTexts(successTexts);

export { clientMessages } from './client-messages.ts';
