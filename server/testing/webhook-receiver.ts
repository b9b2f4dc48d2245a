// Another system that receives webhooks: an HTTP server that records each request and answers as told.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

type Received = { headers: IncomingHttpHeaders; body: string; id: string; path: string };
type Answer = (response: ServerResponse, received: Received) => void;

export const answers = {
  taken: (response) => response.writeHead(204).end(),
  failed: (response) => response.writeHead(500).end('down'),
} as const satisfies Record<string, Answer>;

export async function openReceiver() {
  const received: Received[] = [];
  let answer: Answer = answers.taken;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { headers, url = '' } = request;
      const one = { headers, body, id: String(headers['webhook-id']), path: url };
      received.push(one);
      answer(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/in`,
    received,
    answers(next: Answer) {
      answer = next;
    },
    reset() {
      received.length = 0;
      answer = answers.taken;
    },
  };
}
