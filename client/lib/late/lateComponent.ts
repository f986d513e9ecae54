import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { untilLoaded } from './untilLoaded.ts';

/**
 * `lazy` with retries, for a part that loads after the page: `lateComponent(() => import('./Part.tsx'), 'Part')`. React.lazy remembers a
 * failed load for the life of the document, and the error would replace everything up to the next boundary. A missing file is reported,
 * and the fallback stays.
 */
export function lateComponent<N extends string, P>(
  load: () => Promise<Record<N, ComponentType<P>>>,
  name: N,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    const component: ComponentType<P> = (await untilLoaded(load, (error) => reportError(error)))[name];
    return { default: component };
  });
}
