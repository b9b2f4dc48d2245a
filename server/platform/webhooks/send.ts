// Sends one message to an endpoint (Standard Webhooks 1.0).
import http from 'node:http';
import https from 'node:https';
import { Webhook } from 'standardwebhooks';
import { checkedLookup, readEndpoint } from './addresses.ts';

const maxAnswerBytes = 4096;
const maxAnswerLength = 1000;

export type Message = { messageId: string; body: string; address: string; secrets: readonly string[] };
/** `status` is null if no answer came; `answer` then says why. `retryAfter` is in seconds. */
export type Outcome = { status: number | null; answer: string; retryAfter: number; tookMs: number };
export type SendOptions = {
  timeoutMs: number;
  /** Development: http and this machine are allowed. */
  loopback: boolean;
  lookup?: ReturnType<typeof checkedLookup>;
};

/** The header's seconds, or those until its date (RFC 9110, 10.2.3). 0 without it. */
function retryAfterOf(header: string | undefined, now: Date): number {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? 0 : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}

const storable = (text: string) => text.replaceAll('\0', '').slice(0, maxAnswerLength).toWellFormed();

async function beginningOf(answer: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= maxAnswerBytes) break;
    }
  } catch {
    // The status counts, even if the body breaks off.
  }
  answer.destroy();
  return storable(Buffer.concat(chunks).subarray(0, maxAnswerBytes).toString());
}

function post(url: URL, { messageId, body, secrets }: Message, { timeoutMs, loopback, lookup }: SendOptions) {
  const now = new Date();
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      agent: false,
      lookup: lookup ?? checkedLookup(loopback),
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Standard-Webhooks/1.0',
        'webhook-id': messageId,
        'webhook-timestamp': Math.floor(now.getTime() / 1000),
        'webhook-signature': secrets
          .map((secret) => new Webhook(secret).sign(messageId, now, body))
          .join(' '),
      },
    });
    // A connection may close without an answer and without an error, as after 101.
    const closed = () => reject(new Error('The connection was closed'));
    request.on('response', resolve).on('error', reject).on('close', closed).end(body);
  });
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'The request failed';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'No answer in time';
  return storable((error as NodeJS.ErrnoException).code ?? error.message);
};

/** Sends a message once. Never rejects. Redirects are not followed. */
export async function sendWebhook(message: Message, options: SendOptions): Promise<Outcome> {
  const start = performance.now();
  const took = () => Math.round(performance.now() - start);
  const url = readEndpoint(message.address, options);
  if (!url) return { status: null, answer: 'The address is not allowed', retryAfter: 0, tookMs: 0 };
  try {
    const response = await post(url, message, options);
    const retryAfter = retryAfterOf(response.headers['retry-after'], new Date());
    const answer = await beginningOf(response);
    return { status: response.statusCode ?? null, answer, retryAfter, tookMs: took() };
  } catch (error) {
    return { status: null, answer: reasonOf(error), retryAfter: 0, tookMs: took() };
  }
}
