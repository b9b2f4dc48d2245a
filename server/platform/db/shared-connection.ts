// One connection that many short statements share: each is sent at once behind the others (the driver's pipeline mode),
// so that a busy moment costs one trip to the database and not one for every request.
import { Client, type ClientConfig } from 'pg';
import type { PreparedStatement } from './prepared.ts';

// What has to wait for a lock waits on a connection of its own, where it holds nobody up.
const longestLockMs = 100;
const lockNotAvailable = '55P03';
const pauseMs = 1_000;
// The server ends a statement before that; a line that has gone dead is given up.
const silenceMs = 5_000;

/** Whether a statement stood behind a lock for too long. It has changed nothing. */
export const stoodBehindLock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === lockNotAvailable;

export type SharedConnection = ReturnType<typeof openSharedConnection>;

/**
 * Opens at the first use; when it breaks, what is under way is rejected, and a second later the next use opens it
 * again. `query` gives null where the connection is not there (yet) or has enough to do with `mostUnderWay`; it rejects
 * where the statement stood behind a lock.
 */
export function openSharedConnection(config: ClientConfig, mostUnderWay: number) {
  let client: Client | null = null;
  let ready = false;
  let opensFrom = 0;
  let underWay = 0;
  let gathering = false;

  const open = () => {
    const opening = new Client({
      ...config,
      pipeline: true,
      lock_timeout: longestLockMs,
      query_timeout: silenceMs,
    });
    const lose = () => {
      if (client !== opening) return;
      client = null;
      ready = false;
      opensFrom = Date.now() + pauseMs;
      opening.end().catch(() => {});
    };
    client = opening;
    opening.on('error', lose);
    opening.on('end', lose);
    opening.connect().then(() => {
      ready = client === opening;
    }, lose);
  };

  // What one turn of the event loop asks leaves in one piece.
  const gather = ({ connection: { stream } }: Client) => {
    if (gathering) return;
    gathering = true;
    stream.cork();
    setImmediate(() => {
      gathering = false;
      stream.uncork();
    });
  };

  return {
    underWay: () => underWay,
    query: (statement: PreparedStatement) => {
      if (!client && Date.now() >= opensFrom) open();
      if (!client || !ready || underWay >= mostUnderWay) return null;
      gather(client);
      underWay += 1;
      return client.query<Record<string, unknown>>(statement).finally(() => {
        underWay -= 1;
      });
    },
    close: async () => {
      opensFrom = Number.POSITIVE_INFINITY;
      await client?.end();
    },
  };
}
