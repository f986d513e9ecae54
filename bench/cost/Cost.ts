/** What was measured of one process. */
export interface Cost {
  /** Processor microseconds a request takes of the process, threads included, by kind. */
  requests: Record<RequestKind, number>;
  stream: {
    /** Kilobytes an open stream holds. */
    kilobytes: number;
    /** Processor microseconds a stream takes a second while nothing changes: its signs of life. */
    idle: number;
    /** Processor microseconds one change of a balance takes, from the feed to the player. */
    change: number;
  };
  /** Megabytes the process holds: ready, and after everything above. */
  memory: { ready: number; after: number };
}

export const requestKinds = {
  cachedPage: 'a page of guests from the cache, brotli',
  renderedHome: 'the home page, rendered',
  renderedHall: 'the game hall, rendered',
  playerHome: "a player's home page",
  playerHistory: "a player's page of the cashier",
  playerCall: 'a call of /api for a player, asked of the platform',
  publicCall: 'a call of /api from the cache',
  file: 'a file of the build',
} as const;
export type RequestKind = keyof typeof requestKinds;
