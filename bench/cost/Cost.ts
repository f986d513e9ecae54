/** Measurements of one process. */
export interface Cost {
  /** Processor microseconds per request, threads included, by kind. */
  requests: Record<RequestKind, number>;
  stream: {
    /** Kilobytes per open stream. */
    kilobytes: number;
    /** Processor microseconds per second and stream while nothing changes, for its heartbeats. */
    idle: number;
    /** Processor microseconds per change of a balance, from the feed to the player. */
    change: number;
  };
  /** Resident megabytes when ready, and after all measurements above. */
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
