import { useEffect, useEffectEvent } from 'react';
import { inMs } from '#shared/domain/inMs.ts';

const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/** Calls back once a page after `seconds` of inactivity; null and 0 disable it. */
export function useIdle(page: string, seconds: number | null, onIdle: () => void): void {
  const reportIdle = useEffectEvent(onIdle);
  useEffect(() => {
    if (!seconds) return;
    let timer: ReturnType<typeof setTimeout>;
    const stop = () => {
      clearTimeout(timer);
      for (const name of ACTS) window.removeEventListener(name, wait, { capture: true });
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        stop();
        reportIdle();
      }, inMs(seconds));
    };
    for (const name of ACTS) window.addEventListener(name, wait, { capture: true, passive: true });
    wait();
    return stop;
  }, [page, seconds]);
}
