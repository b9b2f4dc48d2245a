import { z } from 'zod';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { day, id, pagesOf, text } from '../primitives.ts';

export const newsInput = z.object({ since: z.iso.datetime({ error: say.dateInvalid }).optional() });

export const searchInput = z.object({ text: text(maxLength.search).min(1) });
export const mailListInput = z.object(pagesOf(50));
export const mailIdInput = z.object({ id: id() });

export const auditInput = z.object({
  ...pagesOf(50),
  entity: text(40).optional(),
  entityId: text(64).optional(),
  actor: text(maxLength.search).optional(),
  from: day.optional(),
  to: day.optional(),
});

export type MailList = z.output<typeof mailListInput>;
export type AuditInput = z.output<typeof auditInput>;
