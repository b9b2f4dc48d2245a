// The link by which anyone who has it follows one order. Its token is the order's id, signed with a secret that lies in
// the database and with the order's link version: nothing is stored, nobody makes one up, and counting the version up
// revokes what was sent.
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { parse as bytesOf, stringify } from 'uuid';
import { paths } from '#shared/paths.ts';

const idBytes = 16;
const signatureBytes = 16;
const tokenLength = Math.ceil(((idBytes + signatureBytes) * 4) / 3);

export type TrackingTokens = {
  /** The token of an order. */
  of(order: { id: string; linkVersion: number }): string;
  /** The id of the order that a token may be for; null for what no token looks like. Ask `isFor` then. */
  orderIdIn(token: string): string | null;
  /** Whether a token is this order's, and not revoked. */
  isFor(token: string, order: { id: string; linkVersion: number }): boolean;
};

/** Makes and reads tokens with a secret of 32 bytes. */
export function openTrackingTokens(secret: Buffer): TrackingTokens {
  const key = createSecretKey(secret);
  const write = ({ id, linkVersion }: { id: string; linkVersion: number }): Buffer => {
    const signature = createHmac('sha256', key).update(`${id} ${linkVersion}`).digest();
    return Buffer.concat([bytesOf(id), signature.subarray(0, signatureBytes)]);
  };
  return {
    of: (order) => write(order).toString('base64url'),
    orderIdIn(token) {
      if (token.length !== tokenLength || !/^[\w-]+$/.test(token)) return null;
      const id = Buffer.from(token, 'base64url').subarray(0, idBytes);
      try {
        return stringify(id);
      } catch {
        return null;
      }
    },
    isFor(token, order) {
      // the text itself: the last character has bits that its bytes do not
      const given = Buffer.from(token);
      const right = Buffer.from(write(order).toString('base64url'));
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

/** The address of an order's tracking page, for mails and messages. */
export const trackingLink = (
  { config, tracking }: { config: { publicUrl: string }; tracking: TrackingTokens },
  { id, link_version: linkVersion }: { id: string; link_version: number },
): string => config.publicUrl + paths.track(tracking.of({ id, linkVersion }));
