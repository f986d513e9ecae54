export interface TrackedEvent {
  event: string;
  details: object;
}

const MAX_WAITING = 50;

/** Events for the operator's trackers. Queued until a listener is added, which happens only after consent; nothing is sent before. */
export function createTrackerStore() {
  const waiting: TrackedEvent[] = [];
  let listener: ((tracked: TrackedEvent) => void) | undefined;
  return {
    track(event: string, details: object = {}): void {
      if (listener) return listener({ event, details });
      waiting.push({ event, details });
      if (waiting.length > MAX_WAITING) waiting.shift();
    },
    /** Also receives queued events. Returns an unsubscribe function. */
    listen(onEvent: (tracked: TrackedEvent) => void): () => void {
      listener = onEvent;
      waiting.splice(0).forEach(onEvent);
      return () => {
        listener = undefined;
      };
    },
  };
}
