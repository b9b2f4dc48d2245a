// Hears of other instances' changes through LISTEN, and stops keeping answers while it cannot.
import pg from 'pg';
import type { Logger } from 'pino';
import { connectionNames } from '../db/postgres.ts';
import { changesChannel } from './invalidating-transaction.ts';
import type { Tag, TaggedCache } from './tagged-cache.ts';

const retryMs = 500;
const aliveMs = 1_000;
const goodbyeMs = 200;

// A connection that is dead hears no goodbye.
async function hangUp(client: pg.Client): Promise<void> {
  const cutting = setTimeout(() => client.connection.stream.destroy(), goodbyeMs);
  await client.end().catch(() => {});
  clearTimeout(cutting);
}

/**
 * Listens on a connection of its own and drops what other instances have changed; a lost or silent connection is
 * made again. Until it stands, the cache keeps nothing. The result ends the listening.
 */
export function listenForChanges(databaseUrl: string, cache: TaggedCache, log: Logger): () => Promise<void> {
  let ended = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  cache.setEnabled(false);

  const again = (reason: Error | null) => {
    cache.setEnabled(false);
    clearTimeout(timer);
    const lost = client;
    client = null;
    lost?.removeAllListeners();
    // an ended connection may still report its end
    lost?.on('error', () => {});
    if (lost) void hangUp(lost);
    if (ended) return;
    if (reason) log.warn({ err: reason }, 'not listening for changes');
    timer = setTimeout(connect, retryMs);
  };

  // A connection can die without a word; the cache must not outlive it for long.
  const checkAlive = (mine: pg.Client) => {
    timer = setTimeout(async () => {
      try {
        await mine.query('select 1');
        if (mine === client) checkAlive(mine);
      } catch (error) {
        if (mine === client) again(error as Error);
      }
    }, aliveMs);
  };

  const connect = async () => {
    const mine = new pg.Client({
      connectionString: databaseUrl,
      application_name: connectionNames.changes,
      connectionTimeoutMillis: 2_000,
      query_timeout: 1_000,
    });
    client = mine;
    mine.on('error', (error) => mine === client && again(error));
    mine.on('end', () => mine === client && again(null));
    mine.on('notification', ({ payload }) => cache.drop((payload ?? '').split(',') as Tag[]));
    try {
      await mine.connect();
      await mine.query(`listen ${changesChannel}`);
      if (mine !== client) return;
      cache.setEnabled(true);
      checkAlive(mine);
    } catch (error) {
      if (mine === client) again(error as Error);
    }
  };

  void connect();
  return async () => {
    ended = true;
    clearTimeout(timer);
    const last = client;
    client = null;
    cache.setEnabled(false);
    if (last) await hangUp(last);
  };
}
