// Sends mails through an SMTP server.
import { Readable } from 'node:stream';
import { type MailTransport, type Outcome, unsubscribeHeaders } from './transport.ts';

type Settings = { url: string; from: string };
type Refusal = Error & { code?: string; command?: string; responseCode?: number; permanent?: boolean };

// Commands whose refusal concerns the letter. Any other refusal concerns the shop's account: the owner can fix it
// for all mails, so the mails wait.
const ofTheLetter = ['MAIL FROM', 'RCPT TO', 'DATA'];
const authenticationCodes = [530, 535, 538];

function outcomeOf(error: Refusal, hasLeft: boolean): Outcome {
  const { message: reason, responseCode, command = '', permanent } = error;
  if (!responseCode) return { kind: hasLeft ? 'unknown' : 'notTaken', reason };
  const isFinal = permanent && ofTheLetter.includes(command) && !authenticationCodes.includes(responseCode);
  return { kind: isFinal ? 'refused' : 'notTaken', reason };
}

const open = async (url: string) => {
  const { createTransport } = await import('nodemailer');
  // options in the address win over these
  return createTransport({
    url,
    requireTLS: !new URL(url).searchParams.has('ignoreTLS'),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};

/**
 * Sends letters through the SMTP server of `url`, over TLS unless the address says `?ignoreTLS=true`. The
 * Message-ID is made of the letter's id, so a mail program shows a repeated letter once.
 */
export function smtpTransport({ url, from }: Settings): MailTransport {
  const domain = /@([^>]+)/.exec(from)?.[1];
  return {
    async send({ id, replyTo, end, ...letter }, signal) {
      const transporter = await open(url);
      let hasLeft = false;
      // nodemailer reads the letter once the server has asked for it
      async function* markAsLeft(letter: AsyncIterable<Buffer>) {
        hasLeft = true;
        yield* letter;
      }
      transporter.use('stream', (mail, done) => {
        mail.message.processFunc((input) => Readable.from(markAsLeft(input)));
        done();
      });
      const messageId = `<${id}@${domain}>`;
      try {
        await transporter.sendMail({
          ...letter,
          from,
          messageId,
          headers: unsubscribeHeaders(end),
          ...(replyTo && { replyTo }),
          signal,
        });
        return { kind: 'taken', providerId: messageId };
      } catch (error) {
        return outcomeOf(error as Refusal, hasLeft);
      } finally {
        transporter.close();
      }
    },

    async find() {
      return { kind: 'unanswered', reason: 'An SMTP server cannot be searched' };
    },
  };
}
