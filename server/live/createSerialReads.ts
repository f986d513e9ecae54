import type { LiveKind } from '#shared/live/LiveEvents.ts';

/**
 * Runs one read per kind at a time. A call during a read waits for the next one: an answer under way when the state changed may be
 * outdated, and two concurrent answers may arrive in the wrong order. Rejects as `read` does.
 */
export function createSerialReads(read: (kind: LiveKind) => Promise<void>): {
  run(kind: LiveKind): Promise<void>;
} {
  const running = new Map<LiveKind, Promise<void>>();
  const waiting = new Map<LiveKind, Promise<void>>();

  function start(kind: LiveKind): Promise<void> {
    const pending = read(kind).finally(() => {
      if (running.get(kind) === pending) running.delete(kind);
    });
    running.set(kind, pending);
    return pending;
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
