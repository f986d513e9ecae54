import { type RefObject, useEffect, useState } from 'react';

/**
 * True once the element has been off screen: from then on its content can change without moving what the player looks at.
 * False before hydration and while the element is visible.
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
