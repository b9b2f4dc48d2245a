import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import type { Config } from '../config.ts';

export type PushSubscription = { endpoint: string; p256dh: string; auth: string };

export type Push = ReturnType<typeof openPush>;

const timeoutMs = 3_000;
/** The time for which the push service stores a message for a phone without network. */
const keptSeconds = 12 * 3600;

/** The parameter `secret` is the private key of 32 random bytes. */
export function openPush({ pushHosts, publicUrl }: Pick<Config, 'pushHosts' | 'publicUrl'>, secret: Buffer) {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(secret);
  const publicKey = keys.getPublicKey('base64url');
  const vapidDetails = {
    subject: publicUrl.startsWith('https://') ? publicUrl : 'mailto:shop@example.com',
    publicKey,
    privateKey: secret.toString('base64url'),
  };
  return {
    /** The VAPID public key with which browsers subscribe (RFC 8292), in base64url. */
    publicKey,
    // A browser supplies the push URL. The shop must call only known push hosts.
    accepts(endpoint: string) {
      const { hostname } = new URL(endpoint);
      return pushHosts.some((allowed) => hostname === allowed || hostname.endsWith(`.${allowed}`));
    },
    /** Sends a push message. Returns 'gone' if the browser has ended the subscription. Never rejects. */
    async send({ endpoint, p256dh, auth }: PushSubscription, payload: object) {
      try {
        const { headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(payload),
          { vapidDetails, TTL: keptSeconds, urgency: 'high' },
        );
        const answer = await fetch(endpoint, {
          method: 'POST',
          headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
          body: body && new Uint8Array(body),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        return answer.ok ? 'sent' : answer.status === 404 || answer.status === 410 ? 'gone' : 'failed';
      } catch {
        return 'failed';
      }
    },
  };
}
