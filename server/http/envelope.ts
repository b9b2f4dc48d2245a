// The envelope of every JSON answer but tRPC's (docs/rules.md#api).
import type { Issue } from '../procedures/errors.ts';

/** What a call that did as asked answers. The message and whatever stands beside it. */
export const done = <T extends { message: string }>(fields: T) => ({
  success: true,
  error: false,
  ...fields,
});

/** What a refused call answers: the words of the first failing rule and, for fields, all of them. */
export const failed = (message: string, issues?: readonly Issue[]) => ({
  success: false,
  error: true,
  message,
  ...(issues ? { issues } : {}),
});
