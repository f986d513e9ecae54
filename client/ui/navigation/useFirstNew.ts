import { useEffect, useState } from 'react';

interface GrowingList {
  /** Number of items. */
  length: number;
  status: 'idle' | 'loading' | 'failed';
  /** The control of an item that gets the focus; null while the item is not drawn. */
  stopAt: (index: number) => HTMLElement | null | undefined;
}

/** Frames in which a virtual list draws the item. */
const FRAMES = 30;

/** Moves the focus to the first item that a press of "show more" adds. Returns what the press calls before it loads. */
export function useFirstNew({ length, status, stopAt }: GrowingList): () => void {
  const [pressedAt, setPressedAt] = useState<number | null>(null);
  const isThere = pressedAt !== null && status === 'idle' && length > pressedAt;
  useEffect(() => {
    if (!isThere) return;
    setPressedAt(null);
    focusWithin(FRAMES);
    function focusWithin(frames: number): void {
      const stop = pressedAt === null ? null : stopAt(pressedAt);
      if (stop && !stop.matches('a, button')) stop.tabIndex = -1;
      stop?.focus();
      // A virtual list hides a row until it has measured it.
      if (frames > 0 && (!stop || document.activeElement !== stop))
        requestAnimationFrame(() => focusWithin(frames - 1));
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the new items are there
  }, [isThere]);
  return () => setPressedAt(length);
}
