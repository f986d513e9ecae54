import { type RefObject, useEffect, useRef } from 'react';
import { isMotionReduced } from '#client/ui/theme/isMotionReduced.ts';

/** Milliseconds of the slide. */
const SLIDE_MS = 160;

/**
 * Lets the fill of a newly chosen segment slide from the one before it, without a layout. `chosen` finds the segment in the track.
 * Nothing moves in calm mode or with reduced motion.
 */
export function useSlidingThumb(value: string | null, chosen: string): RefObject<HTMLDivElement | null> {
  const track = useRef<HTMLDivElement>(null);
  const before = useRef<{ x: number; width: number } | null>(null);
  useEffect(() => {
    const segment = track.current?.querySelector<HTMLElement>(chosen);
    const last = before.current;
    const place = segment && { x: segment.offsetLeft, width: segment.offsetWidth };
    before.current = place ?? null;
    if (!segment || !place || !last || last.x === place.x || isMotionReduced()) return;
    const from = `translateX(${last.x - place.x}px) scaleX(${last.width / place.width})`;
    segment.animate([{ transform: from }, { transform: 'none' }], {
      duration: SLIDE_MS,
      easing: 'ease-out',
      pseudoElement: '::after',
    });
  }, [value, chosen]);
  return track;
}
