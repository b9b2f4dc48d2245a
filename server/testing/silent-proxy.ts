// A proxy to PostgreSQL that can drop all packets like a broken network.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * `silence('open')` silences the open connections for ever. `silence('all')` also silences new ones until
 * `restore`, which delivers the delayed bytes like TCP.
 */
export async function openSilentProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let silent = false;

  const server = createServer((client) => {
    const behind = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, behind],
      [behind, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (silent) from.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);

  return {
    url: url.href,
    silence(which: 'open' | 'all'): void {
      silent = which === 'all';
      for (const socket of sockets) socket.pause();
    },
    restore(): void {
      silent = false;
      for (const socket of sockets) socket.resume();
    },
    async close(): Promise<void> {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
