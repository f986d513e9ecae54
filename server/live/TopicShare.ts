import type { LiveKind } from '#shared/live/LiveEvents.ts';

/** Shares the polling of players between replicas: which replica polls the platform, and what it read. */
export interface TopicShare {
  /** Takes or extends the lease of the player for `forMs` ms; resolves to whether this replica polls. True when it is unknown. */
  holds(uid: number, forMs: number): Promise<boolean>;
  /** Gives up the lease, so that another replica may poll. */
  release(uid: number): void;
  /** Sends the read state to the other replicas. */
  publish(uid: number, kind: LiveKind, json: string): void;
}
