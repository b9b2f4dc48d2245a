import { fieldMessages } from '#shared/messages.ts';

type Id = keyof typeof fieldMessages;

// Schemas are made once, so their messages are in English.
const ids = new Map((Object.keys(fieldMessages) as Id[]).map((id) => [fieldMessages[id], id]));

/** Returns a schema's message about a field in the language of the present call. */
export const inPresentLanguage = (message: string): string => {
  const id = ids.get(message);
  return id ? fieldMessages[id] : message;
};
