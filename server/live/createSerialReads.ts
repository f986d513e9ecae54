import type { LiveKind } from '../../shared/live/LiveEvents.ts';

/**
 * One reading of a kind at a time. Who asks during one gets the next: an answer that was under way when something changed may
 * not know of it, and two under way may arrive in the wrong order.
 */
export function createSerialReads(read: (kind: LiveKind) => Promise<void>): {
  run(kind: LiveKind): Promise<void>;
} {
  const running = new Map<LiveKind, Promise<void>>();
  const waiting = new Map<LiveKind, Promise<void>>();

  function start(kind: LiveKind): Promise<void> {
    const reading = read(kind).finally(() => {
      if (running.get(kind) === reading) running.delete(kind);
    });
    running.set(kind, reading);
    return reading;
  }

  return {
    run(kind) {
      const current = running.get(kind);
      if (!current) return start(kind);
      let next = waiting.get(kind);
      if (!next) {
        next = current
          .catch(() => undefined)
          .then(() => {
            waiting.delete(kind);
            return start(kind);
          });
        waiting.set(kind, next);
      }
      return next;
    },
  };
}
