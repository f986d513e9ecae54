import type { ComponentType } from 'react';
import { lateComponent } from '../../lib/late/lateComponent.ts';
import type { ContinuedGame } from './loadContinued.ts';

const load = async () => (await import('./ContinueRow.tsx')).ContinueRow;

/** Loaded lazily, so that guests do not load it; on the server it renders with the page. */
export const LateContinueRow: ComponentType<{ games: readonly ContinuedGame[] }> = import.meta.env.SSR
  ? await load()
  : lateComponent(load);
