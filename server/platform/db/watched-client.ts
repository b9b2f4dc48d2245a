// Connections to PostgreSQL that are watched. A network that drops packets sends no word: such a connection would be
// waited for until TCP gives up after a quarter of an hour. One that is asked and stays silent is cut instead.
import type { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';

// The server ends a statement before that (postgres.ts, statement_timeout).
const usualSilenceMs = 5_000;
const usualLookMs = 250;

/** What a connection is cut with. Its code is the system's for the same thing, and is told as 503 like it. */
class SilentConnection extends Error {
  override name = 'SilentConnection';
  readonly code = 'ETIMEDOUT';
  constructor() {
    super('The connection to the database is silent and was given up');
  }
}

export type WatchedConfig = ClientConfig & {
  watch: ConnectionWatch;
  /** How long a statement may bring no answer, in ms, where it is not what the watch says. */
  silenceMs?: number;
};

/** A connection that its watch may cut: whatever is under way is rejected, and a pool does not take it back. */
export class WatchedClient extends Client {
  /** The driver's own note: false while a statement is under way, undefined before the connection stands. */
  declare readonly readyForQuery: boolean | undefined;
  readonly silenceMs: number;

  // a pool's type wants a class that may be made without settings
  constructor(config?: WatchedConfig) {
    super(config);
    this.silenceMs = config?.silenceMs ?? config?.watch.silenceMs ?? usualSilenceMs;
    config?.watch.add(this);
  }

  /** The bytes that have come so far. */
  heard(): number {
    // with TLS the driver puts another stream in the place of the first
    return (this.connection.stream as Socket).bytesRead;
  }

  isAsking(): boolean {
    return this.readyForQuery === false;
  }

  cut(): void {
    this.connection.stream.destroy(new SilentConnection());
  }
}

type Seen = { heard: number; heardAt: number; askingSince: number | null };

export type ConnectionWatch = ReturnType<typeof watchConnections>;

/**
 * Watches the connections that are made with it. `silenceMs`: how long a statement may bring not one byte.
 * `cutAll` ends them without waiting for an answer. Times are in ms; tests shorten them.
 */
export function watchConnections({ silenceMs = usualSilenceMs, lookMs = usualLookMs } = {}) {
  const watched = new Map<WatchedClient, Seen>();
  let timer: NodeJS.Timeout | undefined;

  // With a dead one goes what is idle and has heard nothing since it died: it took the same way, and would else be
  // found dead by the next customer.
  const cut = (dead: readonly (readonly [WatchedClient, number])[]) => {
    const still = dead.filter(([client, heard]) => client.isAsking() && client.heard() === heard);
    if (still.length === 0) return;
    const since = Math.min(...still.map(([client]) => watched.get(client)?.askingSince ?? Infinity));
    for (const [client] of still) client.cut();
    for (const [client, { heard, heardAt }] of watched)
      if (client.readyForQuery && heardAt <= since && client.heard() === heard) client.cut();
  };

  const look = () => {
    const now = performance.now();
    const dead: [WatchedClient, number][] = [];
    for (const [client, seen] of watched) {
      const heard = client.heard();
      if (heard !== seen.heard) Object.assign(seen, { heard, heardAt: now, askingSince: null });
      if (!client.isAsking()) seen.askingSince = null;
      else seen.askingSince ??= now;
      if (seen.askingSince !== null && now - seen.askingSince >= client.silenceMs) dead.push([client, heard]);
    }
    // Where this process itself stood still, answers may lie here unread: they are read before that comes.
    if (dead.length > 0) setImmediate(cut, dead);
  };

  return {
    silenceMs,
    add(client: WatchedClient): void {
      watched.set(client, { heard: 0, heardAt: performance.now(), askingSince: null });
      timer ??= setInterval(look, lookMs).unref();
      client.once('end', () => {
        watched.delete(client);
        if (watched.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      });
    },
    cutAll(): void {
      for (const client of watched.keys()) client.cut();
    },
  };
}
