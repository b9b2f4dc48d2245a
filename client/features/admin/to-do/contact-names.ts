import { joined } from '#shared/joined.ts';
import { nameIn } from '#shared/place-names.ts';
import { toDoTexts } from './texts.ts';

export const contactNames = (contacts: readonly string[]): string =>
  joined(contacts.map((contact) => nameIn(toDoTexts, contact)));
