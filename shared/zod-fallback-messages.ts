// Replaces zod's default messages, which customers never see.
import { z } from 'zod';
import { fieldMessages } from './messages.ts';

export function setZodFallbackMessages(): void {
  z.config({
    customError: (issue) => (issue.path?.length ? fieldMessages.unknownValue : fieldMessages.bodyExpected),
  });
}
