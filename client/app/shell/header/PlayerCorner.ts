import type { ComponentType } from 'react';
import { lateComponent } from '../../../lib/late/lateComponent.ts';
import type { Account } from '../../../stores/session.store.ts';

const load = async () => (await import('./PlayerControls.tsx')).PlayerControls;

/** The player's part of the header. Guests do not load it; the server renders it in the first byte. */
export const PlayerCorner: ComponentType<{ account: Account }> = import.meta.env.SSR
  ? await load()
  : lateComponent(load);
