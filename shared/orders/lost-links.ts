import { z } from 'zod';
import { fieldMessages as say } from '../messages.ts';
import { id, mobile } from '../primitives.ts';

export const lostLinkForm = z.object({ mobile: mobile(say.mobileInvalid, say.mobileInvalid) });
export const lostLinkSentInput = z.object({ id: id() });

export type LostLinkForm = z.output<typeof lostLinkForm>;
