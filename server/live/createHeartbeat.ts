import type { EventStream } from './createEventStream.ts';

export interface Heartbeat {
  /** The stream shows signs of life until the returned function is called. */
  add(stream: Pick<EventStream, 'beat'>): () => void;
  stop(): void;
}

/** Ten thousand writes at once would hold up everybody else: the streams take turns. */
const TURNS = 100;

/** A sign of life on every stream, each `everyMs`. */
export function createHeartbeat(everyMs: number): Heartbeat {
  const groups = Array.from({ length: TURNS }, () => new Set<Pick<EventStream, 'beat'>>());
  let turn = 0;
  let next = 0;
  const timer = setInterval(() => {
    turn = (turn + 1) % TURNS;
    for (const stream of groups[turn] as (typeof groups)[0]) stream.beat();
  }, everyMs / TURNS).unref();
  return {
    add(stream) {
      next = (next + 1) % TURNS;
      const group = groups[next] as (typeof groups)[0];
      group.add(stream);
      return () => void group.delete(stream);
    },
    stop: () => clearInterval(timer),
  };
}
