import { type RefObject, useEffect, useEffectEvent } from 'react';
import { visiblePart } from './visiblePart.ts';

/** Reports the visible part of a tall frame, immediately and on every change. */
export function useViewport(
  frame: RefObject<HTMLIFrameElement | null>,
  isOn: boolean,
  report: (part: { top: number; height: number }) => void,
): void {
  const look = useEffectEvent(() => {
    const element = frame.current;
    if (!element) return;
    const { top, bottom } = element.getBoundingClientRect();
    const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element);
    const pixels = (size: string) => Number.parseFloat(size) || 0;
    report(
      visiblePart({ top, bottom }, { top: pixels(scrollMarginTop), bottom: innerHeight - pixels(scrollMarginBottom) }),
    );
  });
  useEffect(() => {
    const element = frame.current;
    if (!isOn || !element) return;
    let waiting = 0;
    const soon = () => {
      waiting ||= requestAnimationFrame(() => {
        waiting = 0;
        look();
      });
    };
    soon();
    const sizes = new ResizeObserver(soon);
    sizes.observe(element);
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(waiting);
      sizes.disconnect();
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [isOn, frame]);
}
