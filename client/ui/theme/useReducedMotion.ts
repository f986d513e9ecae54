import { useSyncExternalStore } from 'react';
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

/** True on the server and until hydration: nothing moves before we know that it may. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isMotionReduced, () => true);
}
