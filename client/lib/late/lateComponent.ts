import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** Milliseconds before each further try; then the file is taken to be gone. */
const PAUSES_MS = [1_000, 4_000, 15_000];

/**
 * `lazy` for a part that comes after the page. React remembers a file that did not come for as long as the document lives, and
 * would take down all that stands around the part: so it is asked for again, when the network is back and a few times where there
 * is one. A file that is gone for good is reported, and what stands in for the part stays.
 */
export function lateComponent<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await untilLoaded(load) }));
}

async function untilLoaded<T>(load: () => Promise<T>, failures = 0): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (import.meta.env.SSR) throw error;
    const pause = PAUSES_MS[failures];
    if (navigator.onLine && pause !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      return untilLoaded(load, failures + 1);
    }
    if (navigator.onLine) reportError(error);
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return untilLoaded(load);
  }
}
