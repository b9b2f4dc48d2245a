// zod's own English never reaches a person: what has no words of its own gets ours.
import { z } from 'zod';
import { fieldMessages } from './messages.ts';

/** Sets the fallback words once for the process or the page. */
export function setZodFallbackMessages(): void {
  z.config({
    customError: (issue) => (issue.path?.length ? fieldMessages.unknownValue : fieldMessages.bodyExpected),
  });
}
