import { z } from 'zod';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { id, requiredLine, text } from '../primitives.ts';

/** The lists of the panel that keep views. The name is the last part of the list's address. */
export const viewLists = ['all-Payment', 'bills'] as const;
const list = z.enum(viewLists, { error: say.unknownValue });

export const viewsInput = z.object({ list });
export const saveViewInput = z.object({
  list,
  name: requiredLine(say.nameRequired, maxLength.name),
  /** The query of the list's address, without '?'. */
  query: text(maxLength.url),
  shared: z.boolean().default(false),
});
export const viewIdInput = z.object({ id: id() });

export type ViewList = (typeof viewLists)[number];
export type SaveView = z.output<typeof saveViewInput>;
