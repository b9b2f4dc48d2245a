// A local server that answers like Postmark's HTTP API: POST /email and GET /messages/outbound.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Sent = {
  From: string;
  To: string;
  Subject: string;
  HtmlBody: string;
  TextBody: string;
  Metadata: Record<string, string>;
};
type Taken = Sent & { MessageID: string };

/**
 * The outcome of the next call. `silence` takes the message and never answers, `deaf` neither takes nor
 * answers, `cut` takes it and breaks the connection. An error answers with Postmark's status, code and
 * message.
 */
type Reaction = 'ok' | 'silence' | 'deaf' | 'cut' | { status: number; code: number; message: string };

export const postmarkSays = {
  inactive: {
    status: 422,
    code: 406,
    message:
      'You tried to send to recipient(s) that have been marked as inactive. Found inactive addresses: asha@example.com.',
  },
  invalidTo: { status: 422, code: 300, message: "Invalid 'To' address: 'asha@example'." },
  invalidFrom: { status: 422, code: 300, message: "Invalid 'From' address: 'nobody'." },
  invalidJson: { status: 422, code: 402, message: 'Received invalid JSON input.' },
  unconfirmedSender: {
    status: 422,
    code: 401,
    message: 'The Sender Signature you are trying to use is not confirmed.',
  },
  badToken: { status: 401, code: 10, message: 'Request does not contain a valid Server token.' },
  tooMany: { status: 429, code: 429, message: 'Rate limit exceeded' },
  broken: { status: 500, code: 0, message: 'Internal Server Error' },
  away: { status: 503, code: 100, message: 'Postmark is down for maintenance.' },
} as const satisfies Record<string, Reaction>;

const answer = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

export async function openPostmarkStandIn(token = 'stand-in-token') {
  const taken: Taken[] = [];
  const sends: Reaction[] = [];
  const searches: Reaction[] = [];
  const calls: string[] = [];

  const react = (reaction: Reaction, response: ServerResponse, ok: () => unknown) => {
    if (reaction === 'silence' || reaction === 'deaf') return;
    if (reaction === 'cut') return response.destroy();
    if (reaction === 'ok') return answer(response, 200, ok());
    return answer(response, reaction.status, { ErrorCode: reaction.code, Message: reaction.message });
  };

  const send = async (request: IncomingMessage, response: ServerResponse) => {
    const message = (await json(request)) as Sent;
    const reaction = sends.shift() ?? 'ok';
    const MessageID = crypto.randomUUID();
    if (typeof reaction === 'string' && reaction !== 'deaf') taken.push({ ...message, MessageID });
    react(reaction, response, () => ({
      To: message.To,
      SubmittedAt: new Date().toISOString(),
      MessageID,
      ErrorCode: 0,
      Message: 'OK',
    }));
  };

  const search = (query: URLSearchParams, response: ServerResponse) => {
    const wanted = [...query].filter(([name]) => name.startsWith('metadata_'));
    const found = taken.filter((message) =>
      wanted.every(([name, value]) => message.Metadata[name.slice('metadata_'.length)] === value),
    );
    react(searches.shift() ?? 'ok', response, () => ({
      TotalCount: found.length,
      Messages: found.map(({ MessageID, Metadata, Subject }) => ({
        MessageID,
        Metadata,
        Subject,
        Status: 'Sent',
      })),
    }));
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    calls.push(`${request.method} ${url.pathname}`);
    if (request.headers['x-postmark-server-token'] !== token)
      return react(postmarkSays.badToken, response, () => ({}));
    if (request.method === 'POST' && url.pathname === '/email') return void send(request, response);
    if (request.method === 'GET' && url.pathname === '/messages/outbound' && url.searchParams.has('count')) {
      return search(url.searchParams, response);
    }
    return answer(response, 404, {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    taken,
    calls,
    onSend: (...reactions: Reaction[]) => sends.push(...reactions),
    onSearch: (...reactions: Reaction[]) => searches.push(...reactions),
    calm: () => {
      sends.length = 0;
      searches.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type PostmarkStandIn = Awaited<ReturnType<typeof openPostmarkStandIn>>;
