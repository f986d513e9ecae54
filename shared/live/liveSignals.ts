/** Events without state that tell the client what to do, as the table of docs/live.md shows them. */
export const liveSignals = {
  hello:
    'The stream is open. `push`: whether the platform pushes changes; else the server polls the balance at the interval of the site settings.',
  resync: 'The client was too slow and missed events; the state of every kind follows.',
  signed_out: 'The session is over; the stream ends.',
  reconnect: 'The server stops; the stream ends. Reconnect after `in_ms` milliseconds.',
} as const;

/** Name of an event without state. */
export type LiveSignal = keyof typeof liveSignals;
