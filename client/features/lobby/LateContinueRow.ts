import type { ComponentType } from 'react';
import { lateComponent } from '../../lib/late/lateComponent.ts';
import type { ContinuedGame } from './loadContinued.ts';

const load = async () => (await import('./ContinueRow.tsx')).ContinueRow;

/** What the player played last. Guests do not load it; on the server it is part of the page. */
export const LateContinueRow: ComponentType<{ games: readonly ContinuedGame[] }> = import.meta.env.SSR
  ? await load()
  : lateComponent(load);
