import type { ComponentProps, ComponentType } from 'react';
import { lateComponent } from '../../../lib/late/lateComponent.ts';
import type { PauseConfirm } from './PauseConfirm.tsx';

const load = async () => (await import('./PauseConfirm.tsx')).PauseConfirm;

/** As LatePersonalForm. */
export const LatePauseConfirm: ComponentType<ComponentProps<typeof PauseConfirm>> = import.meta.env.SSR
  ? await load()
  : lateComponent(load);
