import type { EventStream } from './createEventStream.ts';

/** Sends heartbeats on all streams. */
export interface Heartbeat {
  /** Adds a stream; returns a function that removes it. */
  add(stream: Pick<EventStream, 'beat'>): () => void;
  stop(): void;
}

/** Groups of streams that are written at different times: ten thousand writes at once would block the event loop. */
const GROUPS = 100;

/** Sends a heartbeat on every stream once every `everyMs` ms. */
export function createHeartbeat(everyMs: number): Heartbeat {
  /** Made with their first stream: a hundred empty sets are 16 kB of each brand. */
  const groups = new Map<number, Set<Pick<EventStream, 'beat'>>>();
  let turn = 0;
  let next = 0;
  const timer = setInterval(() => {
    turn = (turn + 1) % GROUPS;
    for (const stream of groups.get(turn) ?? []) stream.beat();
  }, everyMs / GROUPS).unref();
  return {
    add(stream) {
      next = (next + 1) % GROUPS;
      const group = groups.get(next) ?? new Set();
      groups.set(next, group.add(stream));
      return () => void group.delete(stream);
    },
    stop: () => clearInterval(timer),
  };
}
