import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { parse as bytesOf, stringify } from 'uuid';

const idBytes = 16;
const signatureBytes = 16;
const tokenLength = Math.ceil(((idBytes + signatureBytes) * 4) / 3);

type Row = { id: string; linkVersion: number };

export type LinkTokens = ReturnType<typeof openLinkTokens>;

/** Makes signed tokens from a row's id and version. The tokens are not stored. A new version revokes the old token. */
export function openLinkTokens(secret: Buffer) {
  const key = createSecretKey(secret);
  const write = ({ id, linkVersion }: Row): Buffer => {
    const signature = createHmac('sha256', key).update(`${id} ${linkVersion}`).digest();
    return Buffer.concat([bytesOf(id), signature.subarray(0, signatureBytes)]);
  };
  return {
    of: (row: Row): string => write(row).toString('base64url'),
    /** Returns the row's id of a well-formed token, else null. Call `isFor` next. */
    idIn(token: string) {
      if (token.length !== tokenLength || !/^[\w-]+$/.test(token)) return null;
      const id = Buffer.from(token, 'base64url').subarray(0, idBytes);
      try {
        return stringify(id);
      } catch {
        return null;
      }
    },
    isFor(token: string, row: Row) {
      // Compares the tokens as text. Their last character has bits that are lost in the decoded bytes.
      const actual = Buffer.from(token);
      const right = Buffer.from(write(row).toString('base64url'));
      return actual.length === right.length && timingSafeEqual(actual, right);
    },
  };
}
