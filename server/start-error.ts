// A start that cannot go on for a reason that the operator can mend.

/** `message` is the one line that a person reads: what is wrong and what to do. No stack is shown. */
export class StartError extends Error {
  override name = 'StartError';
}
