import { clientTexts } from './client-texts.ts';
import { plainTexts } from './sayings.ts';

// The messages that every page needs, so that pages need not load messages.ts.
export const clientMessages = plainTexts(clientTexts);
