import { useEffect, useRef } from 'react';
import { useLocation } from '#client/context/useLocation.ts';

/**
 * Moves the focus on a new page to the element of its hash, to the outcome that the page is about, or to its heading. A change of the query
 * alone does not.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef(`${pathname}${hash}`);
  useEffect(() => {
    const now = `${pathname}${hash}`;
    if (shown.current === now) return;
    shown.current = now;
    // In the next frame, after a menu that closes with the old page has returned the focus.
    const frame = requestAnimationFrame(() => focusPage(hash));
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash]);
  return null;
}

function focusPage(hash: string): void {
  const main = document.getElementById('main');
  if (hash === '#search') return main?.querySelector<HTMLElement>('input[type=search]')?.focus();
  // Some hashes name no element: `#demo` is a way to play.
  const named = hash ? document.getElementById(decodeHash(hash)) : null;
  const place = named ?? main?.querySelector<HTMLElement>('[data-outcome]') ?? main?.querySelector('h1') ?? main;
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: !named });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
