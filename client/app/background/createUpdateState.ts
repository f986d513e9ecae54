import { createReloadGuard } from './createReloadGuard.ts';

export interface UpdateState {
  outdated(): void;
  /** Whether this address must come as a new document; says so at most once in ten seconds. */
  mustReload(path: string): boolean;
}

/** Whether this document is of an older build, by the hourly question or because a file of its build is gone. */
export function createUpdateState(window: Window): UpdateState {
  let isOutdated = false;
  const mayReload = createReloadGuard(() => window.sessionStorage, Date.now);
  const outdated = () => {
    isOutdated = true;
  };
  // Without a network every file is gone, and a new document would be no better.
  window.addEventListener('vite:preloadError', () => window.navigator.onLine && outdated());
  return { outdated, mustReload: (path) => isOutdated && mayReload(path) };
}
