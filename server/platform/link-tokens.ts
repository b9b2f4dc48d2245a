// Tokens by which whoever has one reaches one row, and that are not stored: the row's id, signed with a secret that lies in
// the database and with a version. Nobody makes one up, and counting the version up revokes what was given out.
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { parse as bytesOf, stringify } from 'uuid';

const idBytes = 16;
const signatureBytes = 16;
const tokenLength = Math.ceil(((idBytes + signatureBytes) * 4) / 3);

type Row = { id: string; linkVersion: number };

export type LinkTokens = {
  /** The token of a row. */
  of(row: Row): string;
  /** The id of the row that a token may be for; null for what no token looks like. Ask `isFor` then. */
  idIn(token: string): string | null;
  /** Whether a token is this row's, and not revoked. */
  isFor(token: string, row: Row): boolean;
};

/** Makes and reads tokens with a secret of 32 bytes. */
export function openLinkTokens(secret: Buffer): LinkTokens {
  const key = createSecretKey(secret);
  const write = ({ id, linkVersion }: Row): Buffer => {
    const signature = createHmac('sha256', key).update(`${id} ${linkVersion}`).digest();
    return Buffer.concat([bytesOf(id), signature.subarray(0, signatureBytes)]);
  };
  return {
    of: (row) => write(row).toString('base64url'),
    idIn(token) {
      if (token.length !== tokenLength || !/^[\w-]+$/.test(token)) return null;
      const id = Buffer.from(token, 'base64url').subarray(0, idBytes);
      try {
        return stringify(id);
      } catch {
        return null;
      }
    },
    isFor(token, row) {
      // the text itself: the last character has bits that its bytes do not
      const given = Buffer.from(token);
      const right = Buffer.from(write(row).toString('base64url'));
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
