import { z } from 'zod';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { givenMoment, id, requiredText, text } from '../primitives.ts';

export const whatsAppAbouts = [
  'Agree on a time',
  'Confirmed time',
  'On the way',
  'Delayed',
  'Estimate',
  'Part has come',
  'Bill',
  'Due',
  'Your repair',
  'Own words',
] as const;
export type WhatsAppText = (typeof whatsAppAbouts)[number];

/** The text of each message that suits an order now. */
export const whatsAppMessages = z.partialRecord(z.enum(whatsAppAbouts), z.string());
export type WhatsAppMessages = z.output<typeof whatsAppMessages>;

export const noteWhatsAppInput = z.object({
  id: id(),
  about: z.enum(whatsAppAbouts, { error: say.unknownValue }),
});

export const noteForm = z.object({ note: requiredText(say.noteRequired, maxLength.note) });
export const addNoteInput = noteForm.extend({
  id: id(),
  key: text(maxLength.name).nullish(),
  at: givenMoment.nullish(),
});

export type NoteWhatsApp = z.output<typeof noteWhatsAppInput>;
export type AddNote = z.output<typeof addNoteInput>;
