// The codes are listed at https://postmarkapp.com/developer/api/overview#error-codes.
import { Errors, Models, ServerClient } from 'postmark';
import { type Letter, type MailTransport, type Outcome, unsubscribeHeaders } from './transport.ts';

type Settings = { token: string; url: string; from: string };

const idField = 'mailid';

const neverLeft = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

// Faults of the shop's Postmark account (token, sender signature, credits). The owner can fix them for all
// mails, so the mails wait instead of failing.
const accountCodes = new Set([10, 100, 400, 401, 405, 412, 413]);

const inactiveRecipient = 406;
const invalidRequest = 300;

function outcomeOf(status: number, code: number, reason: string): Exclude<Outcome, { kind: 'taken' }> {
  if (status === 429 || status === 503) return { kind: 'notTaken', reason };
  if (status >= 500) return { kind: 'unknown', reason };
  if (code === inactiveRecipient) return { kind: 'suppressed', reason };
  // Postmark answers 300 for an invalid address. If the sender's address is invalid, the recipient must not
  // be suppressed.
  if (code === invalidRequest)
    return { kind: /'?(from|reply-?to)'?/i.test(reason) ? 'refused' : 'suppressed', reason };
  if (accountCodes.has(code) || [401, 403, 404, 405, 408].includes(status))
    return { kind: 'notTaken', reason };
  return { kind: 'refused', reason };
}

function open(settings: Settings, signal: AbortSignal) {
  const trace = { left: true };
  const base = new URL(settings.url);
  const client = new ServerClient(settings.token, {
    requestHost: `${base.host}${base.pathname.replace(/\/$/, '')}`,
    useHttps: base.protocol === 'https:',
    fetch: async (input, init) => {
      try {
        return await fetch(input, { ...init, signal });
      } catch (error) {
        const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
        trace.left = !neverLeft.has(cause?.code ?? '');
        throw error;
      }
    },
  });
  return { client, trace };
}

const asMessage = (from: string, letter: Letter): Models.Message => ({
  From: from,
  To: letter.to,
  Subject: letter.subject,
  HtmlBody: letter.html,
  TextBody: letter.text,
  ...(letter.replyTo ? { ReplyTo: letter.replyTo } : {}),
  Headers: Object.entries(unsubscribeHeaders(letter.end)).map(([Name, Value]) => ({ Name, Value })),
  TrackOpens: false,
  TrackLinks: Models.LinkTrackingOptions.None,
  Metadata: { [idField]: letter.id },
});

export function postmarkTransport(settings: Settings): MailTransport {
  return {
    async send(letter, signal) {
      const { client, trace } = open(settings, signal);
      try {
        const answer = await client.sendEmail(asMessage(settings.from, letter));
        if (answer.ErrorCode === 0 && answer.MessageID)
          return { kind: 'taken', providerId: answer.MessageID };
        if (answer.ErrorCode)
          return outcomeOf(422, answer.ErrorCode, `${answer.ErrorCode}: ${answer.Message}`);
        return { kind: 'unknown', reason: 'The provider gave an answer that cannot be read' };
      } catch (error) {
        if (error instanceof Errors.HttpError) {
          return outcomeOf(
            error.statusCode,
            error.code,
            `${error.code || error.statusCode}: ${error.message}`,
          );
        }
        const reason = error instanceof Error ? error.message : String(error);
        return { kind: trace.left ? 'unknown' : 'notTaken', reason };
      }
    },

    async find(mailId, signal) {
      const { client } = open(settings, signal);
      try {
        const { Messages } = await client.getOutboundMessages({
          count: 1,
          offset: 0,
          [`metadata_${idField}`]: mailId,
        });
        const ours = Messages.find((message) => message.Metadata[idField] === mailId);
        if (ours) return { kind: 'taken', providerId: ours.MessageID };
        if (Messages.length === 0) return { kind: 'absent' };
        return { kind: 'unanswered', reason: 'The provider answered with other mails' };
      } catch (error) {
        return { kind: 'unanswered', reason: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}
