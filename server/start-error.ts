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

const diskFull = ['ENOSPC', 'EDQUOT', '53100'];
const damaged = ['XX001', 'XX002'];

export function explainStart(error: unknown): string | null {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (databaseCodes.includes(code) || error.message.startsWith('timeout exceeded when trying to connect')) {
    return `The database of DATABASE_URL does not answer (${code || 'no answer within 5 s'}): is it running, and are user, password and name right?`;
  }
  if (code === notAllowed)
    return `The role of DATABASE_URL may not do this (${error.message}): run 'npm run migrate' as the owner of the tables first`;
  if (diskFull.includes(code))
    return `A disk is full, of DATA_DIR or of the database (${error.message}): make room on it`;
  if (damaged.includes(code) || error instanceof WebAssembly.RuntimeError)
    return `The database is damaged (${error.message}): restore a backup`;
  return explainStart(error.cause);
}
