import { startTransition, useEffect, useState } from 'react';
import { isMotionReduced, REDUCED_MOTION } from './isMotionReduced.ts';

function subscribe(onChange: () => void) {
  const query = matchMedia(REDUCED_MOTION);
  const observer = new MutationObserver(onChange);
  query.addEventListener('change', onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-calm'] });
  return () => {
    query.removeEventListener('change', onChange);
    observer.disconnect();
  };
}

/** Whether motion is reduced; true on the server and until hydration, so that nothing moves before it is known. */
export function useReducedMotion(): boolean {
  const [isReduced, setReduced] = useState(true);
  useEffect(() => {
    // Not by useSyncExternalStore: most devices allow motion, and React would render all that moves again in the task of the hydration.
    const look = () => startTransition(() => setReduced(isMotionReduced()));
    look();
    return subscribe(look);
  }, []);
  return isReduced;
}
