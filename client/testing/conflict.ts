// A call that the server refuses because things have changed meanwhile, as the browser's client throws it.
import { TRPCClientError } from '@trpc/client';

type Issue = { path: string; message: string };

/** A 409 in these words; `issues` name the fields that it is about. */
export const conflict = (message: string, issues: readonly Issue[] = []) =>
  TRPCClientError.from({
    error: {
      code: -32009,
      message,
      data: { code: 'CONFLICT', httpStatus: 409, issues, retryAfter: null },
    },
  });
