// A start that cannot go on for a reason that the operator can mend.

/** `message` is the one line that a person reads: what is wrong and what to do. No stack is shown. */
export class StartError extends Error {
  override name = 'StartError';
}

const databaseCodes = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  '28P01',
  '28000',
  '3D000',
  '53300',
];

const notAllowed = '42501';

// PGlite's words for a folder that it cannot make a database of
const damagedFolder = 'PGlite failed to initialize properly';

/** The one line for an error that kept the process from starting, or null where only a stack tells. */
export function explainStart(error: unknown): string | null {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return null;
  if (error.message === damagedFolder)
    return 'The embedded database in DATA_DIR cannot be opened (damaged, or of another version): restore a backup, or set DATA_DIR to another folder and begin with the demo anew';
  const code = 'code' in error ? String(error.code) : '';
  if (databaseCodes.includes(code) || error.message.startsWith('timeout exceeded when trying to connect')) {
    return `The database of DATABASE_URL does not answer (${code || 'no answer within 3 s'}): is it running, and are user, password and name right?`;
  }
  if (code === notAllowed)
    return `The role of DATABASE_URL may not do this (${error.message}): run 'npm run migrate' as the owner of the tables first`;
  return null;
}
