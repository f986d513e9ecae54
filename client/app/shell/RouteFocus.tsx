import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the heading of a new page, or to the element of its hash. A change of the query alone does not. */
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
  const target = hash ? document.getElementById(decodeHash(hash)) : main?.querySelector<HTMLElement>('h1');
  const heading = target ?? main;
  if (!heading) return;
  if (heading.tabIndex < 0) heading.tabIndex = -1;
  heading.focus({ preventScroll: !hash });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
