import { useEffect, useRef } from 'react';

/** Calls when someone comes back to the page from another tab, window or app; once, whichever of the browser's events come. */
export function useOnReturn(run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    let isAway = document.hidden;
    const leave = () => {
      isAway = true;
    };
    const look = () => {
      if (document.hidden) leave();
      else if (isAway) {
        isAway = false;
        latest.current();
      }
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', look);
    };
  }, []);
}
