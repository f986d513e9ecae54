import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Milliseconds before each retry; after the last, the file is considered missing. */
const PAUSES_MS = [1_000, 4_000, 15_000];

/**
 * `lazy` with retries, for a part that loads after the page: `lateComponent(() => import('./Part.tsx'), 'Part')`. React.lazy remembers a
 * failed load for the life of the document, and the error would replace everything up to the next boundary. So the file is loaded again:
 * a few times while online, and when the network returns. A missing file is reported, and the fallback stays.
 */
export function lateComponent<N extends string, P>(
  load: () => Promise<Record<N, ComponentType<P>>>,
  name: N,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    const component: ComponentType<P> = (await untilLoaded(load))[name];
    return { default: component };
  });
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
