/** An error of the database says nothing of who asked: that is known where the answer is awaited. */
export function withCaller(error: unknown): unknown {
  if (error instanceof Error) error.stack += `\n${new Error().stack?.split('\n').slice(1).join('\n') ?? ''}`;
  return error;
}
