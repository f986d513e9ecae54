export interface TrackedEvent {
  event: string;
  facts: object;
}

const MAX_WAITING = 50;

/** What features tell the operator's trackers. Queued until somebody listens, which is only where the visitor allows it; nothing leaves the page before. */
export function createTrackerStore() {
  const waiting: TrackedEvent[] = [];
  let listener: ((told: TrackedEvent) => void) | undefined;
  return {
    track(event: string, facts: object = {}): void {
      if (listener) return listener({ event, facts });
      waiting.push({ event, facts });
      if (waiting.length > MAX_WAITING) waiting.shift();
    },
    /** Tells also what happened before. Returns how to stop. */
    listen(onEvent: (told: TrackedEvent) => void): () => void {
      listener = onEvent;
      waiting.splice(0).forEach(onEvent);
      return () => {
        listener = undefined;
      };
    },
  };
}
