// One connection that many short reads share: each is sent at once behind the others (the driver's pipeline mode), so
// that a busy moment costs one trip to the database and not one for every request.
import { Client, type ClientConfig } from 'pg';
import type { PreparedStatement } from './prepared.ts';

// Beyond this many under way a connection of one's own is quicker, and what hangs holds up no more than these.
const mostUnderWay = 32;
const pauseMs = 1_000;
// The server ends a statement before that; a line that has gone dead is given up.
const silenceMs = 5_000;

/**
 * Opens at the first use; when it breaks, what is under way is rejected, and a second later the next use opens it
 * again. `query` gives null where the connection is not there (yet) or has enough to do.
 */
export function openSharedConnection(config: ClientConfig) {
  let client: Client | null = null;
  let ready = false;
  let opensFrom = 0;
  let underWay = 0;
  let gathering = false;

  const open = () => {
    const opening = new Client({ ...config, pipeline: true, query_timeout: silenceMs });
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
