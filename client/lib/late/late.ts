import type { ComponentType } from 'react';
import { lateComponent } from './lateComponent.ts';

/**
 * A component that the browser loads after the page, and that the server renders at once: for pages without JavaScript, or for the first
 * frame. Wants a Suspense boundary above it. `late(() => import('./Part.tsx'), 'Part')`: the server's build makes an import of it
 * (scripts/bundle/importLate.ts), so both arguments stand there as written here.
 */
export function late<N extends string, P>(load: () => Promise<Record<N, ComponentType<P>>>, name: N): ComponentType<P> {
  return lateComponent(async () => (await load())[name]);
}
