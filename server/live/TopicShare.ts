import type { LiveKind } from '../../shared/live/LiveEvents.ts';

/** What replicas agree on about players: who asks the platform, and what it said. */
export interface TopicShare {
  /** Whether this replica is to ask for the player, for `forMs`. True where nobody can say. */
  holds(uid: number, forMs: number): Promise<boolean>;
  /** Another replica may ask from now on. */
  release(uid: number): void;
  /** Tells the others what was read. */
  publish(uid: number, kind: LiveKind, json: string): void;
}
