// One connection that many short statements share: each is sent at once behind the others (the driver's pipeline mode),
// so that a busy moment costs one trip to the database and not one for every request.
import { isSpent, shortLockMs, stoodBehindLock } from './pools.ts';
import { WatchedClient, type WatchedConfig } from './watched-client.ts';

const pauseMs = 1_000;
// Asked and without an answer for so long, it may be dead (watched-client.ts says when it is).
const doubtfulMs = 500;

type Statement = { text: string; values: unknown[]; name?: string };

export type SharedConnection = ReturnType<typeof openSharedConnection>;

/**
 * Opens at the first use; when it breaks, what is under way is rejected, and a second later the next use opens it
 * again. `query` gives null where the connection is not there (yet), does not answer or has enough to do with
 * `mostUnderWay`; it rejects where the statement stood behind a lock. What has to wait longer does so on a connection of
 * its own, where it holds nobody up.
 */
export function openSharedConnection(config: WatchedConfig, mostUnderWay: number) {
  let client: WatchedClient | null = null;
  let ready = false;
  let opensFrom = 0;
  let underWay = 0;
  let heardAt = 0;
  let behindLock = false;
  let gathering = false;

  const open = () => {
    const opening = new WatchedClient({ ...config, pipeline: true, lock_timeout: shortLockMs });
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
  const gather = ({ connection: { stream } }: WatchedClient) => {
    if (gathering) return;
    gathering = true;
    stream.cork();
    setImmediate(() => {
      gathering = false;
      stream.uncork();
    });
  };

  // Ends the connection when what is under way is answered; the next use opens another.
  const renew = () => {
    const former = client;
    client = null;
    ready = false;
    former?.end().catch(() => {});
  };

  const settled = () => {
    underWay -= 1;
    heardAt = performance.now();
    if (underWay === 0) behindLock = false;
  };

  return {
    underWay: () => underWay,
    query: (statement: Statement) => {
      if (!client && Date.now() >= opensFrom) open();
      if (!client || !ready || underWay >= mostUnderWay) return null;
      const now = performance.now();
      if (underWay === 0) heardAt = now;
      // others that are under way may each wait for the same lock
      else if (behindLock || now - heardAt > doubtfulMs) return null;
      gather(client);
      underWay += 1;
      return client.query<Record<string, unknown>>(statement).then(
        (answer) => {
          settled();
          return answer;
        },
        (error: unknown) => {
          if (stoodBehindLock(error)) behindLock = true;
          // those behind such a statement only miss its preparation
          else if (isSpent(error) && !behindLock) renew();
          settled();
          throw error;
        },
      );
    },
    close: async () => {
      opensFrom = Number.POSITIVE_INFINITY;
      await client?.end();
    },
  };
}
