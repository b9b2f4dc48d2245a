// A TCP port on 127.0.0.1 that nobody listens on at this moment.
import { createServer } from 'node:net';

/** Asks the system for a free port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
