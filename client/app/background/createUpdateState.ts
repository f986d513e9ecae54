import { createReloadGuard } from './createReloadGuard.ts';

export interface UpdateState {
  outdated(): void;
  /** Whether an error is a failed load of a file of this build. */
  isMissingFile(error: unknown): boolean;
  /** Whether this address must be loaded as a new document; true at most once in ten seconds. */
  mustReload(path: string): boolean;
}

/** Whether this document is of an older build: known from the hourly check, or from a missing file of its build. */
export function createUpdateState(window: Window): UpdateState {
  let isOutdated = false;
  const mayReload = createReloadGuard(() => window.sessionStorage, Date.now);
  const outdated = () => {
    isOutdated = true;
  };
  const missing = new WeakSet<Error>();
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
    // Offline every file is missing, and so would be a new document.
    if (window.navigator.onLine) outdated();
  });
  return {
    outdated,
    isMissingFile: (error) => error instanceof Error && missing.has(error),
    mustReload: (path) => isOutdated && mayReload(path),
  };
}
