import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A new page is read from its heading: the focus goes there, or to what the hash names. Filters of one page do not move it. */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef(`${pathname}${hash}`);
  useEffect(() => {
    const now = `${pathname}${hash}`;
    if (shown.current === now) return;
    shown.current = now;
    // A menu that closes with the old page gives the focus back first.
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
