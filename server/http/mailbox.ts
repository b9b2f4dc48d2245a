import type { FastifyInstance } from 'fastify';
import { wordsOfFailure } from '#shared/errors.ts';
import { formatMoment } from '#shared/format.ts';
import type { Deps } from '../deps.ts';
import { escapeHtml } from '../platform/mail/frame.ts';
import { listMailbox, type MailboxEntry } from '../platform/mail/mailbox.ts';
import { isFromThisMachine } from './loopback.ts';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const style = `
  body { margin: 0 auto; max-width: 760px; padding: 24px 16px; background: #FBFAF6; color: #14213D;
    font: 16px/1.5 system-ui, sans-serif }
  h1 { font-size: 24px; margin: 0 }
  details { margin-top: 16px; background: #fff; border: 1px solid #E8E4DA; border-radius: 12px; padding: 12px 16px }
  summary { cursor: pointer; overflow-wrap: anywhere }
  small { color: #5A6275; font-size: 14px }
  iframe { width: 100%; height: 640px; margin-top: 12px; border: 1px solid #E8E4DA; border-radius: 8px }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 14px }
  a { color: #0B7A75 }`;

// The sandboxed frame may open links in a new tab, so that a reset link can be followed.
const letter = (mail: MailboxEntry, index: number) => `
  <details${index === 0 ? ' open' : ''}>
    <summary><strong>${escapeHtml(mail.subject)}</strong><br>
      <small>To ${escapeHtml(mail.to)}, ${formatMoment(mail.sentAt)}</small></summary>
    <iframe title="${escapeHtml(mail.subject)}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcdoc="${escapeHtml(mail.html)}"></iframe>
    <details><summary><small>Plain text</small></summary><pre>${escapeHtml(mail.text)}</pre></details>
  </details>`;

const page = (mails: readonly MailboxEntry[]) => `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox</title><style>${style}</style></head>
<body><h1>Mailbox</h1>
<p>Mails are kept here instead of being sent. Newest first. For scripts: <a href="/dev/mailbox.json">/dev/mailbox.json</a></p>
${mails.length > 0 ? mails.map(letter).join('') : '<p>No mails yet.</p>'}
</body></html>
`;

export function addMailbox(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  app.register(async (mailbox) => {
    mailbox.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isFromThisMachine(request))
        return reply.code(404).type('text/plain').send(wordsOfFailure('unknownPath'));
    });
    mailbox.get('/dev/mailbox.json', () => listMailbox(db));
    mailbox.get('/dev/mailbox', async (_request, reply) =>
      reply
        .header('content-security-policy', policy)
        .type('text/html; charset=utf-8')
        .send(page(await listMailbox(db))),
    );
  });
}
