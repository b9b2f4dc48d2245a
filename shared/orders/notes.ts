// What is written beside an order by those who work with it: notes, and that somebody was written to.
import { z } from 'zod';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { givenMoment, id, requiredText, text } from '../primitives.ts';

/** What a prepared text of WhatsApp is about, as its button says; the last one has no text. */
export const whatsAppTexts = [
  'Agree on a time',
  'Confirmed time',
  'On the way',
  'Delayed',
  'Bill',
  'Your repair',
  'Own words',
] as const;
export type WhatsAppText = (typeof whatsAppTexts)[number];

export const noteWhatsAppInput = z.object({
  id: id(),
  about: z.enum(whatsAppTexts, { error: say.unknownValue }),
});

/**
 * A note for colleagues alone. `key` names it: sent again after a lost answer, it is written once. `at`: when it was
 * written, where the phone had no network.
 */
export const noteForm = z.object({ note: requiredText(say.noteRequired, maxLength.note) });
export const addNoteInput = noteForm.extend({
  id: id(),
  key: text(maxLength.name).nullish(),
  at: givenMoment.nullish(),
});

export type NoteWhatsApp = z.output<typeof noteWhatsAppInput>;
export type AddNote = z.output<typeof addNoteInput>;
