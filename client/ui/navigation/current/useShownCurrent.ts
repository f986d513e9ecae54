import { type RefObject, useEffect, useRef } from 'react';
import { showCurrent } from './showCurrent.ts';

/** Scrolls a menu or a row to its current entry, at first and when `current` changes; undefined or null: it has none. */
export function useShownCurrent(box: RefObject<Element | null>, current: string | null | undefined): void {
  const isAlive = useRef(false);
  useEffect(() => {
    if (box.current && current) showCurrent(box.current, !isAlive.current);
    isAlive.current = true;
  }, [box, current]);
}
