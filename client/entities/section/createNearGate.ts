/** What the browser tells before a control answers; some readers press without a pointer and without the focus. */
const EVENTS = ['pointerdown', 'focusin', 'click'] as const;

export interface NearGate {
  isOpen: boolean;
  /** Resolves when it opens. */
  opened: Promise<void>;
  /** Opens when `place` is within a screen of the viewport, or is pressed or focused; gives what stops watching. */
  watch(place: Element): () => void;
}

/** `isOpen`: from the start. */
export function createNearGate(isOpen: boolean): NearGate {
  let resolve: () => void;
  const gate: NearGate = {
    isOpen,
    opened: new Promise((done) => {
      resolve = done;
    }),
    watch(place) {
      const stop = () => {
        observer.disconnect();
        for (const type of EVENTS) removeEventListener(type, touch, true);
      };
      const open = () => {
        gate.isOpen = true;
        resolve();
        stop();
      };
      const touch = ({ target }: Event) => {
        if (place.contains(target as Node)) open();
      };
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && open(), { rootMargin: '100%' });
      if (!gate.isOpen) {
        observer.observe(place);
        // On the window: before React, on the document, hears the event, takes the part over and answers it.
        for (const type of EVENTS) addEventListener(type, touch, true);
      }
      return stop;
    },
  };
  return gate;
}
