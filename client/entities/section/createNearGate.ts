/** `click` too: some screen readers press without pointer or focus events. */
const EVENTS = ['pointerdown', 'focusin', 'click'] as const;

export interface NearGate {
  isOpen: boolean;
  /** Resolves when the gate opens. */
  opened: Promise<void>;
  open(): void;
  /** Opens the gate when `place` is within a screen of the viewport, pressed or focused. Returns a function that stops watching. */
  watch(place: Element): () => void;
}

/** A gate that is shut. */
export function createNearGate(): NearGate {
  const { promise, resolve } = Promise.withResolvers<void>();
  let stop = () => {};
  const gate: NearGate = {
    isOpen: false,
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
      // Capture on window runs before React's listeners, so that React hydrates the section and replays the event.
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
