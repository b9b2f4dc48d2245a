import type { Issue } from '../procedures/errors.ts';

export const successBody = <T extends { message: string }>(fields: T) => ({
  success: true,
  error: false,
  ...fields,
});

export const errorBody = (message: string, issues?: readonly Issue[]) => ({
  success: false,
  error: true,
  message,
  ...(issues ? { issues } : {}),
});
