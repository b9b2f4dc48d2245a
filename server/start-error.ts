export class StartError extends Error {
  override name = 'StartError';
}

const unreachable = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  '57P03',
];

const hintOfRefusal: Record<string, string> = {
  '28P01': 'correct user and password',
  '28000': 'correct user and encryption (sslmode), or the server’s pg_hba.conf',
  '3D000': 'create the database, or correct its name',
  '53300': 'lower DATABASE_POOL, or raise max_connections of the server',
};

const notTheProtocol =
  /^(Connection terminated|The server does not support SSL|Received unexpected|unrecognized message)/;
const certificate = /CERT|UNABLE_TO_(GET|VERIFY)/;

const notAllowed = '42501';

const diskFull = ['ENOSPC', 'EDQUOT', '53100'];
const damaged = ['XX001', 'XX002'];

/** Advice about an address in the settings. Some characters of a password would end a part of the address. */
export const encodePassword =
  'A password with @ / # ? or % must be percent-encoded (%40 for @, %2F for /, %23 for #)';

function describeAddress(url: string): { tried: string; hint: string } {
  const { host, pathname, hash } = URL.canParse(url) ? new URL(url) : { host: '', pathname: '', hash: '' };
  const isCutShort = hash !== '' || /[@/]/.test(pathname.slice(1));
  return {
    tried: host && `tried ${host}, `,
    hint: isCutShort ? `. ${encodePassword}` : '',
  };
}

/** Says in one line what the operator can do about an error at the start. Returns null for other errors. */
export function explainStart(error: unknown, databaseUrl = ''): string | null {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  const isNoSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  if (
    unreachable.includes(code) ||
    isNoSocket ||
    /^(timeout exceeded when|Connection terminated due to)/.test(error.message)
  ) {
    const { tried, hint } = describeAddress(databaseUrl);
    return `The database of DATABASE_URL does not answer (${code || 'no answer within 5 s'}): ${tried}is it running, and are host and port right?${hint}`;
  }
  const hint = hintOfRefusal[code];
  if (hint) return `The database of DATABASE_URL refuses (${error.message}): ${hint}`;
  if (notTheProtocol.test(error.message) || certificate.test(code))
    return `The server of DATABASE_URL cannot be used (${error.message}): is it PostgreSQL, and is its encryption (sslmode) right?`;
  if (code === notAllowed)
    return `The role of DATABASE_URL may not do this (${error.message}): run 'npm run migrate' as the owner of the tables first`;
  if (diskFull.includes(code))
    return `A disk is full, of DATA_DIR or of the database (${error.message}): make room on it`;
  if (damaged.includes(code) || error.name === 'RuntimeError')
    return `The database is damaged (${error.message}): restore a backup`;
  return explainStart(error.cause, databaseUrl);
}
