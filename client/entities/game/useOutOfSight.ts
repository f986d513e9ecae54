import { type RefObject, useEffect, useState } from 'react';

/**
 * True once the element has been outside the screen: from then on something may be put there without moving what the
 * player looks at. Before hydration and while the element is in sight: false.
 */
export function useOutOfSight(ref: RefObject<Element | null>, enabled: boolean): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!enabled || isOut || !element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting) setIsOut(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, enabled, isOut]);
  return isOut;
}
