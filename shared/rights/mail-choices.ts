import { z } from 'zod';
import { fieldMessages as say } from '../messages.ts';
import { answer } from '../primitives.ts';
import { mailKinds } from './mail-kinds.ts';

export const mailChoices = z.object({ reminder: z.boolean(), review: z.boolean() });
const on = z.boolean({ error: say.unknownValue });
export const chooseMailsInput = z.object({ kind: z.enum(mailKinds, { error: say.unknownValue }), on });
/** The last part of the link in a mail: its kind and a signed token. */
export const chooseByLinkInput = z.object({ link: z.string({ error: say.unknownValue }).max(100), on });
export const choicesAnswer = answer({ data: mailChoices });
export const choicesByLinkAnswer = choicesAnswer.extend({ kind: z.enum(mailKinds) });

export type MailChoices = z.output<typeof mailChoices>;
export type ChooseMails = z.output<typeof chooseMailsInput>;
export type ChooseByLink = z.output<typeof chooseByLinkInput>;
