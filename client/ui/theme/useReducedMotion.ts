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

/** Whether motion is reduced; true on the server and until hydration, so that nothing moves before it is known. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isMotionReduced, () => true);
}
