import { type RefObject, useEffect, useState } from 'react';

interface FullScreen {
  isOn: boolean;
  /** Fallback for browsers without full screen (iPhone): the element covers the page. */
  isCover: boolean;
  toggle: () => void;
}

export function useFullScreen(ref: RefObject<HTMLElement | null>): FullScreen {
  const [isReal, setIsReal] = useState(false);
  const [isCover, setIsCover] = useState(false);

  useEffect(() => {
    const look = () => setIsReal(document.fullscreenElement !== null && document.fullscreenElement === ref.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [ref]);

  useEffect(() => {
    if (!isCover) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsCover(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isCover]);

  const toggle = () => {
    const element = ref.current;
    if (isReal) return void document.exitFullscreen();
    if (isCover || !element) return setIsCover(false);
    if (!document.fullscreenEnabled) return setIsCover(true);
    // A parent frame or a permissions policy may still forbid it.
    element.requestFullscreen().catch(() => setIsCover(true));
  };
  return { isOn: isReal || isCover, isCover, toggle };
}
