// The general rate limit: every request asks it, so it counts in memory and settles with the other instances later.
import type { Logger } from 'pino';
import type { Db } from './db/schema.ts';
import { addAttempts, hasEnded, tooMany } from './rate-counts.ts';

const prefix = 'general:';
// Addresses of one statement: each takes three of its at most 65,535 parameters.
const mostAtOnce = 10_000;

/** What is known of one address: calls in all as last shared, and those counted here since then. */
type Window = { shared: number; fresh: number; resetsAt: Date };

export type GeneralLimit = {
  /** Counts calls of an address; throws AppError tooMany beyond the limit. */
  take(address: string, calls: number): void;
  /** Adds what was counted here to the database and learns what others counted there: one statement for all. */
  share(): Promise<void>;
};

/** Opens the limit of `most` calls in `seconds`. While the database is away each process counts for itself. */
export function openGeneralLimit(
  db: Db,
  { most, seconds }: { most: number; seconds: number },
  clock: () => Date,
  log: Pick<Logger, 'warn'>,
): GeneralLimit {
  const windows = new Map<string, Window>();
  let sharing: Promise<void> | undefined;
  let away = false;

  const forgetPast = (now: Date) => {
    for (const [address, window] of windows)
      if (hasEnded(window.resetsAt, now, seconds)) windows.delete(address);
  };
  const shareNow = async () => {
    const now = clock();
    forgetPast(now);
    const sent = new Map<string, { window: Window; calls: number }>();
    for (const [address, window] of windows) {
      if (window.fresh > 0) sent.set(prefix + address, { window, calls: window.fresh });
      if (sent.size === mostAtOnce) break;
    }
    if (sent.size === 0) return;
    const attempts = [...sent].map(([key, { window, calls }]) => ({
      key,
      count: calls,
      resetsAt: window.resetsAt,
    }));
    for (const row of await addAttempts(db, attempts, now, seconds)) {
      const known = sent.get(row.key);
      if (!known) continue;
      known.window.shared = row.count;
      known.window.fresh -= known.calls;
      known.window.resetsAt = row.resets_at;
    }
  };
  const shareIfPossible = async () => {
    try {
      await shareNow();
      away = false;
    } catch (error) {
      if (!away) log.warn({ err: error }, 'the general rate limit counts in this process alone');
      away = true;
    }
  };

  return {
    take(address, calls) {
      const now = clock();
      let window = windows.get(address);
      if (!window || hasEnded(window.resetsAt, now, seconds)) {
        window = { shared: 0, fresh: 0, resetsAt: new Date(now.getTime() + seconds * 1000) };
        windows.set(address, window);
      }
      window.fresh += calls;
      if (window.shared + window.fresh > most) throw tooMany(window.resetsAt, now);
    },
    // a slow database has one statement of ours to answer, not one for every second
    share() {
      sharing ??= shareIfPossible().finally(() => {
        sharing = undefined;
      });
      return sharing;
    },
  };
}
