// News for open admin pages, from this instance and (through NOTIFY) from the others.
import type { LiveEvent } from '#shared/business/schema.ts';

export type Live = {
  /** Tells everyone who listens, on every instance. Called after the transaction has committed. */
  publish(event: LiveEvent): void;
  /** The events from now on, until the signal ends it. */
  subscribe(signal: AbortSignal): AsyncIterable<LiveEvent>;
};
