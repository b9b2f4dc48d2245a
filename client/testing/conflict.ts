import { TRPCClientError } from '@trpc/client';

type Issue = { path: string; message: string };

/** Creates a 409 error with this message. `issues` name the fields that conflict. */
export const conflict = (message: string, issues: readonly Issue[] = []) =>
  TRPCClientError.from({
    error: {
      code: -32009,
      message,
      data: { code: 'CONFLICT', httpStatus: 409, issues, retryAfter: null },
    },
  });
