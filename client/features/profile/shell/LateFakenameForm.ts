import type { ComponentProps, ComponentType } from 'react';
import { lateComponent } from '../../../lib/late/lateComponent.ts';
import type { FakenameForm } from './FakenameForm.tsx';

const load = async () => (await import('./FakenameForm.tsx')).FakenameForm;

/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
export const LateFakenameForm: ComponentType<ComponentProps<typeof FakenameForm>> = import.meta.env.SSR
  ? await load()
  : lateComponent(load);
