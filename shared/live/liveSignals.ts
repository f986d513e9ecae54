/** Events that carry no state of the player's but say what to do. docs/live.md has them as a table. */
export const liveSignals = {
  hello:
    'The stream is open. `push`: whether the platform tells of changes; else the site asks for the balance in its interval.',
  resync: 'The reader was too slow and has missed events; the state of every kind follows.',
  signed_out: 'The session is over; the stream ends.',
  reconnect: 'The server stops; the stream ends, and `in_ms` says when to come back.',
} as const;

export type LiveSignal = keyof typeof liveSignals;
