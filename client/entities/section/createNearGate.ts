/** What the browser tells before a control answers; some readers press without a pointer and without the focus. */
const EVENTS = ['pointerdown', 'focusin', 'click'] as const;

export interface NearGate {
  isOpen: boolean;
  /** Resolves when it opens. */
  opened: Promise<void>;
  open(): void;
  /** Opens when `place` is within a screen of the viewport, or is pressed or focused; gives what stops watching. */
  watch(place: Element): () => void;
}

/** `isOpen`: from the start. */
export function createNearGate(isOpen: boolean): NearGate {
  const { promise, resolve } = Promise.withResolvers<void>();
  let stop = () => {};
  const gate: NearGate = {
    isOpen,
    opened: promise,
    open() {
      gate.isOpen = true;
      resolve();
      stop();
    },
    watch(place) {
      if (gate.isOpen) return stop;
      const touch = ({ target }: Event) => {
        if (place.contains(target as Node)) gate.open();
      };
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && gate.open(), {
        rootMargin: '100%',
      });
      observer.observe(place);
      // On the window: before React, on the document, hears the event, takes the part over and answers it.
      for (const type of EVENTS) addEventListener(type, touch, true);
      stop = () => {
        observer.disconnect();
        for (const type of EVENTS) removeEventListener(type, touch, true);
      };
      return stop;
    },
  };
  return gate;
}
