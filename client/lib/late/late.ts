import { lateComponent } from './lateComponent.ts';

/**
 * `lateComponent` that the server renders at once: for pages without JavaScript, or for the first frame. Wants a Suspense boundary above
 * it. On the server a call is an import (scripts/bundle/importLate.ts), so its arguments are an import and a name, written there.
 */
export const late = lateComponent;
