import type { ComponentProps, ComponentType } from 'react';
import { lateComponent } from '../../../lib/late/lateComponent.ts';
import type { PauseConfirm } from './PauseConfirm.tsx';

const load = async () => (await import('./PauseConfirm.tsx')).PauseConfirm;

/** Loaded on demand; on the server at once, for pages without JavaScript. */
export const LatePauseConfirm: ComponentType<ComponentProps<typeof PauseConfirm>> = import.meta.env.SSR
  ? await load()
  : lateComponent(load);
