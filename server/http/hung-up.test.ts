// A sender who hangs up before anybody reads the body: nothing that comes later tells of it any more.
import { connect } from 'node:net';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { addHungUp } from './hung-up.ts';
import { sendFailure } from './send-failure.ts';

test('a sender who hangs up while it is asked who calls is not waited for', async () => {
  const app = fastify();
  addHungUp(app);
  app.decorateRequest('refusal', null);
  const failed = new Promise<string>((resolve) => {
    app.setErrorHandler((error, request, reply) => {
      resolve(String(error));
      return sendFailure(error, request, reply);
    });
  });
  app.addHook('onRequest', async ({ raw }) => {
    raw.on('error', () => {});
    await new Promise((gone) => raw.once('close', gone));
  });
  app.post('/reads', async () => 'read');
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  afterAll(() => app.close());
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    'POST /reads HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    () => socket.destroy(),
  );
  expect(await failed).toContain('The request could not be read');
});
