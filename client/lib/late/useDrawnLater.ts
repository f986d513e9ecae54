import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;
const same = () => null;

/**
 * Whether to draw what works with scripts alone, and which the document therefore leaves out: false on the server and while its HTML is
 * hydrated, true right after, in a transition, so that it is no part of the hydration's task. What the browser renders has it at once.
 */
export function useDrawnLater(): boolean {
  const isHydrating = useRef(false);
  // React reads the server's value only where it hydrates. Both are equal, or it would render everything again at once.
  useSyncExternalStore(never, same, () => {
    isHydrating.current = true;
    return null;
  });
  const [isDrawn, setDrawn] = useState(!isHydrating.current);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return isDrawn;
}
